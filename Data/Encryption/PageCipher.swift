import CSodium
import Platform

/// Encrypts units of a fixed length: pages, frames and the header of the log. The nonce and the tag follow the
/// encrypted bytes of a page or a frame.
struct PageCipher {
  private let key: SecretBytes
  /// The beginning of the associated data.
  private let label: [UInt8]
  private let nonces = NonceBlock()

  init(_ key: SecretBytes, label: String) {
    self.key = key
    self.label = Array(label.utf8)
  }

  /// The nonce and the tag of a unit.
  static let trailer = Sodium.nonceCount + Sodium.tagCount

  /// Encrypts the beginning of a buffer in place, and writes the nonce and the tag into its last 40 bytes.
  func encrypt(_ unit: UnsafeMutableRawBufferPointer, number: UInt32) {
    guard let start = unsafe unit.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
    let count = unit.count - Self.trailer
    let nonce = unsafe start + count
    let bound = label + BigEndian.bytes(number)
    unsafe nonces.write(to: nonce)
    unsafe key.withBytes { key in
      _ = unsafe crypto_aead_xchacha20poly1305_ietf_encrypt_detached(
        start,
        nonce + Sodium.nonceCount, nil,
        start, UInt64(count), bound, UInt64(bound.count), nil,
        nonce, key)
    }
  }

  /// Decrypts the beginning of a buffer in place, and fills its last 40 bytes with zeros. Returns false if the tag is
  /// wrong; the buffer is then all zeros.
  func decrypt(_ unit: UnsafeMutableRawBufferPointer, number: UInt32) -> Bool {
    guard let start = unsafe unit.baseAddress?.assumingMemoryBound(to: UInt8.self) else {
      return false
    }
    let count = unit.count - Self.trailer
    let nonce = unsafe start + count
    let bound = label + BigEndian.bytes(number)
    let status = unsafe key.withBytes { key in
      unsafe crypto_aead_xchacha20poly1305_ietf_decrypt_detached(
        start, nil, start,
        UInt64(count), nonce + Sodium.nonceCount, bound,
        UInt64(bound.count), nonce, key)
    }
    if status == 0 {
      unsafe memset(nonce, 0, Self.trailer)
    } else {
      unsafe memset(start, 0, unit.count)
    }
    return status == 0
  }
}
