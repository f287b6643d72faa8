import Domain
import TextUI

/// The look of a plant's state: a colour, and always a sign or a word as well.
struct PlantAppearance {
  let plant: Plant

  init(_ plant: Plant) { self.plant = plant }

  /// Returns the sign before a name.
  func sign(_ glyphs: Glyphs) -> String {
    switch plant.state {
    case .resting: glyphs.watered
    case .thirsty: glyphs.thirsty
    case .withered: glyphs.withered
    }
  }

  /// The hearts of the affection. Those of a withered plant have no colour.
  func hearts(_ glyphs: Glyphs) -> [StyledText] {
    AffectionHearts(plant.person.affection).pieces(glyphs, isQuiet: plant.state == .withered)
  }

  /// The colour of the state, readable on black and on white.
  var ink: Ink { Self.ink(of: plant.state) }

  static func ink(of state: Plant.State) -> Ink {
    switch state {
    case .resting: Accent.leaf
    case .thirsty: Accent.amber
    case .withered: Accent.rose
    }
  }

  /// The colour of the hearts.
  static let heart = Ink(0xE06A8A, ansi256: 168, ansi16: 5)

  /// Returns the sign, the days left, and the plant's condition.
  func line(_ words: PeopleWords, _ glyphs: Glyphs) -> String {
    "\(sign(glyphs)) \(words.nearness(plant)) · \(words.condition(plant))"
  }
}
