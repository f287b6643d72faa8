import Domain
import TextUI

/// The dandelion: a rosette of toothed leaves with a bud (stage 2), or with a flower and a seed head (stage 3).
extension PlantArt {
  func drawDandelion(_ bed: inout PlantBed) {
    drawRosette(&bed, isFront: false)
    switch stage {
    case 1: break
    case 2: drawDandelionBud(&bed, on: stalk(to: SketchPoint(51, 36), SketchPoint(47, 52)))
    default:
      let (seeds, yellow) = variety.form(
        (SketchPoint(71, 25), SketchPoint(36, 22)), (SketchPoint(67, 19), SketchPoint(35, 34)),
        (SketchPoint(72, 35), SketchPoint(40, 17)), (SketchPoint(64, 30), SketchPoint(31, 27)))
      drawSeeds(&bed, on: stalk(to: seeds, SketchPoint(58, 52)))
      if variety.form(false, true, false) {
        drawDandelionBud(&bed, on: stalk(to: SketchPoint(53, 44), SketchPoint(51, 58)))
      } else if variety.form(false, false, true) {
        drawYellow(&bed, on: stalk(to: SketchPoint(55, 45), SketchPoint(52, 58)), size: 0.72)
      }
      drawYellow(&bed, on: stalk(to: yellow, SketchPoint(47, 48)))
    }
  }

  private func stalk(to end: SketchPoint, _ bend: SketchPoint) -> Curve {
    Curve(Self.root + SketchPoint(0, 2), bend, end)
  }

  /// Draws the leaves behind the pot's rim or, with `isFront`, the two leaves in front of the rim.
  func drawRosette(_ bed: inout PlantBed, isFront: Bool) {
    let reach = stage == 1 ? 0.72 : 1.0
    let back: [(SketchPoint, SketchPoint)] = [
      (SketchPoint(36, 52), SketchPoint(17, 50)), (SketchPoint(64, 52), SketchPoint(83, 50)),
      (SketchPoint(44, 48), SketchPoint(33, 40)),
      (SketchPoint(56, 48), SketchPoint(66, 42)),
    ]
    let front: [(SketchPoint, SketchPoint)] = [
      (SketchPoint(36, 62), SketchPoint(20, 72)), (SketchPoint(64, 62), SketchPoint(80, 71)),
    ]
    let root = Self.root
    for (number, leaf) in (isFront ? front : back).enumerated() {
      let start = isFront ? root + SketchPoint(number == 0 ? -6 : 6, 2) : root + SketchPoint(0, 2)
      let curve = variety.grown(
        Curve(start, start.toward(leaf.0, reach), start.toward(leaf.1, reach)),
        isFront ? number + 4 : number)
      drawToothedLeaf(&bed, curve, number % 2 == 0 ? PlantTones.meadow : PlantTones.forest)
    }
  }

  private func drawToothedLeaf(_ bed: inout PlantBed, _ curve: Curve, _ ink: Ink) {
    let width = bed.sketch.seen(4.2, atLeast: 0.9)
    let isFine = bed.sketch.grain < 3.4
    bed.grow(
      .ribbon(curve, steps: isFine ? 14 : 7) { part in
        let tooth = isFine && Int(part * 14) % 2 == 1 ? 0.62 : 1.0
        return width * (0.35 + 1.1 * part * (1.28 - part)) * tooth * (part > 0.95 ? 0.2 : 1)
      }, ink)
    if bed.sketch.grain < 2.2 { bed.grow(.stem(curve, 1.2, 0.6), PlantTones.leaf) }
  }

  private func drawStalk(_ bed: inout PlantBed, _ stalk: Curve) {
    bed.grow(
      .stem(stalk, bed.sketch.seen(2.4, atLeast: 0.8), bed.sketch.seen(1.8, atLeast: 0.8)),
      PlantTones.leaf)
  }

  private func drawDandelionBud(_ bed: inout PlantBed, on stalk: Curve) {
    drawStalk(&bed, stalk)
    let radius = bed.sketch.seen(5, atLeast: 1)
    let top = stalk.end
    bed.grow(
      .ellipse(top + SketchPoint(0, -radius * 0.9), radius * 0.7, radius * 0.8), around: top,
      PlantTones.sun)
    bed.grow(.ellipse(top, radius, radius * 1.15), around: top, PlantTones.forest)
    bed.grow(
      .leaf(top + SketchPoint(0, radius), top + SketchPoint(0, -radius * 1.1), radius * 0.8),
      around: top,
      PlantTones.leaf)
  }

  private func drawYellow(_ bed: inout PlantBed, on stalk: Curve, size: Double = 1) {
    drawStalk(&bed, stalk)
    let centre = stalk.end
    let radius = bed.sketch.seen(12.5 * size, atLeast: 2)
    bed.grow(
      .ellipse(centre + SketchPoint(0, radius * 0.55), radius * 0.5, radius * 0.5), around: centre,
      PlantTones.forest)
    drawRays(&bed, centre, radius, bed.sketch.seen(radius * 0.34), PlantTones.sunDeep)
    drawRays(&bed, centre, radius * 0.82, bed.sketch.seen(radius * 0.4), PlantTones.sun)
    bed.grow(.disc(centre, radius * 0.42), around: centre, PlantTones.sun)
    if bed.sketch.grain < 3 {
      bed.grow(.disc(centre, radius * 0.2), around: centre, PlantTones.sunDeep)
    }
  }

  /// Draws the seed head: thin rays with a small tuft at the end of each.
  private func drawSeeds(_ bed: inout PlantBed, on stalk: Curve) {
    drawStalk(&bed, stalk)
    let centre = stalk.end
    let radius = bed.sketch.seen(14, atLeast: 2.1)
    bed.grow(.disc(centre, radius * 0.9), around: centre, PlantTones.seedDeep)
    if bed.sketch.grain < 3.4 {
      drawRays(&bed, centre, radius * 0.95, bed.sketch.seen(1.4, atLeast: 0.7), PlantTones.seed)
    }
    for direction in Outline.disc(SketchPoint(0, 0), 1).corners.enumerated()
    where direction.offset % 2 == 0 {
      let point = centre + direction.element * radius
      bed.grow(.disc(point, bed.sketch.seen(1.7, atLeast: 0.5)), around: centre, PlantTones.seed)
    }
    bed.grow(.disc(centre, bed.sketch.seen(2.6, atLeast: 0.7)), around: centre, PlantTones.bark)
  }

  private func drawRays(
    _ bed: inout PlantBed, _ centre: SketchPoint, _ radius: Double, _ width: Double, _ ink: Ink
  ) {
    for direction in Outline.disc(SketchPoint(0, 0), 1).corners.enumerated()
    where direction.offset % 2 == 0 {
      bed.grow(
        .ribbon(Curve(centre, centre, centre + direction.element * radius), steps: 3) {
          width * (0.3 + 0.3 * $0)
        }, around: centre, ink)
    }
  }
}
