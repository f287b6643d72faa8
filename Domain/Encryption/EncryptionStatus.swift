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

  public init(state: State, slots: [EncryptionSlot]) {
    self.state = state
    self.slots = slots
  }

  /// Whether the data file is encrypted.
  public var isOn: Bool { state != .off }

  /// Whether there is a slot of a kind.
  public func has(_ kind: KeySlotKind) -> Bool { slots.contains { $0.kind == kind } }
}

/// A key slot as it is shown.
public struct EncryptionSlot: Equatable, Sendable {
  public let kind: KeySlotKind
  /// When the slot was made, in seconds since 1970.
  public let made: Int

  public init(kind: KeySlotKind, made: Int) {
    self.kind = kind
    self.made = made
  }
}

/// What a person enters to open an encrypted data file.
public enum EncryptionSecret: Equatable, Sendable {
  case passphrase(Passphrase)
  case recoveryKey(RecoveryKey)
  /// The answer of the command in the setting `encrypt.command`.
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
  /// The secret opens none of the slots.
  case wrongSecret(KeySlotKind)
  /// The data file has no slot of this kind.
  case noSlot(KeySlotKind)
  /// The kernel has no keyring, so that the data file stays open only in the program that asked.
  case noKeyring
  /// There is too little memory to derive a key.
  case noMemory
  case storage(StorageFailure)
}
