/// Encrypts the drafts beside an encrypted store. Both functions return nil if that is not possible, for example while
/// the store is closed.
package struct DraftCipher: Sendable {
  /// Encrypts a text. The name of the file is authenticated with it.
  let encrypt: @Sendable (_ text: [UInt8], _ name: String) -> [UInt8]?
  /// Decrypts the content of a file.
  let decrypt: @Sendable (_ bytes: [UInt8], _ name: String) -> [UInt8]?

  init(
    encrypt: @escaping @Sendable (_ text: [UInt8], _ name: String) -> [UInt8]?,
    decrypt: @escaping @Sendable (_ bytes: [UInt8], _ name: String) -> [UInt8]?
  ) {
    (self.encrypt, self.decrypt) = (encrypt, decrypt)
  }
}
