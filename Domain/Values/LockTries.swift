/// The wrong tries at a lock, and the wait before the next one. A try is counted before it is verified, so that
/// parallel tries are limited too.
public struct LockTries: Equatable, Sendable {
  /// The number of failed tries, including one in progress.
  public private(set) var count: Int
  /// The start of the last try, in milliseconds.
  public private(set) var last: Int64

  /// The number of wrong tries without a wait.
  public static let free = 2
  /// The shortest and the longest wait, in seconds.
  static let waits = (first: 5, longest: 900)

  public static let none = LockTries(count: 0, last: 0)

  /// Restores the stored number and time of tries. A negative count becomes 0.
  public init(count: Int, last: Int64) {
    self.count = max(0, count)
    self.last = last
  }

  /// The number of seconds that must pass between the last try and the next one.
  public var delay: Int {
    if count <= Self.free { return 0 }
    let doublings = min(count - Self.free - 1, 16)
    return min(Self.waits.longest, Self.waits.first << doublings)
  }

  /// Returns the remaining wait in seconds. Returns nil if a code may be tried now. The wait is the full delay if the
  /// clock was set back.
  public func wait(at now: Int64) -> Int? {
    let whole = Int64(delay) * 1000
    let passed = isAhead(of: now) ? 0 : min(whole, now - last)
    return passed >= whole ? nil : Int((whole - passed + 999) / 1000)
  }

  /// Returns whether the last try is in the future, because the clock was set back.
  func isAhead(of now: Int64) -> Bool { last > now }

  func adding(at now: Int64) -> LockTries {
    LockTries(count: count == Int.max ? count : count + 1, last: now)
  }

  /// Returns the same tries with the time of the last try set to `now`, so that the delay restarts. Used after the
  /// clock was set back.
  func begunAgain(at now: Int64) -> LockTries { LockTries(count: count, last: now) }
}
