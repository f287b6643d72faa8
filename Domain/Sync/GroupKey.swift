/// The key all devices of a group share: 256 bits, drawn from the system.
public struct GroupKey: Equatable, Sendable {
  /// How many bytes it has.
  public static let count = 32

  /// The bytes. They stand in no sentence and in no file but that of the key.
  public let bytes: [UInt8]

  /// Takes over a key; fewer or more bytes are none.
  public init?(_ bytes: [UInt8]) {
    guard bytes.count == Self.count else { return nil }
    self.bytes = bytes
  }

  /// Draws a key. The source has to be the system's, never a seed.
  public init(from source: inout some RandomNumberGenerator) {
    bytes = (0..<4).flatMap { _ in SixteenBytes.bytes(of: source.next()) }
  }
}
