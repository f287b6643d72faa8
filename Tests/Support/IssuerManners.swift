/// How an issuer of this computer behaves: rightly, or in one of the ways in which it can go wrong.
package struct IssuerManners: Sendable {
  /// What comes of the browser's question.
  package enum Authorizing: Sendable {
    /// A code.
    case code
    /// A page that leads nowhere.
    case nothing
    /// An error in place of a code.
    case error(String)
    /// A code that answers another question.
    case otherState
    /// A code that answers another question, and the right one after it.
    case otherStateFirst
    /// A code, and the name of an issuer.
    case named(String)
    /// An answer that holds neither a code nor an error.
    case empty
  }

  /// What an address answers.
  package enum Answering: Sendable {
    /// As it should.
    case rightly
    case page(String, status: Int)
    case redirect(to: String)
    case silence
    case hangUp
  }

  package var authorizing = Authorizing.code
  /// What the issuer says of itself, as JSON by the names of the members.
  package var facts: @Sendable (inout [String: String]) -> Void = { _ in }
  package var discovery = Answering.rightly
  package var keys = Answering.rightly
  package var token = Answering.rightly
  /// The keys it shows.
  package var shownKeys: [IssuerKey] = [.rsa]
  /// What else its list says of each key.
  package var keyMembers = ""
  /// The key it signs with.
  package var key = IssuerKey.rsa
  /// What the token's head says, as JSON by the names of the members.
  package var head: @Sendable (inout [String: String]) -> Void = { _ in }
  /// What the token says, as JSON by the names of the members.
  package var claims: @Sendable (inout [String: String]) -> Void = { _ in }
  /// What becomes of the bytes that are signed as what the token says.
  package var payload: @Sendable ([UInt8]) -> [UInt8] = { $0 }
  /// What becomes of the signature.
  package var signature: @Sendable ([UInt8]) -> [UInt8] = { $0 }
  /// What becomes of the whole token.
  package var whole: @Sendable (String) -> String = { $0 }
  /// What the issuer takes for the proof of who asked, in place of what was said.
  package var verifier: @Sendable (String) -> String = { $0 }
  /// Done while the program that asks for the token is running.
  package var meanwhile: @Sendable (_ form: [String: String]) -> Void = { _ in }

  /// One that behaves.
  package init() {}

  /// One that behaves but for what a body changes.
  package init(_ change: (inout IssuerManners) -> Void) { change(&self) }
}
