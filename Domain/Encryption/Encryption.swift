/// The encryption of a profile's data file. Screens and commands use it without an open store.
public final class Encryption: Sendable {
  public let turnOn: TurnOnEncryption
  public let turnOff: TurnOffEncryption
  public let open: OpenEncryptedStore
  public let change: ChangeEncryption
  /// Opens a single encrypted file, such as a backup.
  public let file: OpenEncryptedFile
  private let store: any StoreEncryption
  private let profile: String
  private let composed: @Sendable (String) -> String
  private let random: EncryptionRandom

  /// `composed` returns the NFC form of a text, and `answer` runs the command of the setting `encrypt.command`.
  public init(
    _ store: any StoreEncryption, tries: any EncryptionTriesRepository, profile: String,
    time: RealTime, composed: @escaping @Sendable (String) -> String,
    random: EncryptionRandom, answer: EncryptionCommand
  ) {
    self.store = store
    self.profile = profile
    self.composed = composed
    self.random = random
    let reader = EncryptionSecretReader(
      store: store, trial: EncryptionTrial(tries: tries, time: time), composed: composed)
    turnOn = TurnOnEncryption(store: store)
    turnOff = TurnOffEncryption(store: store)
    open = OpenEncryptedStore(store: store, reader: reader, answer: answer)
    file = OpenEncryptedFile(store: store, reader: reader)
    change = ChangeEncryption(store: store, reader: reader, answer: answer)
  }

  /// Whether an open data file stays open after this program exits, because the system has a keyring.
  public var keepsKeys: Bool { store.keepsKeys }

  /// Throws `inUse` if another program has the data file open. Call it after verifying the passphrase, and before
  /// asking for a new one.
  public func expectUnused() throws(EncryptionFailure) { try store.expectUnused() }

  /// Returns the encryption state, which is readable without a secret.
  public func status() throws(EncryptionFailure) -> EncryptionStatus {
    do throws(EncryptionFailure) { return try store.status() } catch {
      guard error == .noStore else { throw error }
      return EncryptionStatus(state: .off, slots: [])
    }
  }

  /// Whether the data file is encrypted; nil if its state cannot be read.
  public var isOn: Bool? {
    do throws(EncryptionFailure) { return try status().isOn } catch { return nil }
  }

  /// Closes the data file for all programs. Returns whether it was open.
  @discardableResult public func close() throws(EncryptionFailure) -> Bool {
    switch try store.status().state {
    case .off: throw .off
    case .closed: return false
    case .open:
      try store.close()
      return true
    }
  }

  /// Finishes an interrupted change: converts the files next to the data file that it did not reach.
  public func finish() throws(EncryptionFailure) {
    if try store.status().isUnfinished { _ = try store.finish() }
  }

  /// Validates a new passphrase.
  public func newPassphrase(_ raw: String) throws(PassphraseRefusal) -> Passphrase {
    try Passphrase(new: raw, profile: profile, composed: composed)
  }

  /// Returns whether a new passphrase was repeated correctly.
  public func same(_ passphrase: Passphrase, again raw: String) -> Bool {
    do throws(PassphraseRefusal) {
      return try Passphrase(typed: raw, composed: composed) == passphrase
    } catch { return false }
  }

  /// Generates a random recovery key.
  public func newRecoveryKey() -> RecoveryKey { random.recoveryKey() }

  /// Chooses at random the groups of the recovery key that the user types to prove that it was written down.
  public func groupsToType() -> [Int] { random.groups() }
}

/// The random source of recovery keys.
public struct EncryptionRandom: Sendable {
  let recoveryKey: @Sendable () -> RecoveryKey
  let groups: @Sendable () -> [Int]

  public init(
    recoveryKey: @escaping @Sendable () -> RecoveryKey, groups: @escaping @Sendable () -> [Int]
  ) {
    self.recoveryKey = recoveryKey
    self.groups = groups
  }

  /// The number of groups that the user types as a check.
  public static let groupCount = 2
}

/// Counts the wrong passphrases of a profile.
public protocol EncryptionTriesRepository: Sendable {
  /// Atomically replaces the stored tries by those that `rule` returns. Returns the answer of `rule`.
  func change<Answer: Sendable>(by rule: (LockTries) -> (tries: LockTries, answer: Answer))
    throws(StorageFailure) -> Answer
}

/// The command in the setting `encrypt.command`, whose output opens the data file.
public struct EncryptionCommand: Sendable {
  /// Runs the command and returns the first line of its output; nil if the setting is not set.
  public let answer: @Sendable () throws(EncryptionFailure) -> [UInt8]?

  public init(answer: @escaping @Sendable () throws(EncryptionFailure) -> [UInt8]?) {
    self.answer = answer
  }

  /// A command that is never set, for a store without settings.
  public static let none = EncryptionCommand { () throws(EncryptionFailure) in nil }
}
