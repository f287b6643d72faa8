import Domain
import Testing

@testable import PresentationKit
@testable import TextUI

@Suite struct `What is said of pictures` {
  @Test(arguments: Language.allCases)
  func `every reason has its own sentence and leaves SVG open`(language: Language) {
    let words = PictureWords(language)
    let reports = [PictureFailure.noProgram, .failed("words"), .slow].map(words.report)
    #expect(reports.map(\.code) == ["noProgram", "pictureFailed", "pictureFailed"])
    #expect(reports.allSatisfy { $0.status == .failed && $0.message.contains("SVG") })
    #expect(Set(reports.map(\.message)).count == reports.count)
    #expect(reports[0].message.contains("librsvg2-bin"))
    #expect(reports[1].message.contains("words"))
  }
}
