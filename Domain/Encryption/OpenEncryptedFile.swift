/// Opens an encrypted backup or export for this program.
public struct OpenEncryptedFile: Sendable {
  let store: any StoreEncryption
  let reader: EncryptionSecretReader

  /// Whether the data key is not known, so that a passphrase is needed.
  public func needsSecret() throws(EncryptionFailure) -> Bool {
    try store.status().state == .closed
  }

  /// Opens the file with its passphrase or recovery key. Other programs can read the file too for this many `seconds`.
  public func callAsFunction(secret text: String, for seconds: Int = 0) throws(EncryptionFailure) {
    _ = try store.open(reader.secret(typed: text), seconds: seconds)
  }
}
