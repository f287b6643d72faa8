package import Domain
package import TextUI

/// A screen of a part: a value that answers keys with effects and has no side effects. Requirements that most screens
/// do not use have a default implementation.
package protocol PartScreen: Equatable, Sendable {
  /// The context with which the screen is drawn. It is replaced whenever the clock changes.
  var context: ViewContext { get set }

  /// The keys of the screen, as the key bar and the help show them.
  var bindings: [Binding] { get }
  /// The context in which the key map looks up the keys of the screen; nil if its keys cannot be remapped.
  var keyContext: KeyContext? { get }
  /// Whether letters are typed as text instead of being commands.
  var takesText: Bool { get }
  /// Whether a Korean letter reaches the screen as typed, because it is or begins a text. Otherwise the screen receives
  /// the Latin letter on the same key.
  var readsLetters: Bool { get }
  /// Whether the screen handles every key, as text or as answers.
  var ownsKeys: Bool { get }
  /// The effect of Esc while a dialog is shown; nil without a dialog. The dialog shows its own keys, so the key bar
  /// shows only Esc.
  var dialogEscape: String? { get }
  /// Whether the screen needs the whole window, without the tabs and the key bar, because `area` between them is too
  /// small for it.
  func fillsWindow(of size: Size, insteadOf area: Area, _ rendition: Rendition) -> Bool
  /// Handles a key; nil if the key has no meaning on this screen.
  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]?
  /// Handles a mouse event; most screens handle only the wheel and clicks.
  mutating func handle(_ mouse: Mouse, in area: Area) -> [ScreenEffect]
  /// Handles the mouse wheel, which arrives as an up or down arrow key.
  mutating func wheel(_ key: Key, in area: Area) -> [ScreenEffect]
  mutating func click(_ point: Point, in area: Area) -> [ScreenEffect]
  mutating func paste(_ text: String) -> [ScreenEffect]
  /// Stores a text after external editing.
  mutating func edited(_ text: String) -> [ScreenEffect]

  /// The requests that reload the content, run after every change by this or another process. There is no default,
  /// because a screen that forgot them would show stale data.
  var reload: [Work] { get }
  /// Handles an answer of the features. An answer meant for another screen must change nothing.
  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect]
  /// Handles the result of a request about the marked rows.
  mutating func receive(_ event: SelectionEvent) -> [ScreenEffect]
  /// Extends a range of marks to the cursor; called after every key and every answer.
  mutating func extendMultiSelection() -> [ScreenEffect]
  /// The background tasks whose results the screen awaits, from its `InFlightTask`. A task that is no longer listed is
  /// stopped.
  var inFlight: [TaskID] { get }
  /// Handles the result of a background task. The screen must first ask `InFlightTask.takes` whether the result is
  /// still awaited.
  mutating func receive(_ result: BackgroundTaskResult, for taskID: TaskID) -> [ScreenEffect]
  /// Shows an error at the input it is about; nil if the screen has no such input.
  mutating func refuse(_ report: Report) -> [ScreenEffect]?

  /// Whether the screen closes after a change was made, as forms and questions do.
  var isOverWhenDone: Bool { get }
  /// Whether the screen closes when a record of its part no longer exists.
  var isOverWhenGone: Bool { get }
  /// The record that the screen is about; nil if there is none. If the record no longer exists, the screen and all
  /// screens above it close, except a form on top.
  var subject: ItemName? { get }

  /// Returns whether something visible in this area moves. If so, `pass` must be called.
  func isMoving(in area: Area) -> Bool
  /// The milliseconds between two frames of an animation.
  var frame: Int { get }
  /// Returns the milliseconds until the content changes by itself; nil if it does not change before midnight.
  func timeout() -> Int?
  /// Advances animations by a time in milliseconds.
  mutating func pass(_ milliseconds: Int) -> [ScreenEffect]
  /// Ends a celebration after an input of the user.
  mutating func endMoment() -> [ScreenEffect]

  /// Returns whether the screens below remain visible around this screen.
  func liesOver(in area: Area) -> Bool
  /// Whether the part from which the user came remains visible around this screen.
  var liesOverPart: Bool { get }
  /// Returns the colours of the whole window while the screen is shown; nil for the colours of the terminal. `shown`
  /// are the colours for the other screens.
  func paper(over shown: Paper?) -> Paper?
  func draw(into frame: inout Frame, in area: Area)

  // Requirements that only the home of a part implements follow.

  /// Returns the requests to run when the part of the screen is shown. `again` is true if the part is already shown, so
  /// that its first screen goes back to the top.
  mutating func enter(again: Bool) -> [Work]
  /// Opens a route; nil if the route leads to another part.
  mutating func open(_ route: Route) -> [ScreenEffect]?
}

extension PartScreen {
  package var language: Language { context.language }
  package var glyphs: Glyphs { context.glyphs }
  package var hasMotion: Bool { context.hasMotion }
  package var isReadOnly: Bool { context.isReadOnly }
  package var now: Now { context.now }
  package var today: Day { context.now.day }

  package var keyContext: KeyContext? { nil }
  package var takesText: Bool { false }
  package var readsLetters: Bool { takesText }
  package var ownsKeys: Bool { takesText }
  package var dialogEscape: String? { nil }
  package func fillsWindow(
    of size: Size, insteadOf area: Area, _ rendition: Rendition
  ) -> Bool { false }
  package mutating func handle(_ mouse: Mouse, in area: Area) -> [ScreenEffect] {
    switch mouse.action {
    case .wheelUp: wheel(.up, in: area)
    case .wheelDown: wheel(.down, in: area)
    case .press: click(mouse.position, in: area)
    case .release, .drag: []
    }
  }
  package mutating func wheel(_ key: Key, in area: Area) -> [ScreenEffect] { [] }
  package mutating func click(_ point: Point, in area: Area) -> [ScreenEffect] { [] }
  package mutating func paste(_ text: String) -> [ScreenEffect] { [] }
  package mutating func edited(_ text: String) -> [ScreenEffect] { [] }

  package mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] { [] }
  package mutating func receive(_ event: SelectionEvent) -> [ScreenEffect] { [] }
  package mutating func extendMultiSelection() -> [ScreenEffect] { [] }
  package var inFlight: [TaskID] { [] }
  package mutating func receive(_ result: BackgroundTaskResult, for taskID: TaskID)
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

  package func liesOver(in area: Area) -> Bool { false }
  package var liesOverPart: Bool { false }
  package func paper(over shown: Paper?) -> Paper? { shown }

  package mutating func enter(again: Bool) -> [Work] { reload }
  package mutating func open(_ route: Route) -> [ScreenEffect]? { nil }
}

/// A screen without stored content that could become stale: a question, a text or a pending choice.
package protocol StillScreen: PartScreen {}

extension StillScreen {
  package var reload: [Work] { [] }
}

/// A type-erased screen, so that a stack can hold screens of several types.
package struct AnyScreen: Equatable, Sendable {
  package var content: any PartScreen

  package init(_ content: any PartScreen) { self.content = content }

  package static func == (one: AnyScreen, other: AnyScreen) -> Bool {
    one.content.isEqual(to: other.content)
  }
}
