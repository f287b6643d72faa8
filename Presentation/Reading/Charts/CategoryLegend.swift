import TextUI

/// The legend of a category chart: each part's name with its sign and percentage.
struct CategoryLegend {
  let parts: [CategoryPart]
  let chosen: Int?
  let glyphs: Glyphs

  init(_ parts: [CategoryPart], chosen: Int? = nil, _ glyphs: Glyphs) {
    self.parts = parts
    self.chosen = chosen
    self.glyphs = glyphs
  }

  /// Draws the entries one after another, wrapped into the available rows.
  func drawFlowing(into frame: inout Frame, in area: Area) {
    var (column, row) = (area.origin.column, 0)
    for (number, part) in parts.enumerated() {
      let entry = entry(number, part)
      if column > area.origin.column, column + entry.cells > area.endColumn {
        (column, row) = (area.origin.column, row + 1)
      }
      guard row < area.size.rows else { return }
      let pieces = entry.clipped(to: area.endColumn - column, ellipsis: glyphs.ellipsis)
      column = frame.write(pieces, column, in: area, row: row) + 2
    }
  }

  /// Draws one entry per row with right-aligned numbers. If not all entries fit, draws those around the selected one.
  func drawColumn(into frame: inout Frame, in area: Area) {
    let shown = Rows.window(count: parts.count, selected: chosen ?? 0, height: area.size.rows)
    let most = parts.map { $0.percent.count }.max() ?? 0
    for (row, number) in shown.enumerated() {
      let part = parts[number]
      let style: Style = number == chosen ? .bold : .plain
      let sign = [
        StyledText(number == chosen ? glyphs.pointer : " ", .bold), StyledText(" "), sign(number),
      ]
      let room = area.size.columns - sign.cells - most - 2
      if room < 2 {
        let short = sign + [StyledText(" " + part.percent, style)]
        frame.write(short.clipped(to: area.size.columns, ellipsis: ""), in: area, row: row)
        continue
      }
      let name = TextLayout.aligned(part.label, .left, in: room, ellipsis: glyphs.ellipsis)
      let percent = TextLayout.aligned(part.percent, .right, in: most)
      frame.write(
        sign + [StyledText(" " + name + " " + percent, style)], in: area, row: row)
    }
  }

  /// The width that shows all names in full.
  var width: Int {
    (parts.map { TextLayout.cells($0.label) }.max() ?? 0)
      + (parts.map { $0.percent.count }.max() ?? 0) + 5
  }

  private func entry(_ number: Int, _ part: CategoryPart) -> [StyledText] {
    let style: Style = number == chosen ? .bold : .plain
    return [
      sign(number), StyledText(" " + part.label + " ", style), StyledText(part.percent, .dim),
    ]
  }

  private func sign(_ number: Int) -> StyledText {
    switch glyphs.pictures.isDrawn {
    case true:
      let ink = CategoryTones.onScreen(parts)[number]
      return StyledText(glyphs.upward.last ?? "#", Style(ink: ink))
    case false: return StyledText(glyphs.fill(number))
    }
  }
}

extension Glyphs {
  /// Returns the character that fills a part's cells on a terminal without colours. Adjacent parts get different
  /// characters.
  func fill(_ part: Int) -> String {
    let signs = upward.count > 1 ? ["█", "▓", "▒", "░", "≡", "·"] : ["#", "=", "%", "+", ":", "."]
    return signs[part % signs.count]
  }
}
