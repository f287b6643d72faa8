import Domain
import PresentationKit
import TextUI

/// A saying drawn as a card of the grid, or as a row of the list.
struct SayingCell {
  let saying: Saying
  let now: Now
  let words: SayingsWords
  let glyphs: Glyphs
  let isChosen: Bool
  var lettering: Style.Attributes = []
  /// Whether the saying is marked as part of a multiple selection.
  var isSelected = false
  /// The width of the numbers of the list, in cells.
  var numberColumns = 1

  init(
    _ saying: Saying, at now: Now, words: SayingsWords, glyphs: Glyphs, isChosen: Bool
  ) {
    self.saying = saying
    self.now = now
    self.words = words
    self.glyphs = glyphs
    self.isChosen = isChosen
  }

  /// The signs for new, liked and used.
  var marks: [StyledText] {
    placedMarks.enumerated().flatMap { $0 == 0 ? [$1.mark] : [" ", $1.mark] }
  }

  // MARK: A card

  /// The fraction of colour in the background of a card.
  private static let paper = 0.1

  /// Draws the saying as a card: a paper without a border, with the number and the speaker in its first row. All rows
  /// of the words begin at the same column, because they are centred as one block. Without colours, or on an unknown
  /// background, the card has a border instead.
  func draw(into frame: inout Frame, in area: Area) {
    let hasPaper = glyphs.pictures.isDrawn && frame.knownGround != nil
    let inside = area.inset(columns: 2)
    if hasPaper {
      frame.fill(area, .plain)
      let room = inside.size.columns - marks.cells - 2
      frame.write(
        heading(hasPaper: true).clipped(to: room, ellipsis: glyphs.ellipsis),
        inside.origin.column, in: area)
      frame.write(marks, inside.endColumn - marks.cells, in: area)
    } else {
      let room = area.size.columns - marks.cells - 9
      CardFrame(
        area: area, style: edge(frame.hue.ink),
        title: heading(hasPaper: false).clipped(to: room, ellipsis: glyphs.ellipsis),
        marks: marks
      ).draw(into: &frame, glyphs)
    }
    // The first row belongs to the heading, and the last one stays free unless the words need it.
    drawWords(into: &frame, in: inside.rows(1, inside.size.rows - (hasPaper ? 1 : 2)))
    guard hasPaper else { return }
    var paper = isChosen ? frame.selection : frame.fill(frame.hue.ink, Self.paper)
    // None of sixteen colours is a shade of the background on which faint text is readable.
    if !isChosen {
      paper = Ink(
        red: paper.red, green: paper.green, blue: paper.blue, ansi256: paper.ansi256,
        ansi16: frame.isLight ? 15 : 0)
    }
    frame.restyle(area) { $0.paper = paper }
  }

  private func edge(_ hue: Ink) -> Style {
    isChosen ? Style(ink: hue, .bold) : isSelected ? .bold : .dim
  }

  /// Returns the number and the speaker.
  private func heading(hasPaper: Bool) -> [StyledText] {
    let lead = (isChosen ? glyphs.pointer : "") + (isSelected ? glyphs.selected : "")
    let style: Style = isChosen || isSelected ? .bold : .dim
    let number = (lead.isEmpty ? "" : lead + " ") + saying.number.description
    // A name on the fill of the selection is not dim, so that it stays readable.
    let quiet: Style = isChosen && hasPaper ? .plain : .dim
    let who = saying.words.who.map { "  " + Self.name($0.text) } ?? ""
    return [StyledText(number, style), StyledText(who, quiet)]
  }

  private func drawWords(into frame: inout Frame, in room: Area) {
    let text = SayingTexts(words).inOrder(saying.words).first
    let lines = TextLayout.balanced(
      text, to: room.size.columns, rows: room.size.rows, ellipsis: glyphs.ellipsis)
    let widest = lines.reduce(0) { max($0, TextLayout.cells($1)) }
    let indent = TextLayout.indent(of: widest, .centre, in: room.size.columns)
    let free = room.size.rows - lines.count
    let top = max(min(1, free), free / 2)
    let looks = Style(lettering.union(isChosen ? .bold : []))
    for (row, line) in lines.enumerated() {
      frame.write(
        [StyledText(line, looks)], room.origin.column + indent, in: room, row: top + row)
    }
  }
}
