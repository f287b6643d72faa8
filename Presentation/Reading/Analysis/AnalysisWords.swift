import Domain
import PresentationKit
import TextUI

/// The texts of the analysis screens.
package struct AnalysisWords: KeyWords, Equatable {
  let language: Language

  /// The texts shared by all screens of the books part.
  var reading: ReadingWords { ReadingWords(language) }

  func name(_ chart: ChartKind) -> String {
    switch chart {
    case .daily: pagesByDay
    case .categories: say("분류별 쪽수", "Pages by category")
    case .finished: say("달마다 다 읽은 책", "Finished by month")
    case .hours: say("책 읽는 시간대", "Time of day")
    case .calendar: say("읽은 날 달력", "Reading days")
    }
  }
  var pagesByDay: String { say("날마다 읽은 쪽수", "Pages by day") }
  var pagesByMonth: String { say("달마다 읽은 쪽수", "Pages by month") }
  package var historyTitle: String { say("읽은 기록", "Reading log") }

  // MARK: Keys

  var keyHistory: String { say("모든 기록", "history") }
  var keyGoal: String { say("올해 목표", "goal") }
  var keyStart: String { say("읽는 책으로", "start reading") }
  var keyLastMonth: String { CalendarWords.previousMonth(language) }
  var keyNextMonth: String { CalendarWords.nextMonth(language) }
  var keyMonths: String { say("여섯 달", "6 months") }
  var keyWeeks: String { say("두 주", "2 weeks") }
  var keyRecords: String { ReadingWords.log(language) }
  var keyOpenBook: String { say("책 열기", "open book") }

  // MARK: Why a key is unavailable

  var isNewestWindow: String { say("가장 최근 기록이에요.", "The latest reading is already shown.") }
  var endsToday: String { say("오늘까지만 볼 수 있어요.", "The chart already ends today.") }
  var isOldestWindow: String { say("그전에는 읽은 기록이 없어요.", "The earliest reading is already shown.") }

  // MARK: Overview

  func counts(_ stats: ReadingStats) -> String {
    say(
      "읽고 있는 책 \(stats.reading)권 · 다 읽은 책 \(stats.finished)권",
      "\(reading.books(stats.reading)) being read · \(stats.finished) finished")
  }
  func today(_ pages: Int) -> String { say("오늘 \(pages)쪽", "\(reading.pages(pages)) today") }
  var lastFiveDays: String { say("최근 5일", "last 5 days") }
  func mostly(_ category: BookCategory) -> String {
    say("주로 \(reading.categories.name(category))", "mostly \(reading.categories.name(category))")
  }
  /// Returns the text that a part of the day has the most records, with its hours.
  func mainly(_ part: DayPart) -> String {
    say(
      "주로 \(reading.name(part)) \(reading.hours(part))시",
      "mostly \(reading.name(part)), \(reading.hours(part))")
  }
  func finishedInAll(_ count: Int) -> String {
    say("모두 \(count)권", "\(reading.books(count)) in all")
  }
  func currentStreak(_ streak: Streak) -> String {
    streak.current == 0
      ? say("연속 독서 -", "current streak -")
      : say("연속 독서 \(streak.current)일", "current streak \(reading.days(streak.current))")
  }
  func longestStreak(_ streak: Streak) -> String {
    say("최장 \(streak.longest)일", "longest streak \(reading.days(streak.longest))")
  }
  /// Returns the current and the longest streak, abbreviated for narrow screens.
  func streaks(_ streak: Streak) -> String {
    let current = streak.current == 0 ? "-" : "\(streak.current)"
    let korean = streak.current == 0 ? "-" : "\(streak.current)일"
    return say(
      "연속 독서 \(korean) · 최장 \(streak.longest)일", "streak \(current) · best \(streak.longest)")
  }
  var otherCategories: String { say("기타", "others") }

  /// Returns the text of an empty chart; `key` is the label of the key that leads to books.
  func nothingRead(_ key: String) -> String {
    say(
      "아직 읽은 기록이 없어요. \(key)를 누르면 읽는 책으로 가서 시작할 수 있어요.",
      "No reading recorded yet. Press \(key) to go to your books and start.")
  }

  var nothingToSave: String {
    say("아직 그림으로 저장할 것이 없어요.", "There is nothing to save as a picture yet.")
  }
  func nothingFinished(_ key: String) -> String {
    say(
      "아직 다 읽은 책이 없어요. \(key)를 누르면 읽는 책으로 갈 수 있어요.",
      "No finished books yet. Press \(key) to go to your books.")
  }

  // MARK: Charts

  /// Returns the range between two days as text. The year is written once if both days share it.
  func range(_ first: Day, _ last: Day) -> String {
    let isOneYear = first.parts.year == last.parts.year
    let (from, to) = (
      CalendarWords.day(first, in: language), CalendarWords.day(last, in: language)
    )
    let (fullFrom, fullTo) = (
      CalendarWords.fullDay(first, in: language), CalendarWords.fullDay(last, in: language)
    )
    return say(
      "\(fullFrom)~\(isOneYear ? to : fullTo)", "\(isOneYear ? from : fullFrom) – \(fullTo)")
  }

  /// Returns the range of a window as text; nil if the window has no days.
  func span(_ window: PageWindow) -> String? {
    guard let first = window.days.first?.day, let last = window.days.last?.day else { return nil }
    return range(first, last)
  }

  func briefSpan(_ window: PageWindow) -> String? {
    guard let first = window.days.first?.day, let last = window.days.last?.day else { return nil }
    return briefRange(first, last)
  }

  /// Returns the range between two days without years, for narrow screens.
  func briefRange(_ first: Day, _ last: Day) -> String {
    say(
      "\(brieflyListed(first))~\(brieflyListed(last))",
      "\(brieflyListed(first)) – \(brieflyListed(last))")
  }

  /// Returns the day with its weekday, followed by the pages read.
  func read(_ pages: Int, on day: Day) -> String {
    CalendarWords.dayWithWeekday(day, in: language) + "  " + reading.pages(pages)
  }
  /// Returns the month, followed by the pages read.
  func read(_ pages: Int, inMonth day: Day) -> String {
    CalendarWords.month(day, in: language) + "  " + reading.pages(pages)
  }
  func finished(_ count: Int, inMonth day: Day) -> String {
    CalendarWords.month(day, in: language) + "  " + reading.books(count)
  }
  /// Returns the total and the monthly average of finished books.
  func finishedFacts(_ months: [DayFinishings]) -> [String] {
    let all = months.reduce(0) { $0 + $1.books }
    let average = reading.decimal(Double(all) / Double(max(1, months.count)))
    return [finishedInAll(all), say("한 달 평균 \(average)권", "\(average) a month")]
  }
  package func records(_ count: Int) -> String {
    say("기록 \(count)개", count == 1 ? "1 entry" : "\(count) entries")
  }
  func hoursLong(_ part: DayPart) -> String { say("\(reading.hours(part))시", reading.hours(part)) }
  /// Returns the pages of a week as text. The week is restricted to its days within the month.
  func inWeek(_ pages: Int, _ first: Day, _ last: Day) -> String {
    briefRange(first, last) + " " + reading.pages(pages)
  }
  func inMonth(_ total: String, _ day: Day) -> String {
    say("\(day.parts.month)월 \(total)", "\(CalendarWords.monthName(day.parts.month)) \(total)")
  }
  func brieflyInWeek(_ pages: Int, _ first: Day, _ last: Day) -> String {
    briefRange(first, last) + " " + brieflyPages(pages)
  }
  func brieflyInMonth(_ pages: Int, _ day: Day) -> String {
    inMonth(brieflyPages(pages), day)
  }
  private func brieflyPages(_ pages: Int) -> String { say("\(pages)쪽", "\(pages) p") }

  // MARK: Export as a picture

  var saveTitle: String { say("그림으로 저장", "Save as a picture") }
  var saveHint: String {
    say(
      "파일 이름이 .svg나 .png로 끝나면 그 형식으로 저장돼요.", "A name ending in .svg or .png sets the file format.")
  }
  var fieldFile: String { FileWords(language).title }
  var fileNameMissing: String {
    say("파일 이름을 .svg나 .png로 끝나게 적어 주세요.", "Enter a file name ending in .svg or .png.")
  }

  // MARK: History

  /// Returns a month's totals, abbreviated for narrow screens.
  func briefSummary(_ month: ReadingMonth) -> String {
    let average = reading.decimal(month.average)
    return say(
      "\(month.readingDays)일 · 완독 \(month.finished)권 · \(month.pages)쪽 · 평균 \(average)쪽",
      "\(reading.days(month.readingDays)) · \(month.finished) done · \(month.pages) p · \(average) a day"
    )
  }
  /// Returns the date without its year, for narrow screens; the month's heading gives the year.
  func brieflyListed(_ day: Day) -> String {
    let (_, month, number) = day.parts
    return say("\(month). \(number).", "\(number) \(CalendarWords.monthName(month).prefix(3))")
  }
}

extension ReadingWords {
  var analysis: AnalysisWords { AnalysisWords(language) }
}
