package import Domain

/// The style of the picture of a saying: a theme in one shade. The keys `[` and `]` go through all styles.
extension ThemeColours {
  /// The styles in the order of the keys.
  static let cardStyles: [ThemeColours] = SayingTheme.allCases.flatMap { theme in
    Shade.allCases.map { ThemeColours(theme, $0) }
  }

  /// The style that is shown first: the one of the settings, or dark paper in the colour of embers.
  package static func card(_ colours: ColourOptions) -> ThemeColours {
    colours.colours() ?? ThemeColours(.rolling, .dark)
  }

  /// Returns the style that is a number of steps further on; the styles wrap around.
  func stepped(by step: Int) -> ThemeColours {
    let all = Self.cardStyles
    let index = all.firstIndex(of: self) ?? 0
    return all[((index + step) % all.count + all.count) % all.count]
  }
}
