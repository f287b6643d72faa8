import CSodium

/// An incremental SHA-256 checksum.
struct SHA256 {
  /// The length of a checksum in hexadecimal digits.
  static let digits = 64

  private var state = crypto_hash_sha256_state()

  init() { unsafe crypto_hash_sha256_init(&state) }

  mutating func add(_ bytes: [UInt8]) {
    unsafe crypto_hash_sha256_update(&state, bytes, UInt64(bytes.count))
  }

  /// Returns the checksum of all bytes, in hexadecimal digits.
  mutating func finish() -> String {
    var sum = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
    unsafe crypto_hash_sha256_final(&state, &sum)
    return sum.map { byte in
      let digits = String(byte, radix: 16)
      return byte < 16 ? "0" + digits : digits
    }.joined()
  }
}
