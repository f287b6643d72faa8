/// The encryption of the data file, as far as the lock is concerned.
public struct LockedEncryption: Sendable {
  /// Returns whether the data file is encrypted.
  public let isOn: @Sendable () -> Bool
  /// Takes the data key away from all other programs. Returns false if the system keeps it.
  let close: @Sendable () -> Bool

  public init(isOn: @escaping @Sendable () -> Bool, close: @escaping @Sendable () -> Bool) {
    self.isOn = isOn
    self.close = close
  }

  /// For a data file that is not encrypted.
  public static let none = LockedEncryption(isOn: { false }, close: { true })

  /// Takes the data key away; throws if the system keeps it.
  func closing() throws(LockFailure) { if isOn(), !close() { throw .keyStays } }
}
