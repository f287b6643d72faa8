package import TextUI

/// The bonfire of the sayings, which flickers slowly. The picture depends only on the time, and the animation repeats
/// after twelve seconds.
package struct Bonfire: Equatable, Sendable {
  /// The length of the animation loop in milliseconds.
  static let loop = 12_000
  /// The milliseconds between two frames; about 6 frames are drawn in a second.
  static let frame = 167
  /// The picture that is shown if animations are off.
  package static let still = Bonfire(elapsed: 4_500)
  /// The fire that burnt down: embers between the logs, and a little smoke. It is not animated.
  package static let asleep = Bonfire(elapsed: 4_500, isAsleep: true)

  /// The milliseconds since the loop began.
  let elapsed: Int

  /// Whether only embers are left.
  private let isAsleep: Bool

  /// Creates the fire at a time in milliseconds, taken modulo the loop; the time may be negative.
  init(elapsed: Int, isAsleep: Bool = false) {
    self.isAsleep = isAsleep
    let rest = elapsed % Self.loop
    self.elapsed = rest < 0 ? rest + Self.loop : rest
  }

  /// Returns the smallest area in which the fire is drawn.
  static func smallest(_ rendition: Rendition) -> Size {
    switch rendition.isDrawn {
    case true: Size(columns: 6, rows: 3)
    case false: BonfireLetters.small.size
    }
  }

  /// Draws the fire as large as fits, centred at the bottom. If the area is too small for a recognisable fire, nothing
  /// is drawn.
  package func draw(into frame: inout Frame, in area: Area, _ rendition: Rendition) {
    let smallest = Self.smallest(rendition)
    guard area.size.columns >= smallest.columns, area.size.rows >= smallest.rows else { return }
    switch rendition.isDrawn {
    case true:
      let grain = frame.rendition.grain(in: area.size)
      sketch(grain: grain).draw(into: &frame, in: area)
    case false:
      let letters = isAsleep ? BonfireLetters.asleep : BonfireLetters.largest(in: area.size)
      letters?.draw(into: &frame, in: area)
    }
  }

  /// Returns the picture for a pixel size (`grain`) in units of the sketch.
  func sketch(grain: Double) -> Sketch {
    var sketch = Sketch(grain: grain)
    if isAsleep {
      drawEmbers(&sketch)
      return sketch
    }
    drawGlow(&sketch)
    drawSparks(&sketch)
    for tongue in tongues { sketch.fill(outline(of: tongue), tongue.ink) }
    drawLogs(&sketch)
    return sketch
  }

  /// Returns a value between -1 and 1 that oscillates `times` times in a loop; `start` is the phase in turns.
  private func sway(_ times: Int, _ start: Double = 0) -> Double {
    Easing.sway(Double(elapsed * times) / Double(Self.loop) + start)
  }
}

/// Drawing of the flames.
extension Bonfire {
  /// A tongue of flame: its base, its tip, its width, and the distance of its middle from the straight line.
  private struct Tongue {
    let foot: SketchPoint
    let tip: SketchPoint
    let width: Double
    let curl: Double
    let ink: Ink
  }

  /// The tongues from the outermost to the core. They sway in the same direction, the inner tongues less.
  private var tongues: [Tongue] {
    let lean = 0.6 * sway(3) + 0.4 * sway(5, 0.3)
    let breath = 0.6 * sway(5, 0.1) + 0.4 * sway(8, 0.55)
    let left = 0.6 * sway(4, 0.4) + 0.4 * sway(7, 0.2)
    let right = 0.6 * sway(4, 0.9) + 0.4 * sway(6, 0.7)
    func tongue(_ x: Double, _ top: Double, _ width: Double, _ curl: Double, _ ink: Ink) -> Tongue {
      Tongue(
        foot: SketchPoint(50 + (x - 50) * 0.4, 90 - (x - 50).magnitude * 0.12),
        tip: SketchPoint(x, top),
        width: width, curl: curl, ink: ink)
    }
    let bow = 6 - 5 * lean
    return [
      tongue(26 + 2.5 * left, 45 + 5 * left, 21, -5, BonfireTones.ember),
      tongue(75 + 2.5 * right, 36 + 5 * right, 22, 5, BonfireTones.ember),
      tongue(46 + 5 * lean, 4 + 4 * breath, 45, bow, BonfireTones.ember),
      tongue(33 + 2 * left, 60 + 3.5 * left, 15, -3, BonfireTones.orange),
      tongue(68 + 2 * right, 54 + 3.5 * right, 16, 3, BonfireTones.orange),
      tongue(47.5 + 4 * lean, 24 + 4 * breath, 34, bow * 0.8, BonfireTones.orange),
      tongue(49 + 3 * lean, 42 + 3.5 * breath, 24, bow * 0.5, BonfireTones.amber),
      tongue(49.5 + 1.5 * lean, 59 + 3 * breath, 14.5, bow * 0.3, BonfireTones.core),
    ]
  }

  /// Returns the outline of a tongue: round at the base, widest at a third, and pointed at the tip.
  private func outline(of tongue: Tongue) -> Outline {
    let bend = tongue.foot.toward(tongue.tip, 0.5) + SketchPoint(tongue.curl, 0)
    return .ribbon(Curve(tongue.foot, bend, tongue.tip), steps: 16) { part in
      let rest = 1 - part
      return tongue.width * 1.46 * part.squareRoot() * rest * (0.3 + 0.7 * rest.squareRoot())
    }
  }

  /// Draws sparks that rise behind the flames; with very large pixels, draws none.
  private func drawSparks(_ sketch: inout Sketch) {
    if sketch.grain > 8 { return }
    for spark in Self.sparks {
      let since = (elapsed - spark.start + Self.loop) % Self.loop
      guard since < Self.flight else { continue }
      let part = Double(since) / Double(Self.flight)
      let x = spark.x + spark.drift * part + 2 * Easing.sway(part * 1.5)
      let size = sketch.seen(1.8 * (1 - part * 0.5), atLeast: 0.58)
      let ink = part < 0.6 ? BonfireTones.amber : BonfireTones.ember
      sketch.fill(.disc(SketchPoint(x, 44 - 41 * part), size), ink)
    }
  }

  /// The time for which a spark flies, in milliseconds.
  private static let flight = 2800
  /// The sparks. Each has its x, its sideways drift, and its start in milliseconds.
  private static let sparks: [(x: Double, drift: Double, start: Int)] = [
    (66, 11, 1_000), (31, -7, 2_400), (67, 6, 5_000), (32, -10, 6_800), (65, 13, 9_100),
  ]
}

/// Drawing of the logs and their light.
extension Bonfire {
  /// Draws the embers between the logs, and their light on the ground.
  func drawGlow(_ sketch: inout Sketch) {
    let breath = sway(5, 0.1)
    let ground = sketch.seen(1.6, atLeast: 0.5)
    sketch.fill(
      .ellipse(SketchPoint(50, 100 - ground), 37 + 2 * breath, ground), BonfireTones.glow)
    sketch.fill(.ellipse(SketchPoint(50, 92), 25 + breath, 7), BonfireTones.coal)
  }

  func drawLogs(_ sketch: inout Sketch) {
    let thick = sketch.seen(8.5, atLeast: 1.15)
    drawLog(&sketch, SketchPoint(17, 77), SketchPoint(80, 94), thick, BonfireTones.barkDark)
    drawLog(&sketch, SketchPoint(83, 77), SketchPoint(20, 94), thick, BonfireTones.bark)
  }

  private func drawLog(
    _ sketch: inout Sketch, _ top: SketchPoint, _ end: SketchPoint, _ thick: Double, _ ink: Ink
  ) {
    sketch.fill(.stem(Curve(top, top.toward(end, 0.5), end), thick, thick), ink)
    sketch.fill(.disc(top, thick / 2), ink)
    sketch.fill(.disc(end, thick / 2), ink)
    if sketch.grain < 5.5 { sketch.fill(.disc(end, thick * 0.3), BonfireTones.wood) }
  }
}
