package import Domain
package import TextUI

/// The context with which every screen is drawn: language, glyphs, motion, read-only mode and the current time.
package struct ViewContext: Equatable, Sendable {
  package var language: Language
  package let glyphs: Glyphs
  /// Whether animations are on. Always false if pictures are off, as on a terminal without colours.
  package let hasMotion: Bool
  /// Whether changes are refused. Screens refuse a change before the user types anything.
  package let isReadOnly: Bool
  package var now: Now
  /// Whether the background of the screens is light or dark; nil if it is unknown.
  package var shade: Shade?

  package init(
    _ language: Language, _ glyphs: Glyphs, now: Now, motion: Bool = false, isReadOnly: Bool = false
  ) {
    self.language = language
    self.glyphs = glyphs
    self.now = now
    hasMotion = motion && glyphs.pictures.isDrawn
    self.isReadOnly = isReadOnly
  }
}
