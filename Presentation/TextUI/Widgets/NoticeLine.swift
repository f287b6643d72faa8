/// A status message, which has one full sentence and, optionally, a key hint.
public struct NoticeLine: Equatable, Sendable {
  /// The severity of a notice.
  public enum Kind: Equatable, Sendable {
    /// A message that only informs.
    case plain
    /// A message about a success.
    case good
    /// The user broke a rule and can correct the input.
    case refusal
    /// Something outside the program failed, such as a disk or the network.
    case failure
  }

  public let kind: Kind
  public let sentence: String
  /// A key with its effect, such as `z undo`; nil for no hint.
  public let hint: String?

  public init(_ kind: Kind = .plain, _ sentence: String, hint: String? = nil) {
    self.kind = kind
    self.sentence = sentence
    self.hint = hint
  }

  /// Joins sentences. A piece without a full stop gets one before the next piece.
  public static func joined(_ sentences: [String]) -> String {
    sentences.reduce("") { text, next in
      text.isEmpty ? next : text + (text.last.map(".?!…".contains) == true ? " " : ". ") + next
    }
  }

  /// Draws the sign and the sentence at the left and the hint at the right. The hint is often the only mention of undo,
  /// so it is left out only if it takes over half of the line.
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
      let line = wrapped(columns: inside.size.columns, rows: 1, glyphs).first ?? ""
      frame.write(sign(glyphs) + [StyledText(line)], in: inside)
    }
    if hintRoom(columns: inside.size.columns) > 0, let hint {
      let column = inside.endColumn - TextLayout.cells(hint)
      frame.write(
        [StyledText(hint, .bold)], column, in: inside, row: min(lines.count, area.size.rows) - 1)
    }
  }

  /// Returns the number of rows that the sentence needs, at most 3. Callers reserve these rows, because the end of the
  /// sentence often contains the advice. A sentence that gets fewer rows than it needs is cut at a word.
  public func rowCount(columns: Int, glyphs: Glyphs = .unicode) -> Int {
    lines(columns: columns >= 20 ? columns - 2 : columns, glyphs).count
  }

  /// Returns the number of cells that the hint and the gap before it need. Returns 0 if there is no hint, or if the
  /// hint would take more than half of the line.
  private func hintRoom(columns: Int) -> Int {
    let cells = hint.map { TextLayout.cells($0) } ?? 0
    return cells * 2 <= columns && cells > 0 ? cells + 2 : 0
  }

  private func lines(columns: Int, _ glyphs: Glyphs) -> [String] {
    wrapped(columns: columns, rows: 3, glyphs)
  }

  private func wrapped(columns: Int, rows: Int, _ glyphs: Glyphs) -> [String] {
    TextLayout.wrapped(
      sentence, to: columns - sign(glyphs).cells - hintRoom(columns: columns), rows: rows,
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
