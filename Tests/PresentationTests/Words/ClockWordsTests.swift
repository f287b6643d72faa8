import Domain
import Testing

@testable import PresentationKit
@testable import PresentationShared
@testable import TextUI

@Suite struct `A time of day` {
  private static func language(_ tongue: Language.Tongue, _ clock: ClockFace?) -> Language {
    Language(tongue, CalendarCustoms(clock: clock))
  }

  // F-09
  @Test(arguments: [
    (Language.Tongue.korean, ClockFace?.none, 18, "오후 6:30"), (.korean, .twelve, 0, "오전 0:30"),
    (.korean, .twelve, 12, "오후 12:30"), (.korean, .twentyFour, 18, "18:30"),
    (.korean, .twentyFour, 9, "09:30"), (.english, nil, 18, "18:30"),
    (.english, .twentyFour, 0, "00:30"), (.english, .twelve, 18, "6:30 PM"),
    (.english, .twelve, 0, "12:30 AM"), (.english, .twelve, 12, "12:30 PM"),
  ])
  func `follows the language, and the clock somebody wants`(
    tongue: Language.Tongue, clock: ClockFace?, hour: Int, expected: String
  ) throws {
    let time = try #require(TimeOfDay(hour: hour, minute: 30))
    #expect(ClockWords.time(time, in: Self.language(tongue, clock)) == expected)
  }

  // V-10
  @Test(arguments: [
    (0, 0, "밤 12시"), (1, 5, "새벽 1시 5분"), (8, 0, "아침 8시"), (10, 0, "오전 10시"), (12, 0, "낮 12시"),
    (12, 30, "낮 12시 30분"), (14, 30, "오후 2시 30분"), (19, 0, "저녁 7시"), (22, 45, "밤 10시 45분"),
  ])
  func `is said in a Korean sentence as somebody says it`(
    hour: Int, minute: Int, expected: String
  ) throws {
    let time = try #require(TimeOfDay(hour: hour, minute: minute))
    #expect(ClockWords.spoken(time, in: .korean) == expected)
    #expect(ClockWords.spoken(time, in: .english) == ClockWords.time(time, in: .english))
    let digits = Self.language(.korean, .twentyFour)
    #expect(ClockWords.spoken(time, in: digits) == ClockWords.time(time, in: digits))
  }

  // F-09: times have a known maximum width, so columns stay aligned.
  @Test func `is never wider than it is said to be`() throws {
    for tongue in Language.Tongue.allCases {
      for clock in ClockFace.allCases {
        let language = Self.language(tongue, clock)
        let widths = try (0..<24).map { hour in
          CellWidth.of(
            ClockWords.time(try #require(TimeOfDay(hour: hour, minute: 55)), in: language))
        }
        #expect(widths.max() == ClockWords.cells(in: language))
      }
    }
  }

  // F-09
  @Test func `has a half to turn on its wheels where the clock has twelve hours`() throws {
    let day = try #require(Day(year: 2026, month: 3, day: 1))
    let value = DayAndTime(day, try #require(TimeOfDay(hour: 18, minute: 30)))
    func shown(_ tongue: Language.Tongue, _ clock: ClockFace) -> String {
      MomentField(value, in: Self.language(tongue, clock)).pieces(isFocused: false)
        .map(\.text).joined()
    }
    #expect(shown(.korean, .twelve).hasSuffix("오후 6시 30분"))
    #expect(shown(.korean, .twentyFour).hasSuffix("18시 30분"))
    #expect(shown(.english, .twelve).hasSuffix("6:30 PM"))
    #expect(shown(.english, .twentyFour).hasSuffix("18:30"))
  }
}

@Suite struct `The first day of a week` {
  // K-24, F-09
  @Test func `is the one somebody wants, whatever the language`() throws {
    let sunday = try #require(Day(year: 2026, month: 3, day: 1))
    for tongue in Language.Tongue.allCases {
      let monday = Language(tongue, CalendarCustoms(weekStart: .monday))
      #expect(WeekOrder(in: monday).column(of: sunday) == 6)
      #expect(MonthGrid(selected: sunday, today: sunday, in: monday).firstWeekday == .monday)
      let other = Language(tongue, CalendarCustoms(weekStart: .sunday))
      #expect(WeekOrder(in: other).column(of: sunday) == 0)
      #expect(MonthTexts(other).grid(of: sunday, marked: [])[2].hasPrefix(" 1"))
    }
  }
}

@Suite struct `A language` {
  // F-09
  @Test func `keeps its words when its customs change`() {
    let customs = CalendarCustoms { preference -> String? in
      switch preference {
      case .calendarClock: "24"
      case .calendarWeekStart: "mon"
      default: nil
      }
    }
    #expect(customs == CalendarCustoms(clock: .twentyFour, weekStart: .monday))
    let korean = Language.korean.with(customs)
    #expect(korean.isKorean && !korean.isEnglish && korean.rawValue == "ko")
    #expect(korean.clock == .twentyFour && korean.weekStart == .monday)
    #expect(CalendarCustoms { _ in "auto" } == CalendarCustoms())
  }
}
