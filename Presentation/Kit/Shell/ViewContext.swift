package import Domain
package import TextUI

/// What every screen is shown by: the language, the signs a terminal has, whether things move and
/// may be changed, and the present moment. One value, so that it travels whole.
package struct ViewContext: Equatable, Sendable {
  package let language: Language
  package let glyphs: Glyphs
  /// Whether things may move. Nothing does where pictures have no pixels.
  package let hasMotion: Bool
  /// Whether what would change something is refused before anything is typed.
  package let isReadOnly: Bool
  /// The present moment.
  package var now: Now

  /// Puts it together.
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
