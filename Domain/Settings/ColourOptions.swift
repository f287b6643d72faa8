/// The two colour settings: the theme, and whether the background is light or dark.
public struct ColourOptions: Equatable, Sendable {
  /// The chosen theme; nil for the terminal's colours.
  public let theme: SayingTheme?
  /// Light or dark; nil to follow the terminal.
  public let appearance: Shade?

  /// Parses the two setting values; an empty or unknown value counts as nil.
  public init(theme: String = "", appearance: String = "") {
    self.theme = SayingTheme(named: theme)
    self.appearance = Shade(rawValue: appearance)
  }

  /// Returns the resulting colours; nil for the terminal's own. A theme without an appearance follows the terminal, and
  /// an appearance without a theme is plain black or white.
  public func colours(on terminal: Shade? = nil) -> ThemeColours? {
    if let theme { return ThemeColours(theme, appearance ?? terminal) }
    return appearance.map { ThemeColours($0 == .dark ? .black : .white, $0) }
  }

  /// Returns the colours of a saying's card on the screens. Without a theme or appearance, they are those of the theme
  /// `honey`, which is warm like the fire. They are light or dark like the terminal; light if that is unknown.
  public func cardColours(on terminal: Shade? = nil) -> ThemeColours {
    colours(on: terminal) ?? ThemeColours(.rolling, terminal)
  }
}
