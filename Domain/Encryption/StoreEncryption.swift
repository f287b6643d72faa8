/// Encrypts and opens the data file of a profile, with all files beside it. No other connection of this process has the
/// file open while it is turned on, turned off or renewed.
public protocol StoreEncryption: Sendable {
  /// Whether an open data file stays open after this program exits, because the system has a keyring.
  var keepsKeys: Bool { get }

  /// Returns the encryption state, which is readable without a secret.
  func status() throws(EncryptionFailure) -> EncryptionStatus

  /// Throws if a secret opens no key slot of its kind. Changes nothing.
  func verify(_ secret: EncryptionSecret) throws(EncryptionFailure)

  /// Opens the data file for this program. Returns the seconds for which all programs of this user can read it; nil if
  /// only this program can.
  func open(_ secret: EncryptionSecret, seconds: Int) throws(EncryptionFailure) -> Int?

  /// Throws `inUse` if another program has the data file open. Call it before asking for a new secret. No connection of
  /// this program may have the data file open.
  func expectUnused() throws(EncryptionFailure)

  /// Closes the data file for all programs.
  func close() throws(EncryptionFailure)

  /// Encrypts the data file with a new data key, and then the files next to it. Each secret gets a key slot, and each
  /// slot is verified before anything else happens.
  func turnOn(_ secrets: [EncryptionSecret]) throws(EncryptionFailure) -> EncryptionOutcome

  /// Decrypts the files next to the data file, and then the data file itself.
  func turnOff(_ secret: EncryptionSecret) throws(EncryptionFailure) -> EncryptionOutcome

  /// Replaces the key slots that have the kinds of `secrets`, removes those of the kinds in `dropped`, and leaves the
  /// others. `opener` unlocks the data key.
  func change(_ secrets: [EncryptionSecret], dropped: [KeySlotKind], opener: EncryptionSecret)
    throws(EncryptionFailure) -> EncryptionOutcome

  /// Encrypts the data file and then the files next to it with a new data key. Only these secrets have key slots then.
  func renew(_ secrets: [EncryptionSecret], opener: EncryptionSecret) throws(EncryptionFailure)
    -> EncryptionOutcome

  /// Converts the files next to the data file that an interrupted change did not reach. The data file must be open.
  func finish() throws(EncryptionFailure) -> EncryptionOutcome
}
