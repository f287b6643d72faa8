/// A panel, which has a border with a title and a figure in its upper edge. The focused panel is drawn in its colour;
/// the others are dimmed.
public struct Panel: Equatable, Sendable {
  public let title: String
  /// A short summary, such as a count, shown at the right of the upper edge.
  public let figure: String
  /// The colour of the title and, while the panel has the focus, of the border.
  public let ink: Ink
  /// Whether the panel has the keyboard focus.
  public let hasKeys: Bool

  public init(_ title: String, figure: String = "", ink: Ink, hasKeys: Bool = false) {
    self.title = title
    self.figure = figure
    self.ink = ink
    self.hasKeys = hasKeys
  }

  /// Returns the area for the content: inside the border, with one blank column on either side.
  public static func inside(_ area: Area) -> Area { area.inset(columns: 2, rows: 1) }

  /// Draws the border with the title, and the figure if there is room for both.
  public func draw(into frame: inout Frame, in area: Area, glyphs: Glyphs = .unicode) {
    let style = hasKeys ? Style(ink: ink) : Style(.dim)
    CardFrame(area: area, style: style).draw(into: &frame, glyphs)
    let room = area.size.columns - 6
    guard room > 0, area.size.rows >= 2 else { return }
    let name = [
      StyledText(" "), StyledText(title, Style(ink: ink, hasKeys ? .bold : [])), StyledText(" "),
    ].clipped(to: room + 2, ellipsis: glyphs.ellipsis + " ")
    let start = area.origin.column + 2
    frame.write(name, start, in: area)
    let said = [StyledText(" " + figure + " ", hasKeys ? .plain : .dim)]
    let left = area.size.columns - 5 - name.cells
    if !figure.isEmpty, said.cells <= left {
      frame.write(said, area.endColumn - 2 - said.cells, in: area)
    }
  }
}
