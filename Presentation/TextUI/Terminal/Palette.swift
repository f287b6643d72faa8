/// The fixed palettes of terminals without true colour.
package enum Palette {
  /// The levels of the 6×6×6 cube in the 256-colour palette.
  private static let steps: [Int] = [0, 95, 135, 175, 215, 255]

  /// The sixteen colours as most terminals draw them.
  private static let sixteen: [(Int, Int, Int)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205),
    (0, 205, 205), (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0),
    (92, 92, 255), (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]

  /// Returns the entry of the 256-colour palette that is nearest to a colour.
  package static func nearest256(red: UInt8, green: UInt8, blue: UInt8) -> UInt8 {
    let wanted = (Int(red), Int(green), Int(blue))
    let cube = [wanted.0, wanted.1, wanted.2].map { value in
      steps.indices.min { abs(steps[$0] - value) < abs(steps[$1] - value) } ?? 0
    }
    let cubeColour = (steps[cube[0]], steps[cube[1]], steps[cube[2]])
    let mean = (wanted.0 + wanted.1 + wanted.2) / 3
    let grey = min(23, max(0, (mean - 3) / 10))
    let greyLevel = 8 + 10 * grey
    if distance(wanted, (greyLevel, greyLevel, greyLevel)) < distance(wanted, cubeColour) {
      return UInt8(232 + grey)
    }
    return UInt8(16 + 36 * cube[0] + 6 * cube[1] + cube[2])
  }

  /// Returns the entry of the 16-colour palette that is nearest to a colour.
  package static func nearest16(red: UInt8, green: UInt8, blue: UInt8) -> UInt8 {
    let wanted = (Int(red), Int(green), Int(blue))
    let best = sixteen.indices.min {
      distance(sixteen[$0], wanted) < distance(sixteen[$1], wanted)
    }
    return UInt8(best ?? 7)
  }

  /// Returns a rough perceptual distance; the eye weighs green most and blue least.
  private static func distance(_ a: (Int, Int, Int), _ b: (Int, Int, Int)) -> Int {
    let red = a.0 - b.0
    let green = a.1 - b.1
    let blue = a.2 - b.2
    return 3 * red * red + 6 * green * green + blue * blue
  }
}
