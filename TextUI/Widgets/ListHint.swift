/// The sign at the end of the last row of a list that shows how many rows are hidden below.
public struct ListHint: Equatable, Sendable {
  private let text: String

  /// `below` is the number of hidden rows; the hint is empty if it is 0.
  public init(below: Int, _ glyphs: Glyphs) {
    text = below > 0 ? "\(glyphs.arrows[1]) \(below)" : ""
  }

  /// The area without the columns of the hint.
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
