/// The style of shared pictures.
public struct PictureStyle: Equatable, Sendable {
  /// The colours of saying pictures.
  public let colours: ThemeColours
  /// The font of text; nil for the default.
  public let font: String?

  /// Uses the colours of a theme; a nil shade takes the theme's default.
  public init(theme: SayingTheme = .first, shade: Shade? = nil, font: String? = nil) {
    self.init(ThemeColours(theme, shade), font: font)
  }

  public init(_ colours: ThemeColours, font: String? = nil) {
    self.colours = colours
    self.font = font
  }
}

extension Preferences {
  /// Returns the style of shared pictures, from the settings. Without a theme, the colours follow `appearance`.
  public func pictureStyle() throws(StorageFailure) -> PictureStyle {
    PictureStyle(try sayingColours(), font: try pictureFont())
  }

  /// Returns the font of text in pictures; nil for the default.
  public func pictureFont() throws(StorageFailure) -> String? {
    let font = try value(of: .pictureFont)
    return font.isEmpty ? nil : font
  }

  /// Returns the colours of saying pictures that are made without a screen. Without a theme or appearance, they are
  /// those of the first theme.
  public func sayingColours() throws(StorageFailure) -> ThemeColours {
    try colourOptions().colours() ?? ThemeColours(.first)
  }
}
