import Domain
import PresentationKit
import TextUI

/// The month's heat map in a file.
extension PageHeat {
  /// Returns the month below a title as an SVG document, with each day's pages in its square.
  func svg(title: String, side: Int = SharePicture.side) -> [UInt8] {
    var file = ChartFile(title: title)
    let room = ChartFile.room
    let totals = 10.0
    let (stride, gap) = ((room.width - totals) / 7, 1.2)
    let height = min(stride, (room.height - 10) / Double(max(1, weeks.count)))
    for (index, name) in weekdays.enumerated() {
      let middle = room.left + (Double(index) + 0.5) * stride - gap / 2
      file.write(name, SketchPoint(middle, room.top), size: 2.6, ChartTones.quiet)
    }
    for (number, week) in weeks.enumerated() {
      let top = room.top + 2.4 + Double(number) * height
      for (index, day) in week.days.enumerated() {
        guard let day else { continue }
        let box = ChartBox(
          left: room.left + Double(index) * stride, top: top, width: stride - gap,
          height: height - gap)
        write(day, into: &file, box)
      }
      file.write(
        "\(week.total)", SketchPoint(room.right, top + height / 2 + 0.6), size: 2.8,
        ChartTones.quiet,
        .end, within: totals - 1)
    }
    file.write(
      "\(total)", SketchPoint(room.right, room.bottom), size: 3.2, ChartTones.text, .end,
      within: 24, isBold: true)
    writeLegend(into: &file)
    return file.svg(side: side)
  }

  /// Draws one day: its number in the corner of the square, its pages in the middle.
  private func write(_ day: DayPages, into file: inout ChartFile, _ box: ChartBox) {
    let shade = shade(day)
    if day.day == chosen {
      file.sketch.fill(
        .block(box.left - 0.5, box.top - 0.5, box.width + 1, box.height + 1, radius: 1.7),
        ChartTones.text)
    }
    file.sketch.fill(
      .block(box.left, box.top, box.width, box.height, radius: 1.4), HeatTones.inFile[shade])
    let ink = HeatTones.letterInFile(shade)
    file.write(
      "\(day.day.parts.day)", SketchPoint(box.left + 1.2, box.top + 3), size: 2.2,
      shade == 0 ? ChartTones.quiet : ink, .start, isBold: day.day == today)
    if day.pages > 0 {
      file.write(
        "\(day.pages)", SketchPoint(box.left + box.width / 2, box.top + box.height / 2 + 2.4),
        size: 3,
        ink, within: box.width - 2, isBold: true)
    }
  }

  private func writeLegend(into file: inout ChartFile) {
    let line = ChartFile.room.bottom
    var left = ChartFile.room.left
    func write(_ text: String) {
      file.write(text, SketchPoint(left, line), size: 2.2, ChartTones.quiet, .start)
      left += ChartFile.width(of: text, 2.2) + 1.5
    }
    write(less)
    for shade in HeatTones.inFile.indices {
      file.sketch.fill(
        .block(left, line - 2, 2.2, 2.2, radius: 0.5), HeatTones.inFile[shade])
      left += 3
    }
    write(more)
  }
}
