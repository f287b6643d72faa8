/// The answer of a `:` command, to be read at leisure over whatever was shown.
struct AnswerOverlay: Equatable {
  let title: String
  let lines: [String]
  private var top = 0

  init(title: String, lines: [String]) {
    self.title = title
    self.lines = lines
  }

  /// The lines as they stand in so many columns; nothing of them is left out.
  private func rows(_ columns: Int) -> [String] {
    lines.flatMap { line in
      TextLayout.cells(line) <= columns ? [line] : TextLayout.wrapped(line, to: columns)
    }
  }

  /// Scrolls; false when the key closes the answer.
  mutating func update(_ key: Key, in size: Size) -> Bool {
    let height = max(1, size.rows - 2)
    let last = max(0, rows(size.columns).count - height)
    top = min(top, last)
    switch key {
    case .up, .character("k"): top = max(0, top - 1)
    case .down, .character("j"): top = min(last, top + 1)
    case .pageUp: top = max(0, top - height)
    case .pageDown, .character(" "): top = min(last, top + height)
    case .home, .character("g"): top = 0
    case .end, .character("G"): top = last
    case .character, .enter, .escape, .tab, .backTab, .backspace, .delete, .insert, .left,
      .right, .function, .control, .alt, .modified:
      return false
    }
    return true
  }

  func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    frame.fill(area, .plain)
    let title = TextLayout.clipped(title, to: area.size.columns, ellipsis: glyphs.ellipsis)
    frame.put(title, area.origin.column, area.origin.row, .dim, upTo: area.endColumn)
    let rows = rows(area.size.columns)
    let height = max(0, area.size.rows - 2)
    let shown = rows.dropFirst(min(top, max(0, rows.count - height))).prefix(height)
    for (row, line) in shown.enumerated() {
      frame.put(line, area.origin.column, area.origin.row + 2 + row, upTo: area.endColumn)
    }
  }
}
