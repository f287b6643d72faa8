import Domain
import Support
import Testing

@testable import PresentationKit
@testable import PresentationShared
@testable import TextUI

@Suite struct `What was found on the command line` {
  @Test func `is marked on a terminal, which never obeys what was kept`() throws {
    let records = [
      RecordSummary(
        .event, "e", title: "윤슬\u{1B}[2J 전시", texts: ["3층"], day: .on("2026-03-17"),
        at: .on("2026-03-17"))
    ]
    let hits = try Finding(FindingInMemory(records), clock: .fixed("2026-03-17"))
      .find("윤슬", atMost: 9)
    for (marks, found) in [(false, "윤슬"), (true, "\u{1B}[1;4m윤슬\u{1B}[0m")] {
      let texts = FindingTexts(
        words: FindingWords(.english), today: .on("2026-03-17"), highlightsMatches: marks)
      #expect(texts.hits(hits) == ["event  \(found)[2J 전시  —  3층  (today)"])
    }
  }

  @Test(arguments: [
    ("2026-03-08", "2026-03-08"), (" 03-08 ", "2026-03-08"), ("어제", "2026-03-16"),
    ("월", "2026-03-23"), ("+3d", "2026-03-20"), ("TODAY", "2026-03-17"), ("02-30", nil),
    ("봄", nil), ("2월 3일", "2026-02-03"), ("", nil), (" ", nil), ("2026-03", nil), ("03-08 봄", nil),
  ])
  func `stands for a day where the whole text is one`(_ typed: (text: String, day: String?)) {
    // C5
    let reader = DayReader(today: .on("2026-03-17"))
    #expect(reader.searched(typed.text)?.description == typed.day)
  }
}
