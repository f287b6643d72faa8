/// A typed secret that opened a slot. It opens the data key for one change.
public struct EncryptionOpener: Equatable, Sendable {
  let secret: EncryptionSecret

  /// Returns the correction by which a typed text became the recovery key; nil if nothing was corrected.
  public func correction(of text: String) -> RecoveryKeyCorrection? {
    guard case .recoveryKey(let key) = secret else { return nil }
    return RecoveryKey.corrections(of: text).first { $0.key == key }
  }
}
