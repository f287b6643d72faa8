/// A page to read, as long as it is.
struct LongPage: Equatable, Sendable, PartScreen {
  var look: Look
  let text: SupportText
  private var top = 0

  init(_ text: SupportText, _ look: Look) {
    self.look = look
    self.text = text
  }

  private var words: MoreWords { MoreWords(look.language) }

  var bindings: [Binding] {
    [
      Binding(
        .up, .down, label: glyphs.arrowKeys(0, 1), meaning: ShellWords(language).keyScroll,
        isPrimary: true),
      Binding(.character("y"), meaning: words.keyCopy, isPrimary: true),
      Binding(.escape, meaning: words.keyBack, isPrimary: true, glyphs: glyphs),
    ]
  }

  private func lines(in area: Area) -> [StyledText] {
    text.lines(columns: max(1, min(76, area.size.columns - 4)), glyphs)
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    let height = max(1, area.size.rows - 2)
    let last = max(0, lines(in: area).count - height)
    top = min(top, last)
    switch key {
    case .up, .character("k"): top = max(0, top - 1)
    case .down, .character("j"): top = min(last, top + 1)
    case .pageUp: top = max(0, top - height)
    case .pageDown, .character(" "): top = min(last, top + height)
    case .home, .character("g"): top = 0
    case .end, .character("G"): top = last
    case .character("y"):
      return [.copy(text.lines(columns: 76, glyphs).map(\.text).joined(separator: "\n"))]
    case .escape, .left, .enter: return [.back]
    default: return nil
    }
    return []
  }

  func draw(into frame: inout Frame, in area: Area) {
    let room = area.inset(columns: 2)
    frame.write([StyledText(text.title, .bold)].clipped(to: room.size.columns), in: room)
    let lines = lines(in: area)
    let height = max(0, area.size.rows - 2)
    let first = min(top, max(0, lines.count - height))
    for (row, line) in lines.dropFirst(first).prefix(height).enumerated() {
      frame.write([line], in: room, row: row + 2)
    }
    let below = lines.count - first - height
    if below > 0 {
      let hint = "\(glyphs.arrows[1]) \(below)"
      frame.write(
        [StyledText(hint, .dim)], area.endColumn - 2 - TextLayout.cells(hint), in: area, row: 0)
    }
  }
}
