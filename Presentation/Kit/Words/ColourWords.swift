package import Domain

/// Names colours.
package struct ColourWords: Words {
  package let language: Language

  package init(language: Language) { self.language = language }

  package static let black = Phrase("검정", "black")
  package static let blue = Phrase("파랑", "blue")
  package static let green = Phrase("초록", "green")
  package static let orange = Phrase("주황", "orange")
  package static let pink = Phrase("분홍", "pink")
  package static let purple = Phrase("보라", "purple")
  package static let red = Phrase("빨강", "red")
  package static let teal = Phrase("청록", "teal")
  package static let yellow = Phrase("노랑", "yellow")

  /// Returns the common colour name that is nearest to a colour.
  package func name(of colour: RGB) -> String {
    let parts = [Int(colour.red), Int(colour.green), Int(colour.blue)]
    let (most, least) = (parts.max() ?? 0, parts.min() ?? 0)
    let spread = most - least
    if spread < 24 {
      if most > 225 { return say("하양", "white") }
      return most < 40 ? Self.black(language) : say("잿빛", "grey")
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
    case 15..<45: Self.orange(language)
    case 45..<70: Self.yellow(language)
    case 70..<160: Self.green(language)
    case 160..<195: Self.teal(language)
    case 195..<255: Self.blue(language)
    case 255..<290: Self.purple(language)
    case 290..<345: Self.pink(language)
    default: Self.red(language)
    }
  }
}
