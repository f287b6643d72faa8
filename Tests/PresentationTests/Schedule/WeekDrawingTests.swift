import Domain
import Support
import Testing

@testable import PresentationKit
@testable import PresentationSchedule
@testable import TextUI

@Suite struct `A week that is drawn` {
  private let now = Now.on("2026-03-03", at: "09:40", offset: 9 * 3600)

  private func week(_ events: [Event]) -> [DayAgenda] {
    (0..<7).map { Day.on("2026-03-01") + $0 }.map { day in
      DayAgenda(
        day: day,
        events: events.filter { $0.start.day <= day && day <= $0.lastDay }.map {
          ScheduledEvent($0)
        })
    }
  }

  private func sheet(
    _ events: [Event], _ language: Language = .korean, chosen: Day? = nil, number: Int? = nil,
    _ glyphs: Glyphs = .unicode
  ) -> WeekSheet {
    WeekSheet(
      days: week(events), chosen: chosen, number: number, words: ScheduleWords(language),
      glyphs: glyphs, now: now)
  }

  private func drawn(_ sheet: WeekSheet, _ columns: Int, _ rows: Int) -> Frame {
    frame(columns, rows) { sheet.draw(into: &$0, in: $1) }
  }

  private func lines(_ frame: Frame) -> [String] {
    frame.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private var trip: Event {
    var trip = Event.sample(
      "trip", "제주 여행", on: "2026-03-05", from: "00:00", until: "2026-03-11", to: "00:00")
    trip.isAllDay = true
    return trip
  }

  // K-22: columns with hours from 100 columns on, rows below that.
  @Test(arguments: [(100, 30), (116, 34), (196, 54)])
  func `is seven columns with hours where there is room`(_ columns: Int, _ rows: Int) {
    let frame = drawn(
      sheet([.sample("a", "디자인 회의", on: "2026-03-04", from: "14:00", to: "16:00"), trip]),
      columns, rows)
    let all = lines(frame)
    for name in ["일 1", "월 2", "▐화 3▌", "토 7"] { #expect(all[0].contains(name)) }
    #expect(all[1].contains("삼일절") && all[1].contains("대체공휴일"))
    // K-12: all-day events are above the hours.
    #expect(all[2].contains("▌제주 여행 ━") && all[2].hasSuffix("›"))
    // D-29: AM and PM are only shown where they change.
    #expect(all.contains { $0.contains("오후 12시") } && !all.contains { $0.contains("오후 2시") })
    let start = all.firstIndex { $0.contains("     2시") }
    #expect(start.map { all[$0].contains("▌디자인") } == true)
    let edges = all.dropFirst(3).count { $0.contains("▌") }
    #expect(edges == (rows > 50 ? 8 : 4), "two hours, in rows of half an hour or less")
    // D-53: the present time is a line only in today's column.
    let line = all.first { $0.contains("9:40") } ?? ""
    #expect(line.contains("━━━━") && !line.contains("─"), "\(line)")
    #expect(all.contains { $0.contains("9시") } && all.contains { $0.contains("10시") })
  }

  @Test func `is seven rows below a hundred columns`() {
    let frame = drawn(sheet([.sample("a", "디자인 회의", on: "2026-03-04"), trip]), 76, 19)
    let all = lines(frame).filter { !$0.isEmpty }
    #expect(all.count == 7)
    #expect(all[0].contains("일 1") && all[0].contains("삼일절"))
    #expect(all[2].contains("▐화 3▌"))
    // N-47: the rows show the hours of each event too.
    #expect(all[3].contains("▌오전 10:00~11:00 디자인 회의"), "\(all[3])")
    #expect(all[5].contains("▌제주 여행"))
  }

  // N-47: a full week shows only start times, so that all events fit.
  @Test func `has the beginnings alone where the hours would leave too little room`() {
    let events = (0..<14).map { index in
      Event.sample(
        "e\(index)", "회의 \(index)", on: "2026-03-0\(index % 7 + 1)",
        from: index < 7 ? "10:00" : "13:00", to: "15:00")
    }
    let full = lines(drawn(sheet(events), 60, 7))
    #expect(full[3].contains("▌오전 10:00 회의 3  ▌오후 1:00 회의 10"), "\(full)")
    let roomy = lines(drawn(sheet(events), 60, 19)).filter { !$0.isEmpty }
    #expect(roomy.count == 14 && roomy.contains { $0.contains("▌오전 10:00~오후 3:00 회의 3") })
    let narrow = lines(drawn(sheet(Array(events.prefix(7))), 32, 30))
    #expect(narrow.contains { $0.contains("▌오전 10:00 회의 3") }, "\(narrow)")
  }

  // K-24: the week begins on the day that is usual in the language.
  @Test func `begins on Sunday in Korean and on Monday in English`() {
    let day = Day.on("2026-03-04")
    #expect(WeekOrder(in: .korean).week(of: day) == .on("2026-03-01")...(.on("2026-03-07")))
    #expect(WeekOrder(in: .english).week(of: day) == .on("2026-03-02")...(.on("2026-03-08")))
  }

  // K-22: overlapping events are next to each other, and those without room are counted.
  @Test func `has what overlaps side by side, and says how many have no room`() {
    let events = (0..<6).map {
      Event.sample("e\($0)", "회의 \($0)", on: "2026-03-04", from: "10:00", to: "11:00")
    }
    let narrow = lines(drawn(sheet(Array(events.prefix(2))), 116, 34))
    #expect(narrow.contains { $0.components(separatedBy: "▌회의") == 3 })
    let crowd = lines(drawn(sheet(events), 116, 34))
    // D-53: two lanes at most.
    #expect(crowd.contains { $0.components(separatedBy: "▌회") == 3 && $0.contains("+4") })
    let rows = lines(drawn(sheet(events), 60, 7))
    #expect(rows[3].hasSuffix("+4"))
  }

  // A syllable takes two cells; none is cut in half or leaves its column.
  @Test(arguments: [100, 101, 103, 107, 116, 133, 180])
  func `never cuts a syllable, at any width`(_ columns: Int) {
    let events = (0..<14).map { index in
      Event.sample(
        "e\(index)", "가나다라마바사 아자차카타파하", on: "2026-03-0\(index % 7 + 1)",
        from: index < 7 ? "10:00" : "10:30", to: "12:00")
    }
    let frame = drawn(sheet(events), columns, 30)
    for row in 0..<frame.size.rows {
      for column in 0..<frame.size.columns where frame[column, row].width == 2 {
        #expect(frame[column + 1, row].width == 0)
      }
    }
    #expect(frame.cells.count { $0.character == "▌" } >= 14)
  }

  // D-53: words are not broken.
  @Test func `cuts titles between words`() {
    let event = Event.sample(
      "a", "Design review of the spring show", on: "2026-03-04", from: "10:00", to: "11:00")
    let all = lines(drawn(sheet([event], .english), 120, 34)).joined()
    #expect(all.contains("▌Design review") && !all.contains("▌Design review o"))
    #expect(
      WordFit.lines("Call with the printer", to: 5, rows: 2, ellipsis: "…") == ["Call", "with…"])
    #expect(WordFit.lines("Exhibition", to: 6, rows: 3, ellipsis: "…") == ["Exhib…"])
    #expect(WordFit.lines("Design review", to: 4, rows: 2, ellipsis: "…") == ["Des…", "rev…"])
    #expect(WordFit.lines("Run along the river", to: 10, rows: 1, ellipsis: "…") == ["Run along…"])
    // D-88: an ellipsis instead of a part of a word.
    #expect(
      WordFit.lines("Eleanor's exhibitions", to: 10, rows: 2, ellipsis: "…") == ["Eleanor's…"])
    #expect(WordFit.lines("Pack for Porto", to: 8, rows: 1, ellipsis: "…") == ["Pack…"])
  }

  // D-53: the last row describes the selected event.
  @Test func `tells about the chosen event in its last row`() {
    var sheet = sheet(
      [.sample("a", "Talk", "Third floor.", on: "2026-03-04")], .english, chosen: .on("2026-03-04"),
      number: 0)
    sheet.hasDetail = true
    let last = lines(drawn(sheet, 120, 34)).last
    #expect(last?.contains("› Talk · 10:00–11:00") == true)
    #expect(last?.contains("Third floor.") == true)
  }

  // D-53: blocks are filled if the background is known, and past ones less.
  @Test func `fills its blocks`() throws {
    let events = [
      Event.sample("a", "Past", on: "2026-03-02"),
      .sample("b", "Now", on: "2026-03-03", from: "09:00"),
      .sample("c", "Next", on: "2026-03-04"),
    ]
    let drawn = frame(120, 34) {
      $0.knownGround = Frame.assumedGround
      sheet(events, .english).draw(into: &$0, in: $1)
    }
    func paper(of word: String) throws -> Ink? {
      let start = try #require(
        drawn.cells.indices.first { index in
          word.enumerated().allSatisfy { offset, letter in
            index + offset < drawn.cells.count
              && drawn.cells[index + offset].character == letter
          }
        })
      return drawn.cells[start].style.paper
    }
    #expect(try paper(of: "Past") == EventGroup.done.fill(in: drawn))
    #expect(try paper(of: "Now") == EventGroup.inProgress.fill(in: drawn))
    #expect(try paper(of: "Next") == EventGroup.upcoming.fill(in: drawn))
    #expect(EventGroup.done.fill(in: drawn) != EventGroup.upcoming.fill(in: drawn))
  }

  // Nothing is shown only by colour.
  @Test func `marks what is chosen, today and holidays by signs too`() {
    let events = [
      Event.sample("a", "Talk", on: "2026-03-04"), .sample("b", "Walk", on: "2026-03-04"),
    ]
    let chosen = sheet(events, .english, chosen: .on("2026-03-04"), number: 0, .ascii)
    let wide = lines(drawn(chosen, 110, 30))
    #expect(wide[0].contains("[Wed 4]") && wide[0].contains("(Tue 3)"))
    #expect(wide.contains { $0.contains(">Talk") })
    let small = lines(drawn(chosen, 70, 10))
    #expect(
      small.contains { $0.contains("[Wed 4]") && $0.contains(">10:00–11:00 Talk") }, "\(small)")
    let holiday = drawn(sheet([]), 110, 30)
    #expect(holiday.text(marked: .bold).contains("일 1"))
  }

  @Test func `has what is over faint`() {
    let frame = drawn(sheet([.sample("a", "지나간 일", on: "2026-03-02")]), 116, 34)
    #expect(frame.text(marked: .dim).contains("지나간"))
  }

  // K-22: events outside the shown hours are counted.
  @Test func `counts what lies outside of the hours that have rows`() {
    let late = Event.sample("late", "밤", on: "2026-03-04", from: "22:00", to: "23:00")
    #expect(lines(drawn(sheet([late]), 116, 12)).last?.contains("+1") == true)
    #expect(lines(drawn(sheet([late]), 116, 34)).contains { $0.contains("▌밤") })
  }

  @Test(arguments: [(0, 0), (1, 1), (5, 3), (30, 2), (100, 1), (100, 3), (120, 5)])
  func `is drawn in any room without harm`(_ columns: Int, _ rows: Int) {
    let events = (1...7).map { Event.sample("e\($0)", on: "2026-03-0\($0)") } + [trip]
    _ = drawn(sheet(events, chosen: .on("2026-03-04"), number: 0), columns, rows)
  }

  @Test func `says of an event what lies on the day`() {
    let words = ScheduleWords(.english)
    let night = Event.sample("n", on: "2026-03-03", from: "22:00", until: "2026-03-05", to: "06:00")
    let days = (3...5).map { Day.on("2026-03-0\($0)") }
    #expect(days.map { words.times(night, on: $0) } == ["from 22:00", "all day", "until 06:00"])
    let late = Event.sample("l", on: "2026-03-03", from: "22:00", until: "2026-03-04", to: "00:00")
    #expect(words.times(late, on: days[0]) == "22:00–00:00")
    let whole = Event.sample("w", on: "2026-03-03", from: "00:00", until: "2026-03-04", to: "00:00")
    #expect(words.times(whole, on: days[0]) == "all day")
  }
}

extension String {
  /// Returns the number of parts into which the separator divides this text.
  fileprivate func components(separatedBy text: String) -> Int {
    var (count, rest) = (1, self[...])
    while let found = rest.range(of: text) {
      count += 1
      rest = rest[found.upperBound...]
    }
    return count
  }
}
