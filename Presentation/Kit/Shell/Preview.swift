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

  /// Draws the preview at the top of the given area, as high as its content. With a picture it fills the area, and the
  /// picture has the rows below the text.
  package func draw(
    into frame: inout Frame, filling room: Area, _ glyphs: Glyphs,
    picture: ((inout Frame, Area) -> Void)? = nil
  ) {
    let lines = lines(columns: Panel.inside(room).size.columns)
    // Even a short preview has a blank row below its title.
    let rows = Panel.rows(holding: max(Self.leastRows, lines.count))
    let panel = picture == nil ? room.rows(0, rows) : room
    frame.fill(panel, .plain)
    Panel(title, ink: frame.hue.ink).draw(into: &frame, in: panel, glyphs: glyphs)
    let inside = Panel.inside(panel)
    for (row, line) in lines.prefix(inside.size.rows).enumerated() {
      frame.write([line], in: inside, row: row)
    }
    let below = inside.rows(lines.count + 1)
    if let picture, below.size.rows >= Self.leastPictureRows { picture(&frame, below) }
    let hidden = lines.count - inside.size.rows
    ListHint(below: hidden, glyphs).draw(
      into: &frame, in: panel.inset(columns: 2), row: panel.size.rows - 1)
  }

  private static let (leastRows, leastPictureRows) = (4, 5)

  /// Returns the wrapped paragraphs, with a blank line where the style changes.
  private func lines(columns: Int) -> [StyledText] {
    var lines: [StyledText] = []
    for (index, paragraph) in paragraphs.enumerated() {
      if index > 0, paragraph.style != paragraphs[index - 1].style { lines.append("") }
      lines += paragraph.text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
        TextLayout.wrapped(String($0), to: columns)
      }.map { StyledText($0, paragraph.style) }
    }
    return lines
  }
}
