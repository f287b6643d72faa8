/// What a terminal was asked when the screen was taken, and what came of it in time.
package struct TerminalQuestion: Sendable {
  /// How long answers count. Everything goes on meanwhile, and what comes later changes nothing.
  static let timeout: Int64 = 100
  /// How long whoever does nothing but wait for answers waits.
  static let longPatience: Int64 = 600
  /// How long half an answer is not taken for keys.
  private static let latest: Int64 = 2000

  private var askedAt: Int64?
  private var timeout = Self.timeout
  private var answers = TerminalAnswers()

  package init() {}

  /// Notes that the terminal is asked.
  mutating func begin(at now: Int64, timeout: Int64 = Self.timeout) {
    (askedAt, answers) = (now, TerminalAnswers())
    self.timeout = timeout
  }

  /// Whether nothing can come any more.
  func isOver(at now: Int64) -> Bool { askedAt.map { now > $0 + Self.latest } ?? true }

  /// Whether answers still count.
  func isOpen(at now: Int64) -> Bool { askedAt.map { now <= $0 + timeout } ?? false }

  /// Whether the last answer of the terminal itself is there.
  var isWhole: Bool { answers.isWhole }

  /// Takes what came, and gives all of it once the last answer is there. What a multiplexer has to
  /// ask for comes after its own last answer.
  mutating func receive(_ replies: [TerminalReply], at now: Int64) -> TerminalAnswers? {
    guard let asked = askedAt, now <= asked + timeout, !replies.isEmpty else { return nil }
    for reply in replies { answers.receive(reply) }
    return answers.isWhole ? answers : nil
  }
}
