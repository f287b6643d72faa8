import Domain
import TextUI

/// Rosemary and American blue: plants of many thin stems.
extension PlantArt {
  // MARK: Rosemary

  /// The stems of a rosemary, back to front. A full-grown plant may have one less at a side.
  private var twigs: [Curve] {
    let left: Int? = stage == 3 ? variety.form(nil, nil, 1) : nil
    return standardTwigs.enumerated().filter { $0.offset != left }
      .map { variety.grown($0.element, $0.offset) }
  }

  private var standardTwigs: [Curve] {
    let root = Self.root
    func twig(_ bend: SketchPoint, _ end: SketchPoint) -> Curve {
      Curve(root + SketchPoint((end.x - 50) * 0.18, 2), bend, end)
    }
    switch stage {
    case 1:
      return [
        twig(SketchPoint(57, 60), SketchPoint(60, 48)),
        twig(SketchPoint(47, 56), SketchPoint(46, 38)),
      ]
    case 2:
      return [
        twig(SketchPoint(41, 56), SketchPoint(35, 36)),
        twig(SketchPoint(60, 58), SketchPoint(66, 40)),
        twig(SketchPoint(50, 50), SketchPoint(51, 25)),
      ]
    default:
      return [
        twig(SketchPoint(33, 52), SketchPoint(21, 34)),
        twig(SketchPoint(68, 54), SketchPoint(80, 32)),
        twig(SketchPoint(40, 44), SketchPoint(34, 16)),
        twig(SketchPoint(60, 46), SketchPoint(68, 15)),
        twig(SketchPoint(49, 40), SketchPoint(51, 4)),
      ]
    }
  }

  func drawRosemary(_ bed: inout PlantBed) {
    for (number, twig) in twigs.enumerated() {
      bed.grow(
        .stem(twig, bed.sketch.seen(2.2, atLeast: 1.1), bed.sketch.seen(1, atLeast: 0.9)),
        PlantTones.needle)
      drawNeedles(&bed, twig, number)
    }
    if stage == 1 { return }
    for (number, twig) in twigs.enumerated() { drawPinks(&bed, twig, number) }
  }

  private func drawNeedles(_ bed: inout PlantBed, _ twig: Curve, _ number: Int) {
    let length = (twig.end - twig.start).length
    let gap = bed.sketch.seen(4.6, atLeast: 1.5)
    let count = max(2, Int(length * 0.86 / gap))
    let size = stage == 1 ? 10.5 : 9.5
    // At a coarse pixel size the needles alternate between the sides, so that gaps stay visible.
    let isCoarse = bed.sketch.grain > 3
    for step in 0...count {
      let part = 0.16 + 0.84 * Double(step) / Double(count)
      let point = twig.at(part)
      let along = twig.direction(part)
      let long = bed.sketch.seen(size * (1.12 - 0.45 * part), atLeast: 2)
      let wide = bed.sketch.seen(2.5, atLeast: 0.95)
      for side in [-1.0, 1.0] where !isCoarse || (side > 0) == (step % 2 == 0) {
        let end = point + (along * 0.75 + along.normal * side).unit * long
        let isLight = (step + number + (side > 0 ? 1 : 0)) % 3 == 0
        bed.grow(.leaf(point, end, wide), isLight ? PlantTones.needleLight : PlantTones.needle)
      }
    }
    let tip = twig.end + twig.direction(1) * bed.sketch.seen(5, atLeast: 1)
    bed.grow(.leaf(twig.at(0.93), tip, bed.sketch.seen(2.8)), PlantTones.needleLight)
  }

  /// Draws buds at stage 2, and small flowers along the stems at stage 3.
  private func drawPinks(_ bed: inout PlantBed, _ twig: Curve, _ number: Int) {
    if stage == 2 {
      let point = twig.at(0.94)
      let radius = bed.sketch.seen(2.4, atLeast: 0.62)
      return bed.grow(.ellipse(point, radius, radius * 1.4), around: point, PlantTones.pinkDeep)
    }
    let first = number + variety.growth
    for (step, part) in [0.45, 0.66, 0.84, 1.0].enumerated() where (step + first) % 2 == 0 {
      let side = (step / 2 + first) % 2 == 0 ? 1.0 : -1.0
      let point = twig.at(part) + twig.direction(part).normal * (side * 3.4)
      let radius = bed.sketch.seen(3.1, atLeast: 0.72)
      bed.grow(.ellipse(point, radius, radius * 1.1), around: point, PlantTones.pink)
      if bed.sketch.grain < 2.6 {
        let inner = point + SketchPoint(0.6, -0.8)
        bed.grow(.disc(inner, radius * 0.45), around: inner, PlantTones.pinkLight)
      }
    }
  }

  // MARK: American blue

  /// The stems of an American blue.
  private var shoots: [Curve] {
    standardShoots.enumerated().map { variety.grown($0.element, $0.offset) }
  }

  private var standardShoots: [Curve] {
    let root = Self.root
    func shoot(_ bend: SketchPoint, _ end: SketchPoint) -> Curve {
      Curve(root + SketchPoint((end.x - 50) * 0.2, 2), bend, end)
    }
    switch stage {
    case 1: return [shoot(SketchPoint(51, 58), SketchPoint(49, 46))]
    case 2:
      return [
        shoot(SketchPoint(38, 54), SketchPoint(29, 44)),
        shoot(SketchPoint(62, 54), SketchPoint(70, 40)),
        shoot(SketchPoint(50, 52), SketchPoint(49, 27)),
      ]
    default:
      return [
        shoot(SketchPoint(32, 46), SketchPoint(18, 46)),
        shoot(SketchPoint(68, 46), SketchPoint(83, 44)),
        shoot(SketchPoint(42, 40), SketchPoint(33, 19)),
        shoot(SketchPoint(59, 42), SketchPoint(68, 20)),
        shoot(SketchPoint(50, 44), SketchPoint(50, 10)),
      ]
    }
  }

  func drawAmericanBlue(_ bed: inout PlantBed) {
    for (number, shoot) in shoots.enumerated() {
      bed.grow(
        .stem(shoot, bed.sketch.seen(2, atLeast: 1.05), bed.sketch.seen(1.2, atLeast: 0.8)),
        PlantTones.forest)
      drawRoundLeaves(&bed, shoot, number)
    }
    // One of the flowers may still be closed.
    let closed = stage == 2 ? 0..<shoots.count : variety.form(0..<0, 1..<2, 2..<3)
    for (number, shoot) in shoots.enumerated() where stage > 1 {
      if closed.contains(number) {
        drawBlueBud(&bed, shoot)
      } else {
        drawBlueFlower(&bed, shoot.end, bed.sketch.seen(9.2, atLeast: 1.6))
      }
    }
    guard stage == 3 else { return }
    let middle = variety.form(
      [SketchPoint(47, 47)], [SketchPoint(57, 50)], [SketchPoint(43, 40), SketchPoint(59, 53)],
      [SketchPoint(52, 38)])
    for point in middle { drawBlueFlower(&bed, point, bed.sketch.seen(8.4, atLeast: 1.5)) }
  }

  /// Draws the stems that hang over the rim of the pot at stage 3.
  func drawTrailing(_ bed: inout PlantBed) {
    guard stage == 3 else { return }
    for (number, end) in [SketchPoint(31, 84), SketchPoint(70, 81)].enumerated() {
      let curve = Curve(SketchPoint(number == 0 ? 42 : 58, 71), SketchPoint(end.x, 66), end)
      bed.grow(
        .stem(curve, bed.sketch.seen(2, atLeast: 1.05), bed.sketch.seen(1.2, atLeast: 0.8)),
        PlantTones.forest)
      drawRoundLeaves(&bed, curve, number)
    }
  }

  private func drawRoundLeaves(_ bed: inout PlantBed, _ shoot: Curve, _ number: Int) {
    let radius = bed.sketch.seen(stage == 1 ? 7 : 5, atLeast: 0.9)
    let count = max(1, Int((shoot.end - shoot.start).length / (radius * 2.2)))
    for step in 1...count {
      let part = Double(step) / Double(count) * 0.9
      let along = shoot.direction(part)
      for side in [-1.0, 1.0] {
        let toward = (along.normal * side + along * 0.45).unit
        let point = shoot.at(part) + toward * (radius * 1.05)
        let isLight = (step + number + (side > 0 ? 1 : 0)) % 2 == 0
        bed.grow(
          .ellipse(point, radius * 1.1, radius * 0.82, toward: toward),
          isLight ? PlantTones.leaf : PlantTones.meadow)
      }
    }
  }

  private func drawBlueBud(_ bed: inout PlantBed, _ shoot: Curve) {
    let radius = bed.sketch.seen(3.4, atLeast: 0.9)
    let point = shoot.end + shoot.direction(1) * (radius * 0.7)
    bed.grow(
      .ellipse(point, radius * 1.6, radius, toward: shoot.direction(1)), around: point,
      PlantTones.skyDeep)
    let tip = point + shoot.direction(1) * (radius * 0.6)
    bed.grow(.disc(tip, radius * 0.6), around: point, PlantTones.skyLight)
  }

  /// The directions of the five petals, as unit vectors.
  static let fivefold = [
    SketchPoint(0, -1), SketchPoint(0.951, -0.309), SketchPoint(0.588, 0.809),
    SketchPoint(-0.588, 0.809), SketchPoint(-0.951, -0.309),
  ]

  private func drawBlueFlower(_ bed: inout PlantBed, _ centre: SketchPoint, _ full: Double) {
    let size = full * (1 - 0.25 * thirst)
    for (number, petal) in Self.fivefold.enumerated() {
      let middle = centre + petal * (size * 0.55)
      bed.grow(
        .ellipse(middle, size * 0.5, size * 0.46, toward: petal), around: centre,
        number % 2 == 0 ? PlantTones.sky : PlantTones.skyLight)
    }
    bed.grow(
      .disc(centre, bed.sketch.seen(size * 0.24, atLeast: 0.5)), around: centre, PlantTones.cream)
    if bed.sketch.grain < 2 {
      bed.grow(.disc(centre, size * 0.1), around: centre, PlantTones.sunDeep)
    }
  }
}
