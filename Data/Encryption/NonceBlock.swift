import CSodium
import Platform

/// Random nonces, drawn from the kernel several at a time, because each page of a write needs one. A nonce is given out
/// once. The program never continues in a forked process, which would repeat the nonces of its parent.
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
