package import TextUI

/// The output of a `:` command, shown as a scrollable overlay over the current screen.
package struct AnswerOverlay: Equatable {
  let title: String
  package let lines: [String]
  private var scroll = ScrollCursor()

  package init(title: String, lines: [String]) {
    self.title = title
    self.lines = lines
  }

  /// Wraps long lines to `columns`, so that no text is cut off.
  private func rows(_ columns: Int) -> [String] {
    lines.flatMap { line in
      TextLayout.cells(line) <= columns ? [line] : TextLayout.wrapped(line, to: columns)
    }
  }

  /// Scrolls by the key. Returns false if the key closes the overlay.
  package mutating func update(_ key: Key, in area: Area) -> Bool {
    let inside = Panel.inside(panel(in: area))
    return scroll.move(
      by: key, over: rows(inside.size.columns).count, height: max(1, inside.size.rows))
  }

  /// Returns the area of the overlay, which is as high as its text.
  private func panel(in area: Area) -> Area {
    area.rows(0, Panel.rows(holding: rows(Panel.inside(area).size.columns).count))
  }

  /// Draws the output over the screen, which is dimmed behind it.
  package func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    frame.recede()
    let panel = panel(in: area)
    frame.fill(panel, .plain)
    Panel(title, ink: frame.hue.ink, hasKeys: true).draw(into: &frame, in: panel, glyphs: glyphs)
    let inside = Panel.inside(panel)
    let rows = rows(inside.size.columns)
    let shown = scroll.shown(of: rows.count, in: inside.size.rows)
    for (row, line) in rows[shown].enumerated() {
      frame.put(
        line, inside.origin.column, inside.origin.row + row, upTo: inside.endColumn)
    }
    ListHint(below: rows.count - shown.upperBound, glyphs).draw(
      into: &frame, in: panel.inset(columns: 2), row: panel.size.rows - 1)
  }
}
