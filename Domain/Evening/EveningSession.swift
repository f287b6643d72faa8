/// The answers of one run of an evening. They are one history entry, although each is stored at once.
public struct EveningSession: Equatable, Sendable {
  public let day: Day
  /// The history entry of the answers; nil before the first one.
  var entry: Int?
  /// The number of answers in the entry.
  var count = 0
  /// The number of stored answers.
  public internal(set) var answers = 0

  public init(of day: Day) { self.day = day }
}

/// The day and the number of answers of an evening, as the history stores them.
public struct EveningSubject: Equatable, Sendable {
  public let day: Day
  public let answers: Int

  public init(_ day: Day, answers: Int) {
    self.day = day
    self.answers = answers
  }

  /// Parses the subject of a history entry; nil if it is no evening.
  public init?(_ text: String) {
    let parts = text.split(separator: " ")
    guard parts.count == 2, let day = Day(parts[0]), let answers = Int(parts[1]) else { return nil }
    self.init(day, answers: answers)
  }

  public var text: String { "\(day) \(answers)" }
}
