/// Encrypts and opens the data file of a profile, with all files beside it. No other connection of this process has the
/// file open while it is turned on, turned off or renewed.
public protocol StoreEncryption: Sendable {
  /// Whether an open data file stays open after this program, because the system has a keyring.
  var keepsKeys: Bool { get }

  /// Reads the state without any secret.
  func status() throws(EncryptionFailure) -> EncryptionStatus

  /// Throws if a secret opens none of the slots of its kind. Changes nothing.
  func verify(_ secret: EncryptionSecret) throws(EncryptionFailure)

  /// Opens the data file for this program. Returns the seconds for which all programs of this user can read it; nil if
  /// only this program can.
  func open(_ secret: EncryptionSecret, seconds: Int) throws(EncryptionFailure) -> Int?

  /// Throws `inUse` if another program has the data file open. Call it before asking for something new. No connection
  /// of this program may have the data file open.
  func expectUnused() throws(EncryptionFailure)

  /// Takes the data key away from all programs.
  func close() throws(EncryptionFailure)

  /// Encrypts the data file with a new data key, and then the files beside it. Every secret gets a slot, and every slot
  /// is opened again before anything else happens.
  func turnOn(_ secrets: [EncryptionSecret]) throws(EncryptionFailure) -> EncryptionOutcome

  /// Makes the files beside the data file plain again, and then the data file.
  func turnOff(_ secret: EncryptionSecret) throws(EncryptionFailure) -> EncryptionOutcome

  /// Replaces the slots of the kinds of `secrets`, removes those of the kinds in `dropped`, and leaves the others.
  /// `opener` opens the data key.
  func change(_ secrets: [EncryptionSecret], dropped: [KeySlotKind], opener: EncryptionSecret)
    throws(EncryptionFailure) -> EncryptionOutcome

  /// Encrypts the data file with another data key, and then the files beside it. The secrets get the only slots.
  func renew(_ secrets: [EncryptionSecret], opener: EncryptionSecret) throws(EncryptionFailure)
    -> EncryptionOutcome

  /// Converts the files beside the data file that an interrupted change left. The data file has to be open.
  func finish() throws(EncryptionFailure) -> EncryptionOutcome
}
