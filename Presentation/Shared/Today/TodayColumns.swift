import Domain
import TextUI

/// The columns of a list: sign, name, bar, time, and the rest. The key of the chosen row is at the right.
struct TodayColumns {
  private let title: Int
  private let bar: Int
  private let figure: Int
  private let when: Int
  /// The width of the column that says how near the current and next events are. Their times follow this column.
  private let nearness: Int
  /// Whether there is no room for whole ranges of times, so that only their starts are shown.
  private let isBrief: Bool
  /// The blank columns at the right. They are highlighted together with the selected row.
  private let margin: Int

  /// The maximum width of a row; wider rows are hard to follow.
  static let widest = 84
  /// The width of the sign and the pointer before the name.
  private static let signs = 4
  private static let gap = 2

  /// Chooses the columns of some rows. `margin` is the number of blank columns at the right.
  init(_ rows: [TodayRow], in columns: Int, margin: Int = 0) {
    let columns = min(columns, Self.widest)
    self.margin = margin
    let withBar = rows.filter { $0.bar != nil }
    let isReading = rows.allSatisfy { $0.bar?.figure.isEmpty == false }
    bar =
      withBar.isEmpty || columns < 50
      ? 0 : isReading && columns >= 80 ? 16 : isReading ? 8 : columns >= 64 ? 8 : 6
    title = min(
      max(8, columns * (bar > 0 ? 33 : 40) / 100),
      rows.map { TextLayout.cells($0.title) }.max() ?? 0)
    let bars = bar
    let near = rows.filter(\.isNowOrNext)
    nearness = near.map { TextLayout.cells($0.when.text) }.max() ?? 0
    let room = columns - Self.signs - title - nearness - 2 * Self.gap
    // The key of the chosen row takes four columns.
    isBrief = near.contains { TextLayout.cells($0.detail.text) > room - 4 }
    let times = rows.filter { !$0.isNowOrNext }.map {
      TextLayout.cells($0.when.text) - ($0.bar == nil ? bars : 0)
    }
    when = min(max(10, columns * 3 / 10), times.max() ?? 0)
    let percent = withBar.map { $0.bar?.figure.count ?? 0 }.max() ?? 0
    // On a narrow screen the percentage takes no room from the details and the key.
    let details =
      rows.filter { !$0.isNowOrNext }.map { TextLayout.cells($0.detail.text) }.max() ?? 0
    let needed = Self.signs + title + bar + percent + 1 + when + details + 4 * Self.gap + 2
    figure = columns >= 60 || bars > 0 && needed <= columns ? percent : 0
  }

  /// The width of all columns before the detail.
  private var width: Int {
    let progress = bar > 0 ? bar + Self.gap + (figure > 0 ? figure + 1 : 0) : 0
    return Self.signs + title + Self.gap + progress + when + Self.gap
  }

  func draw(
    _ row: TodayRow, isChosen: Bool, accent: Ink, into frame: inout Frame, in area: Area,
    row line: Int, _ glyphs: Glyphs
  ) {
    let area = Area(
      column: area.origin.column, row: area.origin.row,
      columns: min(area.size.columns, Self.widest + margin), rows: area.size.rows)
    var end = area.endColumn - margin
    let detail = TextLayout.cells(row.detail.text)
    if isChosen {
      frame.write([StyledText(glyphs.pointer, Style(ink: accent, .bold))], in: area, row: line)
      var key = [StyledText(row.key, .bold)]
      let meaning = StyledText(row.meaning + " ", .dim)
      // The key bar also shows the meaning of the key, so the detail has priority.
      if width + detail + ([meaning] + key).cells + 1 + Self.gap <= area.size.columns {
        key.insert(meaning, at: 0)
      }
      let start = area.endColumn - key.cells - 1
      frame.write(key, start, in: area, row: line)
      end = min(end, start - Self.gap)
    }
    frame.write([row.mark], area.origin.column + 2, in: area, row: line)
    var here = area.origin.column + Self.signs
    func put(
      _ whole: StyledText, or brief: StyledText? = nil, width: Int, byWords: Bool = false
    ) {
      let room = min(width, end - here)
      let isWhole = brief == nil || TextLayout.cells(whole.text) <= room
      let text = isWhole ? whole : brief ?? whole
      defer { here += width + Self.gap }
      // A time is never cut.
      if !isWhole, TextLayout.cells(text.text) > room { return }
      let cells = TextLayout.cells(text.text)
      // Words of a person are worth their room only if there are several.
      if cells <= room {
        frame.write([text], here, in: area, row: line)
      } else if !byWords {
        frame.write(
          [text].clipped(to: room, ellipsis: glyphs.ellipsis), here, in: area, row: line)
      } else if room >= (text.style.marks.contains(.italic) ? 16 : 6) {
        let lines = TextLayout.wrapped(
          text.text, to: room, rows: 1, ellipsis: glyphs.ellipsis)
        let clipped = lines.map { StyledText($0, text.style) }.prefix(1)
        frame.write(Array(clipped), here, in: area, row: line)
      }
    }
    let name = StyledText(row.title, isChosen || row.isNowOrNext ? .bold : .plain)
    // A question that does not fit into its column begins as early as it can.
    if row.urgency == .begun, width + detail > end - area.origin.column {
      put(name, width: min(title, TextLayout.cells(row.title)))
      put(row.when, width: TextLayout.cells(row.when.text))
      put(row.detail, width: max(0, end - here), byWords: true)
      if isChosen { frame.select(area.rows(line, 1)) }
      return
    }
    put(name, width: title)
    if row.isNowOrNext {
      put(row.when, width: nearness)
      let times = isBrief ? row.briefDetail ?? row.detail : row.detail
      put(times, or: row.briefDetail, width: max(0, end - here))
      if isChosen { frame.select(area.rows(line, 1)) }
      return
    }
    var time = when
    if let progress = row.bar {
      if bar > 0 {
        let cells = progress.bar.cells(bar, glyphs: glyphs)
        let after = frame.write(
          [
            StyledText(cells.filled, Style(ink: progress.ink)),
            StyledText(cells.empty, frame.track),
          ],
          here, in: area, row: line)
        if figure > 0 {
          frame.write(
            [StyledText(TextLayout.aligned(progress.figure, .right, in: figure + 1))], after,
            in: area, row: line)
        }
        here += bar + Self.gap + (figure > 0 ? figure + 1 : 0)
      }
    } else if bar > 0 {
      time += bar + Self.gap + (figure > 0 ? figure + 1 : 0)
    }
    // The time may go on where nothing follows it.
    put(
      row.when, or: row.briefWhen,
      width: row.detail.text.isEmpty ? max(time, end - here) : time)
    put(row.detail, or: row.briefDetail, width: max(0, end - here), byWords: true)
    if isChosen { frame.select(area.rows(line, 1)) }
  }
}
