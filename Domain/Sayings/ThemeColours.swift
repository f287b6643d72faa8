/// A light or dark variant of colours.
public enum Shade: String, Equatable, Sendable, CaseIterable {
  case light, dark
}

extension RGB {
  /// The shade of the colour as a background. It is light if dark text has at least as much contrast as light text.
  public var shade: Shade {
    contrast(with: RGB(0x1C1C1E)) >= contrast(with: RGB(0xF2F2F7)) ? .light : .dark
  }
}

/// The colours of a theme in one shade.
public struct ThemeColours: Hashable, Sendable {
  public let theme: SayingTheme
  public let shade: Shade

  /// Creates the colours of a theme. The default shade is dark for the black theme, and light for all others.
  public init(_ theme: SayingTheme, _ shade: Shade? = nil) {
    self.theme = theme
    self.shade = shade ?? (theme == .black ? .dark : .light)
  }

  public var background: RGB { values.background }

  /// The background of a saying.
  public var secondary: RGB { values.secondary }

  /// The accent colour of the theme, also used for frames.
  public var tint: RGB { values.tint }

  private struct Values {
    let background: RGB
    let secondary: RGB
    let tint: RGB

    init(_ background: UInt32, _ secondary: UInt32, tint: UInt32) {
      (self.background, self.secondary, self.tint) = (RGB(background), RGB(secondary), RGB(tint))
    }
  }

  private var values: Values {
    switch shade {
    case .light: light
    case .dark: dark
    }
  }

  private var light: Values {
    switch theme {
    case .white: Values(0xFFFFFF, 0xF2F2F7, tint: 0x5B5B66)
    case .black: Values(0xD1D1D6, 0xE5E5EA, tint: 0x3A3A40)
    case .rolling: Values(0xF4BBB8, 0xFAE8E7, tint: 0x8A2F2A)
    case .lemon: Values(0xF8D473, 0xFEF6E2, tint: 0x6B4E00)
    case .undergrowth: Values(0x8FB789, 0xD6F5D9, tint: 0x1F4A1C)
    case .lily: Values(0x96D9E6, 0xD7F1F8, tint: 0x0F4D5C)
    case .bubbly: Values(0x9DABEC, 0xDBE1F7, tint: 0x26357F)
    case .meeting: Values(0xD6CBF6, 0xF4F2FD, tint: 0x4B3A8C)
    }
  }

  private var dark: Values {
    switch theme {
    case .white: Values(0x1C1C1E, 0x2C2C2E, tint: 0xC7C7D1)
    case .black: Values(0x000000, 0x1C1C1E, tint: 0xA5A5AF)
    case .rolling: Values(0x201716, 0x462A28, tint: 0xF4BBB8)
    case .lemon: Values(0x1C1911, 0x403516, tint: 0xF8D473)
    case .undergrowth: Values(0x151B14, 0x253A25, tint: 0xA6D49F)
    case .lily: Values(0x111C1E, 0x183B44, tint: 0x96D9E6)
    case .bubbly: Values(0x171921, 0x282F58, tint: 0xB1BDF5)
    case .meeting: Values(0x1A1820, 0x362D56, tint: 0xD6CBF6)
    }
  }

  /// The text colour of a saying: near black or near white, whichever has more contrast.
  public var ink: RGB {
    let (dark, light) = (RGB(0x1C1C1E), RGB(0xF2F2F7))
    return dark.contrast(with: secondary) >= light.contrast(with: secondary) ? dark : light
  }

  /// A text colour with less contrast, for the speaker.
  public var quietInk: RGB { ink.mixed(with: secondary, 0.35) }
}
