/// A hybrid logical clock: milliseconds since 1970 in the upper 48 bits, a counter in the lower 16. It grows with every
/// write, even if the system clock goes back, and follows received values. So a write is always later than all writes
/// that its device had seen.
public struct SyncClock: Equatable, Sendable {
  /// The last value that was issued or received.
  public private(set) var last: UInt64

  /// Continues from a stored value.
  public init(last: UInt64 = 0) { self.last = last }

  /// Advances the clock for a write at this time, and returns the new value.
  public mutating func tick(at milliseconds: Int64) -> UInt64 {
    // Received values are at most a day ahead (`farthest`), so the clock never overflows.
    last = max(last == .max ? last : last + 1, Self.value(at: milliseconds))
    return last
  }

  /// Advances the clock to at least a received value.
  public mutating func follow(_ received: UInt64) { last = max(last, received) }

  /// Returns the lowest clock value for a time. Times before 1970 and after the year 6429 are clamped.
  public static func value(at milliseconds: Int64) -> UInt64 {
    UInt64(min(max(milliseconds, 0), 1 << 47)) << 16
  }

  /// Returns the milliseconds since 1970 of a value.
  public static func milliseconds(of value: UInt64) -> Int64 { Int64(value >> 16) }

  /// The maximum time by which a received clock may be ahead of this device: a day, in milliseconds.
  public static let tolerance: Int64 = 86_400_000

  /// Returns the highest value that is accepted at this time.
  public static func farthest(at milliseconds: Int64) -> UInt64 {
    value(at: min(max(milliseconds, 0), 1 << 47) + tolerance) | 0xFFFF
  }
}
