/// The 256-bit key all devices of a group share.
public struct GroupKey: Equatable, Sendable {
  /// The length of a key, in bytes.
  public static let count = 32

  /// The secret bytes. They must not appear in any message, nor in any file except the key file.
  public let bytes: [UInt8]

  /// Creates a key from its bytes; nil if the length is wrong.
  public init?(_ bytes: [UInt8]) {
    guard bytes.count == Self.count else { return nil }
    self.bytes = bytes
  }

  /// Generates a random key. `source` must be the system's generator, never a seeded one.
  public init(from source: inout some RandomNumberGenerator) {
    bytes = (0..<4).flatMap { _ in SixteenBytes.bytes(of: source.next()) }
  }
}
