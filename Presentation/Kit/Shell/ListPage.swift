package import TextUI

/// A form or a list that is a card over the dimmed screen from which it was opened, where a screen has panels.
package protocol CardScreen: PartScreen {}

extension CardScreen {
  package func liesOver(in area: Area) -> Bool { SizeClass(area).hasPanels }
}

/// The template of all lists: a panel with the rows, and on its right a preview of the selected row if the area has at
/// least 110 columns and 28 rows. The panel and the preview are as high as their content, and what was drawn before is
/// dimmed behind them. A small screen has no panel, only a title.
package struct ListPage: Equatable, Sendable {
  /// The greatest width of the list and its preview together. Longer rows are hard to read.
  package static let widest = 148

  /// The greatest width of a list without a preview, which leaves 84 columns for a row.
  package static let listColumns = 88

  /// The frame of the list; nil on a small screen.
  package let panel: Area?
  /// The area above the rows, for content such as a search field. Its height is the number of rows that the caller
  /// requested.
  package let head: Area
  /// The area of the rows.
  package let list: Area
  /// The area in which a preview may be drawn; nil if the screen is too small, or if the list has no preview.
  package let preview: Area?

  /// Lays out a list of `rows` rows, with `head` rows above them. A list without a preview is centred and has at most
  /// `columns` columns.
  package init(
    in area: Area, rows: Int, head: Int = 0, hasPreview: Bool = true,
    columns: Int = ListPage.listColumns
  ) {
    let size = SizeClass(area)
    guard size != .small else {
      (panel, preview) = (nil, nil)
      let room = area.inset(columns: 2).rows(2)
      self.head = room.rows(0, head)
      list = room.rows(head)
      return
    }
    let isSplit = size.hasPanels && hasPreview
    let total = min(area.size.columns, isSplit ? Self.widest : columns)
    let beside = isSplit ? max(44, total * 2 / 5) : 0
    let start = area.origin.column + (area.size.columns - total) / 2
    var panel = Area(
      column: start, row: area.origin.row, columns: total - beside - (isSplit ? 1 : 0),
      rows: area.size.rows)
    let held = max(Self.leastRows, head + rows)
    panel.size.rows = min(area.size.rows, Panel.rows(holding: held))
    self.panel = panel
    let inside = Panel.inside(panel)
    self.head = inside.rows(0, head)
    list = inside.rows(head)
    preview =
      isSplit
      ? Area(
        column: panel.endColumn + 1, row: area.origin.row, columns: beside, rows: area.size.rows)
      : nil
  }

  /// The minimum number of rows inside a panel, even if the list has fewer. With it, a blank row follows the title.
  private static let leastRows = 4

  /// Draws the panel with its title and figure, or only the title on a small screen.
  package func draw(
    _ title: String, figure: String = "", into frame: inout Frame, in area: Area, _ glyphs: Glyphs
  ) {
    if let panel {
      frame.recede()
      frame.fill(panel, .plain)
      Panel(title, figure: figure, ink: frame.hue.ink, hasKeys: true)
        .draw(into: &frame, in: panel, glyphs: glyphs)
    } else {
      let room = area.inset(columns: 2)
      frame.write(
        [StyledText(title, .bold), StyledText(figure.isEmpty ? "" : "  " + figure, .dim)].clipped(
          to: room.size.columns, ellipsis: glyphs.ellipsis), in: room)
    }
  }

  /// Draws the preview if there is room for it. A preview with a picture is as high as the screen.
  package func draw(
    _ shown: Preview, into frame: inout Frame, _ glyphs: Glyphs,
    picture: ((inout Frame, Area) -> Void)? = nil
  ) {
    if let preview { shown.draw(into: &frame, filling: preview, glyphs, picture: picture) }
  }
}
