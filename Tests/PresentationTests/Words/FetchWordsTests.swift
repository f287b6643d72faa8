import Domain
import Testing

@testable import PresentationKit
@testable import TextUI

@Suite struct `What is said of the web` {
  private static let reasons: [(FetchFailure.Cause, String)] = [
    (.noProgram, "noProgram"), (.badAddress, "badAddress"), (.unreachable, "unreachable"),
    (.slow, "slow"), (.tooLarge(limit: 5 << 20), "tooLarge"),
    (.refused(status: 404), "refusedByServer"), (.refused(status: 401), "refusedByServer"),
    (.refused(status: 429), "refusedByServer"), (.refused(status: 503), "refusedByServer"),
    (.insecure, "insecure"), (.cancelled, "cancelled"), (.other("words"), "network"),
  ]

  @Test(arguments: Language.allCases)
  func `every reason has its own sentence`(language: Language) {
    let reports = Self.reasons.map { reason, code in
      let failure = FetchFailure(address: "https://me:word@host/book?key=1", reason)
      let report = FetchWords(language).report(failure)
      #expect(report.code == code)
      #expect(report.status == (reason == .badAddress ? .usage : .network))
      #expect(!report.message.contains("word@") && !report.message.contains("key="))
      let namesAddress = reason != .noProgram && reason != .cancelled
      #expect(report.message.contains("host/book") == namesAddress)
      return report.message
    }
    #expect(Set(reports).count == reports.count)
  }

  @Test func `what matters is named`() {
    func message(_ reason: FetchFailure.Cause, _ language: Language) -> String {
      FetchWords(language).report(FetchFailure(address: "http://host", reason)).message
    }
    for language in Language.allCases {
      #expect(message(.noProgram, language).contains("curl"))
      #expect(message(.tooLarge(limit: 5 << 20), language).contains("5 MB"))
      #expect(message(.tooLarge(limit: 5 << 10), language).contains("5 KB"))
      #expect(message(.refused(status: 503), language).contains("503"))
      #expect(message(.other("a\u{1B}[31mb"), language).contains("a[31mb"))
    }
  }
}
