import Domain
import TextUI

/// An animation on one person's plant: falling water, and rising petals if the affection has become full.
package struct PlantMoment: Equatable, Sendable {
  /// The person whose plant is animated; the animation is never shown on another plant.
  let id: ID<Person>
  /// The plant's state before it was watered.
  let before: Plant.State
  /// Whether the watering has just filled the affection.
  let celebrates: Bool
  /// The milliseconds since the animation began.
  private(set) var elapsed = 0

  /// The duration of the falling water, in milliseconds.
  static let watering = 1200
  /// The duration of the rising petals, in milliseconds.
  static let celebration = 2000
  /// The milliseconds between two frames, about 12 a second.
  static let frame = 84

  init(id: ID<Person>, before: Plant.State, celebrates: Bool) {
    self.id = id
    self.before = before
    self.celebrates = celebrates
  }

  /// Starts the animation for a change of a plant. If `before` is nil, no petals rise.
  init(from before: Plant?, to after: Plant) {
    let wasFull = (before?.person.affection.points ?? Affection.full) >= Affection.full
    self.init(
      id: after.person.id, before: before?.state ?? .resting,
      celebrates: !wasFull && after.person.affection.points >= Affection.full)
  }

  private var length: Int { Self.watering + (celebrates ? Self.celebration : 0) }
  var isOver: Bool { elapsed >= length }

  /// Advances the animation, at most to its end.
  mutating func pass(_ milliseconds: Int) {
    elapsed = min(length, elapsed + max(0, milliseconds))
  }

  /// Returns the animation advanced by some time; nil once it is over.
  func passed(_ milliseconds: Int) -> PlantMoment? {
    var moment = self
    moment.pass(milliseconds)
    return moment.isOver ? nil : moment
  }

  /// The thirst with which the plant is drawn. It falls from the thirst of the earlier state to 0.
  var thirst: Double {
    let part = Easing.part(of: elapsed, from: 300, to: Self.watering - 100)
    return PlantArt.thirst(of: before) * (1 - Easing.smooth(part))
  }

  /// Draws the drops, then the petals, over the plant.
  func draw(into sketch: inout Sketch, _ species: Species) {
    if elapsed < Self.watering { drawDrops(into: &sketch) }
    if elapsed >= Self.watering { drawPetals(into: &sketch, species) }
  }

  /// The time for which a drop falls, in milliseconds.
  private static let fall = 500

  /// The x of each drop, and the millisecond at which it starts.
  private static let drops: [(x: Double, start: Int)] = [
    (44, 0), (60, 56), (31, 104), (52, 168), (70, 224), (38, 280), (57, 344), (48, 408), (66, 472),
    (34, 528), (54, 592), (44, 656),
  ]

  private func drawDrops(into sketch: inout Sketch) {
    let radius = sketch.seen(2.3, atLeast: 0.75)
    for drop in Self.drops where (drop.start..<(drop.start + Self.fall)).contains(elapsed) {
      let part = Easing.part(of: elapsed, from: drop.start, to: drop.start + Self.fall)
      let point = SketchPoint(drop.x, -4 + 74 * part * (0.4 + 0.6 * part))
      sketch.fill(.disc(point, radius), PlantTones.water)
      let tail = point - SketchPoint(0, radius * 2.6)
      sketch.fill(.stem(Curve(point, point, tail), radius * 1.8, 0.2), PlantTones.water)
    }
  }

  /// The petals. Each has its x relative to the centre, its sideways drift, and its start in milliseconds.
  private static let petals: [(x: Double, drift: Double, start: Int)] = [
    (-34, -8, 0), (28, 10, 80), (-16, -12, 160), (40, 6, 240), (4, -6, 320), (-42, 10, 400),
    (18, 12, 480), (-26, 6, 560), (34, -10, 640), (-6, 8, 720), (12, -12, 800), (-38, 4, 880),
  ]

  /// Draws petals that rise around the plant and shrink away.
  private func drawPetals(into sketch: inout Sketch, _ species: Species) {
    let inks = [PlantTones.petal(species), PlantTones.sun, PlantTones.pink]
    let now = elapsed - Self.watering
    for (number, petal) in Self.petals.enumerated() {
      let part = Easing.part(of: now, from: petal.start, to: petal.start + 1100)
      if part <= 0 || part >= 1 { continue }
      let point = SketchPoint(50 + petal.x + petal.drift * part, 66 - 62 * part)
      let size = sketch.seen(4 * (1 - part * part), atLeast: 0.7)
      sketch.fill(
        .ellipse(point, size, size * 0.7, toward: SketchPoint(petal.drift, -10)),
        inks[number % inks.count])
    }
  }
}
