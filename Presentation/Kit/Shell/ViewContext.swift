package import Domain
package import TextUI

/// The context every screen is drawn with: language, glyphs, motion, read-only mode and the present moment.
package struct ViewContext: Equatable, Sendable {
  package let language: Language
  package let glyphs: Glyphs
  /// Whether animations are on; off where pictures have no pixels.
  package let hasMotion: Bool
  /// Whether changes are refused before anything is typed.
  package let isReadOnly: Bool
  package var now: Now

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
