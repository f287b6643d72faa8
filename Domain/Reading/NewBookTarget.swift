/// The default target of a new book: no target, or a number of days ahead.
public struct NewBookTarget: Equatable, Sendable {
  /// The number of days ahead; nil for no target.
  public let days: Int?

  public static let none = NewBookTarget(days: nil)

  init(days: Int?) { self.days = days }

  /// Parses `none`, 없음, or a period such as `7d` or `+7d`. Returns nil for other texts, and for more than a year.
  public init?(_ text: String) {
    let trimmed = Text.trimmed(text)
    let text = trimmed.hasPrefix("+") ? String(trimmed.dropFirst()) : trimmed
    if Self.noTarget.contains(text.lowercased()) {
      self = .none
      return
    }
    guard let days = PhraseReader(today: Day(ordinal: 0)).cycle(text),
      (1...TargetDay.most).contains(days)
    else { return nil }
    self.init(days: days)
  }

  /// The words that mean no target, in settings and in `--target`.
  public static let noTarget = ["none", "없음"]

  /// Returns the target day for a book that is added on a given day. Returns nil for no target.
  public func day(from today: Day) -> Day? { days.map { today + $0 } }

  /// The text for the settings file, which `init(_:)` can parse.
  public var text: String { days.map { "\($0)d" } ?? Self.noTarget[0] }
}
