import Domain
import PresentationKit
import TextUI

/// The sheet below the shapes of a canvas, with its inks. In a file it is the paper of the theme. On a screen it is a
/// tint of the background, or clear if the background is unknown.
struct MoodSheet: Equatable, Sendable {
  let theme: MoodTheme
  /// The colour of the paper; nil if the sheet is clear.
  let paper: Ink?
  /// The colour of the frame around the paper.
  let edge: Ink
  /// The colour of text and marks.
  let text: Ink
  /// The colour of the guide shapes.
  let guide: Ink

  /// Creates the sheet with the paper of the theme, for files.
  init(own theme: MoodTheme) {
    self.theme = theme
    (paper, edge, text, guide) = (theme.paper, theme.edge, theme.text, theme.guide)
  }

  /// Creates the sheet for a screen with the background `ground`, which is nil if the background is unknown.
  init(_ theme: MoodTheme, on ground: Ink?) {
    self.theme = theme
    guard let ground else {
      paper = nil
      (edge, text, guide) = (Frame.between, Frame.between, Frame.between.with(ansi16: 8))
      return
    }
    let isDark = ground.rgb.contrast(with: RGB(0xFFFFFF)) >= ground.rgb.contrast(with: RGB(0))
    let ink = isDark ? Ink(0xF2F2F7, ansi16: 15) : Ink(0x1C1C1E, ansi16: 0)
    // Light paper needs more to stand out from its ground.
    var tinted = ground.mixed(with: Ink(theme.stops[5]), isDark ? 0.07 : 0.1)
    if !isDark { tinted = tinted.mixed(with: ink, 0.035) }
    for step in 1...10 where tinted.rgb.contrast(with: ground.rgb) < Self.leastEdge {
      tinted = ground.mixed(with: Ink(theme.stops[5]), 0.07).mixed(with: ink, Double(step) / 100)
    }
    let paper = tinted.with(ansi16: isDark ? 0 : 15)
    let faint: UInt8 = isDark ? 8 : 7
    self.paper = paper
    text = ink
    edge = paper.mixed(with: ink, 0.28).with(ansi16: faint)
    guide = paper.mixed(with: ink, 0.24).with(ansi16: faint)
  }

  /// The colour into which fading shapes blend.
  var fading: Ink { paper ?? Frame.between }

  /// Whether the paper is light.
  var isLight: Bool { paper.map { $0.ansi16 == 15 } ?? false }

  /// Returns the colour of a shape on this sheet. On a screen, a colour that is too close to the paper is changed until
  /// it stands out: it is deepened on light paper and mixed with white on dark paper. In the 16-colour palette, black
  /// is replaced by grey on paper that is not light.
  func shown(_ ink: Ink) -> Ink {
    let ink = ink.ansi16 == 0 && !isLight ? ink.with(ansi16: 8) : ink
    guard let paper, paper != theme.paper else { return ink }
    // A colour multiplied by itself is deeper without turning grey. On paper of a middle tone only the colour of text
    // is deep enough for a pale colour.
    let deeper =
      isLight ? [ink.filtered(through: ink).filtered(through: ink), text] : [Ink(0xFFFFFF)]
    var start = ink
    for deep in deeper {
      for step in 0...20 {
        let mixed = start.mixed(with: deep, Double(step) / 20)
        if mixed.rgb.contrast(with: paper.rgb) >= Self.least {
          return mixed.with(ansi16: ink.ansi16)
        }
      }
      start = deep
    }
    return start.with(ansi16: ink.ansi16)
  }

  /// The minimum contrast between the paper and the background of the screen.
  private static let leastEdge = 1.08
  /// The minimum contrast between a shape and its paper.
  private static let least = 1.8

  /// Returns the paper of a selected mood, tinted with a colour; nil if the sheet is clear.
  func tinted(_ ink: Ink) -> Ink? {
    paper.map { $0.mixed(with: ink, 0.18).with(ansi16: $0.ansi16) }
  }

  /// Returns the outline colour of a shape: its colour mixed with a text colour until the contrast to the sheet is at
  /// least 3, as accessibility rules require for graphics.
  func rim(around ink: Ink) -> Ink {
    if paper == theme.paper { return theme.rim(around: ink) }
    let grounds = paper.map { [$0.rgb] } ?? [RGB(0), RGB(0xFFFFFF)]
    let isSeen = { (colour: RGB) in grounds.allSatisfy { colour.contrast(with: $0) >= 3 } }
    // Try mixing with the theme's text colour, then with the sheet's, and finally with the middle
    // grey.
    let ways = [ink.filtered(through: theme.text), text, Frame.between]
    for way in ways {
      for step in 0...20 {
        let mixed = ink.mixed(with: way, Double(step) / 20)
        if isSeen(mixed.rgb) { return mixed.with(ansi16: ink.ansi16) }
      }
    }
    return text
  }
}
