import Domain
import PresentationKit
import TextUI

/// The recommended saying beside the fire: the sentence, the other language below it, and the speaker.
struct SayingSentence {
  let saying: Saying
  let words: SayingsWords
  let glyphs: Glyphs
  /// The text attributes of the lettering that the user chose for sayings.
  let lettering: Style.Attributes
  /// Whether the keys apply to this saying.
  let isChosen: Bool

  /// The maximum width of the sentence on a screen of the given width, in cells.
  static func most(in columns: Int) -> Int { columns >= 170 ? 52 : 40 }

  /// Returns the width that the sentence needs at most beside the fire, on a screen of the given width.
  static func columns(on screen: Int) -> Int { indent + most(in: screen) }

  /// Returns the width that this sentence takes beside a fire of some rows, on a screen of the given width.
  func columns(on screen: Int, rows: Int) -> Int {
    let most = Self.most(in: screen)
    let (first, second) = SayingTexts(words).inOrder(saying.words)
    let lines = TextLayout.balanced(
      first, to: most, rows: max(1, rows - 2), ellipsis: glyphs.ellipsis)
    let below = below(second, to: most, rows: rows - lines.count)
    let widths = lines.map { TextLayout.cells($0) } + below.map(\.cells)
    return Self.indent + (widths.max() ?? 0)
  }

  /// The width of the hints for the keys that act on the saying.
  var keyColumns: Int { Self.indent + actions(to: .max).cells }

  /// The cells before the sentence: the quotation mark and two blanks.
  private static let indent = 3

  /// Returns the rows below the sentence: the other language and the speaker.
  private func below(_ second: String?, to columns: Int, rows: Int) -> [[StyledText]] {
    var below: [[StyledText]] = []
    let who = saying.words.who.map { "— " + SayingCell.name($0.text) }
    let needed = who == nil ? 0 : 1
    if let second, rows - needed >= 2 {
      below.append([])
      below += TextLayout.balanced(
        second, to: columns, rows: rows - needed - below.count, ellipsis: glyphs.ellipsis
      ).map { [StyledText($0, .dim)] }
    }
    if let who, below.count < rows {
      if below.count + needed < rows { below.append([]) }
      let line = TextLayout.clipped(who, to: columns, ellipsis: glyphs.ellipsis)
      below.append([StyledText(line, .dim)])
    }
    return below
  }

  /// Returns the hints for the keys that act on the chosen saying.
  private func actions(to columns: Int) -> [StyledText] {
    let keys = [
      ("l", words.keyLike(saying.isLiked)), ("u", words.keyUse(saying.isUsed)),
      ("s", words.asPicture), ("r", words.keyAnother),
    ]
    return keys.flatMap { key, meaning in
      [StyledText(key, .bold), StyledText(" " + meaning + "   ", .dim)]
    }.clipped(to: columns, ellipsis: glyphs.ellipsis)
  }

  /// Draws the saying at the left edge of an area, in the middle of its height.
  func draw(into frame: inout Frame, in area: Area) {
    let most = min(Self.most(in: frame.size.columns), area.size.columns - Self.indent - 2)
    guard most > 0, area.size.rows > 0 else { return }
    if area.size.rows < 4 { return drawLow(into: &frame, in: area) }
    let (first, second) = SayingTexts(words).inOrder(saying.words)
    let large = frame.sizesText ? largeLines(of: first, in: area.size) : nil
    let lines =
      large
      ?? TextLayout.balanced(
        first, to: most, rows: max(1, area.size.rows - 2), ellipsis: glyphs.ellipsis)
    let step = large == nil ? 1 : 2
    let height = lines.count * step
    let below = below(second, to: most, rows: area.size.rows - height)
    let left = area.origin.column
    // The fire is wide at its foot, so the words are rather below the middle than above it.
    let top = max(0, area.size.rows - height - below.count + 1) / 2
    let block = Area(
      column: left, row: area.origin.row + top, columns: area.endColumn - left, rows: height)
    drawSentence(lines, step: step, isLarge: large != nil, into: &frame, in: block)
    for (row, line) in below.enumerated() {
      frame.write(line, left + Self.indent, in: area, row: top + height + row)
    }
    // The keys do not count, so that the sentence stays where it is when it is chosen.
    let end = top + height + below.count + 1
    if isChosen, end < area.size.rows {
      let room = area.endColumn - left - Self.indent
      frame.write(actions(to: room), left + Self.indent, in: area, row: end)
    }
  }

  /// Returns the lines of a sentence at double size; nil if they and the rows below them do not fit.
  private func largeLines(of text: String, in room: Size) -> [String]? {
    let columns = min(Self.most(in: .max), room.columns - Self.indent - 2) / 2
    guard columns >= 12 else { return nil }
    let lines = TextLayout.balanced(text, to: columns, rows: .max, ellipsis: glyphs.ellipsis)
    return lines.count * 2 + 5 <= room.rows ? lines : nil
  }

  /// Draws the sentence with its quotation mark, at double size where the terminal can.
  private func drawSentence(
    _ lines: [String], step: Int, isLarge: Bool, into frame: inout Frame, in block: Area
  ) {
    let ember = frame.hue.ink
    let style = Style(ink: isChosen ? ember : nil, lettering.union(.bold))
    if isChosen, block.origin.column >= 2 {
      frame.put(glyphs.pointer, block.origin.column - 2, block.origin.row, Style(ink: ember, .bold))
    }
    frame.write([StyledText(glyphs.quotationMark, Style(ink: ember, .bold))], in: block)
    for (row, line) in lines.enumerated() {
      let column = block.origin.column + Self.indent
      let first = Point(column: column, row: block.origin.row + row * step)
      if isLarge, frame.putScaled(line, at: first, scale: 2, style) { continue }
      frame.write([StyledText(line, style)], column, in: block, row: row * step)
    }
  }

  /// Draws the saying in fewer than four rows: only the sentence and the speaker.
  private func drawLow(into frame: inout Frame, in area: Area) {
    let style = Style(ink: isChosen ? frame.hue.ink : nil, lettering.union(.bold))
    let room = area.inset(columns: 2)
    var lines = TextLayout.wrapped(
      SayingTexts(words).inOrder(saying.words).first, to: room.size.columns, rows: area.size.rows,
      ellipsis: glyphs.ellipsis
    ).map { [StyledText($0, style)] }
    if let who = saying.words.who, lines.count < area.size.rows {
      lines.append([StyledText("— " + SayingCell.name(who.text), .dim)])
    }
    for (row, line) in lines.enumerated() {
      frame.write(
        line.clipped(to: room.size.columns, ellipsis: glyphs.ellipsis), in: room, row: row)
    }
    if isChosen { frame.put(glyphs.pointer, area.origin.column, area.origin.row, style) }
  }
}
