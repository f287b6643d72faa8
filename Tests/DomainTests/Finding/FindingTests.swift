import Support
import Testing

@testable import Domain

@Suite struct `Finding over everything` {
  private static let now = Now.on("2026-03-17")

  private static func record(
    _ kind: RecordSummaryKind, _ id: String, _ title: String, alias: String? = nil,
    _ texts: [String] = [], on day: String = "2026-03-17"
  ) -> RecordSummary {
    RecordSummary(kind, id, title: title, alias: alias, texts: texts, day: .on(day), at: .on(day))
  }

  private func find(
    _ text: String, _ records: [RecordSummary], day: Day? = nil,
    in parts: Set<DailyPart> = Set(DailyPart.allCases), atMost limit: Int = 99
  ) throws -> [String] {
    try Finding(FindingInMemory(records), clock: .fixed("2026-03-17"))
      .find(text, day: day, in: parts, atMost: limit).map(\.record.id)
  }

  @Test func `puts what is called so before what only says it, and the whole before a part`() throws
  {
    // C5
    let records = [
      Self.record(.mood, "feeling", "윤슬"),
      Self.record(.event, "inside", "강물윤슬"),
      Self.record(.event, "word", "물 위의 윤슬 전시"),
      Self.record(.book, "beginning", "윤슬의 시간"),
      Self.record(.person, "alias", "바다", alias: "윤슬"),
      Self.record(.event, "body", "산책", ["윤슬 보러"]),
      Self.record(.sentence, "sentence", "윤슬", ["햇빛이 윤슬이 되었다"]),
      Self.record(.watering, "watering", "윤슬", ["산책", "강물 윤슬"]),
    ]
    let expected = [
      "alias", "beginning", "word", "inside", "feeling", "body", "watering", "sentence",
    ]
    #expect(try find("윤슬", records) == expected)
    #expect(try find("윤슬", records.reversed()) == expected)
    #expect(try find("윤슬", records, atMost: 2) == ["alias", "beginning"])
    #expect(try find("윤슬", records, atMost: 0) == [])
    #expect(try find("윤슬", records, in: [.books, .moods]) == ["beginning", "feeling", "sentence"])
  }

  @Test func `puts what is near in time before what is far, on either side`() throws {
    let records = ["2026-03-01", "2026-03-20", "2026-03-16", "2027-01-01"].map {
      Self.record(.event, $0, "회의", on: $0)
    }
    #expect(
      try find("회의", records) == ["2026-03-16", "2026-03-20", "2026-03-01", "2027-01-01"])
  }

  @Test func `settles the rest by kind and id, so that the order is always the same`() throws {
    let records = [
      Self.record(.book, "b", "봄"), Self.record(.person, "z", "봄"), Self.record(.person, "a", "봄"),
    ]
    #expect(try find("봄", records) == ["a", "z", "b"])
    #expect(try find("봄", records.reversed()) == ["a", "z", "b"])
  }

  @Test func `shows the records of a day first, and what has the word after`() throws {
    // C5: a date is found as a day, and texts with the same word are found after it
    let records = [
      Self.record(.event, "word", "월 회의", on: "2026-01-01"),
      Self.record(.mood, "day", "좋았다", on: "2026-03-23"),
      Self.record(.mood, "both", "월", on: "2026-03-23"),
    ]
    #expect(try find("월", records, day: .on("2026-03-23")) == ["day", "both", "word"])
    #expect(try find("월", records, day: .on("2026-03-23"), in: [.schedule]) == ["word"])
    #expect(try find("월", records, day: .on("2026-03-23"), atMost: 1) == ["day"])
    #expect(try find("월", records) == ["word", "both"])
  }

  @Test func `marks what was found as it stands in the text`() throws {
    let long =
      String(repeating: "가나다라 ", count: 20) + "ＭＩＮＡ와 산책\n했다" + String(repeating: " 마", count: 99)
    let records = [
      Self.record(.event, "long", "Café", [long]), Self.record(.event, "title", "Mina's day"),
    ]
    let hits = try Finding(FindingInMemory(records), clock: .fixed("2026-03-17"))
      .find("mina", atMost: 9)
    #expect(hits.map(\.record.id) == ["title", "long"])
    #expect(hits[0].title.found == ["Mina"] && hits[0].title.text == "Mina's day")
    #expect(hits[0].snippet == hits[0].title)
    #expect(hits[1].snippet.found == ["ＭＩＮＡ"] && hits[1].snippet.text.hasPrefix("…"))
    #expect(hits[1].snippet.parts.last?.text.hasPrefix("와 산책 했다") == true)
    #expect(hits[1].snippet.text.hasSuffix("…"))
    #expect(hits[1].title.text == "Café" && hits[1].title.found.isEmpty)
  }

  @Test(arguments: ["", " ", "\"*-!", "😀", "%", "\u{301}", String(repeating: "가", count: 9999)])
  func `takes any text`(_ text: String) throws {
    let records = [Self.record(.event, "e", "회의"), Self.record(.mood, "m", text + "좋")]
    _ = try find(text, records)
    _ = Hit(records[1], WantedText(text) { $0 }) { $0 }
    #expect(SearchedText(text, { $0 }).find(SearchedText("", { $0 })) == nil)
  }
}

@Suite struct `The timeline` {
  private func steps(
    _ records: [RecordSummary], _ days: ClosedRange<Day>, atMost limit: Int = .max
  ) throws -> [String] {
    var steps: [String] = []
    try Finding(FindingInMemory(records), clock: .fixed("2026-03-17")).visit(days) { step in
      switch step {
      case .day(let day): steps.append(day.description)
      case .record(let record): steps.append(record.id)
      }
      return steps.count < limit
    }
    return steps
  }

  private let records = [
    RecordSummary(
      .mood, "late", title: "밤", day: .on("2026-03-10"), at: .on("2026-03-10", at: "23:00")),
    RecordSummary(.mood, "early", title: "아침", day: .on("2026-03-10"), at: .on("2026-03-10")),
    RecordSummary(.person, "person", title: "민아", day: .on("2026-03-10")),
    RecordSummary(
      .event, "trip", title: "여행", day: .on("2026-03-11"), at: .on("2026-03-11"),
      note: .until(.on("2026-03-13", at: "00:00"))),
  ]

  @Test func `goes back day by day and leaves out those without records`() throws {
    #expect(
      try steps(records, Day.range) == [
        "2026-03-12", "trip", "2026-03-11", "trip", "2026-03-10", "person", "early", "late",
      ])
    #expect(try steps(records, .on("2026-03-12")...(.on("2026-03-12"))) == ["2026-03-12", "trip"])
    #expect(try steps(records, .on("2026-03-13")...(.on("2026-04-12"))) == [])
    #expect(try steps(records, Day.range, atMost: 3) == ["2026-03-12", "trip", "2026-03-11"])
    let first = RecordSummary(.mood, "first", title: "처음", day: Day.range.lowerBound)
    #expect(try steps([first], Day.range) == ["0001-01-01", "first"])
  }

  @Test func `knows a day's neighbours, and when there are more than are shown`() throws {
    let finding = Finding(FindingInMemory(records), clock: .fixed("2026-03-17"))
    let day = try finding.day(.on("2026-03-10"), atMost: 2)
    #expect(day.records.map(\.id) == ["person", "early"] && day.hasMore)
    #expect(day.older == nil && day.newer == .on("2026-03-11"))
    let empty = try finding.day(.on("2026-05-01"), atMost: 2)
    #expect(empty.records.isEmpty && !empty.hasMore && empty.older == .on("2026-03-12"))
    #expect(empty.newer == nil)
    #expect(try finding.day(Day.range.lowerBound, atMost: 1).older == nil)
    #expect(try finding.day(Day.range.upperBound, atMost: 1).newer == nil)
  }
}
