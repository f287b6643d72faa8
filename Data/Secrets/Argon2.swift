import CSodium
public import Domain
import Glibc

extension SecretKeeper {
  /// Keeps secrets as Argon2id hashes, each with a salt of its own.
  public static func argon2(_ cost: Argon2Cost = .usual) -> SecretKeeper {
    SecretKeeper(
      // One secret has one form, whichever keyboard it is typed on.
      hash: { (secret) throws(SecretFailure) in
        try Argon2.hash(TextForms.composed(secret), cost)
      },
      matches: { (secret, hash) throws(SecretFailure) in
        try Argon2.matches(TextForms.composed(secret), hash)
      })
  }
}

/// How much work one try of a secret is.
public struct Argon2Cost: Equatable, Sendable {
  let passes: UInt64
  let bytes: Int

  /// Two passes over 64 MiB: about a tenth of a second, as is advised where somebody waits.
  public static let usual = Argon2Cost(passes: 2, bytes: 64 << 20)
  /// The least there is, for tests that are about something else.
  public static let least = Argon2Cost(passes: 1, bytes: 8 << 10)
}

/// Argon2id as libsodium does it. The text it keeps names the costs, so they may grow later.
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
    // The library reads a text of this length at most, and to its first zero.
    guard hash.text.utf8.count < Int(crypto_pwhash_STRBYTES) else { return false }
    let kept = hash.text.utf8.map { CChar(bitPattern: $0) } + [0]
    let bytes = secret.utf8.map { CChar(bitPattern: $0) }
    errno = 0
    if unsafe crypto_pwhash_str_verify(kept, bytes, UInt64(bytes.count)) == 0 { return true }
    if errno == ENOMEM { throw .noMemory }
    return false
  }
}
