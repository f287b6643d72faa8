package import Domain
package import TextUI

extension YearLayout {
  /// Marks the selected day, which must be drawn already, with bars in the gaps beside it, or with brackets if pictures
  /// are off. Without gaps, the colour of the day stays between two bars, or its sign is reversed.
  package func mark(
    _ day: Day, into frame: inout Frame, in area: Area, _ glyphs: Glyphs
  ) {
    guard let origin = origin(of: day), origin.row < area.endRow, origin.column < area.endColumn
    else { return }
    let (row, end) = (origin.row + middle, origin.column + dayColumns)
    if stride > dayColumns {
      guard glyphs.pictures.isDrawn else {
        frame.put(glyphs.chosen.first ?? "", origin.column - 1, row, .bold)
        frame.put(glyphs.chosen.last ?? "", end, row, .bold, upTo: area.endColumn)
        return
      }
      for ahead in 0..<pitch {
        let isHalf = ahead > 0 && ahead == pitch - 1
        frame.put(isHalf ? "▝" : "▐", origin.column - 1, origin.row + ahead)
        frame.put(isHalf ? "▘" : "▌", end, origin.row + ahead, upTo: area.endColumn)
      }
      return
    }
    let cell = frame[origin.column, row]
    guard "▆█".contains(cell.character), let ink = cell.style.ink else {
      let room = Area(column: origin.column, row: row, columns: dayColumns, rows: 1)
      return frame.restyle(room) { $0 = Style([.bold, .reverse]) }
    }
    // The bars have the colour of text, which the terminal knows on every background.
    let text = dayColumns > 1 ? "▌▐" : glyphs.pointer
    let style =
      dayColumns > 1
      ? Style(paper: ink) : Style(ink: frame.text(on: ink), paper: ink, .bold)
    frame.put(text, origin.column, row, style, upTo: area.endColumn)
  }
}
