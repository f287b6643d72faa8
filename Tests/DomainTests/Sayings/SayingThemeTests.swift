import Domain
import Testing

@Suite struct `The theme of sayings` {
  @Test func `has the colours of the original, in its order`() {
    // M-25
    let wanted: [(UInt32, UInt32)] = [
      (0xFFFFFF, 0xF2F2F7), (0x000000, 0x1C1C1E), (0xF4BBB8, 0xFAE8E7), (0xF8D473, 0xFEF6E2),
      (0x8FB789, 0xD6F5D9), (0x96D9E6, 0xD7F1F8), (0x9DABEC, 0xDBE1F7), (0xD6CBF6, 0xF4F2FD),
    ]
    #expect(SayingTheme.allCases.count == wanted.count)
    for (number, (background, secondary)) in wanted.enumerated() {
      let theme = SayingTheme(stored: number)
      #expect(theme.rawValue == number)
      let colours = ThemeColours(theme)
      #expect(colours.background == RGB(background) && colours.secondary == RGB(secondary))
    }
  }

  @Test(arguments: [-1, 8, 99, Int.min, Int.max])
  func `is the first one where the stored number is no theme's`(_ number: Int) {
    // M-25, 4.2 (19)
    #expect(SayingTheme(stored: number) == .white)
  }

  @Test(arguments: SayingTheme.allCases)
  func `has one name in each language, and is known by every name it ever had`(
    _ theme: SayingTheme
  ) {
    // newcomer 8
    let (korean, english) = theme.names
    #expect(theme.name == english)
    for name in [korean, english, english.uppercased(), " \(korean) "] {
      #expect(SayingTheme(named: name) == theme)
    }
    let former = [
      "white", "black", "rolling", "lemon", "undergrowth", "lily", "bubbly", "meeting",
    ]
    #expect(SayingTheme(named: former[theme.rawValue]) == theme)
    #expect(Set(SayingTheme.allCases.flatMap { [$0.names.korean, $0.names.english] }).count == 16)
    #expect(SayingTheme(named: "") == nil && SayingTheme(named: "auto") == nil)
  }

  @Test(arguments: SayingTheme.allCases, Shade.allCases)
  func `has a light ground and a dark one, on which everything can be read`(
    _ theme: SayingTheme, _ shade: Shade
  ) {
    // newcomer 9, M-25, 4.2 (9): contrast is computed, and at least 4.5 to 1
    let colours = ThemeColours(theme, shade)
    let (dark, light) = (RGB(0x1C1C1E), RGB(0xF2F2F7))
    #expect(colours.ink == (shade == .dark ? light : dark))
    #expect(colours.ink.contrast(with: colours.secondary) >= 4.5)
    #expect(colours.quietInk.contrast(with: colours.secondary) >= 4.5)
    #expect(colours.ink.contrast(with: colours.background) >= 4.5)
    #expect(colours.quietInk != colours.ink && colours.background != colours.secondary)
    let others = SayingTheme.allCases.filter { $0 != theme }.map { ThemeColours($0, shade) }
    #expect(!others.map(\.background).contains(colours.background))
  }
}

@Suite struct `A colour as light` {
  @Test func `knows how well it is read on another`() {
    // M-25: the expected values follow the contrast formula of the web guidelines (WCAG)
    let (black, white) = (RGB(0x000000), RGB(0xFFFFFF))
    func isNear(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude < 0.005 }
    #expect(isNear(black.contrast(with: white), 21) && isNear(white.contrast(with: black), 21))
    #expect(white.contrast(with: white) == 1)
    #expect(isNear(RGB(0x777777).contrast(with: white), 4.478))
    #expect(isNear(RGB(0xFF0000).contrast(with: white), 3.998))
    #expect(isNear(RGB(0x0B0B0B).contrast(with: black), 1.067))
  }

  @Test func `mixes with another, and never beyond it`() {
    let (black, white) = (RGB(0x000000), RGB(0xFFFFFF))
    #expect(black.mixed(with: white, 0.5) == RGB(0x808080))
    #expect(black.mixed(with: white, 7) == white && black.mixed(with: white, -7) == black)
  }
}
