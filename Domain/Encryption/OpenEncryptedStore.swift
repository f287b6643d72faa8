/// Opens an encrypted data file for the programs of this user.
public struct OpenEncryptedStore: Sendable {
  let store: any StoreEncryption
  let reader: EncryptionSecretReader
  let answer: EncryptionCommand

  /// The result of opening a data file.
  public struct Opened: Equatable, Sendable {
    /// The seconds for which all programs of this user can read the data file; nil if only this program can.
    public let seconds: Int?
    /// The result of converting the files that an interrupted change did not reach.
    public let outcome: EncryptionOutcome
    public let opener: EncryptionOpener
  }

  /// Opens the data file with the passphrase or the recovery key.
  public func callAsFunction(secret text: String, for span: EncryptionSpan = .standard)
    throws(EncryptionFailure) -> Opened
  {
    try store.expectOn()
    return try open(reader.secret(typed: text), span)
  }

  /// Opens the data file with the output of the command in the setting `encrypt.command`. Returns nil if the setting is
  /// not set, or if the data file has no key slot for the output.
  public func withCommand(for span: EncryptionSpan = .standard) throws(EncryptionFailure) -> Opened?
  {
    guard try store.status().has(.command), let bytes = try answer.answer() else { return nil }
    return try open(.answer(bytes), span)
  }

  /// Throws if the data file is not encrypted, or if the user has to wait after wrong passphrases. Call it before
  /// asking for a passphrase.
  public func expectPossible() throws(EncryptionFailure) {
    try store.expectOn()
    try reader.trial.expectNoWait()
  }

  /// Opens the data file with a secret that was checked before.
  public func callAsFunction(_ opener: EncryptionOpener) throws(EncryptionFailure) -> Opened {
    try open(opener.secret, .standard)
  }

  private func open(_ secret: EncryptionSecret, _ span: EncryptionSpan) throws(EncryptionFailure)
    -> Opened
  {
    let left = try store.open(secret, seconds: span.seconds)
    let isUnfinished = try store.status().isUnfinished
    return Opened(
      seconds: left, outcome: isUnfinished ? try store.finish() : EncryptionOutcome(),
      opener: EncryptionOpener(secret: secret))
  }
}
