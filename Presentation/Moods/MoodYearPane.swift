import Domain
import PresentationKit
import TextUI

/// The moods of the year up to today in a panel: a square for each day, and below it the averages by weekday if all of
/// them fit.
struct MoodYearPane {
  private let squares: [Day: MoodYear.Square]
  private let days: ClosedRange<Day>
  private let words: MoodsWords
  private let glyphs: Glyphs

  init(_ years: [MoodYear], upTo today: Day, _ words: MoodsWords, _ glyphs: Glyphs) {
    let days = (today - 364)...today
    let all = years.flatMap(\.squares).filter { days.contains($0.day) }
    squares = Dictionary(all.map { ($0.day, $0) }) { first, _ in first }
    (self.days, self.words, self.glyphs) = (days, words, glyphs)
  }

  func draw(into frame: inout Frame, in area: Area) {
    let heat = YearHeat(days, in: area, words.language)
    heat.draw(
      into: &frame, glyphs, month: { CalendarWords.shortMonth($0, in: words.language) },
      square: { day in
        squares[day].map { square in
          // A day with only entries has no average, and so a neutral colour.
          let ink = square.level.map { square.theme.ink(of: $0) } ?? square.theme.readable(nil)
          return (ink, glyphs.sign(of: square.level?.shape))
        }
      })
    let room = area.rows(min(area.size.rows, heat.layout.size.rows + 1))
    let week = WeekOrder(in: words.language).weekdays
    let hasWeek = room.size.rows >= week.count + 2
    let lines = [sum, []] + (hasWeek ? week.map { row($0, area.size.columns) } : [])
    for (row, line) in lines.prefix(room.size.rows).enumerated() {
      frame.write(
        line.clipped(to: room.size.columns, ellipsis: glyphs.ellipsis), in: room, row: row)
    }
  }

  /// The number of moods and their average.
  private var sum: [StyledText] {
    let all = tally { _ in true }
    guard all.count > 0 else { return [] }
    return [
      StyledText(words.feelings(all.count), .bold),
      StyledText("  " + words.average + " ", .dim), StyledText(words.decimal(all)),
    ]
  }

  /// Returns a weekday with its average, as a number and as a bar.
  private func row(_ weekday: Weekday, _ columns: Int) -> [StyledText] {
    let level = tally { $0.weekday == weekday }.level
    let name = CalendarWords.weekday(weekday, in: words.language) + " "
    let bar = Bar(level?.value ?? 0, of: 100).cells(max(1, columns - 10), glyphs: glyphs)
    return [
      StyledText(name, .dim),
      StyledText(Column.padded(level.map { "\($0.value)" } ?? "-", to: 3, .right) + " "),
      StyledText(bar.filled, Style(ink: level.map(MoodTheme.dawn.readable))),
      StyledText(bar.empty, .dim),
    ]
  }

  private func tally(_ isMeant: (Day) -> Bool) -> MoodTally {
    squares.values.reduce(into: MoodTally()) { sum, square in
      if isMeant(square.day) { sum.add(square.tally.tally) }
    }
  }
}
