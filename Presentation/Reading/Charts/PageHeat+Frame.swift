import Domain
import PresentationKit
import TextUI

/// The month's heat map on a screen.
extension PageHeat {
  /// Draws as many weeks as fit, around the selected day.
  func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    guard area.size.columns >= 7, area.size.rows > 0 else { return }
    let layout = HeatLayout(self, in: area)
    if layout.showsNames {
      for (index, name) in weekdays.enumerated() {
        // Shorten names that fill their column, which would run into each other.
        let isTight = TextLayout.cells(name) >= layout.width && name.count > 1
        let room = isTight ? layout.width - 1 : layout.width
        let text = TextLayout.aligned(
          TextLayout.prefix(of: name, cells: room), .centre, in: layout.width)
        frame.write(
          [StyledText(text, .dim)], layout.column(of: index), in: area, row: layout.namesRow)
      }
    }
    for week in layout.shown {
      let row = layout.row(of: week)
      for (index, day) in weeks[week].days.enumerated() {
        guard let day else { continue }
        draw(day, layout, at: layout.column(of: index), row, into: &frame, in: area, glyphs)
      }
      if layout.totals > 0 {
        drawTotal(weeks[week].total, .dim, layout, row, into: &frame, in: area)
      }
    }
    if layout.showsTotal {
      drawTotal(total, .bold, layout, layout.totalRow, into: &frame, in: area)
    }
    if layout.showsLegend { drawLegend(layout, into: &frame, in: area, glyphs) }
  }

  /// Returns the day at a screen position, for the mouse; nil if no day is there.
  func day(at point: Point, in area: Area) -> Day? {
    guard area.size.columns >= 7,
      let position = HeatLayout(self, in: area).position(of: point)
    else { return nil }
    return weeks[position.week].days[position.day]?.day
  }

  private func draw(
    _ day: DayPages, _ layout: HeatLayout, at column: Int, _ row: Int, into frame: inout Frame,
    in area: Area, _ glyphs: Glyphs
  ) {
    let shade = shade(day)
    let isChosen = day.day == chosen
    var style = Style.plain
    let shades = HeatShades(of: ReadingTones.ink, in: frame)
    let isDrawn = glyphs.pictures.isDrawn && (shade > 0 || frame.knownGround != nil)
    let ink = isDrawn ? shades[shade] : nil
    if let ink { style = Style(ink: shade == 0 ? nil : frame.text(on: ink), paper: ink) }
    if shade == 0 { style.marks.insert(.dim) }
    if day.day == today { style.marks.formUnion([.bold, .underline]) }
    if isChosen { style = Style([.bold, .reverse]) }
    let sign = ink == nil ? glyphs.shade(shade) : " "
    let text = Self.text("\(day.day.parts.day)", sign, isChosen: isChosen, layout.width, glyphs)
    frame.write([StyledText(text, style)], column, in: area, row: row)
    if layout.pitch == 1 { return }
    // With two rows per week, half of the second row also gets the day's shade. With three or more,
    // the second row shows the pages.
    var more: StyledText?
    if layout.pitch >= 3 {
      let pages = day.pages > 0 ? "\(day.pages)" : ""
      let isFitting = pages.count < layout.width
      more = StyledText(
        TextLayout.aligned(isFitting ? pages : "", .centre, in: layout.width), style)
    } else if glyphs.pictures.isDrawn, ink != nil || isChosen {
      let half = Style(ink: isChosen ? nil : ink)
      more = StyledText(String(repeating: "▀", count: layout.width), half)
    }
    if let more { frame.write([more], column, in: area, row: row + 1) }
    // The last row of a week is the gap to the next one.
    for further in stride(from: 2, to: layout.pitch - 1, by: 1) {
      let blank = StyledText(String(repeating: " ", count: layout.width), style)
      frame.write([blank], column, in: area, row: row + further)
    }
  }

  /// Returns the day's number with its sign, in brackets if selected.
  private static func text(
    _ number: String, _ sign: String, isChosen: Bool, _ width: Int, _ glyphs: Glyphs
  ) -> String {
    if width == 1 { return sign }
    let number = TextLayout.aligned(number, .right, in: 2)
    switch width {
    case 2: return number
    case 3: return isChosen && sign == " " ? glyphs.pointer + number : number + sign
    default:
      let (open, close) = isChosen ? ("[", "]") : (" ", " ")
      let inside = number + (sign == " " ? "" : sign)
      return TextLayout.aligned(
        open + inside + (width > TextLayout.cells(inside) + 1 ? close : ""), .centre, in: width)
    }
  }

  private func drawTotal(
    _ total: Int, _ style: Style, _ layout: HeatLayout, _ row: Int, into frame: inout Frame,
    in area: Area
  ) {
    let text = TextLayout.aligned("\(total)", .right, in: layout.totals)
    frame.write([StyledText(text, style)], layout.totalsColumn, in: area, row: row)
  }

  private func drawLegend(
    _ layout: HeatLayout, into frame: inout Frame, in area: Area, _ glyphs: Glyphs
  ) {
    let pieces = legend(in: frame, glyphs)
    frame.write(
      pieces.clipped(to: area.size.columns, ellipsis: glyphs.ellipsis), in: area,
      row: layout.legendRow)
  }
}
