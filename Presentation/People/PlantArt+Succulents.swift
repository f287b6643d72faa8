import Domain
import TextUI

/// Stuckyi and the hedgehog cactus, which are succulents and store water.
extension PlantArt {
  // MARK: Stuckyi

  /// A leaf with the x of its base, its tip, and its width.
  private typealias Spear = (foot: Double, tip: SketchPoint, width: Double)

  /// The leaves, back to front. A full-grown plant may have one less.
  private var spears: [Spear] {
    let left: Int? = stage == 3 ? variety.form(nil, 5, 6, 1) : nil
    return standardSpears.enumerated().filter { $0.offset != left }.map { number, spear in
      let foot = SketchPoint(spear.foot, 72)
      return (spear.foot, variety.grown(Curve(foot, foot, spear.tip), number).end, spear.width)
    }
  }

  private var standardSpears: [Spear] {
    switch stage {
    case 1: [(50, SketchPoint(52, 40), 9)]
    case 2:
      [
        (43, SketchPoint(35, 38), 8.5), (57, SketchPoint(65, 30), 8.5),
        (50, SketchPoint(50, 20), 9),
      ]
    default:
      [
        (42, SketchPoint(27, 26), 8), (58, SketchPoint(74, 22), 8), (46, SketchPoint(39, 9), 8.6),
        (55, SketchPoint(62, 5), 8.6), (50, SketchPoint(51, 18), 9), (40, SketchPoint(33, 47), 7.4),
        (60, SketchPoint(69, 44), 7.4),
      ]
    }
  }

  func drawStuckyi(_ bed: inout PlantBed) {
    for spear in spears {
      let foot = SketchPoint(spear.foot, 72)
      let middle = SketchPoint(
        spear.foot + (spear.tip.x - spear.foot) * 0.35, (72 + spear.tip.y) / 2)
      let curve = Curve(foot, middle, spear.tip)
      let half = bed.sketch.seen(spear.width, atLeast: 1.7) / 2
      func thickness(_ part: Double) -> Double {
        part < 0.55 ? 1 : (1 - ((part - 0.55) / 0.45) * ((part - 0.55) / 0.45)) * 0.94 + 0.06
      }
      bed.grow(.ribbon(curve, steps: 12) { half * thickness($0) }, PlantTones.agaveDark)
      drawStripe(&bed, curve, -0.24, half * 0.74, thickness, PlantTones.agave)
      drawStripe(&bed, curve, -0.42, half * 0.34, thickness, PlantTones.agaveLight)
      if bed.sketch.grain < 2.2 { drawBands(&bed, curve, half, thickness) }
    }
  }

  /// Draws a stripe along a leaf, beside its centre line.
  private func drawStripe(
    _ bed: inout PlantBed, _ curve: Curve, _ side: Double, _ half: Double,
    _ thickness: (Double) -> Double, _ ink: Ink
  ) {
    let shift = SketchPoint(side * half * 1.2, 0)
    let moved = Curve(
      curve.start + shift, curve.bend + shift, curve.end + SketchPoint(0, half * 0.8))
    bed.grow(.ribbon(moved, steps: 12) { half * thickness($0) }, ink)
  }

  private func drawBands(
    _ bed: inout PlantBed, _ curve: Curve, _ half: Double, _ thickness: (Double) -> Double
  ) {
    for part in stride(from: 0.14, to: 0.82, by: 0.17) {
      let point = curve.at(part)
      let across = curve.direction(part).normal * (half * 0.92 * thickness(part))
      bed.grow(
        .stem(Curve(point - across, point + SketchPoint(0, 1.8), point + across), 1.1, 1.1),
        PlantTones.agaveDark)
    }
  }

  // MARK: Hedgehog cactus

  private var ball: (centre: SketchPoint, wide: Double, high: Double) {
    switch stage {
    case 1: (SketchPoint(50, 61), 13, 12)
    case 2: (SketchPoint(50, 54), 19, 19)
    default: (SketchPoint(50, 50), 24, 23)
    }
  }

  func drawCactus(_ bed: inout PlantBed) {
    let (centre, wide, high) = ball
    bed.grow(.ellipse(centre, wide, high), PlantTones.bodyDark)
    let ribs: [Double] = bed.sketch.grain < 3 ? [0.84, 0.66, 0.48, 0.3, 0.12] : [0.8, 0.45, 0.16]
    for (number, part) in ribs.enumerated() {
      bed.grow(
        .ellipse(centre, wide * part, high * 0.985),
        number % 2 == 0 ? PlantTones.body : PlantTones.bodyDark)
    }
    let shine = SketchPoint(centre.x - wide * 0.34, centre.y - high * 0.12)
    bed.grow(.ellipse(shine, wide * 0.1, high * 0.6), PlantTones.bodyLight)
    drawSpines(&bed)
    switch stage {
    case 1: break
    case 2: drawCactusBud(&bed, SketchPoint(centre.x + 2, centre.y - high))
    default:
      let shift = variety.form(1.0, -6, 7, 3)
      let buds: [Double] = variety.form([], [], [shift > 2 ? -11 : 12], [-13, 14])
      for bud in buds {
        drawCactusBud(&bed, SketchPoint(centre.x + bud, centre.y - high * 0.86))
      }
      drawCactusBloom(&bed, SketchPoint(centre.x + shift, centre.y - high - 7))
    }
  }

  /// Draws tufts of spines on the ribs; at a coarse pixel size each tuft is a dot.
  private func drawSpines(_ bed: inout PlantBed) {
    let isFine = bed.sketch.grain < 3
    let rows = isFine ? [-0.72, -0.42, -0.1, 0.22, 0.54] : stage == 1 ? [0.1] : [-0.5, 0.05, 0.55]
    let columns = isFine ? [-0.93, -0.57, -0.2, 0.2, 0.57, 0.93] : [-0.56, 0.06, 0.68]
    for (number, row) in rows.enumerated() {
      let shift = number % 2 == 0 ? 0.0 : 0.06
      for column in columns {
        let reach = (1 - row * row).squareRoot() * column * ball.wide
        let point = ball.centre + SketchPoint(reach, (row + shift) * ball.high)
        if isFine {
          drawTuft(&bed, point)
        } else {
          bed.grow(.disc(point, bed.sketch.grain * 0.5), around: point, PlantTones.spine)
        }
      }
    }
  }

  private func drawTuft(_ bed: inout PlantBed, _ point: SketchPoint) {
    let out = (point - ball.centre).unit
    let long = bed.sketch.seen(3.6, atLeast: 0.9)
    let thick = bed.sketch.seen(0.8, atLeast: 0.62)
    for turn in [-0.7, 0, 0.7] {
      let end = point + (out + out.normal * turn).unit * long
      bed.grow(.stem(Curve(point, point, end), thick, 0.4), PlantTones.spine)
    }
  }

  private func drawCactusBud(_ bed: inout PlantBed, _ foot: SketchPoint) {
    let size = bed.sketch.seen(5, atLeast: 1.2)
    bed.grow(
      .ellipse(foot + SketchPoint(0, -size * 0.7), size * 0.8, size * 1.3), around: foot,
      PlantTones.pinkDeep)
    bed.grow(
      .ellipse(foot + SketchPoint(0, size * 0.1), size * 0.8, size * 0.7), around: foot,
      PlantTones.body)
    bed.grow(
      .leaf(foot, foot + SketchPoint(0, -size * 1.9), size * 0.7), around: foot, PlantTones.pink)
  }

  private func drawCactusBloom(_ bed: inout PlantBed, _ centre: SketchPoint) {
    let size = bed.sketch.seen(15, atLeast: 2.4)
    let foot = SketchPoint(centre.x, ball.centre.y - ball.high + 2)
    bed.grow(
      .stem(Curve(foot, foot, centre), size * 0.5, size * 0.7), around: foot, PlantTones.forest)
    let outer = [
      SketchPoint(-1, -0.05), SketchPoint(1, -0.05), SketchPoint(-0.86, -0.5),
      SketchPoint(0.86, -0.5), SketchPoint(-0.5, -0.86),
      SketchPoint(0.5, -0.86), SketchPoint(0, -1),
    ]
    for petal in outer {
      bed.grow(
        .leaf(centre + SketchPoint(0, size * 0.2), centre + petal * size, size * 0.5), around: foot,
        PlantTones.pinkDeep)
    }
    for petal in outer {
      bed.grow(
        .leaf(
          centre + SketchPoint(0, size * 0.22),
          centre + SketchPoint(petal.x * 0.8, petal.y * 0.78) * size,
          size * 0.46), around: foot,
        petal.x < -0.3 ? PlantTones.pinkLight : PlantTones.pink)
    }
    bed.grow(
      .ellipse(centre + SketchPoint(0, size * 0.02), size * 0.2, size * 0.16), around: foot,
      PlantTones.sun
    )
  }
}
