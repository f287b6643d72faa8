/// A local time of day in seconds.
public struct TimeOfDay: Hashable, Comparable, Sendable {
  /// Seconds since midnight, 0…86,399.
  public let seconds: Int

  /// Creates a time; nil if it is out of range.
  public init?(hour: Int, minute: Int, second: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second)
    else { return nil }
    seconds = hour * 3600 + minute * 60 + second
  }

  /// Creates a time from seconds since midnight. It wraps around at midnight, also for negative values.
  public init(seconds: Int) { self.seconds = ((seconds % 86_400) + 86_400) % 86_400 }

  public var hour: Int { seconds / 3600 }
  public var minute: Int { seconds / 60 % 60 }
  public var second: Int { seconds % 60 }

  public static func < (a: TimeOfDay, b: TimeOfDay) -> Bool { a.seconds < b.seconds }
}

extension TimeOfDay: CustomStringConvertible {
  /// The time as `21:00:00`.
  public var description: String {
    [hour, minute, second].map { Digits.padded($0, to: 2) }.joined(separator: ":")
  }

  /// Parses `9:05`, `09:05` or `09:05:30`; nil for any other format.
  public init?(_ text: some StringProtocol) {
    let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3,
      parts.enumerated().allSatisfy({ $0 == 0 ? (1...2).contains($1.count) : $1.count == 2 })
    else { return nil }
    let numbers = parts.compactMap { Digits.number(Array($0)[...]) }
    guard numbers.count == parts.count else { return nil }
    self.init(hour: numbers[0], minute: numbers[1], second: numbers.count == 3 ? numbers[2] : 0)
  }
}
