/// The screens of one part of the program: a home, and what was opened from it above. It answers
/// keys with effects and touches nothing.
protocol PartCoordinator {
  /// What its screens are shown by.
  var look: Look { get set }
  /// Whether letters are text here, and not commands.
  var takesText: Bool { get }
  /// Whether every key belongs to what is shown: letters are text, or answers.
  var ownsKeys: Bool { get }
  /// Whether the home is shown, and nothing above it.
  var isHome: Bool { get }
  /// How many screens lie above the home.
  var depth: Int { get }
  /// What keys do here.
  var bindings: [Binding] { get }
  /// Whether something moves, so that time has to be told as it passes.
  var isMoving: Bool { get }
  /// Whether something moves that is seen on a screen of this size.
  func isMoving(in area: Area) -> Bool
  /// The thousandths of a second between two pictures of what moves.
  var frame: Int { get }
  /// The thousandths of a second until what is shown is another by itself; nothing before midnight
  /// unless it says so.
  func patience() -> Int?

  /// What must be done when the part is shown; `again` when it is already, which leads back to
  /// the top of its home.
  mutating func enter(again: Bool) -> [Work]
  /// What brings everything that is shown up to date.
  func reload() -> [Work]
  /// Opens what a route leads to; what does not belong here is asked of the shell.
  mutating func lead(to route: Route) -> [ScreenEffect]
  /// Does what a key means here; nothing when it means nothing.
  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]?
  /// Puts in what the clipboard held.
  mutating func paste(_ text: String) -> [ScreenEffect]
  /// Takes a text back that was changed in an editor.
  mutating func take(_ text: String) -> [ScreenEffect]
  /// The errands whose answers are waited for here, by whichever screen.
  var awaited: [Ticket] { get }
  /// Hands what was found to the screen that waits for it.
  mutating func take(_ found: BooksFound, to errand: BooksErrand, _ ticket: Ticket)
    -> [ScreenEffect]
  /// Does what the mouse means here.
  mutating func handle(_ mouse: Mouse, in area: Area) -> [ScreenEffect]
  /// Lets time pass for what moves.
  mutating func pass(_ milliseconds: Int) -> [ScreenEffect]
  /// Somebody did something: what only celebrates is over.
  mutating func endMoment()
  /// Draws the topmost screen.
  func draw(into frame: inout Frame, in area: Area)
}

extension PartCoordinator {
  func isMoving(in area: Area) -> Bool { isMoving }
  func patience() -> Int? { nil }
  var depth: Int { isHome ? 0 : 1 }
}

/// The parts of the program, in the order of their tabs; what lies behind the comma and what is
/// found across all parts have none.
enum Part: Int, CaseIterable, Sendable {
  case today, people, sayings, moods, schedule, reading, more, finding

  /// The parts that have a tab.
  static let tabs = allCases.filter { $0 != .more && $0 != .finding }

  /// The pages about it, where it has some.
  var subject: TutorialSubject? {
    switch self {
    case .people: .people
    case .sayings: .sayings
    case .moods: .moods
    case .schedule: .schedule
    case .reading: .books
    case .today, .more, .finding: nil
    }
  }
}
