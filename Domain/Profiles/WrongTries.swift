/// The consecutive wrong tries at a secret, which determine the wait before the next try.
public struct WrongTries: Equatable, Sendable {
  public var count: Int
  /// The time of the last try, in milliseconds of the real clock.
  public var last: Int64

  public init(count: Int = 0, last: Int64 = 0) {
    self.count = count
    self.last = last
  }

  /// The number of consecutive wrong passwords after which waiting starts.
  public static let ofPasswords = 5
  /// The number of consecutive wrong codes after which waiting starts. A single code allows fewer tries.
  public static let ofCodes = 20
  /// The first wait in milliseconds. Each further wrong try doubles the wait.
  public static let firstWait: Int64 = 30_000
  /// The longest wait in milliseconds.
  public static let longestWait: Int64 = 900_000

  /// Returns the remaining wait in milliseconds. If the clock was set back, the wait restarts, but never exceeds its
  /// full length.
  mutating func left(at now: Int64, free: Int) -> Int64 {
    if count < free { return 0 }
    if last > now { last = now }
    let doublings = min(count - free, 10)
    return max(0, min(Self.longestWait, Self.firstWait << Int64(doublings)) - (now - last))
  }

  /// Counts a try before it is verified, so that parallel tries are limited too. Returns the remaining wait. While the
  /// wait is above 0, the try is not counted.
  mutating func begin(at now: Int64, free: Int) -> Int64 {
    let left = left(at: now, free: free)
    if left == 0 {
      count = min(count + 1, 1_000)
      last = now
    }
    return left
  }
}
