import PresentationKit
import TextUI

/// The field of a motif. Positions in it are given as fractions of its width and height.
struct CoverField: Equatable {
  private let box: ChartBox

  init(_ box: ChartBox) { self.box = box }

  var width: Double { box.width }
  var height: Double { box.height }

  func at(_ across: Double, _ down: Double) -> SketchPoint {
    SketchPoint(box.left + box.width * across, box.top + box.height * down)
  }

  func block(_ left: Double, _ top: Double, _ wide: Double, _ high: Double) -> Outline {
    .block(
      box.left + box.width * left, box.top + box.height * top, box.width * wide,
      box.height * high)
  }

  /// Returns a thick line from the left to the right. `height` is given for each position from 0 to 1.
  func line(thick: Double, _ height: (Double) -> Double) -> Outline {
    let steps = (0...24).map { Double($0) / 24 }
    func edge(_ steps: [Double], _ shift: Double) -> [SketchPoint] {
      steps.map { at(0.06 + $0 * 0.88, height($0) + shift) }
    }
    return Outline(edge(steps, -thick / 2) + edge(steps.reversed(), thick / 2))
  }

  /// Returns the sine of a number of turns.
  func sine(_ turns: Double) -> Double { SketchPoint.onCircle(turns - turns.rounded(.down)).x }
}

extension Outline {
  /// Returns the upper half of an ellipse.
  static func upperHalf(of centre: SketchPoint, _ across: Double, _ up: Double) -> Outline {
    Outline(
      (0...20).map { step in
        let turn = SketchPoint.onCircle(0.75 + Double(step) / 40)
        return SketchPoint(centre.x + turn.x * across, centre.y + turn.y * up)
      })
  }
}
