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
  var isMarked = false
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
  private var marks: [StyledText] {
    var marks: [StyledText] = []
    if saying.isUnseen(at: now) {
      marks.append(StyledText(glyphs.new, Style(ink: Accent.rose, .bold)))
    }
    if saying.isLiked { marks.append(StyledText(glyphs.liked, Style(ink: Accent.rose))) }
    if saying.isUsed { marks.append(StyledText(glyphs.used, Style(ink: Accent.leaf))) }
    return marks.enumerated().flatMap { $0 == 0 ? [$1] : [" ", $1] }
  }

  // MARK: A card

  /// Draws the saying as a card. All rows of its words begin at the same column, because the words are centred as one
  /// block.
  func draw(into frame: inout Frame, in area: Area) {
    let style: Style = isChosen ? Style(ink: frame.hue.ink, .bold) : isMarked ? .bold : .dim
    let lead = (isChosen ? glyphs.pointer : "") + (isMarked ? glyphs.marked : "")
    let number = (lead.isEmpty ? "" : lead + " ") + saying.number.description
    let card = CardFrame(
      area: area, style: style, title: [StyledText(number, style)], marks: marks)
    card.draw(into: &frame, glyphs)
    let room = card.inside
    let text = SayingTexts(words).inOrder(saying.words).first
    let lines = TextLayout.balanced(
      text, to: room.size.columns, rows: room.size.rows, ellipsis: glyphs.ellipsis)
    let widest = lines.reduce(0) { max($0, TextLayout.cells($1)) }
    let indent = TextLayout.indent(of: widest, .centre, in: room.size.columns)
    let top = (room.size.rows - lines.count) / 2
    let looks = Style(lettering.union(isChosen ? .bold : []))
    for (row, line) in lines.enumerated() {
      frame.write(
        [StyledText(line, looks)], room.origin.column + indent, in: room, row: top + row)
    }
  }

  // MARK: A row

  /// The width from which the speaker and the signs have their own columns.
  private static let wide = 56
  /// The width of the column of the signs.
  private static let markColumns = 5

  /// Returns the width of the column of the speaker in a row of the given width.
  private static func speakerColumns(_ columns: Int) -> Int { columns < 76 ? 14 : 20 }

  /// Draws the saying on one line: its number, its words, who said it, and its signs.
  func drawRow(into frame: inout Frame, in area: Area) {
    let lead = glyphs.lead(isChosen: isChosen, isMarked: isMarked)
    if area.size.columns < Self.wide {
      drawShort(lead, into: &frame, in: area)
    } else {
      drawWide(lead, into: &frame, in: area)
    }
    if isChosen { frame.select(area) }
  }

  private func drawShort(_ lead: String, into frame: inout Frame, in area: Area) {
    let style: Style = isChosen ? .bold : .plain
    let text = SayingTexts(words).summary(saying.words)
    let pieces =
      [StyledText(lead, style)] + marks + [StyledText((marks.isEmpty ? "" : " ") + text, style)]
    frame.write(
      pieces.clipped(to: area.size.columns, ellipsis: glyphs.ellipsis), area.origin.column,
      in: area)
  }

  private func drawWide(_ lead: String, into frame: inout Frame, in area: Area) {
    let style = Style(lettering.union(isChosen ? .bold : []))
    let number = TextLayout.aligned(saying.number.description, .left, in: numberColumns)
    let text = SayingTexts(words).inOrder(saying.words).first
      .split(whereSeparator: \.isNewline).joined(separator: " ")
    let marks = marks
    let end = area.endColumn - 1
    let speakerEnd = end - Self.markColumns - 1
    let most = Self.speakerColumns(area.size.columns)
    let who = saying.words.who.map {
      TextLayout.clipped(Self.name($0.text), to: most, ellipsis: glyphs.ellipsis)
    }
    // A saying without a speaker uses the column of the speaker for its words.
    let textEnd = who == nil ? speakerEnd : speakerEnd - most - 2
    let start = frame.write(
      [StyledText(lead, .bold), StyledText(number + "  ", .dim)], in: area)
    let room = max(0, textEnd - start)
    frame.write(
      [StyledText(text, style)].clipped(to: room, ellipsis: glyphs.ellipsis), start, in: area)
    if let who { frame.write([StyledText(who, .dim)], speakerEnd - most, in: area) }
    frame.write(marks, end - marks.cells, in: area)
  }

  /// Returns a speaker without the dashes that some people type around the name.
  static func name(_ who: String) -> String {
    let dashes: Set<Character> = ["-", "–", "—", " "]
    var name = Substring(who.split(whereSeparator: \.isNewline).joined(separator: " "))
    while let first = name.first, dashes.contains(first) { name.removeFirst() }
    while let last = name.last, dashes.contains(last) { name.removeLast() }
    return name.isEmpty ? who : String(name)
  }
}
