import Domain
import PresentationKit
import TextUI

/// What the shapes of a canvas lie on (sheet of paper), with the inks that belong to it. A file has
/// the paper of its theme; on a screen it is a tint of the ground, within a thin frame, so that no
/// white square stands on a black ground. Where the ground is not known it is clear.
struct MoodSheet: Equatable, Sendable {
  let theme: MoodTheme
  /// The paper; nothing where it is clear.
  let paper: Ink?
  /// The frame around it.
  let edge: Ink
  /// Words and marks on it.
  let text: Ink
  /// The shapes that show how it works.
  let guide: Ink

  /// The paper of a theme itself.
  init(own theme: MoodTheme) {
    self.theme = theme
    (paper, edge, text, guide) = (theme.paper, theme.edge, theme.text, theme.guide)
  }

  /// The paper of a theme on a screen whose ground is known, or not.
  init(_ theme: MoodTheme, on ground: Ink?) {
    self.theme = theme
    guard let ground else {
      paper = nil
      (edge, text, guide) = (Self.between, Self.between, Self.between.with(ansi16: 8))
      return
    }
    let isDark = ground.rgb.contrast(with: RGB(0xFFFFFF)) >= ground.rgb.contrast(with: RGB(0))
    let ink = isDark ? Ink(0xF2F2F7, ansi16: 15) : Ink(0x1C1C1E, ansi16: 0)
    let paper = ground.mixed(with: Ink(theme.stops[5]), 0.07).with(ansi16: isDark ? 0 : 15)
    let faint: UInt8 = isDark ? 8 : 7
    self.paper = paper
    text = ink
    edge = paper.mixed(with: ink, 0.28).with(ansi16: faint)
    guide = paper.mixed(with: ink, 0.24).with(ansi16: faint)
  }

  /// What can be made out on black and on white.
  private static let between = Ink(0x7C7C82, ansi256: 244, ansi16: 8)

  /// What a shape that fades goes over into.
  var fading: Ink { paper ?? Self.between }

  /// A colour of a shape as it is seen here: among sixteen colours the dark ones of a theme are made
  /// for its own light paper.
  func shown(_ ink: Ink) -> Ink {
    let isLight = paper.map { $0.ansi16 == 15 } ?? false
    return ink.ansi16 == 0 && !isLight ? ink.with(ansi16: 8) : ink
  }

  /// The thin line around a shape: a deeper tone of its own colour, as deep as makes it three times
  /// as dark or as bright as what it lies on, which is what graphics need to be made out.
  func rim(around ink: Ink) -> Ink {
    if paper == theme.paper { return theme.rim(around: ink) }
    let grounds = paper.map { [$0.rgb] } ?? [RGB(0), RGB(0xFFFFFF)]
    let isSeen = { (colour: RGB) in grounds.allSatisfy { colour.contrast(with: $0) >= 3 } }
    // From the colour's own deeper tone to the plain ink, and where neither does, to what is
    // between black and white.
    let ways = [ink.filtered(through: theme.text), text, Self.between]
    for way in ways {
      for step in 0...20 {
        let mixed = ink.mixed(with: way, Double(step) / 20)
        if isSeen(mixed.rgb) { return mixed.with(ansi16: ink.ansi16) }
      }
    }
    return text
  }
}
