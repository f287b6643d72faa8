/// Encrypts a data file.
public struct TurnOnEncryption: Sendable {
  let store: any StoreEncryption

  /// Encrypts the data file, and all files beside it. Then the data file is open for the standard time.
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

/// Makes an encrypted data file plain again.
public struct TurnOffEncryption: Sendable {
  let store: any StoreEncryption

  /// Makes the data file and all files beside it plain, with a secret that was checked before. An open data key is not
  /// enough.
  public func callAsFunction(_ opener: EncryptionOpener) throws(EncryptionFailure)
    -> EncryptionOutcome
  {
    try store.expectOn()
    return try store.turnOff(opener.secret)
  }
}

extension StoreEncryption {
  /// Throws `off` if the data file is not encrypted, after finishing what an interrupted change has left.
  func expectOn() throws(EncryptionFailure) {
    let status = try status()
    if status.isOn { return }
    if status.isUnfinished { _ = try finish() }
    throw .off
  }
}
