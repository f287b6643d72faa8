import CSodium
public import Domain
import Platform

extension SecretKeeper {
  /// Returns a keeper that hashes each secret with Argon2id and a salt of its own.
  public static func argon2(_ cost: Argon2Cost = .standard) -> SecretKeeper {
    SecretKeeper(
      // Unicode NFC gives a secret the same bytes on every keyboard.
      hash: { (secret) throws(SecretFailure) in
        try Argon2.hash(TextForms.composed(secret), cost)
      },
      matches: { (secret, hash) throws(SecretFailure) in
        try Argon2.matches(TextForms.composed(secret), hash)
      })
  }
}

/// The cost of one hash.
public struct Argon2Cost: Equatable, Sendable {
  let passes: UInt64
  let bytes: Int

  /// Two passes over 64 MiB, about a tenth of a second, as recommended for interactive use.
  public static let standard = Argon2Cost(passes: 2, bytes: 64 << 20)
  /// The lowest cost, for tests in which the strength of the hash does not matter.
  public static let least = Argon2Cost(passes: 1, bytes: 8 << 10)
}

/// Argon2id by libsodium. The stored text includes the cost, so the standard cost can be raised later.
private enum Argon2 {
  static func hash(_ secret: String, _ cost: Argon2Cost) throws(SecretFailure) -> SecretHash {
    guard sodium_init() >= 0 else { throw .noMemory }
    var text = [CChar](repeating: 0, count: Int(crypto_pwhash_STRBYTES))
    let bytes = secret.utf8.map { CChar(bitPattern: $0) }
    let status = unsafe crypto_pwhash_str_alg(
      &text, bytes, UInt64(bytes.count), cost.passes, cost.bytes, crypto_pwhash_ALG_ARGON2ID13)
    guard status == 0 else { throw .noMemory }
    return SecretHash(
      String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
  }

  static func matches(_ secret: String, _ hash: SecretHash) throws(SecretFailure) -> Bool {
    guard sodium_init() >= 0 else { throw .noMemory }
    // libsodium reads at most this length, up to the first zero byte.
    guard hash.text.utf8.count < Int(crypto_pwhash_STRBYTES) else { return false }
    let kept = hash.text.utf8.map { CChar(bitPattern: $0) } + [0]
    let bytes = secret.utf8.map { CChar(bitPattern: $0) }
    errno = 0
    if unsafe crypto_pwhash_str_verify(kept, bytes, UInt64(bytes.count)) == 0 { return true }
    if errno == ENOMEM { throw .noMemory }
    return false
  }
}
