import Domain
import PresentationKit
import TextUI

extension SayingScreen {
  /// The areas of the screen.
  struct Layout {
    /// The frame of the picture.
    let card: Area
    /// The area of the facts: beside the picture, or in a row below.
    let facts: Area
    let isWide: Bool

    /// The picture within its frame.
    var picture: Area { card.inset(columns: 1, rows: 1) }
  }

  /// The width of the facts beside the picture, and the distance between them.
  private static let factColumns = 26
  private static let gap = 4
  /// The maximum height of the picture. A larger one would have its words too far apart.
  private static let mostRows = 27

  /// Returns the layout: a square picture with the facts beside it, together in the middle of the screen.
  func layout(in area: Area) -> Layout {
    let room = area.inset(columns: 1)
    let isWide = room.size.columns >= 72
    let rows = max(3, room.size.rows - (isWide ? 0 : 2))
    let beside = isWide ? Self.factColumns + Self.gap : 0
    let inner = SayingPicture.size(
      in: Size(
        columns: room.size.columns - beside - 2, rows: min(Self.mostRows, max(1, rows - 2))))
    // On a narrow screen the picture takes the whole width, because a square would be too low.
    let size =
      inner.rows < 10 && !isWide
      ? Size(columns: room.size.columns, rows: rows)
      : Size(columns: inner.columns + 2, rows: inner.rows + 2)
    let left = room.origin.column + max(0, room.size.columns - size.columns - beside) / 2
    let top = room.origin.row + max(0, rows - size.rows) / 2
    let card = Area(column: left, row: top, columns: size.columns, rows: size.rows)
    let facts =
      isWide
      ? Area(
        column: card.endColumn + Self.gap, row: top + 1, columns: Self.factColumns,
        rows: size.rows - 2)
      : Area(
        column: left, row: card.endRow, columns: area.endColumn - left - 1,
        rows: area.endRow - card.endRow)
    return Layout(card: card, facts: facts, isWide: isWide)
  }

  private func picture(of saying: Saying) -> SayingPicture {
    SayingPicture(
      saying: saying.words, words: words, colours: style, lettering: lettering, glyphs: glyphs)
  }

  /// Returns the number of rows of the words, which may be more than the picture shows.
  func rowCount(in area: Area) -> Int {
    saying.map { picture(of: $0).rows(in: area.size).count } ?? 0
  }

  func draw(into frame: inout Frame, in area: Area) {
    guard let saying else { return }
    let layout = layout(in: area)
    Panel(
      words.title(saying.number), figure: layout.isWide ? "" : "< > " + words.name(of: style),
      ink: frame.hue.ink, hasKeys: true
    ).draw(into: &frame, in: layout.card, glyphs: glyphs)
    let room = layout.picture
    let all = rowCount(in: room)
    let shown = scroll.shown(of: all, in: room.size.rows)
    picture(of: saying).draw(into: &frame, in: room, from: shown.lowerBound)
    drawMore(
      above: shown.lowerBound > 0, below: shown.upperBound < all, into: &frame, in: layout.card)
    let facts = layout.isWide ? facts(of: saying) : [shortFacts(of: saying)]
    for (row, fact) in facts.enumerated() where row < layout.facts.size.rows {
      let pieces = fact.clipped(to: layout.facts.size.columns, ellipsis: glyphs.ellipsis)
      frame.write(pieces, layout.facts.origin.column, in: layout.facts, row: row)
    }
  }

  /// Draws arrows on the border if there are more rows above or below.
  private func drawMore(above: Bool, below: Bool, into frame: inout Frame, in card: Area) {
    let column = card.endColumn - 4
    if above { frame.put(" \(glyphs.arrows[0]) ", column - 1, card.origin.row, .dim) }
    if below { frame.put(" \(glyphs.arrows[1]) ", column - 1, card.endRow - 1, .dim) }
  }

  private func day(of saying: Saying) -> String {
    CalendarWords.fullDay(saying.uploaded.day, in: words.language)
  }

  /// The facts in one row, for a narrow screen.
  private func shortFacts(of saying: Saying) -> [StyledText] {
    let signs = saying.signs(words, glyphs)
    return signs[0] + ["   "] + signs[1] + [StyledText("   " + day(of: saying), .dim)]
  }

  /// The facts beside the picture: its signs, its day, and its style with the keys that change and save it.
  private func facts(of saying: Saying) -> [[StyledText]] {
    var facts = saying.signs(words, glyphs)
    if saying.isNew(at: now) {
      facts.append([StyledText(glyphs.new + " ", Style(ink: Accent.rose)), StyledText(words.new)])
    }
    facts += [[], [StyledText(words.uploaded, .dim)], [StyledText(day(of: saying))]]
    facts += [
      [], [StyledText(words.keyStyle, .dim)], swatch + [StyledText(words.name(of: style))], [],
      [StyledText("< >", .bold), StyledText("  " + words.anotherStyle, .dim)],
      [StyledText("s", .bold), StyledText("    " + words.keyShare, .dim)],
    ]
    return facts
  }

  /// The colours of the style: its ground, its paper and its tint. Nothing without colours.
  private var swatch: [StyledText] {
    guard glyphs.pictures.isDrawn else { return [] }
    return [style.background, style.secondary, style.tint].map {
      StyledText("▇▇", Style(ink: Ink($0)))
    } + [" "]
  }
}
