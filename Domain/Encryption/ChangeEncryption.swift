/// Changes what opens an encrypted data file.
public struct ChangeEncryption: Sendable {
  let store: any StoreEncryption
  let reader: EncryptionSecretReader
  let answer: EncryptionCommand

  /// Checks a typed passphrase or recovery key before anything else is asked for.
  public func opener(_ text: String) throws(EncryptionFailure) -> EncryptionOpener {
    try store.expectOn()
    return EncryptionOpener(secret: try reader.secret(typed: text))
  }

  /// Checks a typed recovery key, in which one mistake is corrected.
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

  /// Replaces the recovery key, or adds the first one. The former one no longer opens the data file.
  public func recoveryKey(_ new: RecoveryKey, opener: EncryptionOpener) throws(EncryptionFailure)
    -> EncryptionOutcome
  {
    try store.change([.recoveryKey(new)], dropped: [], opener: opener.secret)
  }

  /// Lets the answer of the command in the setting `encrypt.command` open the data file. If the setting is not set, no
  /// answer opens it any longer. Returns whether there is a slot for the answer now.
  public func command(opener: EncryptionOpener) throws(EncryptionFailure) -> (
    hasSlot: Bool, outcome: EncryptionOutcome
  ) {
    guard let bytes = try answer.answer() else {
      guard try store.status().has(.command) else { throw .command(.notSet) }
      return (false, try store.change([], dropped: [.command], opener: opener.secret))
    }
    return (true, try store.change([.answer(bytes)], dropped: [], opener: opener.secret))
  }

  /// Encrypts everything with another data key. Only the passphrase and the recovery key given here open it afterwards,
  /// and the command if it opened the data file before. Then the data file is open for the standard time.
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
