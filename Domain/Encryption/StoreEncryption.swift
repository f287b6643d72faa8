/// Encrypts and opens the data file of a profile. No other connection of this process has the file open.
public protocol StoreEncryption: Sendable {
  /// Reads the state without any secret.
  func status() throws(EncryptionFailure) -> EncryptionStatus

  /// Opens the data file for this program. Returns the seconds for which all programs of this user can read it; nil if
  /// only this program can.
  func open(_ secret: EncryptionSecret, seconds: Int) throws(EncryptionFailure) -> Int?

  /// Takes the data key away from all programs.
  func close() throws(EncryptionFailure)

  /// Encrypts the data file with a new data key. Every secret gets a slot, and every slot is opened again before
  /// anything else happens.
  func turnOn(_ secrets: [EncryptionSecret]) throws(EncryptionFailure)

  /// Makes the data file plain again.
  func turnOff(_ secret: EncryptionSecret) throws(EncryptionFailure)

  /// Replaces the slots of the kinds of `secrets`, and leaves the others. `opener` opens the data key.
  func change(_ secrets: [EncryptionSecret], opener: EncryptionSecret) throws(EncryptionFailure)

  /// Encrypts the data file with another data key. The secrets get the only slots.
  func renew(_ secrets: [EncryptionSecret], opener: EncryptionSecret) throws(EncryptionFailure)
}
