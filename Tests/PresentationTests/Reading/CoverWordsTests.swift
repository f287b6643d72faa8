import Domain
import Testing

@testable import PresentationKit
@testable import PresentationReading
@testable import TextUI

@Suite struct `What is said of covers` {
  static let failures: [CoverFailure] = [
    .noPicture, .badAddress, .file(FileFailure(path: "/a\u{1B}[2J.png", .missing)), .notAnImage,
    .broken, .tooLarge(limit: 4 << 20), .tooManyPixels(limit: 16_000_000), .offline, .notCached,
    .slow, .status(503), .insecure, .noProgram("curl"), .noProgram("jpegtopnm"),
    .other("curl: \u{1B}[31m99"),
  ]

  @Test(arguments: failures)
  func `is a sentence in both languages that steers no terminal`(_ failure: CoverFailure) {
    // BK-25
    let (korean, english) = (CoverWords(.korean), CoverWords(.english))
    #expect(korean.sentence(failure) != english.sentence(failure))
    for words in [korean, english] {
      let report = words.report(failure)
      #expect(report.message == words.sentence(failure) && !report.code.isEmpty)
      #expect(report.message.hasSuffix(".") && !report.message.contains("\u{1B}"))
    }
  }

  @Test func `names the package of a program that is missing`() {
    // BK-25
    #expect(
      CoverWords(.english).sentence(.noProgram("giftopnm")).contains("sudo apt install netpbm"))
    #expect(CoverWords(.korean).sentence(.noProgram("curl")).contains("curl ca-certificates"))
  }

  @Test func `tells how much of the disk they take`() {
    // BK-05: the size in MB
    #expect(CoverWords(.english).cacheSize(0) == "Stored covers: 0.0 MB")
    #expect(CoverWords(.english).cacheSize(1) == "Stored covers: 0.1 MB")
    #expect(CoverWords(.korean).cacheSize(12_340_000) == "보관해 둔 표지: 12.4 MB")
  }
}
