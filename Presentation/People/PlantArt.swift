package import Domain
package import TextUI

/// The description from which a plant in its pot is drawn: species, stage, and how much water the plant lacks. Pictures
/// of every size use the same description.
package struct PlantArt: Hashable, Sendable {
  let species: Species
  /// The stage of growth, 1…3.
  let stage: Int
  /// How much water is missing, from 0 (fresh) to 1 (withered).
  let thirst: Double
  /// The differences from other plants of the species.
  let variety: PlantVariety

  /// Describes a plant with the standard form of its species.
  package init(species: Species, stage: Int, thirst: Double) {
    self.init(species: species, stage: stage, thirst: thirst, variety: .standard)
  }

  init(species: Species, stage: Int, thirst: Double, variety: PlantVariety) {
    self.species = species
    self.stage = min(3, max(1, stage))
    self.thirst = min(1, max(0, thirst))
    self.variety = variety
  }

  /// Describes the plant of a person. If `thirst` is nil, the thirst follows from the state of the plant.
  init(_ plant: Plant, thirst: Double? = nil) {
    self.init(
      species: plant.species, stage: plant.stage,
      thirst: thirst ?? Self.thirst(of: plant.state), variety: PlantVariety(plant.person))
  }

  /// Returns the value of `thirst` with which a state is drawn.
  static func thirst(of state: Plant.State) -> Double {
    switch state {
    case .resting: 0
    case .thirsty: 0.5
    case .withered: 1
    }
  }

  /// The point where the stems leave the soil.
  static let root = SketchPoint(50, 70)

  /// Returns the picture for a pixel size (`grain`), in units of the sketch.
  package func sketch(grain: Double) -> Sketch {
    var bed = PlantBed(
      grain: grain, tones: PlantTones(thirst: thirst, tint: variety.tint), sag: sag,
      variety: variety)
    let saucer = bed.sketch.seen(0.9, atLeast: 0.5)
    bed.sketch.fill(Outline.ellipse(SketchPoint(50, 95.5), 40, saucer), ground)
    drawBack(&bed)
    drawPot(&bed)
    drawFront(&bed)
    if thirst > 0.75 { drawFallenLeaf(&bed) }
    // The saucer stands at the lower edge, which is the upper side of a board.
    return bed.sketch.lowered(by: 100 - 95.5 - saucer)
  }

  /// Draws the parts of the plant that are behind the rim of the pot.
  private func drawBack(_ bed: inout PlantBed) {
    switch species {
    case .rosemary: drawRosemary(&bed)
    case .americanBlue: drawAmericanBlue(&bed)
    case .dandelion: drawDandelion(&bed)
    case .stuckyi: drawStuckyi(&bed)
    case .cactus: drawCactus(&bed)
    }
  }

  /// Draws the parts of the plant that hang over the rim of the pot.
  private func drawFront(_ bed: inout PlantBed) {
    switch species {
    case .americanBlue: drawTrailing(&bed)
    case .dandelion: drawRosette(&bed, isFront: true)
    case .rosemary, .stuckyi, .cactus: break
    }
  }

  /// The amount by which the species droops when it is dry.
  private var sag: PlantBed.Sag {
    switch species {
    case .rosemary: PlantBed.Sag(lean: 22, fall: 26, spread: 20)
    case .americanBlue: PlantBed.Sag(lean: 18, fall: 30, spread: 26)
    case .dandelion: PlantBed.Sag(lean: 26, fall: 30, spread: 8)
    case .stuckyi: PlantBed.Sag(lean: 24, fall: 36, spread: 12)
    case .cactus: PlantBed.Sag(lean: 12, fall: 22, spread: 0)
    }
  }

  private var ground: Ink { PlantTones.ash.mixed(with: PlantTones.petal(species), 0.25) }

  private func drawPot(_ bed: inout PlantBed) {
    let clay = PlantTones.petal(species).mixed(with: PlantTones.ash, thirst * thirst * 0.7)
    let shade = clay.mixed(with: PlantTones.moist, 0.28)
    let light = clay.mixed(with: PlantTones.cream, 0.45)
    func corners(_ top: Double, _ bottom: Double, _ left: Double, _ right: Double, _ inset: Double)
      -> Outline
    {
      Outline([
        SketchPoint(left, top), SketchPoint(right, top), SketchPoint(right - inset, bottom),
        SketchPoint(left + inset, bottom),
      ])
    }
    bed.sketch.fill(corners(69, 73, 35, 65, 0), bed.tones.soil)
    bed.sketch.fill(corners(76, 95, 36, 64, 4), clay)
    bed.sketch.fill(corners(76, 95, 57, 64, 4), shade)
    bed.sketch.fill(corners(72, 78, 33, 67, 0.6), clay)
    bed.sketch.fill(corners(72, 78, 59, 67, 0.6), shade)
    if bed.sketch.grain < 3.4 { bed.sketch.fill(corners(72, 73.6, 33, 67, 0.2), light) }
    for stripe in 0..<variety.stripes where bed.sketch.grain < 4.6 {
      let top = (variety.stripes == 1 ? 82.5 : 80.5) + 6 * Double(stripe)
      let bottom = top + bed.sketch.seen(variety.stripes == 1 ? 5 : 2.6)
      func side(_ row: Double) -> Double { 36 + 4 * (row - 76) / 19 }
      let (left, inset) = (side(top), side(bottom) - side(top))
      bed.sketch.fill(corners(top, bottom, left, 100 - left, inset), light)
      bed.sketch.fill(
        corners(top, bottom, 57 + left - 36, 100 - left, inset), shade.mixed(with: light, 0.4))
    }
  }

  private func drawFallenLeaf(_ bed: inout PlantBed) {
    let length = bed.sketch.seen(13, atLeast: 2.6)
    let width = bed.sketch.seen(5, atLeast: 1.4)
    let start = SketchPoint(73, 94)
    bed.sketch.fill(
      .leaf(
        Curve(
          variety.turned(start), variety.turned(start + SketchPoint(length / 2, -6)),
          variety.turned(start + SketchPoint(length, 0))), width),
      bed.tones(species == .cactus ? PlantTones.pinkDeep : PlantTones.sunDeep))
  }
}

extension Sketch {
  /// Returns the sketch with all shapes further down.
  fileprivate func lowered(by distance: Double) -> Sketch {
    var lowered = Sketch(grain: grain)
    for shape in shapes {
      let corners = shape.outline.corners.map { $0 + SketchPoint(0, distance) }
      lowered.fill(Outline(corners), shape.ink)
    }
    return lowered
  }
}

/// A sketch whose shapes droop and fade according to the plant's thirst.
struct PlantBed {
  /// The distances by which shapes droop when withered: sideways, down at the top, and down at the sides.
  struct Sag {
    let lean: Double
    let fall: Double
    let spread: Double
  }

  var sketch: Sketch
  let tones: PlantTones
  private let sag: Sag
  private let variety: PlantVariety

  init(grain: Double, tones: PlantTones, sag: Sag, variety: PlantVariety) {
    sketch = Sketch(grain: grain)
    self.tones = tones
    self.sag = sag
    self.variety = variety
  }

  /// Returns the position to which a point of the fresh plant moves at this thirst.
  func bent(_ fresh: SketchPoint) -> SketchPoint {
    let point = variety.sized(fresh)
    let height = max(0, (PlantArt.root.y - point.y) / 66)
    let side = (point.x - PlantArt.root.x) / 40
    let thirst = tones.thirst
    let x = point.x + thirst * sag.lean * height * (0.35 + 0.65 * height)
    let y = point.y + thirst * (sag.fall * height + sag.spread * side * side)
    return variety.turned(SketchPoint(besidePot(x), point.y < 93 ? min(93, y) : y))
  }

  /// Returns the x of a drooping point, so that the plant does not reach the plants beside it. Distances of more than
  /// 34 units from the middle are compressed, so that they stay below 42 units.
  private func besidePot(_ x: Double) -> Double {
    let beyond = abs(x - PlantArt.root.x) - 34
    guard tones.thirst > 0, beyond > 0 else { return x }
    let reach = 34 + 8 * beyond / (8 + beyond)
    let near = PlantArt.root.x + (x < PlantArt.root.x ? -reach : reach)
    return x + (near - x) * min(1, 2 * tones.thirst)
  }

  /// Draws a shape that bends and fades with thirst.
  mutating func grow(_ outline: Outline, _ ink: Ink) {
    sketch.fill(Outline(outline.corners.map(bent)), tones(ink))
  }

  /// Draws a shape that keeps its form and only moves by the droop of the given point.
  mutating func grow(_ outline: Outline, around point: SketchPoint, _ ink: Ink) {
    let moved = bent(point) - variety.turned(point)
    sketch.fill(Outline(outline.corners.map { variety.turned($0) + moved }), tones(ink))
  }
}
