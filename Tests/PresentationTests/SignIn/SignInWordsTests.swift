import Domain
import Testing

@testable import PresentationKit
@testable import PresentationShared
@testable import TextUI

@Suite struct `What is said of signing in` {
  private static let unreached = FetchFailure(
    address: "https://me:word@host/token?key=1", .unreachable)
  private static let failures: [(SignInFailure, String, PresentationKit.ExitStatus)] = [
    (.unknownProvider("naver"), "unknownProvider", .refused),
    (.badIssuer("http://x"), "badIssuer", .refused),
    (.notConfigured(provider: "google"), "signInNotConfigured", .refused),
    (.notConfigured(provider: "issuer"), "signInNotConfigured", .refused),
    (.busy, "busy", .failed),
    (.noProgram(.curl), "noProgram", .failed), (.noProgram(.openssl), "noProgram", .failed),
    (.noPort(nil), "noPort", .failed), (.noPort(80), "noPort", .failed),
    (.unreachable(unreached), "unreachable", .network),
    (.discovery(.unreadable), "signInDiscovery", .network),
    (.discovery(.ofAnotherIssuer), "signInDiscovery", .network),
    (.discovery(.missing("jwks_uri")), "signInDiscovery", .network),
    (.discovery(.notSafe("jwks_uri")), "signInDiscovery", .network),
    (.discovery(.noProtection), "signInDiscovery", .network),
    (.declined, "signInDeclined", .refused),
    (.refusedByProvider(code: "no"), "signInRefused", .refused),
    (.cancelled, "cancelled", .network), (.timedOut, "signInTimedOut", .network),
    (.stateMismatch, "signInStranger", .refused), (.answerOfAnother, "signInOtherIssuer", .refused),
    (.exchangeRefused(code: "no"), "signInCodeRefused", .refused),
    (.exchangeUnreadable, "signInUnreadable", .network), (.noToken, "signInNoToken", .refused),
    (.token(.unreadable), "signInTokenUnreadable", .refused),
    (.token(.notUTF8), "signInTokenNotUTF8", .refused),
    (.token(.algorithmNotAllowed("none")), "signInTokenAlgorithm", .refused),
    (.token(.unknownKey), "signInTokenUnknownKey", .refused),
    (.token(.unusableKey), "signInTokenUnusableKey", .refused),
    (.token(.badSignature), "signInTokenSignature", .refused),
    (.token(.wrongIssuer), "signInTokenIssuer", .refused),
    (.token(.wrongAudience), "signInTokenAudience", .refused),
    (.token(.expired), "signInTokenExpired", .refused),
    (.token(.notYetValid), "signInTokenNotYetValid", .refused),
    (.token(.wrongNonce), "signInTokenNonce", .refused),
    (.token(.missing("sub")), "signInTokenIncomplete", .refused),
    (.checkingFailed, "signInNotChecked", .failed),
  ]

  // SC-04
  @Test(arguments: Language.allCases)
  func `every failure has its own sentence`(language: Language) {
    let messages = Self.failures.map { failure, code, status in
      let report = SignInWords(language).report(failure)
      #expect(report.code == code && report.status == status, "\(failure)")
      #expect(report.message.hasSuffix("."), "\(report.message)")
      return report.message
    }
    #expect(Set(messages).count == messages.count)
    let exchange = SignInWords(language).report(.exchangeUnreachable(Self.unreached))
    #expect(exchange.status == .network && exchange.message.contains("host/token"))
    #expect(!exchange.message.contains("word@") && !exchange.message.contains("key="))
  }

  // SC-02
  @Test(arguments: Language.allCases)
  func `who is not known is told who is`(language: Language) {
    let report = SignInWords(language).report(.unknownProvider("na\u{1B}ver"))
    #expect(report.candidates == ["google", "kakao", "apple"])
    #expect(report.message.contains("naver"))
  }

  @Test(arguments: Language.allCases)
  func `what matters is named, and nothing in it is obeyed`(language: Language) {
    let words = SignInWords(language)
    #expect(words.report(.noProgram(.openssl)).message.contains("apt install openssl"))
    #expect(words.report(.noPort(8_080)).message.contains("8080"))
    #expect(words.report(.token(.algorithmNotAllowed("no\u{1B}ne"))).message.contains("none"))
    #expect(words.open("http://x\u{1B}[2J").hasSuffix("\nhttp://x[2J"))
    let identity = ProvenIdentity(
      provider: "google", issuer: "https://x", subject: "s", email: "m@x", name: "민\u{202E}아")
    // korean 50: a provider has its usual name in each language.
    let provider = language == .korean ? "구글" : "Google"
    #expect(words.signedIn(identity).contains("민아") && words.signedIn(identity).contains(provider))
    let pages = words.browser
    #expect(pages.language == language.rawValue)
    #expect(Set([pages.done, pages.declined, pages.stranger, pages.nothingHere]).count == 4)
    #expect(Set([words.browserOpened, words.noBrowser, words.checking]).count == 3)
  }
}
