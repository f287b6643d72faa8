import Domain

/// The ways of signing that are taken: with a key whose public half the provider shows.
enum SigningAlgorithm: String, CaseIterable {
  case rs256 = "RS256"
  case es256 = "ES256"
}

/// The public half of a key a provider signs with.
struct SigningKey: Equatable {
  let algorithm: SigningAlgorithm
  /// The key, as DER has it.
  let der: [UInt8]
  /// How many bytes a signature has.
  let signatureLength: Int

  /// Shorter keys of RSA can be broken, and longer ones only cost time.
  private static let lengths = 256...1024

  /// Reads a key of a provider's list; nothing when it is of another kind, or cannot be used.
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

  /// The key as a file has it.
  var file: [UInt8] {
    let letters = Array(TokenLetters.forFile(der).utf8)
    var lines = Array("-----BEGIN PUBLIC KEY-----\n".utf8)
    for start in stride(from: 0, to: letters.count, by: 64) {
      lines += letters[start..<min(start + 64, letters.count)] + [ASCII.newline]
    }
    return lines + Array("-----END PUBLIC KEY-----\n".utf8)
  }

  /// A signature as the program that checks it wants it; nothing when it is too short or too long.
  func written(_ signature: [UInt8]) -> [UInt8]? {
    guard signature.count == signatureLength else { return nil }
    switch algorithm {
    case .rs256: return signature
    case .es256:
      return DERWriter.sequence(
        DERWriter.integer(signature.prefix(32)), DERWriter.integer(signature.suffix(32)))
    }
  }

  /// The key of a provider's list that a token names, or the only one that fits where it names none.
  static func chosen(
    from list: JSONTree, named name: String?, for algorithm: SigningAlgorithm
  ) throws(SignInFailure) -> SigningKey {
    let fitting = (list["keys"]?.elements ?? []).filter { isMeant($0, for: algorithm) }
    let named = fitting.filter { key in
      name.map { name in key["kid"]?.text.map { $0.utf8.elementsEqual(name.utf8) } ?? false }
        ?? true
    }
    // Of several keys none is guessed.
    guard let tree = named.first, named.count == 1 else { throw .token(.unknownKey) }
    guard let key = SigningKey(tree, for: algorithm) else { throw .token(.unusableKey) }
    return key
  }

  /// Whether a key is of the right kind, and meant to sign with.
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
