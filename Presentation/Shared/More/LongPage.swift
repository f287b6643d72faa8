import PresentationKit
import TextUI

/// A scrollable page of text.
struct LongPage: Equatable, Sendable, ScrollingScreen, StillScreen {
  var context: ViewContext
  var keyContext: KeyContext? { KeyContext.page }
  let text: SupportText
  private var scroll = ScrollCursor()

  init(_ text: SupportText, _ context: ViewContext) {
    self.context = context
    self.text = text
  }

  private var words: MoreWords { MoreWords(context.language) }

  var bindings: [Binding] {
    [
      .arrows(ShellWords(language).keyScroll, isPrimary: true, glyphs),
      Binding(.character("y"), meaning: words.keyCopy, isPrimary: true),
      Binding(.escape, meaning: words.keyBack, isPrimary: true, glyphs: glyphs),
    ]
  }

  private func lines(in area: Area) -> [StyledText] {
    text.lines(columns: TextPage.columns(of: area), glyphs)
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if [.escape, .left, .enter].contains(key) { return [.back] }
    if key == .character("y") {
      return [.copy(text.lines(columns: 76, glyphs).map(\.text).joined(separator: "\n"))]
    }
    let height = TextPage(in: area).body.size.rows
    return scroll.move(by: key, over: lines(in: area).count, height: max(1, height)) ? [] : nil
  }

  func draw(into frame: inout Frame, in area: Area) {
    let (page, lines) = (TextPage(in: area), lines(in: area))
    let shown = scroll.shown(of: lines.count, in: page.body.size.rows)
    page.draw(text.title, lines.map { [$0] }, shown: shown, into: &frame, glyphs)
  }
}
