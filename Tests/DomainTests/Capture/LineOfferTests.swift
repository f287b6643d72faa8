import Support
import Testing

@testable import Domain

@Suite struct `What a line is offered as` {
  private func offered(_ line: String) throws -> [DailyPart] {
    try LineTable.read.offers(line, order: .monthFirst).map(\.captured.part)
  }

  private func doubt(_ line: String) throws -> String? {
    try LineTable.read(line, order: .monthFirst).first?.doubt
  }

  @Test func `is the record it names first, then a plan, then a saying`() throws {
    // N-27
    #expect(try offered("the drill is for Tom") == [.people, .schedule, .sayings])
    #expect(try offered("page 90 of Walden was dull") == [.books, .moods, .schedule, .sayings])
    #expect(try offered("take an umbrella") == [.schedule, .sayings])
  }

  @Test func `is a contact before a plan where it tells of what has been`() throws {
    // N-27
    let readings = try LineTable.read("Tom's party yesterday", order: .monthFirst)
    #expect(readings.map(\.captured.part) == [.people, .schedule])
  }

  @Test(arguments: ["grumpy", "so so", "really happy today!", "excited for lisbon"])
  func `is no mood with a level that nobody wrote`(_ line: String) {
    // N-27
    #expect(throws: CaptureFailure.refused(.levelMissing)) {
      try LineTable.read(line, order: .monthFirst)
    }
  }

  @Test(arguments: ["mood 60 at 10am", "felt 70 at noon", "기분 60 오전 10시"])
  func `is asked about where a mood has an hour that is still to come`(_ line: String) throws {
    // N-38
    #expect(try doubt(line) != nil)
  }

  @Test(arguments: ["move dentist to friday", "text Anna re saturday", "Meeting moved to friday"])
  func `has no word left that only led to what was taken`(_ line: String) throws {
    // N-34
    let first = try #require(try LineTable.read(line, order: .monthFirst).first)
    guard case .event(let draft, _) = first.captured else {
      Issue.record("\(first)")
      return
    }
    #expect(first.doubt != nil)
    #expect(!draft.title.hasSuffix(" to") && !draft.title.hasSuffix(" re"), "\(draft.title)")
  }

  private func starts(_ line: String) throws -> [String] {
    try LineTable.read(line, order: .monthFirst).compactMap { reading in
      guard case .event(let draft, _) = reading.captured, case .hours(let from, _) = draft.times
      else { return nil }
      return "\(from.day) \(from.time.description.prefix(5))"
    }
  }

  @Test(arguments: [
    ("담주 목욜 7시 요가", "7시", ["2026-03-12 07:00", "2026-03-12 19:00"]),
    ("담주 목욜 7시 동창회", "7시", ["2026-03-12 19:00", "2026-03-12 07:00"]),
    ("4월 5일 7시 20분 비행기", "7시 20분", ["2026-04-05 07:20", "2026-04-05 19:20"]),
    ("매주 월요일 8시 요가", "8시", ["2026-03-03 08:00", "2026-03-02 20:00"]),
    ("yoga thursday 8", "8", ["2026-03-05 08:00", "2026-03-05 20:00"]),
  ])
  func `is both halves of the day where its hour may be of either`(
    _ line: String, _ hour: String, _ expected: [String]
  ) throws {
    #expect(try starts(line) == expected)
    let readings = try LineTable.read(line, order: .monthFirst)
    #expect(CaptureReading.doubtedHour(of: readings) == hour)
  }

  @Test func `is the last such weekday where a Korean line tells of the past`() throws {
    let readings = try LineTable.read("일요일에 영화 보고 옴", order: .monthFirst)
    guard case .event(let draft, _)? = readings.first?.captured else {
      Issue.record("\(readings)")
      return
    }
    #expect(readings.count == 1 && readings[0].doubt == "옴")
    let sunday = try #require(Day("2026-03-01"))
    #expect(draft.times == .days(sunday...sunday))
  }

  @Test(arguments: ["읽을 책 사피엔스", "사피엔스 읽고 싶다", "사피엔스 읽어야지", "읽을책: 사피엔스"])
  func `is a book to read where a Korean line wishes for one`(_ line: String) throws {
    let readings = try LineTable.read(line, order: .monthFirst)
    #expect(readings.map(\.captured) == [Self.wished("사피엔스")])
    #expect(readings.first?.doubt != nil)
  }

  @Test func `is a sentence of the book whose title stands before a colon`() throws {
    let readings = try LineTable.read("데미안: 새는 알을 깨고 나온다", order: .monthFirst)
    guard case .sentence(let book, let text, page: nil)? = readings.first?.captured else {
      Issue.record("\(readings)")
      return
    }
    #expect(book.id.text == "데미안" && text == "새는 알을 깨고 나온다")
    #expect(readings.count == 1 && readings[0].doubt == "데미안:")
  }

  private func plan(_ line: String) throws -> (draft: EventDraft, isDeadline: Bool) {
    let first = try #require(try LineTable.read(line, order: .monthFirst).first)
    let event: (draft: EventDraft, isDeadline: Bool)? =
      if case .event(let draft, let isDeadline) = first.captured { (draft, isDeadline) } else {
        nil
      }
    return try #require(event)
  }

  @Test func `is every month first where a weekday of the month is named`() throws {
    let readings = try LineTable.read("book club last thurs of the month 7pm", order: .monthFirst)
    #expect(readings.map(\.captured.part) == [.schedule, .schedule])
    let club = try plan("book club last thurs of the month 7pm").draft
    #expect(club.title == "book club" && club.repeating?.text == "last thurs of every month")
    #expect(try plan("payday friday of the month").draft.repeating == nil)
  }

  @Test(arguments: [
    ("renew passport before june", "2026-05-31"),
    ("clean filters before the weekend", "2026-03-06"),
    ("finish report before next week", "2026-03-08"),
  ])
  func `is to be done by the day before a month or a week`(line: String, day: String) throws {
    #expect(try doubt(line) != nil)
    let (draft, isDeadline) = try plan(line)
    let last = Day.on(day)
    #expect(draft.times == .days(last...last) && isDeadline && !draft.title.contains("before"))
  }

  @Test func `is a book where a title was recommended`() throws {
    let line = "Tom recommended Project Hail Mary"
    let first = try #require(try LineTable.read(line, order: .monthFirst).first)
    #expect(first.captured == Self.wished("Project Hail Mary"))
    #expect(first.doubt == "recommended")
  }

  @Test(arguments: [
    ("월요일부터 피곤", [DailyPart.moods]), ("또 월요일", [.moods]), ("same as yesterday", [.moods]),
    ("민아 동생 만남", [.moods, .schedule]), ("met Mina's brother", [.moods, .schedule]),
    ("민아랑 3시에 만나기로 통화함", [.people, .schedule]),
    ("오늘 만보 걸음 12000보", [.moods, .schedule, .sayings]),
  ])
  func `is no plan of a remark, and no contact with a relative`(
    _ line: String, _ parts: [DailyPart]
  ) throws {
    // T-24, KO-3
    #expect(try LineTable.read(line, order: .monthFirst).map(\.captured.part) == parts)
  }

  @Test(arguments: ["ask Tom for the number", "i owe Tom 20 euros"])
  func `is no contact where the line tells of none`(_ line: String) throws {
    // S-15
    #expect(try offered(line) == [.schedule, .sayings])
  }

  @Test func `is a diary entry and no reading of a chapter`() throws {
    // S-15
    #expect(try offered("finished walden ch 5") == [.moods, .schedule, .sayings])
  }

  private func rhythms(_ line: String) throws -> [String] {
    try LineTable.read(line, order: .monthFirst).map { reading in
      guard case .event(let draft, _) = reading.captured else { return "" }
      return draft.repeating?.text ?? "once"
    }
  }

  @Test(arguments: [
    ("할머니 제사 3월 4일 저녁 8시", ["매년", "매년 음력 3월 4일", "once"]),
    ("3.14 시댁 제사", ["매년", "매년 음력 3월 14일", "once"]), ("내일부터 다이어트", ["매일", "once"]),
  ])
  func `is each repetition that the line may mean`(_ line: String, _ expected: [String]) throws {
    // KO-9
    #expect(try rhythms(line) == expected)
  }

  private static func wished(_ title: String) -> Captured {
    .book(BookDraft(title: title), target: nil, isWanted: true)
  }
}
