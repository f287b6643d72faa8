import CSodium
public import Domain

/// Seals files with XChaCha20-Poly1305 (IETF), using a key derived from the group key. A sealed file is a random nonce
/// of 24 bytes, the ciphertext, and a tag of 16 bytes.
public struct SodiumCipher: SyncCipher {
  /// The derived key for files. Other keys derived from the group key have other numbers.
  let key: [UInt8]

  /// Derives the key of the cipher; nil if libsodium cannot be initialised.
  public init?(_ group: GroupKey) {
    guard sodium_init() >= 0 else { return nil }
    var key = [UInt8](repeating: 0, count: Int(crypto_kdf_BYTES_MAX) / 2)
    let context = Array("haru-pla".utf8).map(CChar.init(bitPattern:))
    let status = unsafe crypto_kdf_derive_from_key(&key, key.count, 1, context, group.bytes)
    guard status == 0 else { return nil }
    self.key = key
  }

  public func seal(_ bytes: [UInt8], as label: SealedLabel) -> [UInt8] {
    var nonce = [UInt8](repeating: 0, count: Self.nonce)
    unsafe randombytes_buf(&nonce, nonce.count)
    return nonce + sealed(bytes, as: label, nonce)
  }

  /// Returns the ciphertext, followed by its tag.
  func sealed(_ bytes: [UInt8], as label: SealedLabel, _ nonce: [UInt8]) -> [UInt8] {
    var sealed = [UInt8](repeating: 0, count: bytes.count + Self.tag)
    let bound = label.bytes
    _ = unsafe crypto_aead_xchacha20poly1305_ietf_encrypt(
      &sealed, nil, bytes, UInt64(bytes.count), bound, UInt64(bound.count), nil, nonce, key)
    return sealed
  }

  public func open(_ sealed: [UInt8], as label: SealedLabel) throws(SealParseError) -> [UInt8] {
    let count = sealed.count - Self.nonce - Self.tag
    guard count >= 0 else { throw SealParseError() }
    // The array must not be empty, or libsodium gets no pointer.
    var bytes = [UInt8](repeating: 0, count: max(1, count))
    let bound = label.bytes
    let status = unsafe sealed.withUnsafeBufferPointer { all -> Int32 in
      guard let nonce = all.baseAddress else { return -1 }
      return unsafe crypto_aead_xchacha20poly1305_ietf_decrypt(
        &bytes, nil, nil, nonce + Self.nonce, UInt64(count + Self.tag), bound, UInt64(bound.count),
        nonce, key)
    }
    guard status == 0 else { throw SealParseError() }
    return count > 0 ? bytes : []
  }

  private static let nonce = Int(crypto_aead_xchacha20poly1305_ietf_NPUBBYTES)
  private static let tag = Int(crypto_aead_xchacha20poly1305_ietf_ABYTES)
}

extension SyncDigest {
  /// BLAKE2b with a digest of sixteen bytes.
  public static let blake2 = SyncDigest { bytes in
    var digest = [UInt8](repeating: 0, count: SixteenBytes.count)
    _ = unsafe crypto_generichash(
      &digest, digest.count, bytes, UInt64(bytes.count), nil, 0)
    return SixteenBytes(digest) ?? .zero
  }
}
