/// How the pictures somebody shares are to look.
public struct PictureStyle: Equatable, Sendable {
  /// The colours of sayings.
  public let theme: SayingTheme
  /// The font of words; nothing for the usual one.
  public let font: String?

  /// Puts a style together.
  public init(theme: SayingTheme = .first, font: String? = nil) {
    self.theme = theme
    self.font = font
  }
}

extension Preferences {
  /// How pictures are to look. Without a theme it is the dark one for somebody who wants things
  /// dark.
  public func pictureStyle() throws(StorageFailure) -> PictureStyle {
    PictureStyle(theme: try sayingTheme(), font: try pictureFont())
  }

  /// The font of words in pictures; nothing for the usual one.
  public func pictureFont() throws(StorageFailure) -> String? {
    let font = try value(of: .pictureFont)
    return font.isEmpty ? nil : font
  }

  /// The colours of sayings.
  public func sayingTheme() throws(StorageFailure) -> SayingTheme {
    if let chosen = SayingTheme(named: try value(of: .theme)) { return chosen }
    return try value(of: .appearance) == "dark" ? .black : .first
  }
}
