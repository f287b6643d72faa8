import PresentationKit
import TextUI

/// The tutorial: pages with a picture and a few words, with dots for the position. The user can leave it on every page.
struct TutorialScreen: Equatable, Sendable, StillScreen {
  var context: ViewContext
  let text: TutorialText
  /// The index of the current page, starting at 0.
  private(set) var page = 0

  init(_ subject: TutorialSubject, _ context: ViewContext) {
    self.context = context
    text = TutorialText(subject, context.language)
  }

  private var last: Int { text.pages.count - 1 }

  var bindings: [Binding] {
    let words = TutorialWords(language)
    return [
      Binding(
        .right, .left, label: glyphs.arrows[2] + glyphs.arrows[3], meaning: words.turn,
        isPrimary: true),
      Binding(
        .escape, .enter, meaning: page == last ? words.keyBegin : words.keySkip, isPrimary: true,
        glyphs: glyphs),
    ]
  }

  /// Turns to another page if the key does that, and returns whether it does. The pages do not wrap around.
  mutating func turn(_ key: Key) -> Bool {
    switch key {
    case .right, .pageDown, .character(" "): page = min(last, page + 1)
    case .left, .pageUp, .backspace: page = max(0, page - 1)
    case .home: page = 0
    case .end: page = last
    case .character, .enter, .escape, .up, .down, .tab, .backTab, .delete, .insert, .function,
      .control, .alt, .modified:
      return false
    }
    return true
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if turn(key) { return [] }
    if key == .enter, page < last {
      page += 1
      return []
    }
    return key == .escape || key == .enter ? [.back] : nil
  }

  func draw(into frame: inout Frame, in area: Area) {
    drawPage(into: &frame, in: area.inset(columns: 2))
  }

  /// Returns the number of rows for the text and the dots below it.
  func leastRows(columns: Int) -> Int { textRows(columns: min(Self.textColumns, columns)) + 2 }

  /// The maximum width of the text, in cells.
  private static let textColumns = 64
  /// The maximum size of the picture.
  private static let mostRows = 30
  private static let mostColumns = 160

  /// Returns the number of rows of the longest page, so that nothing moves when pages are turned.
  private func textRows(columns: Int) -> Int {
    text.pages.map { page in
      TextLayout.wrapped(page.title(language), to: columns).count
        + TextLayout.balanced(page.words(language), to: columns).count
    }.max() ?? 0
  }

  /// Draws the current page in the middle of an area: the picture, the text and the dots.
  func drawPage(into frame: inout Frame, in area: Area) {
    let shown = text.pages[page]
    let columns = min(Self.textColumns, area.size.columns)
    let lines =
      TextLayout.wrapped(shown.title(language), to: columns).map {
        StyledText($0, Style(ink: text.hue(of: page).ink, .bold))
      } + TextLayout.balanced(shown.words(language), to: columns).map { StyledText($0) }
    let words = textRows(columns: columns)
    let above = area.size.rows - words - 2
    // A blank row between the picture and the words, if there is room.
    let gap = above >= 8 ? 2 : 1
    let rows = above - gap >= 4 ? min(above - gap, Self.mostRows) : 0
    let used = (rows > 0 ? rows + gap : 0) + words + 2
    let top = max(0, area.size.rows - used) / 2
    if rows > 0 {
      let picture = Area(
        column: area.origin.column, row: area.origin.row + top, columns: area.size.columns,
        rows: rows)
      TutorialPicture(picture: shown.picture, page: page, language: language, glyphs: glyphs)
        .draw(
          into: &frame, in: picture.middle(columns: min(area.size.columns, Self.mostColumns)))
    }
    let start = top + (rows > 0 ? rows + gap : 0)
    for (row, line) in lines.enumerated() {
      let column = area.origin.column + (area.size.columns - TextLayout.cells(line.text)) / 2
      frame.write([line], column, in: area, row: start + row)
    }
    drawDots(into: &frame, in: area, row: min(area.size.rows - 1, start + words + 1))
  }

  /// Draws one dot per page. The dot of the current page is filled.
  private func drawDots(into frame: inout Frame, in area: Area, row: Int) {
    let dots = text.pages.indices.map { number in
      StyledText(
        (number == page ? glyphs.watered : glyphs.new) + (number == last ? "" : " "),
        number == page ? Style(ink: text.hue(of: page).ink) : .dim)
    }
    frame.write(dots, area.origin.column + (area.size.columns - dots.cells) / 2, in: area, row: row)
  }
}

struct TutorialWords: KeyWords {
  let language: Language

  var turn: String { say("넘기기", "turn page") }
}
