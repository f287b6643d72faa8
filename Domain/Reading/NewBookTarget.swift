/// The target of a book for which none is given: none, or a day so many days ahead.
public struct NewBookTarget: Equatable, Sendable {
  /// How many days ahead; nil for books without a target.
  public let days: Int?

  /// No target.
  public static let none = NewBookTarget(days: nil)

  /// So many days ahead.
  init(days: Int?) { self.days = days }

  /// Reads `none` or a number of days such as `7d`; nil where the text is neither.
  public init?(_ text: String) {
    let text = Text.trimmed(text)
    if Self.noTarget.contains(text.lowercased()) {
      self = .none
      return
    }
    guard let days = PhraseReader(today: Day(ordinal: 0)).cycle(text),
      (1...TargetDay.most).contains(days)
    else { return nil }
    self.init(days: days)
  }

  /// The words for no target, in settings and in `--target`.
  public static let noTarget = ["none", "없음"]

  /// The day that is meant on a day.
  public func day(from today: Day) -> Day? { days.map { today + $0 } }

  /// As it is written in the settings file.
  public var text: String { days.map { "\($0)d" } ?? Self.noTarget[0] }
}
