/// How often a lock was tried in vain, and how long the next try has to wait for it. A try is
/// counted before it is looked at, so that many at once are no more than one after the other.
public struct LockTries: Equatable, Sendable {
  /// How many tries failed, or are just being looked at.
  public private(set) var count: Int
  /// When the last one began, in thousandths of a second.
  public private(set) var last: Int64

  /// The tries that cost nothing.
  public static let free = 2
  /// The first wait, and the longest one, in seconds.
  static let waits = (first: 5, longest: 900)

  /// Nobody has tried in vain.
  public static let none = LockTries(count: 0, last: 0)

  /// Takes back what was kept.
  public init(count: Int, last: Int64) {
    self.count = max(0, count)
    self.last = last
  }

  /// The seconds between the last try and the next one.
  public var delay: Int {
    if count <= Self.free { return 0 }
    let doublings = min(count - Self.free - 1, 16)
    return min(Self.waits.longest, Self.waits.first << doublings)
  }

  /// The seconds that are left to wait; nothing when a code may be tried now. By a clock that was
  /// set back it is the whole delay at most.
  public func wait(at now: Int64) -> Int? {
    let whole = Int64(delay) * 1000
    let passed = isAhead(of: now) ? 0 : min(whole, now - last)
    return passed >= whole ? nil : Int((whole - passed + 999) / 1000)
  }

  /// Whether the last try lies in what the clock calls the future: then it was set back.
  func isAhead(of now: Int64) -> Bool { last > now }

  /// The tries with one more.
  func adding(at now: Int64) -> LockTries {
    LockTries(count: count == Int.max ? count : count + 1, last: now)
  }

  /// The same tries by a clock that was set back: the delay begins anew.
  func begunAgain(at now: Int64) -> LockTries { LockTries(count: count, last: now) }
}
