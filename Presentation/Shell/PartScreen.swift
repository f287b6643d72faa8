/// One screen of a part: a value that answers keys with effects and touches nothing.
protocol PartScreen: Equatable, Sendable {
  /// What keys do here.
  var bindings: [Binding] { get }
  /// Whether letters are text here, and not commands.
  var takesText: Bool { get }
  /// Whether every key belongs to the screen: letters are text, or answers.
  var ownsKeys: Bool { get }
  /// Whether what lies below goes on being seen around it.
  var liesOver: Bool { get }

  /// Does what a key means here; nothing when it means nothing.
  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]?
  /// Puts in what the clipboard held.
  mutating func paste(_ text: String) -> [ScreenEffect]
  /// Takes a text back that was changed in an editor.
  mutating func take(_ text: String) -> [ScreenEffect]
  /// The errands whose answers the screen waits for, which its `Pending` knows. One that is not
  /// among them any more is stopped.
  var awaited: [Ticket] { get }
  /// Takes what was found for an errand the screen waits for; its `Pending` has to take the ticket.
  mutating func take(_ found: BooksFound, to errand: BooksErrand, _ ticket: Ticket)
    -> [ScreenEffect]
  /// Does what the mouse means here.
  mutating func handle(_ mouse: Mouse, in area: Area) -> [ScreenEffect]
  /// Shows what is wrong with what was filled in; false when the screen has no place for it.
  mutating func refuse(_ report: Report) -> Bool
  func draw(into frame: inout Frame, in area: Area)
}

extension PartScreen {
  var takesText: Bool { false }
  var ownsKeys: Bool { takesText }
  var liesOver: Bool { false }
  mutating func paste(_ text: String) -> [ScreenEffect] { [] }
  mutating func take(_ text: String) -> [ScreenEffect] { [] }
  var awaited: [Ticket] { [] }
  mutating func take(_ found: BooksFound, to errand: BooksErrand, _ ticket: Ticket)
    -> [ScreenEffect]
  { [] }
  mutating func handle(_ mouse: Mouse, in area: Area) -> [ScreenEffect] { [] }
  mutating func refuse(_ report: Report) -> Bool { false }

  fileprivate func isEqual(to other: any PartScreen) -> Bool { other as? Self == self }
}

/// Any screen, so that a stack can hold several kinds.
struct AnyScreen: Equatable, Sendable {
  var content: any PartScreen

  init(_ content: any PartScreen) { self.content = content }

  static func == (one: AnyScreen, other: AnyScreen) -> Bool {
    one.content.isEqual(to: other.content)
  }
}
