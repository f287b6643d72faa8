import Domain
import PresentationKit
import TextUI

/// What goes with high and low moods: the averages by time of day and by weekday, and the tags whose moods are higher
/// or lower than all.
struct MoodCompanyPane {
  private let company: MoodCompany
  private let words: MoodsWords
  private let glyphs: Glyphs

  init(_ company: MoodCompany, _ words: MoodsWords, _ glyphs: Glyphs) {
    (self.company, self.words, self.glyphs) = (company, words, glyphs)
  }

  func draw(into frame: inout Frame, in area: Area) {
    guard company.all.levels > 0 else {
      return _ = frame.write(wrapped: words.nothingToCompare, .dim, in: area)
    }
    let sheet = MoodSheet(.dawn, on: frame.knownGround)
    let tone = { (level: MoodLevel) in
      sheet.paper == nil
        ? MoodTheme.dawn.readable(level) : sheet.shown(MoodTheme.dawn.ink(of: level))
    }
    let hasChart = area.size.rows >= Self.chartRows + 5 && area.size.columns >= 26
    if hasChart { drawHours(into: &frame, in: area.rows(0, Self.chartRows), tone) }
    let area = hasChart ? area.rows(Self.chartRows + 1) : area
    let company = self.company.tags
    let day = dayRows(area.size.columns, tone)
    let room = max(0, area.size.rows - day.count - 1)
    var lines: [[StyledText]] = []
    if company.count <= room {
      lines = company.map { row(of: $0, area.size.columns) }
    } else if room > 2 {
      let upper = (room - 1) / 2 + (room - 1) % 2
      lines = company.prefix(upper).map { row(of: $0, area.size.columns) }
      lines.append([StyledText("  " + glyphs.ellipsis, .dim)])
      lines += company.suffix(room - 1 - upper).map { row(of: $0, area.size.columns) }
    }
    if !lines.isEmpty { lines.insert([], at: 0) }
    lines = day + lines
    for (row, line) in lines.prefix(area.size.rows).enumerated() {
      frame.write(
        line.clipped(to: area.size.columns, ellipsis: glyphs.ellipsis), in: area, row: row)
    }
  }

  /// The rows of the chart of the hours with its axis.
  private static let chartRows = 9
  /// The most tags that the pane needs room for.
  private static let mostTags = 12

  /// The number of rows that the pane fills.
  var rows: Int {
    let tags = min(company.tags.count, Self.mostTags)
    return company.all.levels > 0 ? Self.chartRows + 5 + (tags > 0 ? tags + 1 : 0) : 3
  }

  /// Draws the average of each hour as a bar.
  private func drawHours(
    into frame: inout Frame, in area: Area, _ tone: (MoodLevel) -> Ink
  ) {
    let width = min(4, area.size.columns / 24)
    let left = area.origin.column + (area.size.columns - 24 * width) / 2
    let (height, steps) = (area.size.rows - 1, glyphs.upward.count)
    for (hour, tally) in company.hours.enumerated() {
      let column = left + hour * width
      if hour % 6 == 0 {
        frame.put(hour < 10 ? "0\(hour)" : "\(hour)", column, area.endRow - 1, .dim)
      }
      guard let level = tally.level else {
        frame.put(glyphs.track, column, area.endRow - 2, .dim)
        continue
      }
      let filled = max(1, level.value * height * steps / 100)
      let style = Style(ink: tone(level))
      for row in 0..<height {
        let part = min(steps, filled - row * steps)
        if part <= 0 { break }
        let block = String(repeating: glyphs.upward[part - 1], count: max(1, width - 1))
        frame.put(block, column, area.endRow - 2 - row, style, upTo: area.endColumn)
      }
    }
  }

  /// Returns a tag with its difference, as a number and as a bar to the right or to the left of the middle.
  private func row(of company: MoodCompany.Tag, _ columns: Int) -> [StyledText] {
    let ink = company.tally.level.map(MoodTheme.dawn.readable)
    let isPlain = glyphs.upward.count == 1
    let sign =
      company.change > 0 ? "+" : company.change < 0 ? (isPlain ? "-" : "−") : (isPlain ? "+" : "±")
    let change = TextLayout.aligned(sign + "\(abs(company.change))", .right, in: 4)
    let side = max(3, min(12, (columns - 34) / 2))
    let length = min(side, (abs(company.change) * side + 15) / 30)
    let isHigh = company.change > 0
    let rest = String(repeating: " ", count: side)
    let bar = String(repeating: glyphs.bar, count: length)
    let left = isHigh ? rest : String(repeating: " ", count: side - length) + bar
    let right = isHigh ? bar + String(repeating: " ", count: side - length) : rest
    let name = TextLayout.clipped("#" + company.name, to: max(6, columns - 2 * side - 16))
    return [
      StyledText(left, Style(ink: ink)), StyledText(glyphs.edge, .dim),
      StyledText(right, Style(ink: ink)), StyledText(change, Style(ink: ink, .bold)),
      StyledText("  " + name), StyledText("  " + words.times("\(company.tally.levels)"), .dim),
    ]
  }

  /// Returns the averages of the parts of a day.
  private func dayRows(_ columns: Int, _ tone: (MoodLevel) -> Ink) -> [[StyledText]] {
    let parts: [(name: String, hours: [Int])] = [
      (words.morning, Array(5..<12)), (words.afternoon, Array(12..<18)),
      (words.evening, Array(18..<23)), (words.night, [23] + Array(0..<5)),
    ]
    let width = parts.map { TextLayout.cells($0.name) }.max() ?? 0
    return parts.compactMap { name, hours in
      let tally = hours.reduce(into: MoodTally()) { $0.add(company.hours[$1]) }
      guard let level = tally.level else { return nil }
      let ink = MoodTheme.dawn.readable(level)
      let bar = Bar(level.value, of: 100).cells(max(4, columns - width - 6), glyphs: glyphs)
      return [
        StyledText(TextLayout.aligned(name, .left, in: width) + "  ", .dim),
        StyledText(bar.filled, Style(ink: tone(level))), StyledText(bar.empty, Bar.track),
        StyledText(TextLayout.aligned("\(level.value)", .right, in: 4), Style(ink: ink, .bold)),
      ]
    }
  }
}

extension MoodsWords {
  var morning: String { ClockWords.morning(language) }
  var afternoon: String { ClockWords.afternoon(language) }
  var evening: String { ClockWords.evening(language) }
  var night: String { say("밤", "night") }
  var nothingToCompare: String {
    say(
      "기분을 몇 번 적으면 시간과 태그별로 비교해 볼 수 있어요.",
      "After a few moods, this compares the times of day and your tags.")
  }
}
