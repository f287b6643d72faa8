/// Gathers the answers of a terminal out of what it sends.
struct ReplyCollector {
  /// No answer that is read is longer.
  private static let longest = 256

  private var content: [UInt8] = []
  private var replies: [TerminalReply] = []

  /// A control string begins.
  mutating func begin() { content = [] }

  /// A control string goes on.
  mutating func add(_ byte: UInt8) {
    if content.count <= Self.longest { content.append(byte) }
  }

  /// A control string has ended as it should.
  mutating func end(_ introducer: UInt8) {
    if content.count <= Self.longest,
      let reply = TerminalReply(introducer: introducer, content)
    {
      replies.append(reply)
    }
  }

  /// A control sequence has ended.
  mutating func receive(_ sequence: ControlSequence, final: UInt8) {
    if let reply = TerminalReply(sequence, final: final) { replies.append(reply) }
  }

  /// The answers so far, each once.
  mutating func taken() -> [TerminalReply] {
    defer { replies = [] }
    return replies
  }
}
