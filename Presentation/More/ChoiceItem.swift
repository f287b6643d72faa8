import PresentationKit

/// Something that can be chosen on a page of choices. Most pages stay as they are; what brings one
/// up to date, and what it takes, belongs to what stands on it.
protocol ChoiceItem: Equatable, Sendable {
  /// What brings the page up to date.
  static var reload: [Work] { get }
  /// Whether the page is over once something was done.
  static var isOverWhenDone: Bool { get }
  /// Takes what the features answered.
  static func receive(_ answer: FeatureEvent, on page: inout ChoiceScreen<Self>)
  /// Opens a route that leads to the page itself, while it is open.
  static func open(_ route: Route, on page: inout ChoiceScreen<Self>) -> [ScreenEffect]?
}

extension ChoiceItem {
  static var reload: [Work] { [] }
  static var isOverWhenDone: Bool { false }
  static func receive(_ answer: FeatureEvent, on page: inout ChoiceScreen<Self>) {}
  static func open(_ route: Route, on page: inout ChoiceScreen<Self>) -> [ScreenEffect]? { nil }
}
