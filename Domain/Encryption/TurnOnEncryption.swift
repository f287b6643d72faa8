/// Encrypts a data file.
public struct TurnOnEncryption: Sendable {
  let store: any StoreEncryption

  /// Encrypts the data file and all files next to it. Leaves the data file open for the standard time.
  public func callAsFunction(_ passphrase: Passphrase, recoveryKey: RecoveryKey?)
    throws(EncryptionFailure) -> EncryptionOutcome
  {
    try expectPossible()
    var secrets: [EncryptionSecret] = [.passphrase(passphrase)]
    if let recoveryKey { secrets.append(.recoveryKey(recoveryKey)) }
    let outcome = try store.turnOn(secrets)
    _ = try store.open(.passphrase(passphrase), seconds: EncryptionSpan.standard.seconds)
    return outcome
  }

  /// Throws if there is no data file, or if it is encrypted already. Call it before asking for a passphrase.
  public func expectPossible() throws(EncryptionFailure) {
    if try store.status().isOn { throw .on }
  }
}

/// Decrypts the data file permanently.
public struct TurnOffEncryption: Sendable {
  let store: any StoreEncryption

  /// Decrypts the data file and all files next to it, with a secret that was verified before. An open data file is not
  /// enough.
  public func callAsFunction(_ opener: EncryptionOpener) throws(EncryptionFailure)
    -> EncryptionOutcome
  {
    try store.expectOn()
    return try store.turnOff(opener.secret)
  }
}

extension StoreEncryption {
  /// Throws `off` if the data file is not encrypted. Before that, finishes an interrupted change.
  func expectOn() throws(EncryptionFailure) {
    let status = try status()
    if status.isOn { return }
    if status.isUnfinished { _ = try finish() }
    throw .off
  }
}
