/// Counts consecutive wrong tries of a secret, and computes how long the next one must wait.
public struct WrongTries: Equatable, Sendable {
  public var count: Int
  /// The time of the last try, in real milliseconds.
  public var last: Int64

  public init(count: Int = 0, last: Int64 = 0) {
    self.count = count
    self.last = last
  }

  /// The number of wrong passwords in a row before waiting starts.
  public static let ofPasswords = 5
  /// The number of wrong codes in a row before waiting starts. Each single code allows fewer.
  public static let ofCodes = 20
  /// The first wait in milliseconds; each further wrong try doubles it.
  public static let firstWait: Int64 = 30_000
  /// The longest wait in milliseconds.
  public static let longestWait: Int64 = 900_000

  /// The remaining wait in milliseconds. If the clock was set back, the wait restarts but never exceeds its full
  /// length.
  mutating func left(at now: Int64, free: Int) -> Int64 {
    if count < free { return 0 }
    if last > now { last = now }
    let doublings = min(count - free, 10)
    return max(0, min(Self.longestWait, Self.firstWait << Int64(doublings)) - (now - last))
  }

  /// Counts a try before it is verified, so that parallel tries are limited too. Returns the remaining wait, and counts
  /// nothing while it is above 0.
  mutating func begin(at now: Int64, free: Int) -> Int64 {
    let left = left(at: now, free: free)
    if left == 0 {
      count = min(count + 1, 1_000)
      last = now
    }
    return left
  }
}
