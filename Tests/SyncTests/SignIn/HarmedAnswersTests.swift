import Domain
import Support
import Testing

@testable import Data

/// A random number generator that returns the same sequence in every run.
private struct SeededRandom {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed }

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(1, bound)
  }

  /// Returns a copy of the bytes with one to four random changes: a byte replaced, removed or inserted, the end cut off
  /// or repeated.
  mutating func harmed(_ bytes: [UInt8]) -> [UInt8] {
    var harmed = bytes
    for _ in 0...below(4) {
      let offset = below(harmed.count)
      switch below(5) {
      case 0: if !harmed.isEmpty { harmed[offset] = UInt8(below(256)) }
      case 1: if !harmed.isEmpty { harmed.remove(at: offset) }
      case 2: harmed.insert(UInt8(below(256)), at: offset)
      case 3: harmed = Array(harmed.prefix(offset))
      default: harmed += harmed.suffix(below(40))
      }
    }
    return harmed
  }
}

@Suite struct `Harmed answers of browsers and issuers` {
  static let rounds: UInt64 = 4_000

  @Test func `never trap the reader of requests`() {
    let sound = Array(
      "GET /callback?code=a%2Fb+c&state=%EA%B0%80&iss=https%3A%2F%2Fx HTTP/1.1\r\nHost: x\r\n\r\n"
        .utf8)
    var read = 0
    for seed in 0..<Self.rounds {
      var lots = SeededRandom(seed)
      let bytes =
        seed % 4 == 0
        ? (0..<lots.below(200)).map { _ in UInt8(lots.below(256)) } : lots.harmed(sound)
      if case .whole(let request) = CallbackRequest.read(bytes) {
        read += 1
        #expect(request.parameters.count <= 64)
      }
    }
    #expect(read > 100)
  }

  @Test func `never trap the reader of tokens, which takes none for more than it is`() throws {
    let head = IssuerKey.letters(Array(#"{"alg":"RS256","kid":"k"}"#.utf8))
    let says = IssuerKey.letters(Array(#"{"iss":"https://x","aud":["a"],"exp":1,"iat":1}"#.utf8))
    let sound = Array("\(head).\(says).AAAA".utf8)
    let claims = TokenClaims(
      provider: IdentityProvider(
        name: "x", issuer: try #require(SecureAddress("https://x")), clientID: "a"),
      nonce: "n", now: 1)
    var read = 0
    for seed in 0..<Self.rounds {
      var lots = SeededRandom(seed)
      let text = String(decoding: lots.harmed(sound), as: UTF8.self)
      do throws(SignInFailure) {
        let token = try SignedToken(text)
        read += 1
        _ = try claims.identity(try token.claims())
        Issue.record("it has no nonce: \(text)")
      } catch {
        guard case .token = error else {
          Issue.record("\(error)")
          continue
        }
      }
    }
    #expect(read > 50)
  }

  @Test func `never trap the readers of keys and of facts`() throws {
    let keys = Array(
      "{\"keys\":[{\"kid\":\"k\",\(IssuerKey.rsa.shown)},{\(IssuerKey.ec.shown)}]}".utf8)
    let facts = Array(
      #"{"issuer":"https://x","authorization_endpoint":"https://x/a","token_endpoint":"https://x/t","jwks_uri":"https://x/k","code_challenge_methods_supported":["S256"]}"#
        .utf8)
    let issuer = try #require(SecureAddress("https://x"))
    for seed in 0..<Self.rounds {
      var lots = SeededRandom(seed)
      do throws(SignInFailure) {
        let read = try IssuerMetadata(lots.harmed(facts), of: issuer)
        for address in [read.authorization, read.token, read.keys] {
          #expect(address.text.hasPrefix("https://"))
        }
      } catch {
        guard case .discovery = error else {
          Issue.record("\(error)")
          continue
        }
      }
      do throws(JSONParseError) {
        let tree = try JSONTreeReader.tree(lots.harmed(keys))
        for algorithm in SigningAlgorithm.allCases {
          do throws(SignInFailure) {
            _ = try SigningKey.chosen(from: tree, named: "k", for: algorithm).file
          } catch { #expect(error == .token(.unknownKey) || error == .token(.unusableKey)) }
        }
      } catch { #expect(error.line >= 1) }
    }
  }

  @Test func `letters and bytes are the same both ways`() {
    for count in 0..<200 {
      var lots = SeededRandom(UInt64(count))
      let bytes = (0..<count).map { _ in UInt8(lots.below(256)) }
      #expect(TokenLetters.forAddress(bytes) == IssuerKey.letters(bytes))
      #expect(TokenLetters.bytes(TokenLetters.forAddress(bytes).utf8) == bytes)
    }
    for text in ["A", "AA=", "AAAAA", "AB", "AAB", "A A", "A+", "A/", "가"] {
      #expect(TokenLetters.bytes(text.utf8) == nil, "\(text)")
    }
  }
}
