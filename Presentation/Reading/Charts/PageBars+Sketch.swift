import PresentationKit
import TextUI

/// The bars as a drawing.
extension PageBars {
  /// Lays some bars into a box: what is nothing is a thin line on the ground, and what is something
  /// is higher than that, however little it is.
  func draw(
    _ shown: Range<Int>, into sketch: inout Sketch, in box: ChartBox, stride: Double, width: Double,
    rounding: Double = 0, resting: (Ink) -> Ink = ChartTones.resting, ground: Ink = ChartTones.faint
  ) {
    let most = Double(max(1, most(in: shown)))
    let line = box.grain > 0 ? box.grain : box.height / 200
    // A screen of few rows cannot spare two pixels for what is next to nothing.
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
        // Only the top is round: the bar stands on the ground.
        let foot = min(rounding, (box.bottom - top) / 2)
        sketch.fill(
          .block(left, box.bottom - foot, width, foot), isResting ? resting(ink) : ink)
      }
    }
  }
}
