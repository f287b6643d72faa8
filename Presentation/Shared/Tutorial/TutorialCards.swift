import Domain
import PresentationKit
import TextUI

/// Three cards with proverbs in different themes, for the pages about sayings.
struct TutorialCards {
  /// The index of the page, which decides the colours.
  let first: Int
  let language: Language
  let glyphs: Glyphs

  private static let sayings = [
    Phrase("시작이 반이다", "Once you have begun, you are halfway there."),
    Phrase("낙숫물이 댓돌을 뚫는다", "The ox walks slowly, and the ox arrives."),
    Phrase("비 온 뒤에 땅이 굳어진다", "After the rain, the ground is firmer than before."),
  ]
  private static let styles: [ThemeColours] = [
    ThemeColours(.rolling, .dark), ThemeColours(.lemon, .light), ThemeColours(.lily, .dark),
    ThemeColours(.undergrowth, .light), ThemeColours(.bubbly, .dark),
    ThemeColours(.meeting, .light),
  ]

  func draw(into frame: inout Frame, in area: Area) {
    let rows = min(area.size.rows, 17)
    guard rows >= 4 else { return }
    let gap = 3
    let most = (area.size.columns - 2 * gap) / 3
    let count = most >= 18 ? 3 : 1
    let columns = min(count == 3 ? most : area.size.columns, max(22, rows * 2))
    // The card in the middle is a little higher, if there is room.
    let lift = rows >= 9 && count == 3 ? 1 : 0
    let row = area.middle(columns: count * (columns + gap) - gap, rows: rows)
    for number in 0..<count {
      let card = Area(
        column: row.origin.column + number * (columns + gap),
        row: row.origin.row + (number == 1 ? 0 : lift), columns: columns, rows: rows - lift)
      draw(number, into: &frame, in: card)
    }
  }

  private func draw(_ number: Int, into frame: inout Frame, in card: Area) {
    let style = Self.styles[(first + number) % Self.styles.count]
    let isDrawn = glyphs.pictures.isDrawn
    let paper = isDrawn ? Ink(style.secondary) : nil
    let ink = isDrawn ? Ink(style.ink) : nil
    if isDrawn {
      frame.fill(card, Style(ink: ink, paper: paper))
    } else {
      CardFrame(area: card, style: .dim).draw(into: &frame, glyphs)
    }
    let text = Self.sayings[number % Self.sayings.count](language)
    let room = card.inset(columns: 2)
    let lines = TextLayout.balanced(text, to: room.size.columns, rows: room.size.rows)
    let top = (room.size.rows - lines.count) / 2
    let widest = lines.reduce(0) { max($0, TextLayout.cells($1)) }
    let left = room.origin.column + (room.size.columns - widest) / 2
    for (index, line) in lines.enumerated() {
      let start = left + (widest - TextLayout.cells(line)) / 2
      frame.write(
        [StyledText(line, Style(ink: ink, paper: paper))], start, in: room, row: top + index)
    }
  }
}
