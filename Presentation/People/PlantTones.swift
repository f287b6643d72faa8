import Domain
import TextUI

/// The colours of a plant, which fade as the plant dries.
struct PlantTones {
  /// How much water is missing, from 0 (fresh) to 1 (withered).
  let thirst: Double
  /// The difference from the standard green, from −2 (cooler) to 2 (warmer).
  var tint = 0

  /// Returns the colour of a living part at this thirst: first paler, then grey-brown.
  func callAsFunction(_ usual: Ink) -> Ink {
    let fresh = tinted(usual)
    let pale = fresh.mixed(with: thirst < 0.7 ? Self.straw : Self.dust, min(0.5, thirst))
    let dry = pale.mixed(with: Self.bark, thirst < 0.5 ? 0 : (thirst - 0.5) * 0.9)
    return Ink(
      red: dry.red, green: dry.green, blue: dry.blue,
      ansi256: thirst < 0.75 ? dry.ansi256 : dryNeighbour(of: fresh, dry),
      ansi16: neighbour(of: fresh.ansi16))
  }

  /// Returns a green with the tint. Other colours are unchanged, and so are the 256-colour and 16-colour entries of a
  /// green.
  private func tinted(_ ink: Ink) -> Ink {
    guard tint != 0, [2, 6, 10].contains(ink.ansi16) else { return ink }
    let mixed = ink.mixed(with: tint > 0 ? Self.warm : Self.cool, 0.13 * Double(abs(tint)))
    return Ink(
      red: mixed.red, green: mixed.green, blue: mixed.blue, ansi256: ink.ansi256,
      ansi16: ink.ansi16)
  }

  /// Returns the 16-colour replacement of a dry colour. The 16 colours have no brown, so greens become dark yellow and
  /// everything else grey.
  private func neighbour(of fresh: UInt8) -> UInt8 {
    if thirst < 0.25 { return fresh }
    if thirst < 0.75 { return fresh & 7 }
    return [2, 6, 10].contains(fresh) ? 3 : 8
  }

  /// Returns the 256-colour replacement of a dry colour. Automatic conversion turns dry greens into blue, so these are
  /// chosen by hand.
  private func dryNeighbour(of fresh: Ink, _ dry: Ink) -> UInt8 {
    switch fresh.ansi16 {
    case 10: 101
    case 2, 6: 242
    default: dry.ansi256
    }
  }

  /// The colour of the soil in the pot, darker when moist.
  var soil: Ink {
    let dry = Self.moist.mixed(with: Self.sand, min(1, thirst * 1.8))
    return dry.mixed(with: Self.dust, max(0, thirst - 0.6))
  }

  /// Returns the colour of the species, for example for its pot.
  static func petal(_ species: Species) -> Ink {
    switch species {
    case .rosemary: Ink(0xF1B0BC, ansi256: 217, ansi16: 13)
    case .americanBlue: Ink(0xAAB3D1, ansi256: 146, ansi16: 12)
    case .dandelion: Ink(0x97CDBD, ansi256: 115, ansi16: 14)
    case .stuckyi: Ink(0x9AB7DE, ansi256: 110, ansi16: 12)
    case .cactus: Ink(0x9EC8EC, ansi256: 117, ansi16: 14)
    }
  }

  // MARK: Greens

  static let leaf = Ink(0x1AD287, ansi256: 42, ansi16: 10)
  static let meadow = Ink(0x17AE73, ansi256: 36, ansi16: 2)
  static let forest = Ink(0x0E8A63, ansi256: 29, ansi16: 2)
  static let needle = Ink(0x3C9C79, ansi256: 72, ansi16: 2)
  static let needleLight = Ink(0x6CC79F, ansi256: 79, ansi16: 10)
  static let agave = Ink(0x4F9E86, ansi256: 72, ansi16: 2)
  static let agaveLight = Ink(0x93CDAF, ansi256: 115, ansi16: 10)
  static let agaveDark = Ink(0x38786B, ansi256: 66, ansi16: 6)
  static let body = Ink(0x3FA97B, ansi256: 36, ansi16: 2)
  static let bodyDark = Ink(0x2A8361, ansi256: 29, ansi16: 6)
  static let bodyLight = Ink(0x74CFA1, ansi256: 79, ansi16: 10)
  static let warm = Ink(0xA9CC2E, ansi256: 148, ansi16: 10)
  static let cool = Ink(0x0B6E86, ansi256: 24, ansi16: 6)

  // MARK: Flowers

  static let pink = Ink(0xF1B0BC, ansi256: 217, ansi16: 13)
  static let pinkLight = Ink(0xFBD9DF, ansi256: 224, ansi16: 15)
  static let pinkDeep = Ink(0xE58A9E, ansi256: 211, ansi16: 5)
  static let sky = Ink(0x7F97E8, ansi256: 105, ansi16: 12)
  static let skyLight = Ink(0xAABBF2, ansi256: 147, ansi16: 12)
  static let skyDeep = Ink(0x5C75CF, ansi256: 68, ansi16: 4)
  static let sun = Ink(0xF7CE46, ansi256: 221, ansi16: 11)
  static let sunDeep = Ink(0xE5A92C, ansi256: 179, ansi16: 3)
  static let seed = Ink(0xBFE6DA, ansi256: 152, ansi16: 15)
  static let seedDeep = Ink(0x97CDBD, ansi256: 115, ansi16: 14)
  static let cream = Ink(0xFDF6DC, ansi256: 230, ansi16: 15)
  static let spine = Ink(0xF2E7C4, ansi256: 223, ansi16: 15)

  // MARK: Earth and dry parts

  static let moist = Ink(0x5B4236, ansi256: 58, ansi16: 3)
  static let sand = Ink(0xC3A484, ansi256: 180, ansi16: 7)
  static let straw = Ink(0xD6D3AE, ansi256: 187, ansi16: 7)
  static let dust = Ink(0xA39C94, ansi256: 247, ansi16: 7)
  static let bark = Ink(0x8C7660, ansi256: 95, ansi16: 3)
  static let ash = Ink(0x89898F, ansi256: 245, ansi16: 8)
  static let water = Ink(0x35BDE0, ansi256: 38, ansi16: 14)
}
