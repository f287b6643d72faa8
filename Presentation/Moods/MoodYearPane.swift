import Domain
import PresentationKit
import TextUI

/// The moods of the year up to today in a panel: a square for each day, with the averages of the weekdays and the best
/// and the lowest day beside the squares or below them.
struct MoodYearPane {
  private let squares: [Day: MoodYear.Square]
  private let days: ClosedRange<Day>
  private let streak: Int
  private let words: MoodsWords
  private let glyphs: Glyphs

  init(
    _ pages: some Sequence<MoodYearPage>, upTo today: Day, _ words: MoodsWords, _ glyphs: Glyphs
  ) {
    let days = (today - 364)...today
    let all = pages.flatMap(\.year.squares).filter { days.contains($0.day) }
    squares = Dictionary(all.map { ($0.day, $0) }) { first, _ in first }
    streak = pages.first { $0.year.year == today.parts.year }?.stats.streak.current ?? 0
    (self.days, self.words, self.glyphs) = (days, words, glyphs)
  }

  /// The number of moods and their average; empty if there are none.
  var figure: String {
    let all = tally { _ in true }
    guard let level = all.level else { return "" }
    return "\(words.feelings(all.count)) · \(words.average) \(level.value)"
  }

  /// The columns that facts need beside the squares.
  private static let columnsBeside = 22

  func draw(into frame: inout Frame, in area: Area) {
    let heat = YearHeat(days, in: area, words.language)
    let sheet = MoodSheet(.dawn, on: frame.knownGround)
    heat.draw(
      into: &frame, glyphs, month: { CalendarWords.shortMonth($0, in: words.language) },
      square: { day in
        squares[day].map { square in
          // A day with only entries has no average, and so a neutral colour.
          let ink = square.level.map { sheet.shown(square.theme.ink(of: $0)) }
          return (ink ?? square.theme.readable(nil), glyphs.sign(of: square.level?.shape))
        }
      })
    if squares.isEmpty { return }
    let used = heat.layout.size
    let right = area.size.columns - used.columns - 3
    if right >= Self.columnsBeside {
      let room = Area(
        column: area.endColumn - right, row: area.origin.row, columns: right,
        rows: area.size.rows)
      let average = tally { _ in true }.level?.value ?? 0
      let changes = weekdays.map { level(of: $0).map { $0.value - average } ?? 0 }
      let bar = DifferenceBar(of: changes, columns: right - 8, glyphs)
      let bars = zip(weekdays, changes).map { self.row(of: $0, $1, bar, sheet) }
      let lines = bars + joined(facts, right)
      return write(lines, into: &frame, in: room)
    }
    let room = area.rows(min(area.size.rows, used.rows + 1))
    let line = weekdays.flatMap { weekday -> [StyledText] in
      let level = level(of: weekday)
      let name = CalendarWords.weekday(weekday, in: words.language) + " "
      return [StyledText(name, .dim), value(of: level), StyledText("  ")]
    }
    write([line] + joined(facts, room.size.columns), into: &frame, in: room)
  }

  /// Joins facts to as few lines as possible.
  private func joined(_ facts: [[StyledText]], _ columns: Int) -> [[StyledText]] {
    facts.reduce(into: []) { lines, fact in
      let next = (lines.last.map { $0 + [StyledText(" · ", .dim)] } ?? []) + fact
      if !lines.isEmpty, next.cells <= columns {
        lines[lines.count - 1] = next
      } else {
        lines.append(fact)
      }
    }
  }

  private func write(_ lines: [[StyledText]], into frame: inout Frame, in room: Area) {
    for (row, line) in lines.prefix(room.size.rows).enumerated() {
      frame.write(
        line.clipped(to: room.size.columns, ellipsis: glyphs.ellipsis), in: room, row: row)
    }
  }

  private var weekdays: [Weekday] { WeekOrder(in: words.language).weekdays }

  private func level(of weekday: Weekday) -> MoodLevel? { tally { $0.weekday == weekday }.level }

  private func value(of level: MoodLevel?) -> StyledText {
    StyledText(
      Column.padded(level.map { "\($0.value)" } ?? "-", to: 2, .right),
      Style(ink: level.map(MoodTheme.dawn.readable)))
  }

  /// Returns the colour of a bar: vivid on a known background.
  private func tone(of level: MoodLevel, on sheet: MoodSheet) -> Ink {
    sheet.paper == nil
      ? MoodTheme.dawn.readable(level) : sheet.shown(MoodTheme.dawn.ink(of: level))
  }

  /// Returns a weekday with its average, and its difference from the average of all days as a bar.
  private func row(
    of weekday: Weekday, _ change: Int, _ bar: DifferenceBar, _ sheet: MoodSheet
  ) -> [StyledText] {
    let level = level(of: weekday)
    let name = CalendarWords.weekday(weekday, in: words.language) + " "
    return [StyledText(name, .dim), value(of: level), StyledText("  ")]
      + bar.pieces(change, Style(ink: level.map { tone(of: $0, on: sheet) }))
  }

  /// The best and the lowest day, and the streak.
  private var facts: [[StyledText]] {
    let tallies = squares.values.map(\.tally).sorted { $0.day < $1.day }
    var facts: [[StyledText]] = []
    func add(_ name: String, _ day: MoodDayTally?) {
      guard let day, let level = day.tally.level else { return }
      facts.append([
        StyledText(name + " ", .dim),
        StyledText(
          CalendarWords.nearDay(day.day, today: days.upperBound, in: words.language) + " "),
        value(of: level),
      ])
    }
    add(words.shortBest, tallies.best)
    add(words.shortLowest, tallies.lowest)
    if streak > 1 {
      facts.append([StyledText(words.inARow(streak))])
    }
    return facts
  }

  private func tally(_ isMeant: (Day) -> Bool) -> MoodTally {
    squares.values.reduce(into: MoodTally()) { sum, square in
      if isMeant(square.day) { sum.add(square.tally.tally) }
    }
  }
}

extension MoodsWords {
  var shortBest: String { say("최고", "best") }
  var shortLowest: String { say("최저", "low") }
  func inARow(_ days: Int) -> String { say("\(days)일 연속", "\(days) days in a row") }
}
