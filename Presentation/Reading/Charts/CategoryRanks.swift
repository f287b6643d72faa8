import TextUI

/// The category shares as horizontal bars, largest first. They replace the ring on terminals without graphics.
struct CategoryRanks {
  let parts: [CategoryPart]
  let chosen: Int?
  let glyphs: Glyphs

  init(_ parts: [CategoryPart], chosen: Int? = nil, _ glyphs: Glyphs) {
    self.parts = parts
    self.chosen = chosen
    self.glyphs = glyphs
  }

  /// Draws the rows around the selected row, as many as fit.
  func draw(into frame: inout Frame, in area: Area) {
    let shown = Rows.window(count: parts.count, selected: chosen ?? 0, height: area.size.rows)
    let columns = area.size.columns
    let number = parts.map { $0.percent.count }.max() ?? 0
    let longest = parts.map { TextLayout.cells($0.label) }.max() ?? 0
    // On a narrow screen the name takes the pointer's room.
    let lead = columns < 16 ? 0 : 2
    let name = min(longest, max(0, columns - number - lead - 1), max(8, columns / 3))
    let room = columns - lead - name - 2 - number
    let most = parts.map(\.pages).max() ?? 0
    let inks = glyphs.pictures.isDrawn ? CategoryTones.onScreen(parts) : []
    for (row, index) in shown.enumerated() {
      let part = parts[index]
      let style: Style = index == chosen ? .bold : .plain
      let pointer = TextLayout.aligned(index == chosen ? glyphs.pointer : "", .left, in: lead)
      var pieces = [StyledText(pointer, .bold)]
      if name > 0 {
        let text = TextLayout.aligned(part.label, .left, in: name, ellipsis: glyphs.ellipsis)
        pieces.append(StyledText(text + " ", style))
      }
      if room >= 3 {
        let bar = Bar(part.pages, of: most).cells(room, glyphs: glyphs)
        let ink = inks.indices.contains(index) ? inks[index] : nil
        pieces.append(StyledText(bar.filled, Style(ink: ink, style.marks)))
        pieces.append(StyledText(String(repeating: " ", count: bar.empty.count + 1)))
      }
      pieces.append(StyledText(TextLayout.aligned(part.percent, .right, in: number), style))
      frame.write(pieces.clipped(to: columns, ellipsis: glyphs.ellipsis), in: area, row: row)
    }
  }
}
