package import TextUI

extension Preview {
  /// The height below which no preview shrinks, so that it does not jump while the selection moves through short texts.
  private static let leastRows = 9

  /// Returns the area of the preview beside a list, as high as its paragraphs need; nil on a small screen.
  package func fitting(in area: Area) -> Area? {
    let list = Self.list(beside: area)
    guard list != area else { return nil }
    var panel = Area(
      column: list.endColumn, row: area.origin.row, columns: area.endColumn - list.endColumn,
      rows: area.size.rows)
    // The rows of the border and of the blank rows around the text are those of a large preview.
    let inside = Panel.inside(panel).inset(columns: 1, rows: 1)
    let rows = height(columns: inside.size.columns) + panel.size.rows - inside.size.rows
    panel.size.rows = min(panel.size.rows, max(Self.leastRows, rows))
    return panel
  }

  /// Returns the number of rows of the paragraphs, with the blank rows between different styles.
  private func height(columns: Int) -> Int {
    var rows = 0
    for (index, paragraph) in paragraphs.enumerated() {
      if index > 0, paragraph.style != paragraphs[index - 1].style { rows += 1 }
      rows += paragraph.text.split(separator: "\n", omittingEmptySubsequences: false).reduce(0) {
        $0 + TextLayout.wrapped(String($1), to: columns).count
      }
    }
    return rows
  }

  /// Draws the preview as high as what it holds, if there is room for it.
  package func drawFitting(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    guard let panel = fitting(in: area) else { return }
    draw(into: &frame, filling: panel, glyphs)
  }
}
