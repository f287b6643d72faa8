import Domain
import PresentationKit
import TextUI

/// The moods of a page: a chart over the hours of the day, and below it a row for each mood with its text.
struct MoodDayPane {
  private let canvas: Canvas
  private let chosen: Int
  private let typical: [MoodTally]
  private let words: MoodsWords
  private let glyphs: Glyphs
  private let isReadOnly: Bool

  init(
    _ canvas: Canvas, chosen: Int, typical: [MoodTally] = [], _ words: MoodsWords, _ glyphs: Glyphs,
    isReadOnly: Bool = false
  ) {
    self.canvas = canvas
    self.chosen = chosen
    self.typical = typical
    self.words = words
    self.glyphs = glyphs
    self.isReadOnly = isReadOnly
  }

  /// A line of the list, with the index of its mood; nil for the remark that the diary has more moods.
  private struct Line {
    let index: Int?
    let pieces: [StyledText]
  }

  /// The maximum and the minimum number of rows of the chart, and the maximum number of rows for the selected mood's
  /// text.
  private static let (highest, lowest, mostWords) = (12, 5, 4)
  /// The minimum number of columns for the text of the selected mood.
  private static let leastWords = 12

  /// Returns the areas of the chart and the list. The list has the rows it needs, and the chart the rest; nil if the
  /// chart has no room.
  private func parts(of area: Area) -> (chart: Area?, list: Area) {
    let needed = self.lines(columns: area.size.columns).count
    let rest = area.size.rows - min(needed, max(4, area.size.rows - Self.lowest - 1)) - 1
    guard canvas.mode == .daily, rest >= Self.lowest, MoodDayChart.fits(canvas, in: area) else {
      return (nil, area)
    }
    let height = MoodDayChart.rows(atMost: min(rest, Self.highest))
    return (area.rows(0, height), area.rows(height + 1))
  }

  /// Returns the number of rows of the highest chart and the whole list.
  func rows(columns: Int) -> Int {
    lines(columns: columns).count + Self.highest + 1
  }

  func draw(into frame: inout Frame, in area: Area) {
    let (chart, list) = parts(of: area)
    if let chart {
      MoodDayChart(canvas, chosen: chosen, typical: typical, words)
        .draw(into: &frame, in: chart, glyphs)
    }
    let lines = self.lines(columns: list.size.columns)
    for (row, line) in lines[window(of: lines, list.size.rows)].enumerated() {
      frame.write(line.pieces, in: list, row: row)
      if line.index == chosen { frame.select(list.rows(row, 1)) }
    }
  }

  /// Returns the index of the mood at a position, for the mouse; nil if there is none.
  func index(at point: Point, in area: Area) -> Int? {
    let list = parts(of: area).list
    let lines = self.lines(columns: list.size.columns)
    let shown = window(of: lines, list.size.rows)
    let row = shown.lowerBound + point.row - list.origin.row
    return list.contains(point) && shown.contains(row) ? lines[row].index : nil
  }

  /// Returns the lines that are visible, around the chosen mood.
  private func window(of lines: [Line], _ height: Int) -> Range<Int> {
    let first = lines.firstIndex { $0.index == chosen } ?? 0
    let last = lines.lastIndex { $0.index == chosen } ?? 0
    return Rows.window(count: lines.count, selected: (first + last) / 2, height: height)
  }

  private func lines(columns: Int) -> [Line] {
    let width = canvas.shapes.map { TextLayout.cells(when($0.record)) }.max() ?? 0
    var lines = canvas.shapes.indices.flatMap { self.lines(of: $0, width, columns) }
    let more = canvas.total - canvas.shapes.count
    if more > 0 {
      lines += TextLayout.wrapped(words.moreInDiary(more), to: columns - 2).map {
        Line(index: nil, pieces: [StyledText("  " + $0, .dim)])
      }
    }
    return lines
  }

  private func when(_ record: MoodRecord) -> String { words.when(record, canvas.mode) }

  /// Returns the lines of a mood. Only the selected mood takes more than one line. Its text is below the time and the
  /// level if there is no room beside them.
  private func lines(of index: Int, _ width: Int, _ columns: Int) -> [Line] {
    let shape = canvas.shapes[index]
    let (record, isChosen) = (shape.record, index == chosen)
    let ink = shape.theme.readable(record.level)
    let level = record.level.map { "\($0.value)" } ?? ""
    let start = [
      StyledText((isChosen ? glyphs.pointer : " ") + " ", .bold),
      StyledText(TextLayout.aligned(when(record), .right, in: width) + "  ", .dim),
      StyledText(glyphs.sign(of: record.shape), Style(ink: ink)),
      StyledText(TextLayout.aligned(level, .right, in: 4) + "  ", Style(ink: ink, .bold)),
    ]
    let room = columns - start.cells
    let isBeside = room >= Self.leastWords
    let indent = isBeside ? start.cells : 4
    guard isChosen, columns - indent >= Self.leastWords else {
      let text = StyledText(Printable.brief(record.text?.text ?? record.tags.written ?? ""))
      return [
        Line(
          index: index,
          pieces: (start + [text]).clipped(to: columns, ellipsis: glyphs.ellipsis))
      ]
    }
    let wordLines = self.wordLines(record, columns - indent)
    let blank = StyledText(String(repeating: " ", count: indent))
    if isBeside {
      return wordLines.enumerated().map { row, text in
        Line(index: index, pieces: (row == 0 ? start : [blank]) + [text])
      }
    }
    return [Line(index: index, pieces: start)]
      + wordLines.filter { !$0.text.isEmpty }.map { Line(index: index, pieces: [blank, $0]) }
  }

  /// Returns the text and tags of the selected mood, wrapped.
  private func wordLines(_ record: MoodRecord, _ columns: Int) -> [StyledText] {
    var wordLines: [StyledText] = []
    func add(_ text: String, _ style: Style, rows: Int) {
      wordLines += TextLayout.wrapped(text, to: columns, rows: rows, ellipsis: glyphs.ellipsis).map
      {
        StyledText($0, style)
      }
    }
    if record.text != nil {
      let fold = MoodFold(record)
      add(fold.lines.joined(separator: "\n"), .plain, rows: Self.mostWords)
      if fold.left > 0 { wordLines.append(StyledText(words.left(fold.left), .dim)) }
    } else if !isReadOnly {
      add(words.addWords, .dim, rows: 2)
    }
    if let tags = record.tags.written { add(tags, .dim, rows: 1) }
    return wordLines.isEmpty ? [StyledText("")] : wordLines
  }
}
