import Domain
import Support
import Testing

@testable import PresentationKit
@testable import TextUI

/// Every day and time that the program prints can be typed back (product 25).
@Suite struct `What the program prints` {
  private static let days: [Day] = {
    var generator = SeededGenerator(seed: 25)
    let edges = [
      "2024-02-29", "2026-01-01", "2026-12-31", "2026-03-10", "1900-01-01", "9999-12-31",
    ]
    return edges.map { Day.on($0) }
      + (0..<400).map { _ in Day.on("2026-03-10") + Int.random(in: -4000...4000, using: &generator)
      }
  }()

  private func read(_ text: String, _ looking: Looking = .around) throws -> Understood {
    try PhraseReader(today: .on("2026-03-10"), looking: looking).read(text, as: .moment)
  }

  @Test(arguments: [Language.korean, .english])
  func `names each day so that it can be typed back`(language: Language) throws {
    // korean D2
    for day in Self.days {
      let isThisYear = day.parts.year == 2026
      let full = [
        CalendarWords.fullDay(day, in: language), day.description,
        CalendarWords.fullDayWithWeekday(day, in: language),
      ]
      let brief = [
        CalendarWords.day(day, in: language), CalendarWords.dayWithWeekday(day, in: language),
        CalendarWords.shortDay(day, in: language),
      ]
      for text in full + (isThisYear ? brief : []) {
        #expect(try read(text).start.days == UnderstoodDays(day...day), "\(text)")
      }
      let span = CalendarWords.span(
        full[0], CalendarWords.fullDay(day + 3, in: language), in: language)
      let both = try read(span)
      #expect(both.start.days?.span.lowerBound == day)
      #expect(both.end?.days?.span.lowerBound == day + 3)
    }
  }

  @Test(arguments: [Language.korean, .english])
  func `names each time so that it can be typed back`(language: Language) throws {
    // korean D2, 1A-17, D16
    let day = Day.on("2026-03-12")
    for minute in 0..<1440 {
      let time = TimeOfDay(seconds: minute * 60)
      let clock = ClockWords.time(time, in: language)
      #expect(try read(clock).start.seconds == time.seconds, "\(clock)")
      let whole = CalendarWords.fullDayWithWeekday(day, in: language)
      for text in ["\(whole) \(clock)", "\(whole), \(clock)"] {
        let read = try read(text).start
        #expect(read.seconds == time.seconds && read.days?.span.lowerBound == day, "\(text)")
      }
      let later = ClockWords.time(TimeOfDay(seconds: time.seconds + 3600), in: language)
      let span = try read(CalendarWords.span(clock, later, in: language))
      #expect(span.start.seconds == time.seconds)
      #expect(span.end?.seconds == time.seconds + 3600, "\(clock) \(later)")
    }
  }

  // D-89: the text of a moment on a screen, also where an earlier day is meant.
  @Test(arguments: [Language.korean, .english])
  func `names each moment so that it can be typed back`(language: Language) throws {
    let time = TimeOfDay(seconds: 9 * 3600 + 30 * 60)
    for day in Self.days {
      let text = CalendarWords.moment(day, time, today: .on("2026-03-10"), in: language)
      let read = try read(text, .back).start
      #expect(read.seconds == time.seconds && read.days?.span.lowerBound == day, "\(text)")
    }
    #expect(
      CalendarWords.moment(.on("2026-03-12"), time, today: .on("2026-03-10"), in: .english)
        == "Thu 12 March, 09:30")
  }

  @Test(arguments: [Language.korean, .english])
  func `names each month and birthday so that it can be typed back`(language: Language) throws {
    for month in 1...12 {
      let first = try #require(Day(year: 2027, month: month, day: 1))
      let text = CalendarWords.month(first, in: language)
      #expect(try DayReader(today: .on("2026-03-10")).month(text) == first, "\(text)")
      for day in [1, 9, 28] {
        for year in [nil, 1990] {
          let birthday = try #require(Birthday(year: year, month: month, day: day))
          let reader = PhraseReader(today: .on("2026-03-10"))
          let text = CalendarWords.birthday(birthday, in: language)
          #expect(try reader.birthday(text) == birthday, "\(text)")
          #expect(try reader.birthday(birthday.description) == birthday)
        }
      }
    }
  }

  @Test func `writes Korean times as Koreans do, and English ones on a clock of 24 hours`() {
    // korean 1A-17, D16, newcomer 7
    for (time, korean, english) in [
      ("00:00", "오전 0:00", "00:00"), ("00:05", "오전 0:05", "00:05"), ("09:00", "오전 9:00", "09:00"),
      ("12:00", "오후 12:00", "12:00"), ("12:30", "오후 12:30", "12:30"), ("13:05", "오후 1:05", "13:05"),
      ("23:55", "오후 11:55", "23:55"),
    ] {
      guard let shown = TimeOfDay(time) else { continue }
      #expect(ClockWords.time(shown, in: .korean) == korean)
      #expect(ClockWords.time(shown, in: .english) == english)
    }
    #expect(CalendarWords.span("오전 9:00", "오전 10:00", in: .korean) == "오전 9:00~10:00")
    #expect(CalendarWords.span("오전 9:00", "오후 1:00", in: .korean) == "오전 9:00~오후 1:00")
    #expect(CalendarWords.span("09:00", "10:00", in: .english) == "09:00–10:00")
  }
}
