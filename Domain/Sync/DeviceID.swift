/// The random identifier of one store on one device. It is never reused: a copied or restored store gets a new
/// identifier.
public struct DeviceID: Hashable, Sendable {
  public let value: SixteenBytes

  /// Creates an identifier from a stored value.
  public init(_ value: SixteenBytes) { self.value = value }

  /// Generates a random identifier.
  public init(from source: inout some RandomNumberGenerator) {
    self.init(SixteenBytes(from: &source))
  }

  /// Generates the identifier for a copy of this device. The first half stays the same and keeps the order relative to
  /// other devices, which decides between simultaneous writes.
  public func newDeviceID(from source: inout some RandomNumberGenerator) -> DeviceID {
    DeviceID(SixteenBytes(high: value.high, low: source.next()))
  }

  /// Returns whether one identifier was generated for a copy of the other, or both for copies of a third.
  public func isOfSameStore(as other: DeviceID) -> Bool { value.high == other.value.high }

  /// The length of the name of a device's folder in the remote, in letters.
  public static let letterCount = 26

  /// Parses a folder name of the remote. Returns nil for any form that is not canonical, such as capitals or non-zero
  /// left-over bits.
  public init?(letters: some StringProtocol) {
    guard letters.utf8.count == Self.letterCount,
      let values = FiveBitLetters.values(of: letters.utf8),
      let bytes = FiveBitLetters.bytes(of: values), let value = SixteenBytes(bytes)
    else { return nil }
    self.init(value)
  }

  /// The name of the device's folder in the remote.
  public var letters: String { FiveBitLetters.letters(of: value.bytes) }
}

extension DeviceID: Comparable {
  public static func < (one: DeviceID, other: DeviceID) -> Bool { one.value < other.value }
}

extension DeviceID: CustomStringConvertible {
  public var description: String { letters }
}

/// The identifier of a group of devices that share one key.
public struct GroupID: Hashable, Sendable {
  public let value: SixteenBytes

  /// Creates an identifier from a stored value.
  public init(_ value: SixteenBytes) { self.value = value }

  /// Generates a random identifier.
  public init(from source: inout some RandomNumberGenerator) {
    self.init(SixteenBytes(from: &source))
  }
}
