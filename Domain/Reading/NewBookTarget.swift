/// The default target of a new book: none, or a number of days ahead.
public struct NewBookTarget: Equatable, Sendable {
  /// The number of days ahead; nil for no target.
  public let days: Int?

  public static let none = NewBookTarget(days: nil)

  init(days: Int?) { self.days = days }

  /// Parses `none` or a number of days such as `7d`; nil if the text is neither.
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

  /// The target day as of a given day.
  public func day(from today: Day) -> Day? { days.map { today + $0 } }

  /// The form written to the settings file, which `init(_:)` parses.
  public var text: String { days.map { "\($0)d" } ?? Self.noTarget[0] }
}
