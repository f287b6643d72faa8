import PresentationKit
import TextUI

/// The drawing of an empty list of books: a row of dashed grey covers and a line that says how to add a book.
struct NoBooks {
  let text: String
  let glyphs: Glyphs

  init(_ text: String, _ glyphs: Glyphs) {
    self.text = text
    self.glyphs = glyphs
  }

  func draw(into frame: inout Frame, in area: Area) {
    let columns = min(84, area.size.columns)
    let first = text.firstRange(of: ". ").map { String(text[..<$0.lowerBound]) + "." }
    let rest = first.map { String(text.dropFirst($0.count + 1)) }
    let lines =
      TextLayout.wrapped(first ?? text, to: columns, rows: 2).map { StyledText($0) }
      + TextLayout.wrapped(rest ?? "", to: columns, rows: 3).filter { !$0.isEmpty }
      .map { StyledText($0, .dim) }
    let room = area.rows(0, area.size.rows - lines.count - 2)
    var row = 0
    let size = CoverGrid.sizes.first { size in
      size.columns <= 16 && size.rows <= room.size.rows
        && 3 * (size.columns + 2) <= room.size.columns
    }
    if let size {
      let count = min(5, (room.size.columns + 2) / (size.columns + 2))
      let width = count * (size.columns + 2) - 2
      let left = area.origin.column + (area.size.columns - width) / 2
      let top = max(0, (area.size.rows - size.rows - lines.count - 2) / 2)
      for number in 0..<count {
        DashedCover(
          area: Area(
            column: left + number * (size.columns + 2), row: area.origin.row + top,
            columns: size.columns, rows: size.rows)
        ).draw(into: &frame, glyphs)
      }
      row = top + size.rows + 1
    }
    for (index, line) in lines.enumerated() {
      let indent = max(0, (area.size.columns - [line].cells) / 2)
      frame.write([line], area.origin.column + indent, in: area, row: row + index)
    }
  }
}

/// A dashed outline of a cover, for a book that is only wanted or, without a title, for no book.
struct DashedCover {
  let area: Area
  var title = ""
  var author: String?
  /// The style of the outline.
  var style = Style.dim

  func draw(into frame: inout Frame, _ glyphs: Glyphs) {
    guard area.size.columns >= 4, area.size.rows >= 3 else { return }
    let isPlain = glyphs.across.count == 1
    let (rule, edge) = isPlain ? ("-", ":") : ("╌", "╎")
    let (left, right) = (area.origin.column, area.endColumn - 1)
    let across = String(repeating: rule, count: area.size.columns - 2)
    frame.put(glyphs.corners[0] + across + glyphs.corners[1], left, area.origin.row, style)
    frame.put(glyphs.corners[2] + across + glyphs.corners[3], left, area.endRow - 1, style)
    for row in (area.origin.row + 1)..<(area.endRow - 1) {
      frame.put(edge, left, row, style)
      frame.put(edge, right, row, style)
    }
    guard !title.isEmpty else { return }
    let inside = area.inset(columns: area.size.columns >= 12 ? 2 : 1, rows: 1)
    let lines = CoverTitle(
      title, columns: inside.size.columns, rows: max(1, inside.size.rows - 1), glyphs
    ).rows
    let first = max(0, (inside.size.rows - lines.count) / 3)
    for (row, line) in lines.enumerated() {
      frame.write([StyledText(line)], in: inside, row: first + row)
    }
  }
}
