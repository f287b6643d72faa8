import Domain
import PresentationKit
import TextUI

/// Formats statistics as lines of text; each chart becomes a table with bars.
struct StatsTexts {
  let words: ReadingWords

  init(_ words: ReadingWords) { self.words = words }

  func lines(_ facts: StatsData) -> [String] {
    switch facts {
    case .summary(let stats): summary(stats)
    case .days(let window):
      [words.span(window)] + table(window.days.map { (label($0.day), $0.pages) }, words.pages)
        + ["", words.averages(window)]
    case .months(let window):
      [words.span(window)] + table(window.months.map { (month($0.day), $0.pages) }, words.pages)
        + ["", words.averages(window)]
    case .finished(let months):
      months.isEmpty ? [words.noFinished] : table(finished(months), words.books)
    case .hours(let parts):
      table(
        parts.map { ("\(words.name($0.part)) \(words.hours($0.part))", $0.records) },
        words.times)
    case .categories(let categories):
      categories.isEmpty ? [words.noRecords] : ranked(categories)
    case .calendar(let calendar): grid(calendar)
    }
  }

  private func summary(_ stats: ReadingStats) -> [String] {
    let rows = words.highlights(stats)
    let width = rows.map { CellWidth.of($0.name) }.max() ?? 0
    return rows.map { words.labelled($0.name, $0.value, to: width + 2) } + [""]
      + (stats.streak.longest == 0 ? [words.noRecords] : lines(.days(stats.daily)))
  }

  private func label(_ day: Day) -> String {
    if words.isPlain { return words.day(day) }
    return "\(day) \(CalendarWords.weekday(day.weekday, in: words.language))"
  }

  private func month(_ day: Day) -> String {
    words.isPlain
      ? CalendarWords.month(day, in: words.language) : String(day.description.prefix(7))
  }

  /// The maximum number of consecutive months without a finished book that get a line each. A longer run shares one
  /// line.
  private static let mostEmptyMonths = 3

  /// Returns the books per month. Long runs of empty months are merged, because old records would produce hundreds of
  /// lines.
  private func finished(_ months: [DayFinishings]) -> [(name: String, number: Int)] {
    var rows: [(name: String, number: Int)] = []
    var empty: [DayFinishings] = []
    func writeEmpty() {
      if empty.count > Self.mostEmptyMonths, let first = empty.first, let last = empty.last {
        let (from, to) = (month(first.day), month(last.day))
        let span =
          words.isPlain
          ? CalendarWords.span(from, to, in: words.language)
          : words.say("\(from)~\(to)", "\(from) – \(to)")
        rows.append((span, 0))
      } else {
        rows += empty.map { (month($0.day), 0) }
      }
      empty = []
    }
    for entry in months {
      if entry.books == 0 {
        empty.append(entry)
        continue
      }
      writeEmpty()
      rows.append((month(entry.day), entry.books))
    }
    writeEmpty()
    return rows
  }

  /// Returns lines of names and numbers with proportional bars. `counted` returns a number with its noun.
  private func table(
    _ rows: [(name: String, number: Int)], _ counted: (Int) -> String
  ) -> [String] {
    if words.isPlain { return rows.map { words.record($0.name, [counted($0.number)]) } }
    let names = rows.map { CellWidth.of($0.name) }.max() ?? 0
    let most = max(1, rows.map(\.number).max() ?? 0)
    let digits = String(most).count
    return rows.map { name, number in
      let bar = String(repeating: "█", count: (number * 30 + most - 1) / most)
      return TextLayout.trimmedEnd(
        "\(Column.padded(name, to: names))  \(Column.padded("\(number)", to: digits, .right)) \(bar)"
      )
    }
  }

  private func ranked(_ categories: [CategoryPages]) -> [String] {
    let names = categories.map { CellWidth.of(words.categories.name($0.category)) }.max() ?? 0
    let digits = String(categories.first?.pages ?? 0).count
    if words.isPlain {
      return categories.map {
        words.record(
          words.categories.name($0.category),
          [words.pages($0.pages), words.percent(permille: $0.permille)])
      }
    }
    return categories.map { entry in
      let name = Column.padded(words.categories.name(entry.category), to: names)
      let bar = String(repeating: "█", count: (entry.permille * 30 + 999) / 1000)
      return "\(name)  \(Column.padded("\(entry.pages)", to: digits, .right)) "
        + "\(Column.padded(words.percent(permille: entry.permille), to: 6, .right)) \(bar)"
    }
  }

  /// Returns a month week by week: the pages of each day, and each week's total at the end.
  private func grid(_ calendar: PageCalendar) -> [String] {
    if words.isPlain {
      let days = calendar.window.days.filter { $0.pages > 0 }
      return days.map { words.record(words.day($0.day), [words.pages($0.pages)]) }
        + [words.total(calendar.window.total)]
    }
    let order = WeekOrder(in: words.language)
    let first = calendar.window.days[0].day
    let width = max(5, String(calendar.window.days.map(\.pages).max() ?? 0).count + 2)
    let names = order.names(in: words.language).map { Column.padded($0, to: width, .right) }
    var lines = [CalendarWords.month(first, in: words.language), names.joined()]
    for (index, week) in calendar.weeks(from: order.first).enumerated() {
      let lead = index == 0 ? order.column(of: first) : 0
      let cells = week.map { Column.padded($0.pages == 0 ? "·" : "\($0.pages)", to: width, .right) }
      let sum = week.reduce(0) { $0 + $1.pages }
      let row = String(repeating: " ", count: lead * width) + cells.joined()
      lines.append(Column.padded(row, to: 7 * width) + "  = \(sum)")
    }
    return lines + ["", words.total(calendar.window.total)]
  }
}

extension ReadingWords {
  /// Returns the range of days of a window.
  func span(_ window: PageWindow) -> String {
    guard let first = window.days.first?.day, let last = window.days.last?.day else { return "" }
    if isPlain { return CalendarWords.span(day(first), day(last), in: language) }
    return say("\(first)~\(last)", "\(first) – \(last)")
  }

  func total(_ pages: Int) -> String { say("모두 \(pages)쪽", "\(self.pages(pages)) in all") }

  /// Returns the total and both averages of a window, each with its name.
  func averages(_ window: PageWindow) -> String {
    averageParts(window).joined(separator: between)
  }
  func averageParts(_ window: PageWindow) -> [String] {
    let read = window.perReadingDay.map {
      say("읽은 날 평균 \(decimal($0))쪽", "\(decimal($0)) per reading day")
    }
    let all = say(
      "하루 평균 \(decimal(window.perCalendarDay))쪽", "\(decimal(window.perCalendarDay)) a day")
    return [total(window.total), read, all].compactMap(\.self)
  }

  var longestStreak: String { say("최장 연속 독서", "Longest streak") }
  var mainTimeOfDay: String { say("주로 읽는 시간대", "Time of day") }

  /// Returns the key figures with their names.
  func highlights(_ stats: ReadingStats) -> [(name: String, value: String)] {
    let longest = stats.streak.longest
    return [
      (say("읽고 있는 책", "Reading now"), books(stats.reading)),
      (name(of: BookshelfList.finished), books(stats.finished)),
      (longestStreak, longest == 0 ? "-" : days(longest)),
      (
        say("연속 독서", "Current streak"),
        stats.streak.current == 0 ? "-" : days(stats.streak.current)
      ),
      (mainTimeOfDay, stats.timeOfDay.map(name) ?? "-"),
      (say("주로 읽는 분류", "Main category"), stats.mainCategory.map(categories.name) ?? "-"),
    ]
  }
}
