/// What a screen waits for: one answer at most, the one to what it asked last. An answer to
/// anything else is late, and not taken.
package struct Pending: Equatable, Sendable {
  /// Whose tickets these are: another name for each kind of screen.
  private let counter: String
  private var given = 0
  /// The task ID whose answer is waited for.
  package private(set) var awaited: TaskID?
  /// For how many thousandths of a second it has been waited for, as far as time was told.
  package private(set) var elapsed = 0

  /// Waits for nothing yet.
  package init(_ counter: String) { self.counter = counter }

  /// Whether an answer is waited for.
  package var isWaiting: Bool { awaited != nil }

  /// Asks for something. Whatever was asked before is not wanted any more.
  package mutating func ask(_ work: BackgroundTaskWork) -> [ScreenEffect] {
    let before = stop()
    given += 1
    let ticket = TaskID(counter, given)
    awaited = ticket
    return before + [.backgroundTask(BackgroundTask(ticket, work))]
  }

  /// Waits no longer.
  package mutating func stop() -> [ScreenEffect] {
    let before = awaited
    awaited = nil
    elapsed = 0
    return before.map { [.stop($0)] } ?? []
  }

  /// Takes an answer, if it is the one that is waited for; then nothing is waited for any more.
  package mutating func takes(_ ticket: TaskID) -> Bool {
    guard ticket == awaited else { return false }
    awaited = nil
    elapsed = 0
    return true
  }

  /// Lets time pass.
  package mutating func pass(_ milliseconds: Int) {
    if isWaiting { elapsed += max(0, milliseconds) }
  }
}
