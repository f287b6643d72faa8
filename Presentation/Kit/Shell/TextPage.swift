package import TextUI

/// The template of all pages of prose and facts: 68 columns in the middle of the screen, a title with a rule below it,
/// and a sign for the lines that are hidden below.
package struct TextPage: Equatable, Sendable {
  /// The width of the text on a screen that is wide enough.
  package static let columns = 68

  private let head: Area
  /// The area of the text.
  package let body: Area

  package init(in area: Area) {
    let columns = Self.columns(of: area)
    let page = Area(
      column: area.origin.column + (area.size.columns - columns) / 2, row: area.origin.row,
      columns: columns, rows: area.size.rows)
    head = page.rows(0, min(2, page.size.rows))
    body = page.rows(2)
  }

  /// Returns the width of the text in an area.
  package static func columns(of area: Area) -> Int {
    max(1, min(columns, area.size.columns - 4))
  }

  /// Draws the title and the lines in the given range.
  package func draw(
    _ title: String, _ lines: [[StyledText]], shown: Range<Int>, into frame: inout Frame,
    _ glyphs: Glyphs
  ) {
    let hint = ListHint(below: lines.count - shown.upperBound, glyphs)
    frame.write(
      [StyledText(title, Style(ink: frame.hue.ink, .bold))].clipped(
        to: hint.leaving(head).size.columns, ellipsis: glyphs.ellipsis), in: head)
    hint.draw(into: &frame, in: head, row: 0)
    let rule = String(repeating: glyphs.rule, count: head.size.columns)
    frame.write([StyledText(rule, .dim)], in: head, row: 1)
    for (row, line) in lines[shown].enumerated() {
      frame.write(
        line.clipped(to: body.size.columns, ellipsis: glyphs.ellipsis), in: body, row: row)
    }
  }
}
