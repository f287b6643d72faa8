/// Counts how long nobody has done anything, so that what is locked does not stay open before an
/// empty chair.
package struct IdleWatch: Equatable, Sendable {
  /// After how many thousandths of a second it is asked for the lock; nothing for never.
  private let limit: Int?
  private var rested = 0
  private var next: Int
  /// Whether there was a lock when it was last looked at.
  package var isLockSet = false

  /// The minutes of somebody who never said otherwise.
  package static let usualMinutes = 10

  /// A computer that sleeps counts no time, so somebody has to look now and then.
  private static let glance = 30_000

  /// Watches with a limit in minutes, where none or less is never.
  package init(minutes: Int) {
    limit = minutes > 0 ? min(minutes, 1 << 20) * 60_000 : nil
    next = limit ?? .max
  }

  /// How long may pass before the watch has to be told.
  package var timeout: Int? {
    guard limit != nil else { return nil }
    let left = max(0, next - rested)
    return isLockSet ? min(left, Self.glance) : left
  }

  /// Somebody is there.
  package mutating func begin() {
    rested = 0
    next = limit ?? .max
  }

  /// So long nobody has done anything; true when the lock has to be looked at.
  package mutating func rest(_ milliseconds: Int) -> Bool {
    rested = milliseconds
    guard let limit, milliseconds >= next else { return false }
    next = milliseconds + limit
    return true
  }
}
