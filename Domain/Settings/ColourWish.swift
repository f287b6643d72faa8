/// The two settings about colours: which theme, and whether its ground is light or dark.
public struct ColourWish: Equatable, Sendable {
  /// A theme by its name, or whatever the terminal has.
  public let theme: SayingTheme?
  /// Light or dark, or as the terminal is.
  public let appearance: Shade?

  /// Wants what two settings say; by themselves, whatever the terminal has.
  public init(theme: String = "", appearance: String = "") {
    self.theme = SayingTheme(named: theme)
    self.appearance = Shade(rawValue: appearance)
  }

  /// What they come to: a theme that is chosen, on the ground that is wanted, or else on one like the
  /// terminal's; a light or a dark page where only that is wanted; nothing where the terminal's own
  /// colours are.
  public func colours(on terminal: Shade? = nil) -> ThemeColours? {
    if let theme { return ThemeColours(theme, appearance ?? terminal) }
    return appearance.map { ThemeColours($0 == .dark ? .black : .white, $0) }
  }
}
