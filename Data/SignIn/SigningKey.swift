import Domain

/// The accepted signature algorithms, all of which are asymmetric.
enum SigningAlgorithm: String, CaseIterable {
  case rs256 = "RS256"
  case es256 = "ES256"
}

/// A public key of a provider.
struct SigningKey: Equatable {
  let algorithm: SigningAlgorithm
  /// The key as DER.
  let der: [UInt8]
  /// The length of a signature, in bytes.
  let signatureLength: Int

  /// The allowed lengths of an RSA modulus in bytes. Shorter keys are insecure, and longer keys only cost time.
  private static let lengths = 256...1024

  /// Parses a JWK; nil if the key is of another kind or invalid.
  init?(_ tree: JSONTree, for algorithm: SigningAlgorithm) {
    self.algorithm = algorithm
    switch algorithm {
    case .rs256:
      guard let number = Self.bytes(tree["n"]), let exponent = Self.bytes(tree["e"]) else {
        return nil
      }
      let modulus = number.drop { $0 == 0 }
      guard Self.lengths.contains(modulus.count), (1...8).contains(exponent.count) else {
        return nil
      }
      signatureLength = modulus.count
      der = DERWriter.publicKey(
        .rsa, DERWriter.sequence(DERWriter.integer(modulus), DERWriter.integer(exponent)))
    case .es256:
      guard tree["crv"]?.text == "P-256", let x = Self.bytes(tree["x"]),
        let y = Self.bytes(tree["y"]), x.count == 32, y.count == 32
      else { return nil }
      signatureLength = 64
      der = DERWriter.publicKey(.p256, [4] + x + y)
    }
  }

  /// The key as PEM.
  var file: [UInt8] {
    let letters = Array(TokenLetters.forFile(der).utf8)
    var lines = Array("-----BEGIN PUBLIC KEY-----\n".utf8)
    for start in stride(from: 0, to: letters.count, by: 64) {
      lines += letters[start..<min(start + 64, letters.count)] + [ASCII.newline]
    }
    return lines + Array("-----END PUBLIC KEY-----\n".utf8)
  }

  /// Converts a signature to the encoding that `openssl` expects; nil if its length is wrong.
  func written(_ signature: [UInt8]) -> [UInt8]? {
    guard signature.count == signatureLength else { return nil }
    switch algorithm {
    case .rs256: return signature
    case .es256:
      return DERWriter.sequence(
        DERWriter.integer(signature.prefix(32)), DERWriter.integer(signature.suffix(32)))
    }
  }

  /// Returns the key of the provider's list that has the token's key id. Without an id, exactly one key must match.
  static func chosen(
    from list: JSONTree, named name: String?, for algorithm: SigningAlgorithm
  ) throws(SignInFailure) -> SigningKey {
    let fitting = (list["keys"]?.elements ?? []).filter { isMeant($0, for: algorithm) }
    let named = fitting.filter { key in
      name.map { name in key["kid"]?.text.map { $0.utf8.elementsEqual(name.utf8) } ?? false }
        ?? true
    }
    // If several keys match, none is tried.
    guard let tree = named.first, named.count == 1 else { throw .token(.unknownKey) }
    guard let key = SigningKey(tree, for: algorithm) else { throw .token(.unusableKey) }
    return key
  }

  /// Returns whether a key has the right type and is meant for signing.
  private static func isMeant(_ key: JSONTree, for algorithm: SigningAlgorithm) -> Bool {
    let kind = algorithm == .rs256 ? "RSA" : "EC"
    return key["kty"]?.text == kind && key["use"].map { $0.text == "sig" } ?? true
      && key["alg"].map { $0.text == algorithm.rawValue } ?? true
  }

  private static func bytes(_ member: JSONTree?) -> [UInt8]? {
    guard case .text(let letters)? = member else { return nil }
    return TokenLetters.bytes(letters.utf8)
  }
}
