import PresentationKit
import TextUI

/// The bar chart as a vector drawing.
extension PageBars {
  /// Draws bars into a box. A value of 0 is a thin baseline, and any positive value is visibly
  /// higher.
  func draw(
    _ shown: Range<Int>, into sketch: inout Sketch, in box: ChartBox, stride: Double, width: Double,
    rounding: Double = 0, resting: (Ink) -> Ink = ChartTones.resting, ground: Ink = ChartTones.faint
  ) {
    let most = Double(max(1, most(in: shown)))
    let line = box.grain > 0 ? box.grain : box.height / 200
    // On a screen with few rows, the minimum height is one pixel instead of two.
    let least = min(box.height, box.height >= 10 * line ? 2 * line : line)
    for bar in shown {
      let value = items[bar].value
      let left = box.left + Double(bar - shown.lowerBound) * stride
      if value == 0 {
        sketch.fill(.block(left, box.bottom - line, width, line), ground)
        continue
      }
      let exact = min(1, Double(value) / most) * box.height
      let top = box.bottom - box.crisp(max(least, exact))
      let isResting = chosen.map { $0 != bar } ?? false
      sketch.fill(
        .block(left, top, width, box.bottom - top, radius: rounding),
        isResting ? resting(ink) : ink)
      if rounding > 0 {
        // Only the top is rounded; the foot is flush with the baseline.
        let foot = min(rounding, (box.bottom - top) / 2)
        sketch.fill(
          .block(left, box.bottom - foot, width, foot), isResting ? resting(ink) : ink)
      }
    }
  }
}
