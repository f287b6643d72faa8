/// Sixteen bytes: an identifier drawn at random, or a digest. Their order is that of the bytes.
public struct SixteenBytes: Hashable, Sendable {
  /// The first eight bytes, the greatest first.
  public let high: UInt64
  /// The last eight bytes, the greatest first.
  public let low: UInt64

  /// How many there are.
  public static let count = 16

  /// What stands where nothing was before.
  public static let zero = SixteenBytes(high: 0, low: 0)

  /// Takes over two halves.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Draws an identifier. Where it has to be found by nobody, the source has to be the system's.
  public init(from source: inout some RandomNumberGenerator) {
    self.init(high: source.next(), low: source.next())
  }

  /// Reads sixteen bytes; fewer or more are none.
  public init?(_ bytes: some Collection<UInt8>) {
    guard bytes.count == Self.count else { return nil }
    let join = { (sum: UInt64, byte: UInt8) in sum << 8 | UInt64(byte) }
    self.init(
      high: bytes.prefix(8).reduce(0, join), low: bytes.dropFirst(8).reduce(0, join))
  }

  /// The bytes.
  public var bytes: [UInt8] { Self.bytes(of: high) + Self.bytes(of: low) }

  /// The eight bytes of a number, the greatest first.
  static func bytes(of number: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> UInt64(56 - 8 * $0)) }
  }
}

extension SixteenBytes: Comparable {
  public static func < (one: SixteenBytes, other: SixteenBytes) -> Bool {
    one.high != other.high ? one.high < other.high : one.low < other.low
  }
}
