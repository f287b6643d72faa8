import Domain

/// A signed JWT of a provider. Its claims must not be read before the signature is verified.
struct SignedToken: Equatable {
  let algorithm: SigningAlgorithm
  /// The key id, if the header has one.
  let key: String?
  /// The bytes that are signed: header and payload.
  let signed: [UInt8]
  let signature: [UInt8]
  /// The encoded claims, which are not trusted yet.
  private let payload: [UInt8]

  /// The maximum size of a token, in bytes.
  static let longest = 1 << 16

  /// Splits a token into its parts and parses the header.
  init(_ text: String) throws(SignInFailure) {
    let bytes = Array(text.utf8)
    guard bytes.count <= Self.longest else { throw .token(.unreadable) }
    let parts = bytes.split(separator: ASCII.dot, omittingEmptySubsequences: false)
    guard parts.count == 3, let head = TokenLetters.bytes(parts[0]),
      let payload = TokenLetters.bytes(parts[1]),
      let signature = TokenLetters.bytes(parts[2])
    else { throw .token(.unreadable) }
    let tree = try Self.tree(head)
    guard case .text(let name)? = tree["alg"] else { throw .token(.unreadable) }
    guard let algorithm = SigningAlgorithm(rawValue: name) else {
      throw .token(.algorithmNotAllowed(ProviderCode.cleaned(name)))
    }
    // No critical extension is supported, and RFC 7515 requires rejecting unknown ones.
    guard tree["crit"] == nil else { throw .token(.unreadable) }
    self.algorithm = algorithm
    key = tree["kid"]?.text
    signed = Array(bytes.prefix(parts[0].count + 1 + parts[1].count))
    self.signature = signature
    self.payload = payload
  }

  /// Parses the claims. The caller must have verified the signature.
  func claims() throws(SignInFailure) -> JSONTree { try Self.tree(payload) }

  /// Parses a JSON object.
  private static func tree(_ bytes: [UInt8]) throws(SignInFailure) -> JSONTree {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .token(.notUTF8) }
    do throws(JSONParseError) {
      let tree = try JSONTreeReader.tree(bytes)
      if case .object = tree { return tree }
    } catch { throw .token(.unreadable) }
    throw .token(.unreadable)
  }
}

/// Error codes of providers in a form that is safe to show.
enum ProviderCode {
  /// Returns a code with only letters, digits and `_-.`, at most 60 bytes; `?` if no character is left.
  static func cleaned(_ code: String) -> String {
    let kept = code.utf8.prefix(60).filter { byte in
      (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
        || byte == UInt8(ascii: "_") || byte == ASCII.hyphen || byte == ASCII.dot
    }
    return kept.isEmpty ? "?" : String(decoding: kept, as: UTF8.self)
  }
}
