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
  package mutating func update(_ key: Key, in size: Size) -> Bool {
    scroll.move(by: key, over: rows(size.columns).count, height: max(1, size.rows - 2))
  }

  package func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    frame.fill(area, .plain)
    let title = TextLayout.clipped(title, to: area.size.columns, ellipsis: glyphs.ellipsis)
    frame.put(title, area.origin.column, area.origin.row, .dim, upTo: area.endColumn)
    let rows = rows(area.size.columns)
    for (row, line) in rows[scroll.shown(of: rows.count, in: area.size.rows - 2)].enumerated() {
      frame.put(line, area.origin.column, area.origin.row + 2 + row, upTo: area.endColumn)
    }
  }
}
