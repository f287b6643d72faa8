/// The sign at the end of a list's last row that shows the number of rows hidden below.
public struct ListHint: Equatable, Sendable {
  private let text: String

  /// Creates the hint. `below` is the number of hidden rows; for 0 the hint is empty.
  public init(below: Int, _ glyphs: Glyphs) {
    text = below > 0 ? "\(glyphs.arrows[1]) \(below)" : ""
  }

  /// Returns the area without the columns of the hint.
  public func leaving(_ area: Area) -> Area {
    var rest = area
    if !text.isEmpty { rest.size.columns = max(0, rest.size.columns - TextLayout.cells(text) - 2) }
    return rest
  }

  /// Draws the hint at the right end of a row of the area.
  public func draw(into frame: inout Frame, in area: Area, row: Int) {
    if text.isEmpty { return }
    let column = area.endColumn - TextLayout.cells(text)
    frame.write([StyledText(text, .dim)], column, in: area, row: row)
  }
}
