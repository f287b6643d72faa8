import Domain
import Foundation
import Synchronization

/// An OpenID Connect issuer on this computer, with real keys. It gives a token only to the program that requested the
/// code, unless it was told to misbehave.
package final class LocalIssuer: Sendable {
  private struct Asked {
    var challenge = ""
    var nonce = ""
    var returnAddress = ""
    var requests: [String] = []
    var forms: [[String: String]] = []
    var headers: [String] = []
  }

  /// Haru's client ID at this issuer.
  package static let clientID = "haru-at-home"
  /// The code that the issuer gives. It contains characters that must be encoded in addresses.
  package static let code = "code/with+marks=&\u{AC00}"
  /// The time at which the issuer signs tokens, in seconds since 1970.
  package static let moment = 1_772_928_000

  private let manners: IssuerManners
  private let asked = Mutex(Asked())
  private let server: TalkingServer

  /// Starts an issuer.
  package init(_ manners: IssuerManners = IssuerManners()) throws {
    self.manners = manners
    server = try TalkingServer()
    server.start { [unowned self] in answer($0) }
  }

  /// Runs a body with an issuer that is closed afterwards.
  package static func using<T>(
    _ manners: IssuerManners = IssuerManners(), _ body: (LocalIssuer) throws -> T
  ) throws -> T {
    let issuer = try LocalIssuer(manners)
    defer { issuer.server.close() }
    return try body(issuer)
  }

  /// The address of the issuer.
  package var address: String { "http://127.0.0.1:\(server.port)" }
  /// The paths of all requests in order.
  package var requests: [String] { asked.withLock { $0.requests } }
  /// The forms of all token requests in order.
  package var forms: [[String: String]] { asked.withLock { $0.forms } }
  /// The headers of all requests in order.
  package var headers: [String] { asked.withLock { $0.headers } }

  private func answer(_ question: TalkingServer.Question) -> TalkingServer.Answer {
    asked.withLock {
      $0.requests.append(question.path)
      $0.headers.append(question.head)
    }
    switch question.path {
    case "/.well-known/openid-configuration":
      return done(manners.discovery) { .page(Array(facts.utf8)) }
    case "/authorize": return authorize(question.parameters)
    case "/token":
      asked.withLock { $0.forms.append(question.parameters) }
      manners.meanwhile(question.parameters)
      return done(manners.token) { exchange(question.parameters) }
    case "/keys":
      let keys = manners.shownKeys.map {
        "{\"kid\":\"\($0.name)\"\(manners.keyMembers),\($0.shown)}"
      }
      return done(manners.keys) {
        .page(Array("{\"keys\":[\(keys.joined(separator: ","))]}".utf8))
      }
    default: return .page(Array("Nothing here.".utf8), status: 404)
    }
  }

  private func done(_ way: IssuerManners.Answering, _ rightly: () -> TalkingServer.Answer)
    -> TalkingServer.Answer
  {
    switch way {
    case .rightly: rightly()
    case .page(let text, let status): .page(Array(text.utf8), status: status)
    case .redirect(let location): .redirect(to: location)
    case .silence: .silence
    case .hangUp: .hangUp
    }
  }

  private var facts: String {
    var members = [
      "issuer": "\"\(address)\"", "authorization_endpoint": "\"\(address)/authorize\"",
      "token_endpoint": "\"\(address)/token\"", "jwks_uri": "\"\(address)/keys\"",
      "code_challenge_methods_supported": "[\"plain\",\"S256\"]",
      "token_endpoint_auth_methods_supported": "[\"client_secret_post\"]",
    ]
    manners.facts(&members)
    return Self.object(members)
  }

  private func authorize(_ question: [String: String]) -> TalkingServer.Answer {
    let back = question["redirect_uri"] ?? ""
    let state = question["state"] ?? ""
    guard question["response_type"] == "code", question["client_id"] == Self.clientID,
      question["code_challenge_method"] == "S256", back.hasPrefix("http://127.0.0.1:"),
      question["scope"]?.split(separator: " ").contains("openid") == true
    else { return .page(Array("No.".utf8), status: 400) }
    asked.withLock {
      $0.challenge = question["code_challenge"] ?? ""
      $0.nonce = question["nonce"] ?? ""
      $0.returnAddress = back
    }
    let code = "code=" + Self.encoded(Self.code)
    switch manners.authorizing {
    case .code: return .redirect(to: "\(back)?\(code)&state=\(state)&scope=openid+email")
    case .nothing: return .page(Array("Sign in here.".utf8))
    case .error(let word):
      return .redirect(to: "\(back)?error=\(Self.encoded(word))&state=\(state)")
    case .otherState: return .redirect(to: "\(back)?\(code)&state=other")
    case .otherStateFirst:
      let right = "\(back)?\(code)&state=\(state)"
      return .page(
        Array("GO \(back)?\(code)&state=other\nGO \(back)?code=\(code)\nGO \(right)".utf8))
    case .named(let name):
      return .redirect(to: "\(back)?\(code)&state=\(state)&iss=\(Self.encoded(name))")
    case .empty: return .redirect(to: "\(back)?state=\(state)")
    }
  }

  private func exchange(_ form: [String: String]) -> TalkingServer.Answer {
    let asked = asked.withLock { $0 }
    let verifier = manners.verifier(form["code_verifier"] ?? "")
    guard form["grant_type"] == "authorization_code", form["code"] == Self.code,
      form["client_id"] == Self.clientID, form["redirect_uri"] == asked.returnAddress,
      OpenSSL.challenge(verifier) == asked.challenge
    else { return .page(Array("{\"error\":\"invalid_grant\"}".utf8), status: 400) }
    guard let token = token(nonce: asked.nonce) else { return .hangUp }
    return .page(
      Array(
        "{\"access_token\":\"secret-access\",\"token_type\":\"Bearer\",\"id_token\":\"\(token)\"}"
          .utf8))
  }

  private func token(nonce: String) -> String? {
    var head = ["alg": "\"\(manners.key.algorithm)\"", "kid": "\"\(manners.key.name)\""]
    manners.head(&head)
    var claims = [
      "iss": "\"\(address)\"", "aud": "\"\(Self.clientID)\"", "sub": "\"person-7\"",
      "nonce": "\"\(nonce)\"", "iat": "\(Self.moment)", "exp": "\(Self.moment + 600)",
      "email": "\"mina@example.com\"", "email_verified": "true", "name": "\"\u{BBFC}\u{C544}\"",
      "picture": "\"https://example.com/mina.png\"",
    ]
    manners.claims(&claims)
    let payload = manners.payload(Array(Self.object(claims).utf8))
    let signed =
      IssuerKey.letters(Array(Self.object(head).utf8)) + "." + IssuerKey.letters(payload)
    do {
      let signature = manners.signature(try manners.key.signature(of: Array(signed.utf8)))
      return manners.whole(signed + "." + IssuerKey.letters(signature))
    } catch { return nil }
  }

  private static func object(_ members: [String: String]) -> String {
    let written = members.sorted { $0.key < $1.key }.map { "\"\($0)\":\($1)" }
    return "{\(written.joined(separator: ","))}"
  }

  private static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
  }
}
