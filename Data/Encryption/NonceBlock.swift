import CSodium
import Platform

/// Random nonces. Several are read from the kernel at a time, because each written page needs one. A nonce is used
/// once. A forked process never uses this object, because it would repeat its parent's nonces.
final class NonceBlock {
  /// libsodium reads at most 256 bytes in one system call.
  private static let size = 256 / Sodium.nonceCount * Sodium.nonceCount
  private var bytes: [UInt8] = []

  /// Writes an unused nonce to an address.
  func write(to nonce: UnsafeMutablePointer<UInt8>) {
    if bytes.isEmpty { bytes = Sodium.random(Self.size) }
    let start = bytes.count - Sodium.nonceCount
    for index in 0..<Sodium.nonceCount { unsafe nonce[index] = bytes[start + index] }
    bytes.removeLast(Sodium.nonceCount)
  }
}
