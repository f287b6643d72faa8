/// Opens an encrypted data file for the programs of this user.
public struct OpenEncryptedStore: Sendable {
  let store: any StoreEncryption
  let reader: EncryptionSecretReader
  let answer: EncryptionCommand

  /// How a data file was opened.
  public struct Opened: Equatable, Sendable {
    /// For how long all programs of this user can read it; nil if only this program can.
    public let seconds: Int?
    /// The files beside it that an interrupted change left in their former form.
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

  /// Opens the data file with the answer of the command in the setting `encrypt.command`. Returns nil if the setting is
  /// not set or the data file has no slot for it.
  public func withCommand(for span: EncryptionSpan = .standard) throws(EncryptionFailure) -> Opened?
  {
    guard try store.status().has(.command), let bytes = try answer.answer() else { return nil }
    return try open(.answer(bytes), span)
  }

  /// Throws if the data file is not encrypted, or if a passphrase would have to wait after wrong ones. Call it before
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
