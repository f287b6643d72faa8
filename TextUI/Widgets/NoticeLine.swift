/// One full sentence about what just happened, and what can be done about it.
public struct NoticeLine: Equatable, Sendable {
  /// What kind of news it is.
  public enum Kind: Equatable, Sendable {
    /// Just so.
    case plain
    /// Something was done.
    case good
    /// A rule says no; the person can mend it.
    case refusal
    /// The world says no.
    case failure
  }

  /// What kind of news it is.
  public let kind: Kind
  /// The sentence.
  public let sentence: String
  /// What one key does about it, like `z undo`.
  public let hint: String?

  /// Makes a notice.
  public init(_ kind: Kind = .plain, _ sentence: String, hint: String? = nil) {
    self.kind = kind
    self.sentence = sentence
    self.hint = hint
  }

  /// Draws the sentence with its sign at the left and the hint at the right. A hint is as good as
  /// the undo behind it, so it goes only where it would take more than half of the line.
  public func draw(into frame: inout Frame, in area: Area, glyphs: Glyphs = .unicode) {
    let inside = area.size.columns >= 20 ? area.inset(columns: 1) : area
    let lines = lines(columns: inside.size.columns, glyphs)
    let indent = inside.origin.column + sign(glyphs).cells
    if lines.count > 1, area.size.rows >= lines.count {
      frame.fill(area, .plain)
      frame.write(sign(glyphs), in: inside)
      for (row, line) in lines.enumerated() {
        frame.write([StyledText(line)], indent, in: inside, row: row)
      }
    } else {
      let room = inside.size.columns - hintRoom(columns: inside.size.columns)
      let pieces = sign(glyphs) + [StyledText(sentence)]
      frame.write(pieces.clipped(to: room, ellipsis: glyphs.ellipsis), in: inside)
    }
    if hintRoom(columns: inside.size.columns) > 0, let hint {
      let column = inside.endColumn - TextLayout.cells(hint)
      frame.write(
        [StyledText(hint, .bold)], column, in: inside, row: min(lines.count, area.size.rows) - 1)
    }
  }

  /// How many rows the whole sentence takes: what has to be done often stands at its end.
  public func rowCount(columns: Int, glyphs: Glyphs = .unicode) -> Int {
    lines(columns: columns >= 20 ? columns - 2 : columns, glyphs).count
  }

  /// The cells the hint needs; none where it would take more than half of the line.
  private func hintRoom(columns: Int) -> Int {
    let cells = hint.map { TextLayout.cells($0) } ?? 0
    return cells * 2 <= columns && cells > 0 ? cells + 2 : 0
  }

  private func lines(columns: Int, _ glyphs: Glyphs) -> [String] {
    TextLayout.wrapped(
      sentence, to: columns - sign(glyphs).cells - hintRoom(columns: columns), rows: 3,
      ellipsis: glyphs.ellipsis)
  }

  private func sign(_ glyphs: Glyphs) -> [StyledText] {
    switch kind {
    case .plain: []
    case .good: [StyledText(glyphs.used + " ", Style(ink: Accent.leaf))]
    case .refusal: [StyledText(glyphs.refused + " ", Style(ink: Accent.rose, .bold))]
    case .failure: [StyledText(glyphs.withered + " ", Style(ink: Accent.rose, .bold))]
    }
  }
}
