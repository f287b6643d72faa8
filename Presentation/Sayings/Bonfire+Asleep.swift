import TextUI

/// Drawing of the fire that burnt down.
extension Bonfire {
  /// Draws the glowing logs with embers between them, and two threads of smoke.
  func drawEmbers(_ sketch: inout Sketch) {
    drawSmoke(&sketch)
    drawGlow(&sketch)
    sketch.fill(.ellipse(SketchPoint(50, 84), 19, 8), BonfireTones.coal)
    drawLogs(&sketch)
    for ember in Self.embers {
      let size = sketch.seen(ember.size, atLeast: 0.6)
      sketch.fill(.disc(ember.centre, size), ember.ink)
    }
  }

  private func drawSmoke(_ sketch: inout Sketch) {
    let thick = sketch.seen(1.6, atLeast: 0.9)
    let threads: [[SketchPoint]] = [
      [
        SketchPoint(50, 72), SketchPoint(41, 62), SketchPoint(54, 50), SketchPoint(62, 38),
        SketchPoint(50, 28),
      ],
      [SketchPoint(50, 28), SketchPoint(42, 20), SketchPoint(52, 10)],
      [SketchPoint(58, 74), SketchPoint(65, 64), SketchPoint(58, 55)],
    ]
    for thread in threads {
      for start in stride(from: 0, to: thread.count - 2, by: 2) {
        let curve = Curve(thread[start], thread[start + 1], thread[start + 2])
        sketch.fill(.stem(curve, thick, thick), BonfireTones.smoke)
      }
    }
  }

  private static let embers: [(centre: SketchPoint, size: Double, ink: Ink)] = [
    (SketchPoint(43, 80), 2.6, BonfireTones.orange), (SketchPoint(54, 77), 2.0, BonfireTones.amber),
    (SketchPoint(60, 82), 2.2, BonfireTones.orange), (SketchPoint(49, 92), 2.4, BonfireTones.amber),
    (SketchPoint(38, 91), 1.8, BonfireTones.orange), (SketchPoint(63, 92), 1.6, BonfireTones.ember),
  ]
}
