import Domain
import PresentationKit
import TextUI

/// Drawing of a saying as a row of the list: its number, its words in up to three lines, its speaker, and its signs.
extension SayingCell {
  /// The minimum width at which a row shows more than the signs and one line of text.
  private static let wide = 40
  /// The minimum width at which a row shows the number of the saying.
  private static let numbered = 56
  /// Returns the maximum number of lines of a saying in a list that is `rows` high.
  static func mostLines(in rows: Int) -> Int { rows >= 8 ? 3 : 1 }

  /// The lines of text of a row, with the name of the speaker.
  private struct Lines {
    var texts: [String]
    /// The name of the speaker; empty if unknown.
    var who = ""
    /// Whether the name has a line of its own below the words.
    var whoIsBelow = false

    var count: Int { texts.count + (whoIsBelow ? 1 : 0) }
  }

  /// The number of columns before the words.
  private func indent(in columns: Int) -> Int {
    columns >= Self.numbered ? 2 + numberColumns + 2 : 2
  }

  /// The signs of a row, each with its distance in columns from the end of the row. Each kind of sign is in the same
  /// column in all rows.
  var placedMarks: [(mark: StyledText, fromEnd: Int)] {
    [
      saying.isUnseen(at: now)
        ? (StyledText(glyphs.new, Style(ink: Accent.rose, .bold)), 5) : nil,
      saying.isLiked ? (StyledText(glyphs.liked, Style(ink: Accent.rose)), 3) : nil,
      saying.isUsed ? (StyledText(glyphs.used, Style(ink: Accent.leaf)), 1) : nil,
    ].compactMap(\.self)
  }

  /// The number of columns that the signs of the row take; 0 if there is none.
  private var markColumns: Int { placedMarks.map(\.fromEnd).max() ?? 0 }

  /// The number of columns reserved for the signs at the end of every row, so that the names of the speakers end at the
  /// same column in all rows.
  private static let markRoom = 6

  /// Returns the number of lines that the saying needs in a row of the given width, at most `most`.
  func lineCount(in columns: Int, most: Int) -> Int {
    columns < Self.wide ? 1 : lines(in: columns, most: most).count
  }

  private func lines(in row: Int, most: Int) -> Lines {
    let all = max(1, row - 1 - indent(in: row))
    // The words may take the room of signs that are not there.
    let columns = max(1, all - (markColumns == 0 ? 0 : markColumns + 1))
    let nameEnd = max(1, all - Self.markRoom)
    let words = SayingTexts(words).inOrder(saying.words).first
      .split(whereSeparator: \.isNewline).joined(separator: " ")
    // Text beyond the last line is not measured.
    let text = String(words.prefix((columns + 1) * (most + 1)))
    let name = saying.words.who.map { Self.name($0.text) } ?? ""
    let who = TextLayout.clipped(
      name, to: most == 1 ? min(20, nameEnd / 3) : nameEnd, ellipsis: glyphs.ellipsis)
    let room = who.isEmpty ? columns : nameEnd - TextLayout.cells(who) - 2
    if most == 1 {
      let line = TextLayout.clipped(text, to: room, ellipsis: glyphs.ellipsis)
      return Lines(texts: [line], who: who)
    }
    if TextLayout.cells(text) <= room {
      return Lines(texts: [TextLayout.trimmedEnd(text)], who: who)
    }
    // Lines of about the same length read best, but a name beside the last line saves a line.
    let balanced = TextLayout.balanced(text, to: columns, rows: most, ellipsis: glyphs.ellipsis)
    if TextLayout.cells(balanced.last ?? "") <= room { return Lines(texts: balanced, who: who) }
    let wrapped = TextLayout.wrapped(text, to: columns, rows: most, ellipsis: glyphs.ellipsis)
    if TextLayout.cells(wrapped.last ?? "") <= room { return Lines(texts: wrapped, who: who) }
    if balanced.count < most { return Lines(texts: balanced, who: who, whoIsBelow: true) }
    return shortened(wrapped, name, to: nameEnd)
  }

  /// Returns the lines with the last one shortened to make room for the name.
  private func shortened(_ texts: [String], _ name: String, to columns: Int) -> Lines {
    let short = TextLayout.clipped(name, to: columns / 2, ellipsis: glyphs.ellipsis)
    let room = columns - TextLayout.cells(short) - 2
    let last = TextLayout.clipped(texts.last ?? "", to: room, ellipsis: glyphs.ellipsis)
    return Lines(texts: texts.dropLast() + [last], who: short)
  }

  /// Draws the saying in the lines of the area.
  func drawRow(into frame: inout Frame, in area: Area, most: Int) {
    let lead = glyphs.lead(isChosen: isChosen, isSelected: isSelected)
    if area.size.columns < Self.wide {
      drawShort(lead, into: &frame, in: area)
    } else {
      drawWide(lead, into: &frame, in: area, most: most)
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

  private func drawWide(_ lead: String, into frame: inout Frame, in area: Area, most: Int) {
    let columns = area.size.columns
    let style = Style(lettering.union(isChosen ? .bold : []))
    let start = area.origin.column + indent(in: columns)
    frame.write([StyledText(lead, .bold)], in: area)
    if columns >= Self.numbered {
      let number = TextLayout.aligned(saying.number.description, .left, in: numberColumns)
      frame.write([StyledText(number, .dim)], area.origin.column + 2, in: area)
    }
    let lines = lines(in: columns, most: most)
    for (row, line) in lines.texts.enumerated() {
      frame.write([StyledText(line, style)], start, in: area, row: row)
    }
    let end = area.endColumn - 1
    if !lines.who.isEmpty {
      frame.write(
        [StyledText(lines.who, .dim)], end - Self.markRoom - TextLayout.cells(lines.who), in: area,
        row: lines.count - 1)
    }
    for (mark, fromEnd) in placedMarks { frame.write([mark], end - fromEnd, in: area) }
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
