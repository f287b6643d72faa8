package import Domain
import PresentationKit
import TextUI

/// Formats mood statistics as lines of text: tables with a bar for each average.
struct MoodStatsTexts {
  let words: MoodsWords

  init(_ words: MoodsWords) { self.words = words }

  /// The maximum number of days and of tags that are listed.
  private static let (mostDays, mostTags) = (14, 10)

  func lines(_ stats: MoodStats, _ span: MoodStatsSpan, today: Day) -> [String] {
    guard let days = span.days else { return [words.nothingFelt] }
    let facts = words.facts(stats)
    let width = facts.map { CellWidth.of($0.name) }.max() ?? 0
    var lines = [words.range(days), words.felt(stats)]
    lines += facts.map { words.labelled($0.name, $0.value, to: width + 2) }
    let newest = span.newest(Self.mostDays, of: stats, today: today)
    lines += ["", words.byDay(newest: newest.count)]
    lines += table(newest.map { (words.listed($0.day), $0.tally) })
    lines += ["", words.byWeekday]
    let order = WeekOrder(in: words.language)
    lines += table(
      order.weekdays.map {
        (CalendarWords.weekday($0, in: words.language), stats.byWeekday[$0.rawValue - 1])
      })
    lines += ["", words.byHour]
    lines += table(hours(stats).map { (words.hour($0), stats.byHour[$0]) })
    guard !stats.byTag.isEmpty else { return lines }
    lines += ["", words.byTag]
    lines += table(stats.byTag.prefix(Self.mostTags).map { ("#\($0.name)", $0.tally) })
    let more = stats.byTag.count - Self.mostTags
    return more > 0 ? lines + [words.moreTags(more)] : lines
  }

  /// Returns the hours from the first to the last hour with a mood.
  private func hours(_ stats: MoodStats) -> [Int] {
    let felt = stats.byHour.indices.filter { stats.byHour[$0].count > 0 }
    guard let first = felt.first, let last = felt.last else { return [] }
    return Array(first...last)
  }

  /// Returns rows of names with averages, counts and bars. The bar of level 100 is thirty cells long.
  private func table(_ rows: [(name: String, tally: MoodTally)]) -> [String] {
    let names = rows.map { CellWidth.of($0.name) }.max() ?? 0
    let digits = rows.map { String($0.tally.count).count }.max() ?? 1
    return rows.compactMap { (name, tally) -> String? in
      if words.isPlain {
        guard let level = tally.level else { return nil }
        return words.record(
          name, [words.onAverage("\(level.value)"), words.feelings(tally.count)])
      }
      let name = Column.padded(name, to: names)
      guard let level = tally.level else { return "\(name)    ·" }
      let bar = String(repeating: "█", count: (level.value * 30 + 99) / 100)
      let average = Column.padded("\(level.value)", to: 3, .right)
      let count = Column.padded("\(tally.count)", to: digits, .right)
      return "\(name)  \(average)  \(words.times(count))  \(bar)"
    }
  }
}

/// The texts of mood statistics.
extension MoodsWords {
  var nothingFelt: String {
    say("이 기간의 기분 기록이 없어요.", "No moods were recorded in this period.")
  }

  /// Returns a range of days as text; a single day is written once.
  func range(_ days: ClosedRange<Day>) -> String {
    let (first, last) = (days.lowerBound, days.upperBound)
    let whole = CalendarWords.fullDay(first, in: language)
    if first == last { return whole }
    return CalendarWords.span(whole, CalendarWords.fullDay(last, in: language), in: language)
  }

  func felt(_ stats: MoodStats) -> String {
    let (count, days) = (stats.all.count, stats.byDay.count)
    return say(
      "\(days)일 동안 남긴 기분 \(count)개", "\(feelings(count)) on \(self.days(days))")
  }
  package func feelings(_ count: Int) -> String {
    say("기분 \(count)개", count == 1 ? "1 mood" : "\(count) moods")
  }
  func days(_ count: Int) -> String { say("\(count)일", count == 1 ? "1 day" : "\(count) days") }

  /// Returns the main numbers of the statistics with their names.
  func facts(_ stats: MoodStats) -> [(name: String, value: String)] {
    let streak = stats.streak
    return [
      (average, decimal(stats.all)), (bestDay, stats.best.map(described) ?? "-"),
      (lowestDay, stats.lowest.map(described) ?? "-"),
      (streakName, streak.current == 0 ? "-" : days(streak.current)),
      (longestStreak, days(streak.longest)),
    ]
  }
  package var average: String { say("평균", "average") }
  package var bestDay: String { say("가장 좋았던 날", "best day") }
  package var lowestDay: String { say("가장 힘들었던 날", "lowest day") }
  var streakName: String { say("연속 기록", "streak") }
  package var longestStreak: String { say("최장 연속 기록", "longest streak") }

  /// Returns a day with its average.
  private func described(_ day: MoodDayTally) -> String {
    CalendarWords.fullDayWithWeekday(day.day, in: language) + between + decimal(day.tally)
  }

  /// Returns the average with one decimal, which is omitted if it is 0.
  package func decimal(_ tally: MoodTally) -> String {
    guard tally.levels > 0 else { return "-" }
    let tenths = (20 * tally.sum + tally.levels) / (2 * tally.levels)
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  func onAverage(_ level: String) -> String { say("평균 \(level)", "\(level) on average") }
  var byDay: String { say("날짜별", "by day") }
  func byDay(newest count: Int) -> String {
    byDay + between + say("최근 \(days(count))", "the last \(days(count))")
  }
  var byWeekday: String { say("요일별", "by weekday") }
  var byHour: String { say("시간별", "by hour") }
  var byTag: String { say("태그별", "by tag") }
  func hour(_ hour: Int) -> String {
    if language.clock == .twelve { return ClockWords.wholeHour(hour, in: language) }
    let digits = hour < 10 ? "0\(hour)" : "\(hour)"
    return say("\(digits)시", "\(digits):00")
  }
  func times(_ count: String) -> String { say("\(count)번", "\(count)×") }
  func moreTags(_ count: Int) -> String {
    say("나머지 태그 \(count)개는 `--json`에서 볼 수 있어요.", "`--json` shows \(count) more tags.")
  }

  /// Returns a day for a list, with its weekday.
  func listed(_ day: Day) -> String {
    if isPlain { return CalendarWords.fullDayWithWeekday(day, in: language) }
    return "\(day) \(CalendarWords.weekday(day.weekday, in: language))"
  }
}
