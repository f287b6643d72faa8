import Domain

/// A screen of reading: it says what would bring it up to date, and hears every answer, of which it
/// takes what is meant for it.
protocol ReadingScreen: PartScreen {
  /// What brings what it shows up to date.
  var reload: [Work] { get }
  /// Whether it is over once something was done: forms are.
  var isOverWhenDone: Bool { get }
  /// Whether something moves on it, so that time has to be told as it passes.
  var isMoving: Bool { get }
  /// Takes what the features answered; what is not for it changes nothing.
  mutating func hear(_ event: ReadingEvent) -> [ScreenEffect]
  /// Lets time pass for what moves.
  mutating func pass(_ milliseconds: Int) -> [ScreenEffect]
  /// Somebody did something: what only celebrates is over.
  mutating func endMoment()
}

extension ReadingScreen {
  var reload: [Work] { [] }
  var isOverWhenDone: Bool { false }
  var isMoving: Bool { false }
  mutating func hear(_ event: ReadingEvent) -> [ScreenEffect] { [] }
  mutating func pass(_ milliseconds: Int) -> [ScreenEffect] { [] }
  mutating func endMoment() {}
}
