import Domain
import PresentationKit
import TextUI

/// The bar chart in a file.
extension PageBars {
  /// The maximum number of bars in a file: the days of a leap year.
  private static let mostInFile = 366

  /// Returns the newest bars below a title, as an SVG document.
  func svg(title: String, side: Int = SharePicture.side) -> [UInt8] {
    let shown = shown(fitting: Self.mostInFile)
    var file = ChartFile(title: title)
    if shown.isEmpty { return file.svg(side: side) }
    let most = "\(most(in: shown))"
    let gutter = min(20, ChartFile.width(of: most, 2.6) + 2)
    let room = ChartFile.room
    let plot = ChartBox(
      left: room.left + gutter, top: room.top + 5, width: room.width - gutter,
      height: room.height - 15)
    let stride = min(16, plot.width / Double(shown.count))
    let width = stride * 0.72
    // The grid lines extend from the first bar to the last, with half a gap on either side.
    let left = plot.left + (plot.width - stride * Double(shown.count)) / 2
    let bars = ChartBox(
      left: left + (stride - width) / 2, top: plot.top, width: stride * Double(shown.count),
      height: plot.height)
    for height in [plot.top, plot.bottom] {
      file.sketch.fill(.block(plot.left, height - 0.1, plot.width, 0.2), ChartTones.line)
    }
    file.write(
      most, SketchPoint(plot.left - 1.5, plot.top + 0.9), size: 2.6, ChartTones.quiet, .end,
      within: gutter - 1.5)
    draw(
      shown, into: &file.sketch, in: bars, stride: stride, width: width, rounding: width * 0.16,
      resting: ChartTones.restingOnPaper, ground: ChartTones.faint)
    write(shown, into: &file, bars, stride: stride, width: width)
    return file.svg(side: side)
  }

  /// Writes the values above the bars and the labels below them.
  private func write(
    _ shown: Range<Int>, into file: inout ChartFile, _ box: ChartBox, stride: Double, width: Double
  ) {
    let most = Double(max(1, most(in: shown)))
    let size = 2.6
    func fits(_ text: String) -> Bool { ChartFile.width(of: text, size) <= stride * 0.95 }
    let showsLabels = items[shown].allSatisfy { fits($0.label) }
    let showsShorts = items[shown].allSatisfy { fits($0.short) }
    let showsValues = items[shown].allSatisfy { fits("\($0.value)") }
    // A tick label is left out if it would overlap the previous one.
    var free = 0.0
    for bar in shown {
      let item = items[bar]
      let middle = box.left + Double(bar - shown.lowerBound) * stride + width / 2
      let isChosen = bar == chosen
      let ink = isChosen ? ChartTones.text : ChartTones.quiet
      if showsValues || isChosen, item.value > 0 {
        let top = box.bottom - Double(item.value) / most * box.height
        file.write(
          "\(item.value)", SketchPoint(middle, top - 1.2), size: size, ink, within: max(20, stride),
          isBold: isChosen)
      }
      if showsLabels || showsShorts {
        file.write(
          showsLabels ? item.label : item.short, SketchPoint(middle, box.bottom + 4), size: size,
          ink,
          isBold: isChosen)
      }
      let tick = tick(of: bar, in: shown) { head, bars in
        ChartFile.width(of: head, size) + 1.5 < Double(bars) * stride
      }
      guard let tick, tick != (showsLabels ? item.label : nil) else { continue }
      let cells = ChartFile.width(of: tick, size)
      let left = min(middle - width / 2, ChartFile.room.right - cells)
      guard left >= free else { continue }
      file.write(tick, SketchPoint(left, box.bottom + 8), size: size, ChartTones.quiet, .start)
      free = left + cells + 1.5
    }
  }
}
