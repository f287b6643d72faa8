/// What a terminal was asked when the screen was taken, and what came of it in time.
package struct TerminalQuestion: Sendable {
  /// How long answers count. Everything goes on meanwhile, and what comes later changes nothing.
  private static let patience: Int64 = 100
  /// How long half an answer is not taken for keys.
  private static let latest: Int64 = 2000

  private var askedAt: Int64?
  private var answers = TerminalAnswers()

  package init() {}

  /// Notes that the terminal is asked.
  mutating func begin(at now: Int64) { (askedAt, answers) = (now, TerminalAnswers()) }

  /// Whether nothing can come any more.
  func isOver(at now: Int64) -> Bool { askedAt.map { now > $0 + Self.latest } ?? true }

  /// Takes what came, and gives all of it once the last answer is there. What a multiplexer has to
  /// ask for comes after its own last answer.
  mutating func receive(_ replies: [TerminalReply], at now: Int64) -> TerminalAnswers? {
    guard let asked = askedAt, now <= asked + Self.patience, !replies.isEmpty else { return nil }
    for reply in replies { answers.receive(reply) }
    return answers.isWhole ? answers : nil
  }
}
