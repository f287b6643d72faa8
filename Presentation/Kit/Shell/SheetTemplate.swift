package import TextUI

/// The template of all forms: a frame with the fields inside, 64 columns wide, in the middle of the screen and in the
/// hue of the part. A wide screen has room on the right of the fields for a preview or notes (`side`). On a screen with
/// panels the frame lies over the dimmed screen and includes that room. A very small screen has no frame, only a title.
package struct SheetTemplate: Equatable, Sendable {
  /// The width of the frame on a screen that is wide enough.
  package static let columns = 64
  /// The greatest and the least width of `side`.
  package static let (sideColumns, leastSide) = (30, 22)
  /// The least rows of `side` inside of the frame.
  private static let leastSideRows = 14
  /// The least columns and rows of a screen with a frame.
  private static let least = Size(columns: 44, rows: 7)

  /// The frame; nil on a very small screen.
  package let frame: Area?
  /// The area whose first row has the title: the frame, or the inset screen if there is no frame.
  private let title: Area
  /// The area of the content.
  package let inside: Area
  /// The area to the right of the fields; nil if the screen is not wide enough, or if nothing is drawn there.
  package let side: Area?
  /// Whether the frame lies over the dimmed screen.
  private let liesOver: Bool

  /// Lays out a sheet with `rows` rows of content. Its top does not depend on the number of rows, unless the sheet
  /// would not fit on the screen. `usesSide` says whether something is drawn beside the fields.
  package init(in area: Area, holding rows: Int, usesSide: Bool = false) {
    liesOver = SizeClass(area).hasPanels
    let hasFrame =
      area.size.columns >= Self.least.columns && area.size.rows >= Self.least.rows
    guard hasFrame else {
      (frame, side) = (nil, nil)
      title = area.inset(columns: 2)
      inside = title.rows(2)
      return
    }
    let hasInnerSide = liesOver && usesSide
    let fields = min(Self.columns, area.size.columns)
    let columns = fields + (hasInnerSide ? Self.sideColumns + 3 : 0)
    let rows = hasInnerSide ? max(rows, Self.leastSideRows) : rows
    // A blank row above the content and one below it, if there is room for both.
    let air = rows + 4 <= area.size.rows ? 1 : 0
    let height = min(area.size.rows, rows + 2 + 2 * air)
    let top = min(area.size.rows / 6, (area.size.rows - height) / 2)
    let frame = Area(
      column: area.origin.column + (area.size.columns - columns) / 2,
      row: area.origin.row + top, columns: columns, rows: height)
    self.frame = frame
    title = frame
    inside = Area(
      column: frame.origin.column + 2, row: frame.origin.row + 1 + air, columns: fields - 4,
      rows: max(0, height - 2 - 2 * air))
    if liesOver {
      side =
        usesSide
        ? Area(
          column: inside.endColumn + 3, row: inside.origin.row, columns: Self.sideColumns,
          rows: inside.size.rows) : nil
      return
    }
    let room = min(Self.sideColumns, area.endColumn - frame.endColumn - 4)
    side =
      room < Self.leastSide
      ? nil
      : Area(
        column: frame.endColumn + 3, row: inside.origin.row, columns: room,
        rows: area.endRow - inside.origin.row)
  }

  /// Returns the width of the content on a screen of `columns` columns.
  package static func inside(_ columns: Int) -> Int { max(0, min(Self.columns, columns) - 4) }

  /// Returns whether a sheet in this area has a `side`.
  package static func hasSide(in area: Area) -> Bool {
    SheetTemplate(in: area, holding: 1, usesSide: true).side != nil
  }

  /// Draws the frame with its title, or the title alone. The figure, such as the current step of a sign-up, is at the
  /// right of the title.
  package func draw(
    _ words: String, figure: [StyledText] = [], into page: inout Frame, _ glyphs: Glyphs
  ) {
    let end: Int
    if let frame {
      if liesOver { page.recede() }
      page.fill(frame, .plain)
      Panel(words, ink: page.hue.ink, hasKeys: true).draw(into: &page, in: frame, glyphs: glyphs)
      end = frame.endColumn - 3
      if !figure.isEmpty {
        page.put(
          String(repeating: " ", count: figure.cells + 2), end - figure.cells - 1,
          frame.origin.row)
      }
    } else {
      let room = title.size.columns - (figure.isEmpty ? 0 : figure.cells + 2)
      page.write(
        [StyledText(words, .bold)].clipped(to: room, ellipsis: glyphs.ellipsis), in: title)
      end = title.endColumn
    }
    page.write(figure, end - figure.cells, in: title)
  }
}
