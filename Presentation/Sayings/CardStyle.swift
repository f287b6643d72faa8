import Domain

/// The style of the picture of a saying: a theme in one shade. The keys `<` and `>` go through all styles.
extension ThemeColours {
  /// The styles in the order of the keys.
  static let cardStyles: [ThemeColours] = SayingTheme.allCases.flatMap { theme in
    Shade.allCases.map { ThemeColours(theme, $0) }
  }

  /// Returns the style that is a number of steps further on; the styles wrap around.
  func stepped(by step: Int) -> ThemeColours {
    let all = Self.cardStyles
    let index = all.firstIndex(of: self) ?? 0
    return all[((index + step) % all.count + all.count) % all.count]
  }
}

/// The style of the pictures while the user goes through the sayings: the style chosen with the keys, otherwise the
/// style in the settings.
struct CardStyle: Equatable, Sendable {
  var options = ColourOptions()
  /// The style chosen with the keys; nil if the style in the settings applies.
  var chosen: ThemeColours?

  /// Returns the style for a light or dark terminal. If `shade` is nil, the background of the terminal is unknown.
  func colours(on shade: Shade?) -> ThemeColours { chosen ?? options.cardColours(on: shade) }
}
