/// A frame around one matter of a screen (panel): its title and its one figure stand in the upper
/// rule. The one that has the keys has a colour; the others are faint.
public struct Panel: Equatable, Sendable {
  /// What it is about.
  public let title: String
  /// The one thing to know of it at a glance.
  public let figure: String
  /// The colour of what it is about.
  public let ink: Ink
  /// Whether keys act on what is in it.
  public let hasKeys: Bool

  /// Makes a frame.
  public init(_ title: String, figure: String = "", ink: Ink, hasKeys: Bool = false) {
    self.title = title
    self.figure = figure
    self.ink = ink
    self.hasKeys = hasKeys
  }

  /// The room within a frame: a blank stands at either side.
  public static func inside(_ area: Area) -> Area { area.inset(columns: 2, rows: 1) }

  /// Draws the frame and what stands in its upper rule: the title first, and the figure where there
  /// is room for both.
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
