/// A hybrid logical clock: milliseconds since 1970 in the upper 48 bits, a counter in the lower
/// sixteen. It grows with every write, even while the clock of the computer goes back, and goes on
/// from what was received; so whoever wrote after having seen something is later than it.
public struct SyncClock: Equatable, Sendable {
  /// The value that was given last.
  public private(set) var last: UInt64

  /// Goes on from a value.
  public init(last: UInt64 = 0) { self.last = last }

  /// The value for a write at a moment.
  public mutating func tick(at milliseconds: Int64) -> UInt64 {
    // Nothing received lies more than a day ahead (`farthest`), so the end is never reached.
    last = max(last == .max ? last : last + 1, Self.value(at: milliseconds))
    return last
  }

  /// Goes on from what another device wrote.
  public mutating func follow(_ received: UInt64) { last = max(last, received) }

  /// The lowest value of a millisecond. Before 1970 and after the year 6429 the clock stands still.
  public static func value(at milliseconds: Int64) -> UInt64 {
    UInt64(min(max(milliseconds, 0), 1 << 47)) << 16
  }

  /// The millisecond of a value.
  public static func milliseconds(of value: UInt64) -> Int64 { Int64(value >> 16) }

  /// How far ahead of one's own clock others may be: a day.
  public static let tolerance: Int64 = 86_400_000

  /// The highest value that is received at a moment.
  public static func farthest(at milliseconds: Int64) -> UInt64 {
    value(at: min(max(milliseconds, 0), 1 << 47) + tolerance) | 0xFFFF
  }
}
