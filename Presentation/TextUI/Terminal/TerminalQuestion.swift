/// The state of a query to the terminal: when it was sent and the answers so far.
package struct TerminalQuestion: Sendable {
  /// The milliseconds during which answers are accepted. The program does not block meanwhile: it draws at once, and
  /// again when the answers have arrived. Later answers are ignored.
  static let timeout: Int64 = 2000
  /// The timeout in milliseconds for a caller that does nothing but wait for the answers.
  static let longTimeout: Int64 = 600
  private var askedAt: Int64?
  private var timeout = Self.timeout
  private var answers = TerminalAnswers()

  package init() {}

  /// Records that the query was sent.
  mutating func begin(at now: Int64, timeout: Int64 = Self.timeout) {
    (askedAt, answers) = (now, TerminalAnswers())
    self.timeout = timeout
  }

  /// Records that the background colour was queried again. The other answers stay valid.
  mutating func beginAgain(at now: Int64) {
    askedAt = now
    timeout = Self.timeout
    answers.expectMore()
  }

  /// Returns whether no more answers can arrive, or no query was sent. Until then, an incomplete answer is not
  /// interpreted as keys.
  func isOver(at now: Int64) -> Bool { askedAt.map { now > $0 + Self.timeout } ?? true }

  /// Returns whether answers are still accepted.
  func isOpen(at now: Int64) -> Bool { askedAt.map { now <= $0 + timeout } ?? false }

  /// Whether the last answer of the terminal itself has arrived.
  var isWhole: Bool { answers.isWhole }

  /// Adds replies, and returns all answers once the last answer has arrived, otherwise nil. Answers forwarded by a
  /// multiplexer may arrive after its own last answer, so a result may be returned more than once.
  mutating func receive(_ replies: [TerminalReply], at now: Int64) -> TerminalAnswers? {
    guard let asked = askedAt, now <= asked + timeout, !replies.isEmpty else { return nil }
    for reply in replies { answers.receive(reply) }
    return answers.isWhole ? answers : nil
  }
}
