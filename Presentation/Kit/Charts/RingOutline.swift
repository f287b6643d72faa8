package import TextUI

extension SketchPoint {
  /// Returns the point on the unit circle that is `turns` full turns clockwise from the top. Sine and cosine are
  /// computed as power series, because no other code needs a maths library.
  package static func onCircle(_ turns: Double) -> SketchPoint {
    guard turns.isFinite else { return SketchPoint(0, -1) }
    let turn = turns - turns.rounded(.down)
    let quarter = min(3, Int(turn * 4))
    let angle = (turn - Double(quarter) / 4) * 2 * .pi
    let square = angle * angle
    var (sine, cosine) = (0.0, 0.0)
    var (oddTerm, evenTerm) = (angle, 1.0)
    for step in 0..<9 {
      sine += oddTerm
      cosine += evenTerm
      let power = Double(2 * step)
      evenTerm *= -square / ((power + 1) * (power + 2))
      oddTerm *= -square / ((power + 2) * (power + 3))
    }
    switch quarter {
    case 0: return SketchPoint(sine, -cosine)
    case 1: return SketchPoint(cosine, sine)
    case 2: return SketchPoint(-sine, cosine)
    default: return SketchPoint(-cosine, -sine)
    }
  }
}

extension Sketch {
  /// Rounds a length to whole pixels, so that round shapes look even.
  package func crisp(_ length: Double) -> Double {
    grain > 0 ? max(1, (length / grain).rounded()) * grain : length
  }
}

extension Outline {
  /// Returns the outline of a section of a ring. `start` and `end` are in turns, clockwise from the top.
  package static func ring(
    _ centre: SketchPoint, inner: Double, outer: Double, from start: Double, to end: Double
  ) -> Outline {
    let span = min(1, max(0, end - start))
    let steps = max(1, Int((span * 96).rounded(.up)))
    func arc(_ radius: Double) -> [SketchPoint] {
      (0...steps).map { step in
        centre + SketchPoint.onCircle(start + span * Double(step) / Double(steps)) * radius
      }
    }
    return Outline(arc(outer) + arc(inner).reversed())
  }
}
