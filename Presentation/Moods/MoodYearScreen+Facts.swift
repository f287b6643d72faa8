import Domain
import PresentationKit
import TextUI

/// The main numbers of the year, beside its days or below them.
extension MoodYearScreen {
  func drawFacts(_ stats: MoodStats, _ layout: Layout, into frame: inout Frame) {
    if stats.all.count == 0 { return }
    let area = layout.facts
    let lines = layout.isBeside ? column(stats, area.size.columns) : rows(stats)
    for (row, line) in lines.prefix(area.size.rows).enumerated() {
      frame.write(
        line.clipped(to: area.size.columns, ellipsis: glyphs.ellipsis), in: area, row: row)
    }
  }

  /// Returns the numbers one per row, with the difference of each weekday from the average as a bar.
  private func column(_ stats: MoodStats, _ columns: Int) -> [[StyledText]] {
    var lines: [[StyledText]] = [
      [StyledText(words.feelings(stats.all.count), .bold)],
      [StyledText("\(words.average) \(words.decimal(stats.all))")], [],
    ]
    for (name, day) in [(words.bestDay, stats.best), (words.lowestDay, stats.lowest)] {
      guard let day else { continue }
      lines += [[StyledText(name, .dim)], [StyledText(words.brief(day))]]
    }
    lines += [
      [StyledText(words.longestStreak, .dim)], [StyledText(words.days(stats.streak.longest))],
    ]
    lines.append([])
    let weekdays = WeekOrder(in: words.language).weekdays
    let average = stats.all.level?.value ?? 0
    let changes = weekdays.map { day in
      stats.byWeekday[day.rawValue - 1].level.map { $0.value - average } ?? 0
    }
    let bar = DifferenceBar(of: changes, columns: columns - 8, glyphs)
    for (day, change) in zip(weekdays, changes) {
      let tally = stats.byWeekday[day.rawValue - 1]
      let level = tally.level
      let name = CalendarWords.weekday(day, in: words.language) + " "
      lines.append(
        [
          StyledText(name, .dim),
          StyledText(Column.padded(level.map { "\($0.value)" } ?? "-", to: 3, .right) + " "),
        ] + bar.pieces(change, Style(ink: level.flatMap(bright))))
    }
    return lines
  }

  /// Returns the numbers side by side, in two rows.
  private func rows(_ stats: MoodStats) -> [[StyledText]] {
    let facts = words.facts(stats).filter { $0.value != "-" }
    func joined(_ facts: some Sequence<(name: String, value: String)>) -> [StyledText] {
      facts.flatMap { [StyledText($0.name + " ", .dim), StyledText($0.value + "   ")] }
    }
    let weekdays = WeekOrder(in: words.language).weekdays.flatMap { day -> [StyledText] in
      let level = stats.byWeekday[day.rawValue - 1].level
      return [
        StyledText(CalendarWords.weekday(day, in: words.language) + " ", .dim),
        StyledText((level.map { "\($0.value)" } ?? "-") + "  ", Style(ink: level.flatMap(tone))),
      ]
    }
    return [joined(facts.prefix(3)), joined(facts.dropFirst(3)) + weekdays]
  }

  private func bright(_ level: MoodLevel) -> Ink? {
    glyphs.pictures == .letters ? nil : MoodTheme.dawn.ink(of: level)
  }
  private func tone(_ level: MoodLevel) -> Ink? {
    glyphs.pictures == .letters ? nil : MoodTheme.dawn.readable(level)
  }
}
