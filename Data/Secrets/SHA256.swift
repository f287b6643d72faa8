import CSodium

/// A checksum that no two files share (SHA-256), of bytes that come piece by piece.
struct SHA256 {
  /// How many digits it is written with.
  static let digits = 64

  private var state = crypto_hash_sha256_state()

  init() { unsafe crypto_hash_sha256_init(&state) }

  /// Adds what comes next.
  mutating func add(_ bytes: [UInt8]) {
    unsafe crypto_hash_sha256_update(&state, bytes, UInt64(bytes.count))
  }

  /// The checksum of all that was added, in hexadecimal digits.
  mutating func finish() -> String {
    var sum = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
    unsafe crypto_hash_sha256_final(&state, &sum)
    return sum.map { byte in
      let digits = String(byte, radix: 16)
      return byte < 16 ? "0" + digits : digits
    }.joined()
  }
}
