/// Collects the terminal's replies to queries from its output.
struct ReplyCollector {
  /// The maximum length of a reply in bytes.
  private static let longest = 256

  private var content: [UInt8] = []
  private var replies: [TerminalReply] = []

  /// Starts a control string.
  mutating func begin() { content = [] }

  /// Adds a byte of the control string.
  mutating func add(_ byte: UInt8) {
    if content.count <= Self.longest { content.append(byte) }
  }

  /// Ends the control string and parses it as a reply.
  mutating func end(_ introducer: UInt8) {
    if content.count <= Self.longest,
      let reply = TerminalReply(introducer: introducer, content)
    {
      replies.append(reply)
    }
  }

  /// Parses a complete control sequence as a reply.
  mutating func receive(_ sequence: ControlSequence, final: UInt8) {
    if let reply = TerminalReply(sequence, final: final) { replies.append(reply) }
  }

  /// Returns and removes the replies.
  mutating func takeAll() -> [TerminalReply] {
    defer { replies = [] }
    return replies
  }
}
