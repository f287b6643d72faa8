import Domain
import TextUI

/// Something that moves for a moment on one person's plant: the water that was just given, and
/// the joy of an affection that has become full.
struct PlantMoment: Equatable, Sendable {
  /// Whose plant it is; it is never shown on another one.
  let id: ID<Person>
  /// How the plant was before it was watered.
  let before: Plant.State
  /// Whether the affection has just become full.
  let celebrates: Bool
  /// The thousandths of a second since it began.
  private(set) var elapsed = 0

  /// How long the water falls.
  static let watering = 2400
  /// How long the joy lasts.
  static let celebration = 2000
  /// The thousandths of a second between two pictures: twelve in a second.
  static let frame = 84

  init(id: ID<Person>, before: Plant.State, celebrates: Bool) {
    self.id = id
    self.before = before
    self.celebrates = celebrates
  }

  /// What happens between a plant as it was and as it is.
  init(from before: Plant?, to after: Plant) {
    let wasFull = (before?.person.affection.points ?? Affection.full) >= Affection.full
    self.init(
      id: after.person.id, before: before?.state ?? .resting,
      celebrates: !wasFull && after.person.affection.points >= Affection.full)
  }

  private var length: Int { Self.watering + (celebrates ? Self.celebration : 0) }
  var isOver: Bool { elapsed >= length }

  /// Lets time pass.
  mutating func pass(_ milliseconds: Int) {
    elapsed = min(length, elapsed + max(0, milliseconds))
  }

  /// What is left of it once time has passed.
  func passed(_ milliseconds: Int) -> PlantMoment? {
    var moment = self
    moment.pass(milliseconds)
    return moment.isOver ? nil : moment
  }

  /// How much water the plant still misses, from what it missed before down to nothing.
  var thirst: Double {
    let part = Easing.part(of: elapsed, from: 600, to: Self.watering - 200)
    return PlantArt.thirst(of: before) * (1 - Easing.smooth(part))
  }

  /// Draws what moves over the plant.
  func draw(into sketch: inout Sketch, _ species: Species) {
    if elapsed < Self.watering { drawDrops(into: &sketch) }
    if elapsed >= Self.watering { drawPetals(into: &sketch, species) }
  }

  /// How long a drop falls.
  private static let fall = 700

  /// Where each drop falls, and when it begins.
  private static let drops: [(x: Double, start: Int)] = [
    (44, 0), (60, 140), (31, 260), (52, 420), (70, 560), (38, 700), (57, 860), (48, 1020),
    (66, 1180), (34, 1320), (54, 1480), (44, 1640),
  ]

  private func drawDrops(into sketch: inout Sketch) {
    let radius = sketch.seen(2.3, atLeast: 0.75)
    for drop in Self.drops where (drop.start..<(drop.start + Self.fall)).contains(elapsed) {
      let part = Easing.part(of: elapsed, from: drop.start, to: drop.start + Self.fall)
      let place = Spot(drop.x, -4 + 74 * part * (0.4 + 0.6 * part))
      sketch.fill(.disc(place, radius), PlantTones.water)
      let tail = place - Spot(0, radius * 2.6)
      sketch.fill(.stem(Curve(place, place, tail), radius * 1.8, 0.2), PlantTones.water)
    }
  }

  /// Where each petal starts beside the middle, and how far it drifts.
  private static let petals: [(x: Double, drift: Double, start: Int)] = [
    (-34, -8, 0), (28, 10, 80), (-16, -12, 160), (40, 6, 240), (4, -6, 320), (-42, 10, 400),
    (18, 12, 480), (-26, 6, 560), (34, -10, 640), (-6, 8, 720), (12, -12, 800), (-38, 4, 880),
  ]

  /// Petals rise around a plant whose affection is full, and vanish.
  private func drawPetals(into sketch: inout Sketch, _ species: Species) {
    let inks = [PlantTones.petal(species), PlantTones.sun, PlantTones.pink]
    let now = elapsed - Self.watering
    for (number, petal) in Self.petals.enumerated() {
      let part = Easing.part(of: now, from: petal.start, to: petal.start + 1100)
      if part <= 0 || part >= 1 { continue }
      let place = Spot(50 + petal.x + petal.drift * part, 66 - 62 * part)
      let size = sketch.seen(4 * (1 - part * part), atLeast: 0.7)
      sketch.fill(
        .ellipse(place, size, size * 0.7, toward: Spot(petal.drift, -10)),
        inks[number % inks.count])
    }
  }
}
