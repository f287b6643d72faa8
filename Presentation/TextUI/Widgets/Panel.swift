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
  /// The key that opens the panel's own page; empty if it has none.
  public let key: String
  /// The effect of the key, in one word.
  public let verb: String

  /// Creates a panel. The key and its verb are drawn at the right end of the upper edge: `── y year ─`.
  public init(
    _ title: String, figure: String = "", ink: Ink, hasKeys: Bool = false, key: String = "",
    verb: String = ""
  ) {
    self.title = title
    self.figure = figure
    self.ink = ink
    self.hasKeys = hasKeys
    self.key = key
    self.verb = verb
  }

  /// The number of rows from which a panel has a blank row below its title.
  private static let airy = 7

  /// Returns the area for the content: inside the border, with one blank column on either side. A panel that is not
  /// small has a blank row below its title.
  public static func inside(_ area: Area) -> Area {
    let inside = area.inset(columns: 2, rows: 1)
    return area.size.rows >= airy ? inside.rows(1) : inside
  }

  /// Returns the number of rows of a panel that holds `content` rows of content.
  public static func rows(holding content: Int) -> Int {
    content + 3 >= airy ? content + 3 : content + 2
  }

  /// Draws the border with the title. The key and the figure are drawn only if there is room for them.
  public func draw(into frame: inout Frame, in area: Area, glyphs: Glyphs = .unicode) {
    let style = hasKeys ? Style(ink: ink) : Style(.dim)
    CardFrame(area: area, style: style).draw(into: &frame, glyphs)
    if hasKeys { frame.chosenPanel = area }
    let room = area.size.columns - 6
    guard room > 0, area.size.rows >= 2 else { return }
    let name = [
      StyledText(" "), StyledText(title, Style(ink: ink, hasKeys ? .bold : [])), StyledText(" "),
    ].clipped(to: room + 2, ellipsis: glyphs.ellipsis + " ")
    let start = area.origin.column + 2
    frame.write(name, start, in: area)
    var left = area.size.columns - 5 - name.cells
    var end = area.endColumn - 2
    for pieces in [opening, summary] where !pieces.isEmpty && pieces.cells <= left {
      frame.write(pieces, end - pieces.cells, in: area)
      if pieces == opening, !verb.isEmpty {
        let edge = Area(
          column: end - pieces.cells, row: area.origin.row, columns: pieces.cells, rows: 1)
        let keys = key.split(separator: " ").compactMap(\.first)
        frame.clickTargets?.append(ClickTarget(edge, .keys(keys)))
      }
      end -= pieces.cells + 1
      left -= pieces.cells + 1
    }
  }

  private var summary: [StyledText] {
    figure.isEmpty ? [] : [StyledText(" " + figure + " ", hasKeys ? .plain : .dim)]
  }

  private var opening: [StyledText] {
    if key.isEmpty { return [] }
    return [
      StyledText(" "), StyledText(key, .bold),
      StyledText(verb.isEmpty ? " " : " " + verb + " ", .dim),
    ]
  }
}
