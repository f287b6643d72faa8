/// Measures the time without input, so that an unattended session is locked.
package struct IdleWatch: Equatable, Sendable {
  /// The idle time in milliseconds after which the lock is requested; nil for never.
  private let limit: Int?
  private var rested = 0
  private var next: Int
  /// Whether a lock was set at the last check.
  package var isLockSet = false

  /// The default idle time in minutes.
  package static let defaultMinutes = 10

  /// The longest wait in milliseconds while a lock is set. A sleeping computer does not count time, so the clock is
  /// checked at least this often.
  private static let longestWait = 30_000

  /// Creates a watch with a limit in minutes; zero or less means never.
  package init(minutes: Int) {
    limit = minutes > 0 ? min(minutes, 1 << 20) * 60_000 : nil
    next = limit ?? .max
  }

  /// The maximum time in milliseconds until `rest` must be called; nil for no limit.
  package var timeout: Int? {
    guard limit != nil else { return nil }
    let left = max(0, next - rested)
    return isLockSet ? min(left, Self.longestWait) : left
  }

  /// Resets the idle time after an input.
  package mutating func begin() {
    rested = 0
    next = limit ?? .max
  }

  /// Stores the idle time so far. Returns true if the lock must be requested now.
  package mutating func rest(_ milliseconds: Int) -> Bool {
    rested = milliseconds
    guard let limit, milliseconds >= next else { return false }
    next = milliseconds + limit
    return true
  }
}
