/// Whether things are light or dark.
public enum Shade: String, Equatable, Sendable, CaseIterable {
  case light, dark
}

/// A theme on its light or on its dark ground.
public struct ThemeColours: Hashable, Sendable {
  public let theme: SayingTheme
  public let shade: Shade

  /// A theme on a ground; without one on the one it was made for.
  public init(_ theme: SayingTheme, _ shade: Shade? = nil) {
    self.theme = theme
    self.shade = shade ?? (theme == .black ? .dark : .light)
  }

  /// The colours that two settings come to: those of a theme that is chosen, on the ground that is
  /// wanted, or else those of a light or a dark page; nothing where neither is wanted.
  public init?(theme: String, appearance: String) {
    let shade = Shade(rawValue: appearance)
    if let chosen = SayingTheme(named: theme) {
      self.init(chosen, shade)
      return
    }
    guard let shade else { return nil }
    self.init(shade == .dark ? .black : .white, shade)
  }

  /// What lies behind everything.
  public var background: RGB { grounds.background }

  /// What a saying stands on.
  public var secondary: RGB { grounds.secondary }

  private var grounds: (background: RGB, secondary: RGB) {
    let (background, secondary) = shade == .dark ? dark : light
    return (RGB(background), RGB(secondary))
  }

  private var light: (UInt32, UInt32) {
    switch theme {
    case .white: (0xFFFFFF, 0xF2F2F7)
    case .black: (0xD1D1D6, 0xE5E5EA)
    case .rolling: (0xF4BBB8, 0xFAE8E7)
    case .lemon: (0xF8D473, 0xFEF6E2)
    case .undergrowth: (0x8FB789, 0xD6F5D9)
    case .lily: (0x96D9E6, 0xD7F1F8)
    case .bubbly: (0x9DABEC, 0xDBE1F7)
    case .meeting: (0xD6CBF6, 0xF4F2FD)
    }
  }

  private var dark: (UInt32, UInt32) {
    switch theme {
    case .white: (0x1C1C1E, 0x2C2C2E)
    case .black: (0x000000, 0x1C1C1E)
    case .rolling: (0x331D1C, 0x462A28)
    case .lemon: (0x2E250F, 0x403516)
    case .undergrowth: (0x182618, 0x253A25)
    case .lily: (0x0F2A31, 0x183B44)
    case .bubbly: (0x1B2142, 0x282F58)
    case .meeting: (0x272040, 0x362D56)
    }
  }

  /// The colour of a saying's words: nearly black, or nearly white where that is read better.
  public var ink: RGB {
    let (dark, light) = (RGB(0x1C1C1E), RGB(0xF2F2F7))
    return dark.contrast(with: secondary) >= light.contrast(with: secondary) ? dark : light
  }

  /// A quieter colour, for who said it; still easy to read.
  public var quietInk: RGB { ink.mixed(with: secondary, 0.35) }
}
