/// A stretch of one line that looks the same from end to end.
public struct StyledText: Equatable, Sendable {
  /// What it says.
  public var text: String
  /// How it looks.
  public var style: Style

  /// Makes a stretch of text.
  public init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }
}

extension StyledText: ExpressibleByStringLiteral {
  /// Takes a literal as text in the terminal's own look.
  public init(stringLiteral text: String) { self.init(text) }
}

extension [StyledText] {
  /// How many cells the stretches take one after another.
  public var cells: Int { reduce(0) { $0 + TextLayout.cells($1.text) } }

  /// The same stretches cut to a width, with an ellipsis where something is missing.
  public func clipped(to columns: Int, ellipsis: String = "…") -> [StyledText] {
    if cells <= columns { return self }
    var kept: [StyledText] = []
    var room = columns - TextLayout.cells(ellipsis)
    if room < 0 { return [] }
    for piece in self {
      let fitting = TextLayout.prefix(of: piece.text, cells: room)
      kept.append(StyledText(fitting, piece.style))
      room -= TextLayout.cells(fitting)
      if fitting != piece.text { break }
    }
    if let last = kept.popLast() {
      kept.append(StyledText(TextLayout.trimmedEnd(last.text), last.style))
    }
    kept.append(StyledText(ellipsis, kept.last?.style ?? .plain))
    return kept
  }
}
