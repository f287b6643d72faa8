import Domain
import PresentationKit
import TextUI

extension AgendaList {
  /// Draws some rows, with the pointer before the selected event.
  static func draw(
    _ rows: ArraySlice<Row>, chosen: Event.Name?, isSelected: (Event.Name) -> Bool = { _ in false },
    _ glyphs: Glyphs, into frame: inout Frame, in area: Area
  ) {
    var before: Event.Name?
    for (line, row) in zip(0..., rows) {
      frame.write(
        row.left.clipped(to: area.size.columns, ellipsis: glyphs.ellipsis), in: area, row: line)
      frame.write(row.right, area.endColumn - row.right.cells, in: area, row: line)
      let isFirst = line == 0 || before != row.event
      before = row.event
      guard let event = row.event else { continue }
      if event == chosen, isFirst {
        frame.write([StyledText(glyphs.pointer, .bold)], in: area, row: line)
      }
      if isFirst, isSelected(event) {
        frame.write(
          [StyledText(glyphs.selected, .bold)], area.origin.column + 1, in: area, row: line)
      }
      if event == chosen { frame.select(area.rows(line, 1)) }
    }
  }
}
