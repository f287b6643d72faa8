import PresentationKit

/// An item of a list screen. Most lists are static; the item type of a list that shows current values overrides the
/// defaults.
protocol ChoiceItem: Equatable, Sendable {
  /// The picture in the preview of the item; nil if it has none.
  var picture: TutorialPage.Picture? { get }
  /// The requests that refresh the list.
  static var reload: [Work] { get }
  /// Whether the list closes after a change.
  static var isOverWhenDone: Bool { get }
  /// Handles an answer of the features.
  static func receive(_ answer: FeatureEvent, on page: inout ChoiceScreen<Self>)
  /// Handles a route to the list itself while the list is open. Returns nil if the route leads elsewhere.
  static func open(_ route: Route, on page: inout ChoiceScreen<Self>) -> [ScreenEffect]?
}

extension ChoiceItem {
  var picture: TutorialPage.Picture? { nil }
  static var reload: [Work] { [] }
  static var isOverWhenDone: Bool { false }
  static func receive(_ answer: FeatureEvent, on page: inout ChoiceScreen<Self>) {}
  static func open(_ route: Route, on page: inout ChoiceScreen<Self>) -> [ScreenEffect]? { nil }
}
