/// Whether this program has an encrypted store open. If so, it writes no records in clear unless the user asks for it:
/// not to temporary files, to logs, or into the environment of other programs.
package enum EncryptedStores {
  /// Whether this program uses an encrypted store.
  package static var areUsed: Bool { EncryptingFiles.refusesTemporaryFiles }
}
