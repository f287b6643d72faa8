import TextUI

/// The columns of the list: names at the left, the key at the right, and as much as fits in between. Current and next
/// events have column widths of their own.
struct TodayColumns {
  private struct Widths {
    var title = 0
    var when = 0
  }

  private let top: Widths
  private let rest: Widths
  private let columns: Int
  /// Whether the keys are shown with their meanings.
  private let explains: Bool

  init(_ rows: [TodayRow], in columns: Int) {
    self.columns = columns
    explains = columns >= 60
    func widths(_ rows: [TodayRow], when limit: Int) -> Widths {
      // A time without a detail needs no column, as it may extend to the key.
      let times = rows.filter { !$0.detail.isEmpty }.map { TextLayout.cells($0.when) }
      // If no details follow the times, there is room for longer names.
      let most = times.isEmpty ? columns / 2 : columns / 4
      return Widths(
        title: min(max(6, most), rows.map { TextLayout.cells($0.title) }.max() ?? 0),
        when: min(max(11, limit), times.max() ?? 0))
    }
    top = widths(rows.filter(\.isNowOrNext), when: columns / 3)
    rest = widths(rows.filter { !$0.isNowOrNext }, when: columns / 5)
  }

  func draw(
    _ row: TodayRow, isChosen: Bool, accent: Ink, into frame: inout Frame, in area: Area,
    row line: Int, _ glyphs: Glyphs
  ) {
    let widths = row.isNowOrNext ? top : rest
    if isChosen {
      frame.write([StyledText(glyphs.pointer, Style(ink: accent, .bold))], in: area, row: line)
    }
    let key = explains ? row.meaning + " " : ""
    let keyCells = TextLayout.cells(key + row.key)
    let keyColumn = area.endColumn - 1 - keyCells
    frame.write(
      [StyledText(key, .dim), StyledText(row.key, .bold)], keyColumn, in: area, row: line)
    let start = area.origin.column + 2
    frame.write([row.mark], start, in: area, row: line)
    var here = start + 2
    func put(_ text: String, _ style: Style, width: Int) {
      let room = min(width, keyColumn - 2 - here)
      if room >= 3 || TextLayout.cells(text) <= room {
        frame.write(
          [StyledText(text, style)].clipped(to: room, ellipsis: glyphs.ellipsis), here, in: area,
          row: line)
      }
      here += width + 2
    }
    put(row.title, isChosen ? .bold : .plain, width: widths.title)
    let whole = max(0, keyColumn - 2 - here)
    let when = row.detail.isEmpty ? max(whole, widths.when) : widths.when
    if when > 0 { put(row.when, row.isNowOrNext ? .plain : .dim, width: when) }
    put(row.detail, row.isNowOrNext ? .plain : .dim, width: max(0, keyColumn - 2 - here))
    if isChosen { frame.select(area.rows(line, 1)) }
  }
}
