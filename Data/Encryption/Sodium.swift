import CSodium

/// Calls of libsodium that several types of this folder need.
enum Sodium {
  /// Whether the library could be initialised.
  static let isReady = sodium_init() >= 0
  static let nonceCount = Int(crypto_aead_xchacha20poly1305_ietf_NPUBBYTES)
  static let tagCount = Int(crypto_aead_xchacha20poly1305_ietf_ABYTES)

  static func random(_ count: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    unsafe randombytes_buf(&bytes, count)
    return bytes
  }

  /// Returns a keyed BLAKE2b digest of an empty message. `salt` and `person` are padded with zeros to 16 bytes. Returns
  /// nil if memory cannot be allocated.
  static func blake2(key: SecretBytes, salt: [UInt8], person: String, count: Int) -> SecretBytes? {
    let salt = filled(salt)
    let person = filled(Array(person.utf8))
    return unsafe SecretBytes(count: count) { digest in
      unsafe key.withBytes { bytes in
        _ = unsafe crypto_generichash_blake2b_salt_personal(
          digest, count, nil, 0, bytes, key.count, salt, person)
      }
    }
  }

  /// Returns a BLAKE2b digest of 32 bytes, keyed if there is a key.
  static func checksum(_ bytes: some Collection<UInt8>, key: SecretBytes? = nil) -> [UInt8] {
    let bytes = Array(bytes)
    var digest = [UInt8](repeating: 0, count: 32)
    if let key {
      unsafe key.withBytes { secret in
        _ = unsafe crypto_generichash(
          &digest, digest.count, bytes, UInt64(bytes.count), secret, key.count)
      }
    } else {
      _ = unsafe crypto_generichash(&digest, digest.count, bytes, UInt64(bytes.count), nil, 0)
    }
    return digest
  }

  /// Compares in constant time, so that the time reveals nothing about the content.
  static func areEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    guard one.count == other.count else { return false }
    return unsafe sodium_memcmp(one, other, one.count) == 0
  }

  private static func filled(_ bytes: [UInt8]) -> [UInt8] {
    bytes + [UInt8](repeating: 0, count: max(0, 16 - bytes.count))
  }
}
