import Domain
import PresentationKit
import TextUI

/// The ring chart in a file.
extension CategoryDonut {
  /// The maximum number of names listed; the ring itself shows every part.
  private static let mostNames = 12

  /// Returns the ring with its names below a title, as an SVG document.
  func svg(title: String, side: Int = SharePicture.side) -> [UInt8] {
    var file = ChartFile(title: title)
    let inks = CategoryTones.inFile(parts)
    let names = Array(parts.prefix(Self.mostNames))
    let rows = (names.count + 1) / 2
    let room = ChartFile.room
    let step = 4.8
    let height = room.height - Double(rows) * step
    let middle = SketchPoint(50, room.top - 3 + height / 2)
    draw(
      into: &file.sketch, middle: middle, radius: height / 2, inks,
      resting: ChartTones.restingOnPaper)
    if let chosen {
      let part = parts[chosen]
      let hole = height * Self.inner / 50 * 0.8
      file.write(
        part.percent, middle + SketchPoint(0, 1), size: 5.4, ChartTones.text, within: hole,
        isBold: true)
      file.write(
        part.label, middle + SketchPoint(0, 5), size: 2.8, ChartTones.quiet, within: hole)
    }
    let top = room.bottom - Double(rows) * step + step
    for (number, part) in names.enumerated() {
      let left = room.left + (number < rows ? 0 : room.width / 2 + 2)
      let line = top + Double(number % max(1, rows)) * step
      let width = room.width / 2 - 2
      file.sketch.fill(.block(left, line - 2, 2.2, 2.2, radius: 0.5), inks[number])
      let ink = number == chosen ? ChartTones.text : ChartTones.quiet
      file.write(
        part.label, SketchPoint(left + 3.6, line), size: 2.6, ink, .start, within: width - 13,
        isBold: number == chosen)
      file.write(
        part.percent, SketchPoint(left + width, line), size: 2.6, ink, .end, within: 10,
        isBold: number == chosen)
    }
    return file.svg(side: side)
  }
}
