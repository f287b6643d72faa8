import Domain

/// How the state of a plant looks: always a sign or a word besides the colour.
struct PlantLook {
  let plant: Plant

  init(_ plant: Plant) { self.plant = plant }

  /// The sign before a name.
  func sign(_ glyphs: Glyphs) -> String {
    switch plant.state {
    case .resting: glyphs.watered
    case .thirsty: glyphs.thirsty
    case .withered: glyphs.withered
    }
  }

  /// The colour of the state, readable on black and on white.
  var ink: Ink {
    switch plant.state {
    case .resting: Accent.leaf
    case .thirsty: Accent.rose
    case .withered: PlantLook.ash
    }
  }

  /// The colour of the species, for pictures and gauges.
  var petal: Ink {
    switch plant.species {
    case .rosemary: Ink(0xF1B0BC, ansi256: 217, ansi16: 13)
    case .americanBlue: Ink(0xAAB3D1, ansi256: 146, ansi16: 12)
    case .dandelion: Ink(0x97CDBD, ansi256: 115, ansi16: 10)
    case .stuckyi: Ink(0x9AB7DE, ansi256: 110, ansi16: 14)
    case .cactus: Ink(0x9EC8EC, ansi256: 117, ansi16: 14)
    }
  }

  static let ash = Ink(0x77777D, ansi256: 243, ansi16: 8)
}
