/// How the pictures somebody shares are to look.
public struct PictureStyle: Equatable, Sendable {
  /// The colours of sayings.
  public let colours: ThemeColours
  /// The font of words; nothing for the usual one.
  public let font: String?

  /// Puts a style together.
  public init(theme: SayingTheme = .first, shade: Shade? = nil, font: String? = nil) {
    self.init(ThemeColours(theme, shade), font: font)
  }

  /// The same with colours that are known.
  public init(_ colours: ThemeColours, font: String? = nil) {
    self.colours = colours
    self.font = font
  }
}

extension Preferences {
  /// How pictures are to look. Without a theme it is the dark one for somebody who wants things
  /// dark.
  public func pictureStyle() throws(StorageFailure) -> PictureStyle {
    PictureStyle(try sayingColours(), font: try pictureFont())
  }

  /// The font of words in pictures; nothing for the usual one.
  public func pictureFont() throws(StorageFailure) -> String? {
    let font = try value(of: .pictureFont)
    return font.isEmpty ? nil : font
  }

  /// The colours of sayings.
  public func sayingColours() throws(StorageFailure) -> ThemeColours {
    try colourWish().colours() ?? ThemeColours(.first)
  }
}
