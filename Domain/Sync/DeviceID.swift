/// The identifier of one store on one device. It is drawn once and never given twice: a store that
/// was copied, or brought back out of an old copy, gets another one.
public struct DeviceID: Hashable, Sendable {
  /// What it is.
  public let value: SixteenBytes

  /// Takes over an identifier that was drawn before.
  public init(_ value: SixteenBytes) { self.value = value }

  /// Draws a new one.
  public init(from source: inout some RandomNumberGenerator) {
    self.init(SixteenBytes(from: &source))
  }

  /// Draws the one a copy of this device becomes. Its first half stays, so that it comes before and
  /// after the same other devices: what one of two writes at the same time won by stays won.
  public func successor(from source: inout some RandomNumberGenerator) -> DeviceID {
    DeviceID(SixteenBytes(high: value.high, low: source.next()))
  }

  /// How many letters it has where files are named by it.
  public static let letterCount = 26

  /// Reads the letters a folder of the place is named by. Each device has one such name: capitals
  /// and bits that are left over are refused.
  public init?(letters: some StringProtocol) {
    guard letters.utf8.count == Self.letterCount,
      let values = FiveBitLetters.values(of: letters.utf8),
      let bytes = FiveBitLetters.bytes(of: values), let value = SixteenBytes(bytes)
    else { return nil }
    self.init(value)
  }

  /// The name of its folder in the place.
  public var letters: String { FiveBitLetters.letters(of: value.bytes) }
}

extension DeviceID: Comparable {
  public static func < (one: DeviceID, other: DeviceID) -> Bool { one.value < other.value }
}

extension DeviceID: CustomStringConvertible {
  public var description: String { letters }
}

/// The identifier of the devices that share one key.
public struct GroupID: Hashable, Sendable {
  /// What it is.
  public let value: SixteenBytes

  /// Takes over an identifier that was drawn before.
  public init(_ value: SixteenBytes) { self.value = value }

  /// Draws a new one.
  public init(from source: inout some RandomNumberGenerator) {
    self.init(SixteenBytes(from: &source))
  }
}
