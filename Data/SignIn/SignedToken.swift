import Domain

/// A token as a provider sends it: what says how it is signed, what it says, and the signature. What
/// it says is not looked at before the signature was checked.
struct SignedToken: Equatable {
  /// How it is signed.
  let algorithm: SigningAlgorithm
  /// The name of the key, where it names one.
  let key: String?
  /// What is signed.
  let signed: [UInt8]
  let signature: [UInt8]
  /// What it says, not trusted yet.
  private let payload: [UInt8]

  /// No token of a person is longer.
  static let longest = 1 << 16

  /// Takes a token apart.
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
    // What must be understood is not.
    guard tree["crit"] == nil else { throw .token(.unreadable) }
    self.algorithm = algorithm
    key = tree["kid"]?.text
    signed = Array(bytes.prefix(parts[0].count + 1 + parts[1].count))
    self.signature = signature
    self.payload = payload
  }

  /// What the token says; to be asked for when the signature was found to be right.
  func claims() throws(SignInFailure) -> JSONTree { try Self.tree(payload) }

  /// An object of JSON.
  private static func tree(_ bytes: [UInt8]) throws(SignInFailure) -> JSONTree {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .token(.notUTF8) }
    do throws(JSONFault) {
      let tree = try JSONTreeReader.tree(bytes)
      if case .object = tree { return tree }
    } catch { throw .token(.unreadable) }
    throw .token(.unreadable)
  }
}

/// A code a provider sent, as it can be shown.
enum ProviderCode {
  /// The letters, digits and marks that codes are made of.
  static func cleaned(_ code: String) -> String {
    let kept = code.utf8.prefix(60).filter { byte in
      (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
        || byte == UInt8(ascii: "_") || byte == ASCII.hyphen || byte == ASCII.dot
    }
    return kept.isEmpty ? "?" : String(decoding: kept, as: UTF8.self)
  }
}
