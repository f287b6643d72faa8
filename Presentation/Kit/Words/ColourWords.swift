package import Domain

/// Names colours.
package struct ColourWords: Words {
  package let language: Language

  package init(language: Language) { self.language = language }

  /// Returns the nearest of the names that everybody knows.
  package func name(of colour: RGB) -> String {
    let parts = [Int(colour.red), Int(colour.green), Int(colour.blue)]
    let (most, least) = (parts.max() ?? 0, parts.min() ?? 0)
    let spread = most - least
    if spread < 24 {
      if most > 225 { return say("흰색", "white") }
      return most < 40 ? say("검은색", "black") : say("회색", "grey")
    }
    let base = hue(Self.degrees(parts, most: most, spread: spread))
    let middle = (most + least) / 2
    if middle > 175 { return say("밝은 \(base)", "light \(base)") }
    return middle < 75 ? say("어두운 \(base)", "dark \(base)") : base
  }

  /// Returns the hue in degrees, where red is 0 and green 120.
  private static func degrees(_ parts: [Int], most: Int, spread: Int) -> Int {
    let (red, green, blue) = (parts[0], parts[1], parts[2])
    let angle =
      if most == red {
        60 * (green - blue) / spread
      } else if most == green {
        120 + 60 * (blue - red) / spread
      } else {
        240 + 60 * (red - green) / spread
      }
    return (angle + 360) % 360
  }

  private func hue(_ degrees: Int) -> String {
    switch degrees {
    case 15..<45: say("주황색", "orange")
    case 45..<70: say("노란색", "yellow")
    case 70..<160: say("초록색", "green")
    case 160..<195: say("청록색", "teal")
    case 195..<255: say("파란색", "blue")
    case 255..<290: say("보라색", "purple")
    case 290..<345: say("분홍색", "pink")
    default: say("빨간색", "red")
    }
  }
}
