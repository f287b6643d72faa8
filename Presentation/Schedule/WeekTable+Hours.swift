import Domain
import PresentationKit
import TextUI

extension WeekTable {
  /// Draws the hours at the left, and a faint line at the start of each hour.
  func drawHours(into frame: inout Frame) {
    var before: Int?
    for hour in hours.hours {
      let row = topRow + hours.row(ofHour: hour)
      let name = WeekHourLabels.name(hour, after: before, in: sheet.words.language)
      frame.put(Column.padded(name, to: gutter - 1, .right), area.origin.column, row, .dim)
      before = hour
      for index in sheet.days.indices {
        drawLine(index, row, into: &frame)
      }
    }
  }

  private func drawLine(_ index: Int, _ row: Int, into frame: inout Frame) {
    let start = column(index)
    guard sheet.glyphs.pictures.isDrawn, frame.knownGround != nil else {
      return _ = frame.put(sheet.glyphs.track, start, row, .dim, upTo: area.endColumn)
    }
    // A line on a tinted column needs a colour of its own, because text on a fill is not dimmed by the theme.
    let style =
      frame[start, row].style.paper.map { Style(ink: frame.tinted(0.17), paper: $0) } ?? .dim
    frame.put(String(repeating: "┈", count: columns(index)), start, row, style)
  }

  /// Draws the present moment as a line through the whole week, stronger in today's column, with its time beside the
  /// hours.
  func drawNow(into frame: inout Frame) {
    guard let row = nowRow, (0..<frame.size.rows).contains(row) else { return }
    let now = sheet.now
    let strong = Style(ink: Accent.ember, .bold)
    for index in sheet.days.indices {
      let isToday = sheet.days[index].day == now.day
      let sign = isToday ? sheet.glyphs.bar : sheet.glyphs.rule
      let end = index == 6 ? column(index) + columns(index) : column(index + 1)
      for column in column(index)..<min(end, frame.size.columns) {
        // The edge of a block stays whole.
        if String(frame[column, row].character) == sheet.glyphs.spine { continue }
        var style = isToday ? strong : Style(ink: Accent.ember)
        style.paper = frame[column, row].style.paper
        if !isToday, let paper = style.paper {
          style.ink = Accent.ember.mixed(with: paper, 0.35)
        } else if !isToday {
          style.ink = Accent.ember.mixed(with: frame.ground, 0.35)
        }
        frame.put(sign, column, row, style)
      }
    }
    let time = WeekHourLabels.moment(now.time, in: sheet.words.language)
    let label = Column.padded(
      TextLayout.prefix(of: time, cells: gutter - 1), to: gutter - 1, .right)
    frame.put(label, area.origin.column, row, strong, upTo: column(0))
  }
}
