/// Changes the passphrase, recovery key, command or data key of an encrypted data file.
public struct ChangeEncryption: Sendable {
  let store: any StoreEncryption
  let reader: EncryptionSecretReader
  let answer: EncryptionCommand

  /// Verifies a typed passphrase or recovery key, before the user is asked for anything else.
  public func opener(_ text: String) throws(EncryptionFailure) -> EncryptionOpener {
    try store.expectOn()
    return EncryptionOpener(secret: try reader.secret(typed: text))
  }

  /// Verifies a typed recovery key, after correcting one mistake in it.
  public func recovery(_ text: String) throws(EncryptionFailure) -> EncryptionOpener {
    try store.expectOn()
    return EncryptionOpener(secret: .recoveryKey(try reader.recoveryKey(typed: text)))
  }

  /// Replaces the passphrase.
  public func passphrase(_ new: Passphrase, opener: EncryptionOpener) throws(EncryptionFailure)
    -> EncryptionOutcome
  {
    try store.change([.passphrase(new)], dropped: [], opener: opener.secret)
  }

  /// Replaces the recovery key, or adds the first one. The old key no longer opens the data file.
  public func recoveryKey(_ new: RecoveryKey, opener: EncryptionOpener) throws(EncryptionFailure)
    -> EncryptionOutcome
  {
    try store.change([.recoveryKey(new)], dropped: [], opener: opener.secret)
  }

  /// Adds a key slot for the output of the command in the setting `encrypt.command`. If the setting is not set, removes
  /// that slot. Returns whether the data file now has such a slot.
  public func command(opener: EncryptionOpener) throws(EncryptionFailure) -> (
    hasSlot: Bool, outcome: EncryptionOutcome
  ) {
    guard let bytes = try answer.answer() else {
      guard try store.status().has(.command) else { throw .command(.notSet) }
      return (false, try store.change([], dropped: [.command], opener: opener.secret))
    }
    return (true, try store.change([.answer(bytes)], dropped: [], opener: opener.secret))
  }

  /// Encrypts all files with a new data key. Afterwards only the given passphrase and recovery key open them, and the
  /// command if it had a key slot before. Leaves the data file open for the standard time.
  public func renew(_ passphrase: Passphrase, recoveryKey: RecoveryKey?, opener: EncryptionOpener)
    throws(EncryptionFailure) -> EncryptionOutcome
  {
    var secrets: [EncryptionSecret] = [.passphrase(passphrase)]
    if let recoveryKey { secrets.append(.recoveryKey(recoveryKey)) }
    if try store.status().has(.command), let bytes = try answer.answer() {
      secrets.append(.answer(bytes))
    }
    let outcome = try store.renew(secrets, opener: opener.secret)
    _ = try store.open(.passphrase(passphrase), seconds: EncryptionSpan.standard.seconds)
    return outcome
  }
}
