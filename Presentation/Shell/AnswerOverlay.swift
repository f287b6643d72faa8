/// The answer of a `:` command, to be read at leisure over whatever was shown.
struct AnswerOverlay: Equatable {
  let title: String
  let lines: [String]
  private var top = 0

  init(title: String, lines: [String]) {
    self.title = title
    self.lines = lines
  }

  /// Scrolls; false when the key closes the answer.
  mutating func update(_ key: Key, height: Int) -> Bool {
    let last = max(0, lines.count - max(1, height))
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

  func draw(into frame: inout Frame, in area: Area) {
    frame.fill(area, .plain)
    frame.put(title, area.origin.column, area.origin.row, .dim, upTo: area.endColumn)
    let shown = lines.dropFirst(top).prefix(max(0, area.size.rows - 2))
    for (row, line) in shown.enumerated() {
      let text = TextLayout.clipped(line, to: area.size.columns)
      frame.put(text, area.origin.column, area.origin.row + 2 + row, upTo: area.endColumn)
    }
  }
}
