package import TextUI

/// The details of the selected row. They are shown beside the list only on large screens; on small screens a key opens
/// them.
package struct Preview: Equatable, Sendable {
  /// A text in one style, wrapped to as many rows as needed.
  package struct Paragraph: Equatable, Sendable {
    let text: String
    package let style: Style

    package init(_ text: String, _ style: Style = .plain) {
      self.text = text
      self.style = style
    }
  }

  package let title: String
  let paragraphs: [Paragraph]

  /// Creates a preview and drops empty paragraphs.
  package init(_ title: String, _ paragraphs: [Paragraph]) {
    self.title = title
    self.paragraphs = paragraphs.filter { !$0.text.isEmpty }
  }

  /// Returns the area that is left for the list; on a small screen the whole area.
  package static func list(beside area: Area) -> Area {
    guard let panel = panel(in: area) else { return area }
    return Area(
      column: area.origin.column, row: area.origin.row,
      columns: panel.origin.column - area.origin.column, rows: area.size.rows)
  }

  /// Returns the area of the preview; nil on a small screen.
  private static func panel(in area: Area) -> Area? {
    guard SizeClass(area).hasPanels else { return nil }
    let columns = max(44, area.size.columns * 2 / 5)
    return Area(
      column: area.endColumn - columns, row: area.origin.row, columns: columns,
      rows: area.size.rows)
  }

  /// Draws the preview if there is room for it.
  package func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    guard let panel = Self.panel(in: area) else { return }
    draw(into: &frame, filling: panel, glyphs)
  }

  /// Draws the preview into the given area.
  package func draw(into frame: inout Frame, filling panel: Area, _ glyphs: Glyphs) {
    Panel(title, ink: frame.hue.ink).draw(into: &frame, in: panel, glyphs: glyphs)
    let inside = Panel.inside(panel).inset(columns: 1, rows: 1)
    var row = 0
    for (index, paragraph) in paragraphs.enumerated() where row < inside.size.rows {
      if index > 0, paragraph.style != paragraphs[index - 1].style { row += 1 }
      let lines = paragraph.text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
        TextLayout.wrapped(String($0), to: inside.size.columns)
      }
      for line in lines.prefix(max(0, inside.size.rows - row)) {
        frame.write([StyledText(line, paragraph.style)], in: inside, row: row)
        row += 1
      }
    }
  }
}
