/// The encryption of a profile, as far as it can be seen without the data key.
public struct EncryptionStatus: Equatable, Sendable {
  public enum State: Equatable, Sendable {
    case off
    /// The data file is encrypted, and this program does not have the data key.
    case closed
    /// The data file is encrypted and open; `seconds` until it is closed for all programs, nil if it is open for this
    /// program only.
    case open(seconds: Int?)
  }

  public let state: State
  /// The slots of the data file; empty without encryption.
  public let slots: [EncryptionSlot]
  /// Whether files beside the data file still have to be encrypted or made plain, because a change was interrupted.
  public let isUnfinished: Bool

  public init(state: State, slots: [EncryptionSlot], isUnfinished: Bool = false) {
    self.state = state
    self.slots = slots
    self.isUnfinished = isUnfinished
  }

  /// Whether the data file is encrypted.
  public var isOn: Bool { state != .off }

  /// Returns the status `passed` seconds later, if nothing changes it in the meantime.
  public func after(seconds passed: Int) -> EncryptionStatus {
    guard case .open(let left?) = state, passed > 0 else { return self }
    let now: State = passed < left ? .open(seconds: left - passed) : .closed
    return EncryptionStatus(state: now, slots: slots, isUnfinished: isUnfinished)
  }

  /// Whether there is a slot of a kind.
  public func has(_ kind: KeySlotKind) -> Bool { slots.contains { $0.kind == kind } }
}

/// A key slot, as shown to the user.
public struct EncryptionSlot: Equatable, Sendable {
  public let kind: KeySlotKind
  /// When the slot was made, in seconds since 1970.
  public let made: Int

  public init(kind: KeySlotKind, made: Int) {
    self.kind = kind
    self.made = made
  }
}

/// A secret that opens an encrypted data file.
public enum EncryptionSecret: Equatable, Sendable {
  case passphrase(Passphrase)
  case recoveryKey(RecoveryKey)
  /// The output of the command in the setting `encrypt.command`.
  case answer([UInt8])

  public var kind: KeySlotKind {
    switch self {
    case .passphrase: .passphrase
    case .recoveryKey: .recoveryKey
    case .answer: .command
    }
  }
}

/// Why encryption could not be changed or the data file not be opened.
public enum EncryptionFailure: StorageFailing, Equatable, Sendable {
  /// The data file is not encrypted.
  case off
  /// The data file is encrypted already.
  case on
  /// There is no data file yet.
  case noStore
  /// The secret opens no key slot. `wait` is the number of seconds until another try is allowed; nil means at once.
  case wrongSecret(KeySlotKind, wait: Int?)
  /// No secret is accepted for this number of seconds, because several were wrong.
  case waiting(seconds: Int)
  /// Another program has the data file open.
  case inUse
  /// The text is not a recovery key.
  case recoveryKey(RecoveryKeyRefusal)
  /// The command in the setting `encrypt.command` returned no secret.
  case command(EncryptionCommandRefusal)
  /// The data file has no slot of this kind.
  case noSlot(KeySlotKind)
  /// The kernel has no keyring, so the data file can be open only in this program.
  case noKeyring
  /// There is too little memory to derive a key.
  case noMemory
  case storage(StorageFailure)
}

extension EncryptionFailure {
  /// Whether the typed secret is wrong, so that the user can type it again.
  public var isAboutTyping: Bool {
    switch self {
    case .wrongSecret, .recoveryKey: true
    case .off, .on, .noStore, .waiting, .inUse, .command, .noSlot, .noKeyring, .noMemory, .storage:
      false
    }
  }

  public var isWrongPassphrase: Bool {
    if case .wrongSecret(.passphrase, _) = self { true } else { false }
  }
}

/// Why the command in the setting `encrypt.command` returned no secret.
public enum EncryptionCommandRefusal: Error, Equatable, Sendable {
  /// The setting is not set.
  case notSet
  /// The program does not exist or could not be started.
  case missing
  /// The program failed, with this exit status.
  case failed(Int)
  /// The program was ended after this many seconds.
  case tooSlow(seconds: Int)
  /// The first line of the output is empty or too long.
  case noAnswer
}

/// The files that could not be converted when encryption was turned on, off or renewed.
public struct EncryptionOutcome: Equatable, Sendable {
  /// A file that could not be converted.
  public struct LeftFile: Equatable, Sendable {
    public let path: String
    public let reason: StorageFailure

    public init(path: String, reason: StorageFailure) {
      self.path = path
      self.reason = reason
    }
  }

  public let left: [LeftFile]
  /// The converted files whose old content is still readable under another name, because a hard link exists.
  public let otherNames: [String]

  public init(left: [LeftFile] = [], otherNames: [String] = []) {
    (self.left, self.otherNames) = (left, otherNames)
  }
}
