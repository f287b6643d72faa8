import Domain
import PresentationKit
import TextUI

extension SayingScreen {
  /// The areas of the screen.
  struct Layout {
    /// The picture.
    let card: Area
    /// The area of the title and the facts: beside the picture, or a row below it.
    let facts: Area
    let isWide: Bool
  }

  /// The width of the facts beside the picture, and the distance between them.
  private static let factColumns = 26
  private static let gap = 4
  /// Returns the maximum height of the picture. In a larger one, the words would be too small for the paper.
  private static func mostRows(_ area: Area) -> Int { area.size.columns >= 170 ? 27 : 22 }

  /// Returns the layout: a square picture with the facts beside it, together in the middle of the screen. On a narrow
  /// screen the facts are below the picture.
  func layout(in area: Area) -> Layout {
    let room = area.inset(columns: 1)
    let isWide = room.size.columns >= 72
    // On a narrow screen the title is above the picture and the facts are below it.
    let above = isWide ? 0 : 1
    let rows = max(3, room.size.rows - 2 * above)
    let beside = isWide ? Self.factColumns + Self.gap : 0
    let inner = SayingPicture.size(
      in: Size(
        columns: room.size.columns - beside, rows: min(Self.mostRows(area), max(1, rows - 2))))
    // On a narrow screen the picture takes the whole width, because a square would be too low.
    let size =
      inner.rows < 10 && !isWide ? Size(columns: room.size.columns, rows: rows) : inner
    let left = room.origin.column + max(0, room.size.columns - size.columns - beside) / 2
    let top = room.origin.row + above + max(0, rows - size.rows) / 2
    let card = Area(column: left, row: top, columns: size.columns, rows: size.rows)
    let facts =
      isWide
      ? Area(
        column: card.endColumn + Self.gap, row: top, columns: Self.factColumns, rows: size.rows)
      : Area(
        column: left, row: card.endRow, columns: area.endColumn - left - 1,
        rows: area.endRow - card.endRow)
    return Layout(card: card, facts: facts, isWide: isWide)
  }

  private func picture(of saying: Saying) -> SayingPicture {
    SayingPicture(
      saying: saying.words, words: words, colours: style, lettering: lettering, glyphs: glyphs)
  }

  /// Returns the area of the words of the picture.
  func text(in card: Area) -> Area { saying.map { picture(of: $0).inside(card) } ?? card }

  /// Returns the number of rows of the words, which may be more than the picture shows.
  func rowCount(in area: Area) -> Int {
    saying.map { picture(of: $0).rows(in: area.size).count } ?? 0
  }

  func draw(into frame: inout Frame, in area: Area) {
    guard let saying else { return }
    let layout = layout(in: area)
    let room = text(in: layout.card)
    let all = rowCount(in: room)
    let shown = scroll.shown(of: all, in: room.size.rows)
    picture(of: saying).draw(into: &frame, in: layout.card, from: shown.lowerBound)
    drawMore(
      above: shown.lowerBound > 0, below: shown.upperBound < all, into: &frame, in: layout.card)
    let title = StyledText(words.title(saying.number), Style(ink: frame.hue.ink, .bold))
    if layout.isWide {
      drawFacts(of: saying, title, into: &frame, in: layout.facts)
    } else {
      drawRows(of: saying, title, into: &frame, layout)
    }
  }

  /// Draws arrows on the picture if there are more rows above or below.
  private func drawMore(above: Bool, below: Bool, into frame: inout Frame, in card: Area) {
    let isDrawn = glyphs.pictures.isDrawn
    let style =
      isDrawn ? Style(ink: Ink(style.quietInk), paper: Ink(style.secondary)) : Style.dim
    let column = card.endColumn - 4
    if above { frame.put(" \(glyphs.arrows[0]) ", column - 1, card.origin.row, style) }
    if below { frame.put(" \(glyphs.arrows[1]) ", column - 1, card.endRow - 1, style) }
  }

  private func day(of saying: Saying) -> String {
    CalendarWords.fullDay(saying.uploaded.day, in: words.language)
  }

  /// Draws the title and the style above the picture, and the facts in one row below it, for a narrow screen.
  private func drawRows(
    of saying: Saying, _ title: StyledText, into frame: inout Frame, _ layout: Layout
  ) {
    let card = layout.card
    let head = Area(
      column: card.origin.column, row: card.origin.row - 1, columns: layout.facts.size.columns,
      rows: 1)
    let name = [StyledText("   < > ", .bold), StyledText(words.name(of: style), .dim)]
    frame.write([title] + name, in: head)
    let signs = saying.signs(words, glyphs)
    let day = [StyledText("   " + day(of: saying), .dim)]
    let pieces = (signs[0] + ["   "] + signs[1] + day).clipped(
      to: layout.facts.size.columns, ellipsis: glyphs.ellipsis)
    frame.write(pieces, in: layout.facts)
  }

  /// Draws the facts beside the picture: the title and the signs at its upper edge, and the style at its lower edge.
  private func drawFacts(
    of saying: Saying, _ title: StyledText, into frame: inout Frame, in area: Area
  ) {
    var facts = [[title], []] + saying.signs(words, glyphs)
    if saying.isNew(at: now) {
      facts.append([StyledText(glyphs.new + " ", Style(ink: Accent.rose)), StyledText(words.new)])
    }
    facts += [[], [StyledText(words.uploaded, .dim)], [StyledText(day(of: saying))]]
    let keys: [[StyledText]] = [
      [StyledText(words.name(of: style))],
      [StyledText("< >", .bold), StyledText("  " + words.anotherStyle, .dim)],
      [StyledText("s", .bold), StyledText("    " + words.keyShare, .dim)],
    ]
    let end = max(facts.count + 1, area.size.rows - keys.count)
    for (row, fact) in Array(zip(0..., facts)) + Array(zip(end..., keys)) {
      let pieces = fact.clipped(to: area.size.columns, ellipsis: glyphs.ellipsis)
      frame.write(pieces, in: area, row: row)
    }
  }
}
