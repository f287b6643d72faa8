/// How often in a row somebody did not know a secret, and how long nobody is asked for it now.
public struct WrongTries: Equatable, Sendable {
  public var count: Int
  /// When the last one was, in real milliseconds.
  public var last: Int64

  /// Puts it together.
  public init(count: Int = 0, last: Int64 = 0) {
    self.count = count
    self.last = last
  }

  /// How many wrong passwords in a row cost nothing.
  public static let ofPasswords = 5
  /// How many wrong codes cost nothing; each code alone allows fewer.
  public static let ofCodes = 20
  /// The first time nobody is asked, in milliseconds; each further wrong try doubles it.
  public static let firstWait: Int64 = 30_000
  /// The longest time nobody is asked.
  public static let longestWait: Int64 = 900_000

  /// How much longer nobody is asked. A clock that was put back does not make it shorter, nor
  /// longer than it was in the beginning.
  mutating func left(at now: Int64, free: Int) -> Int64 {
    if count < free { return 0 }
    if last > now { last = now }
    let doublings = min(count - free, 10)
    return max(0, min(Self.longestWait, Self.firstWait << Int64(doublings)) - (now - last))
  }

  /// Counts a try before it is known how it comes out, so that many at once do not come for free,
  /// unless one still has to wait.
  mutating func begin(at now: Int64, free: Int) -> Int64 {
    let left = left(at: now, free: free)
    if left == 0 {
      count = min(count + 1, 1_000)
      last = now
    }
    return left
  }
}
