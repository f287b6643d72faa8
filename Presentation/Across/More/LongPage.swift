import PresentationKit
import TextUI

/// A scrollable page of text.
struct LongPage: Equatable, Sendable, ScrollingScreen, StillScreen {
  var look: ViewContext
  var keyContext: KeyContext? { KeyContext.page }
  let text: SupportText
  private var scroll = ScrollCursor()

  init(_ text: SupportText, _ look: ViewContext) {
    self.look = look
    self.text = text
  }

  private var words: MoreWords { MoreWords(look.language) }

  var bindings: [Binding] {
    [
      .arrows(ShellWords(language).keyScroll, isPrimary: true, glyphs),
      Binding(.character("y"), meaning: words.keyCopy, isPrimary: true),
      Binding(.escape, meaning: words.keyBack, isPrimary: true, glyphs: glyphs),
    ]
  }

  private func lines(in area: Area) -> [StyledText] {
    text.lines(columns: max(1, min(76, area.size.columns - 4)), glyphs)
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if [.escape, .left, .enter].contains(key) { return [.back] }
    if key == .character("y") {
      return [.copy(text.lines(columns: 76, glyphs).map(\.text).joined(separator: "\n"))]
    }
    return scroll.move(by: key, over: lines(in: area).count, height: max(1, area.size.rows - 2))
      ? [] : nil
  }

  func draw(into frame: inout Frame, in area: Area) {
    let room = area.inset(columns: 2)
    frame.write([StyledText(text.title, .bold)].clipped(to: room.size.columns), in: room)
    let lines = lines(in: area)
    let shown = scroll.shown(of: lines.count, in: area.size.rows - 2)
    for (row, line) in lines[shown].enumerated() { frame.write([line], in: room, row: row + 2) }
    let below = lines.count - shown.upperBound
    if below > 0 {
      let hint = "\(glyphs.arrows[1]) \(below)"
      frame.write(
        [StyledText(hint, .dim)], area.endColumn - 2 - TextLayout.cells(hint), in: area, row: 0)
    }
  }
}
