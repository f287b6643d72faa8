/// A run of text in one style, within one line.
public struct StyledText: Equatable, Sendable {
  public var text: String
  public var style: Style

  public init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }
}

extension StyledText: ExpressibleByStringLiteral {
  /// Creates plain text from a literal.
  public init(stringLiteral text: String) { self.init(text) }
}

extension [StyledText] {
  /// The total width in cells.
  public var cells: Int { reduce(0) { $0 + TextLayout.cells($1.text) } }

  /// Returns the runs clipped to a width, with an ellipsis if text was cut.
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
