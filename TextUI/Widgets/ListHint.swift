/// The sign at the end of the last row of a list that more follows, and how much.
public struct ListHint: Equatable, Sendable {
  private let text: String

  /// Makes the hint of a list below which so many rows are hidden.
  public init(below: Int, _ glyphs: Glyphs) {
    text = below > 0 ? "\(glyphs.arrows[1]) \(below)" : ""
  }

  /// What it leaves of the row it stands in.
  public func leaving(_ area: Area) -> Area {
    var rest = area
    if !text.isEmpty { rest.size.columns = max(0, rest.size.columns - TextLayout.cells(text) - 2) }
    return rest
  }

  /// Draws the hint in a row of the area.
  public func draw(into frame: inout Frame, in area: Area, row: Int) {
    if text.isEmpty { return }
    let column = area.endColumn - TextLayout.cells(text)
    frame.write([StyledText(text, .dim)], column, in: area, row: row)
  }
}
