/// Sixteen bytes, compared bytewise: a random identifier or a digest.
public struct SixteenBytes: Hashable, Sendable {
  /// The first eight bytes, big-endian.
  public let high: UInt64
  /// The last eight bytes, big-endian.
  public let low: UInt64

  public static let count = 16

  /// The value before the first digest of a chain.
  public static let zero = SixteenBytes(high: 0, low: 0)

  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Generates random bytes. If they must be unguessable, `source` must be the system's generator.
  public init(from source: inout some RandomNumberGenerator) {
    self.init(high: source.next(), low: source.next())
  }

  /// Creates the value from sixteen bytes; nil if the length is wrong.
  public init?(_ bytes: some Collection<UInt8>) {
    guard bytes.count == Self.count else { return nil }
    let join = { (sum: UInt64, byte: UInt8) in sum << 8 | UInt64(byte) }
    self.init(
      high: bytes.prefix(8).reduce(0, join), low: bytes.dropFirst(8).reduce(0, join))
  }

  /// The bytes, in order.
  public var bytes: [UInt8] { Self.bytes(of: high) + Self.bytes(of: low) }

  /// Returns a number as eight bytes, big-endian.
  static func bytes(of number: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> UInt64(56 - 8 * $0)) }
  }
}

extension SixteenBytes: Comparable {
  public static func < (one: SixteenBytes, other: SixteenBytes) -> Bool {
    one.high != other.high ? one.high < other.high : one.low < other.low
  }
}
