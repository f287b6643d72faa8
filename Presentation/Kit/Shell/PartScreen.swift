package import Domain
package import TextUI

/// One screen of a part: a value that answers keys with effects and touches nothing. What most
/// screens have no use for has a default.
package protocol PartScreen: Equatable, Sendable {
  /// What it is shown by; a new one comes whenever the clock shows another moment.
  var look: ViewContext { get set }

  /// What keys do here.
  var bindings: [Binding] { get }
  /// The place its keys are named by; nothing where no key map reaches.
  var keyContext: KeyContext? { get }
  /// Whether letters are text here, and not commands.
  var takesText: Bool { get }
  /// Whether every key belongs to the screen: letters are text, or answers.
  var ownsKeys: Bool { get }
  /// Does what a key means here; nothing when it means nothing.
  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]?
  /// Does what the mouse means here; most screens know only the wheel and clicks.
  mutating func handle(_ mouse: Mouse, in area: Area) -> [ScreenEffect]
  /// Does what the wheel means here, which turns where an arrow points: up or down.
  mutating func wheel(_ key: Key, in area: Area) -> [ScreenEffect]
  /// Does what a click means here.
  mutating func click(_ place: Point, in area: Area) -> [ScreenEffect]
  /// Puts in what the clipboard held.
  mutating func paste(_ text: String) -> [ScreenEffect]
  /// Puts a text back that was changed in an editor.
  mutating func edited(_ text: String) -> [ScreenEffect]

  /// What brings what it shows up to date: asked for whenever something was done, here or by another
  /// program. There is no default, so that no screen stays behind the store by being forgotten.
  var reload: [Work] { get }
  /// Takes what the features answered; what is not for it changes nothing.
  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect]
  /// Takes what came of what is marked in it.
  mutating func receive(_ event: MarkedEvent) -> [ScreenEffect]
  /// Lets a range of marks go along with the keys: called whenever something was pressed or came.
  mutating func followMarks() -> [ScreenEffect]
  /// The background tasks whose answers the screen waits for, which its `Pending` knows. One that is not
  /// among them any more is stopped.
  var awaited: [TaskID] { get }
  /// Takes what came of a background task the screen waits for; its `Pending` has to take the task ID.
  mutating func receive(_ result: BackgroundTaskResult, for ticket: TaskID) -> [ScreenEffect]
  /// Shows what is wrong with what was filled in; nothing when the screen has no place for it.
  mutating func refuse(_ report: Report) -> [ScreenEffect]?

  /// Whether it is over once something was done: forms and questions are.
  var isOverWhenDone: Bool { get }
  /// Whether it is over when a record of its part turns out to be gone.
  var isOverWhenGone: Bool { get }
  /// The record it is about, where it is over when just that one is gone, with all above it.
  var subject: ItemName? { get }

  /// Whether something moves that is seen on a screen of this size, so that time has to be told.
  func isMoving(in area: Area) -> Bool
  /// The thousandths of a second between two pictures of what moves.
  var frame: Int { get }
  /// The thousandths of a second until what is shown is another by itself; nothing before midnight
  /// unless it says so.
  func timeout() -> Int?
  /// Lets time pass for what moves.
  mutating func pass(_ milliseconds: Int) -> [ScreenEffect]
  /// Somebody did something: what only celebrates is over.
  mutating func endMoment() -> [ScreenEffect]

  /// Whether what lies below goes on being seen around it.
  var liesOver: Bool { get }
  /// Whether the part one came from is seen around it.
  var liesOverPart: Bool { get }
  /// What the whole window is drawn on while it is shown.
  func paper(over shown: Paper?) -> Paper?
  func draw(into frame: inout Frame, in area: Area)

  // What only the home of a part does.

  /// What must be done when its part is shown; `again` when it is already, which leads to the top.
  mutating func enter(again: Bool) -> [Work]
  /// Opens what a route leads to; nothing when it leads into another part.
  mutating func open(_ route: Route) -> [ScreenEffect]?
}

extension PartScreen {
  package var language: Language { look.language }
  package var glyphs: Glyphs { look.glyphs }
  package var hasMotion: Bool { look.hasMotion }
  package var isReadOnly: Bool { look.isReadOnly }
  package var now: Now { look.now }
  package var today: Day { look.now.day }

  package var keyContext: KeyContext? { nil }
  package var takesText: Bool { false }
  package var ownsKeys: Bool { takesText }
  package mutating func handle(_ mouse: Mouse, in area: Area) -> [ScreenEffect] {
    switch mouse.action {
    case .wheelUp: wheel(.up, in: area)
    case .wheelDown: wheel(.down, in: area)
    case .press: click(mouse.place, in: area)
    case .release, .drag: []
    }
  }
  package mutating func wheel(_ key: Key, in area: Area) -> [ScreenEffect] { [] }
  package mutating func click(_ place: Point, in area: Area) -> [ScreenEffect] { [] }
  package mutating func paste(_ text: String) -> [ScreenEffect] { [] }
  package mutating func edited(_ text: String) -> [ScreenEffect] { [] }

  package mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] { [] }
  package mutating func receive(_ event: MarkedEvent) -> [ScreenEffect] { [] }
  package mutating func followMarks() -> [ScreenEffect] { [] }
  package var awaited: [TaskID] { [] }
  package mutating func receive(_ result: BackgroundTaskResult, for ticket: TaskID)
    -> [ScreenEffect]
  { [] }
  package mutating func refuse(_ report: Report) -> [ScreenEffect]? { nil }

  package var isOverWhenDone: Bool { takesText }
  package var isOverWhenGone: Bool { false }
  package var subject: ItemName? { nil }

  package func isMoving(in area: Area) -> Bool { false }
  package var frame: Int { 84 }
  package func timeout() -> Int? { nil }
  package mutating func pass(_ milliseconds: Int) -> [ScreenEffect] { [] }
  package mutating func endMoment() -> [ScreenEffect] { [] }

  package var liesOver: Bool { false }
  package var liesOverPart: Bool { false }
  package func paper(over shown: Paper?) -> Paper? { shown }

  package mutating func enter(again: Bool) -> [Work] { reload }
  package mutating func open(_ route: Route) -> [ScreenEffect]? { nil }
}

/// A screen that shows nothing of the store that could be another meanwhile: a question, a text, or
/// what somebody is just choosing.
package protocol StillScreen: PartScreen {}

extension StillScreen {
  package var reload: [Work] { [] }
}

/// Any screen, so that a stack can hold several kinds.
package struct AnyScreen: Equatable, Sendable {
  package var content: any PartScreen

  package init(_ content: any PartScreen) { self.content = content }

  package static func == (one: AnyScreen, other: AnyScreen) -> Bool {
    one.content.isEqual(to: other.content)
  }
}
