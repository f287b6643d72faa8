package import TextUI

extension Frame {
  /// Returns the name of one of several views. The current one is on a filled background with half blocks at its ends,
  /// which are visible without colours too. If pictures are off, it is between marks instead.
  package func pill(_ name: String, isChosen: Bool, _ glyphs: Glyphs) -> [StyledText] {
    guard isChosen else { return [StyledText(" " + name + " ", .dim)] }
    guard glyphs.pictures.isDrawn else {
      return [StyledText(glyphs.chosen[0] + name + glyphs.chosen[1], .bold)]
    }
    let ink = hue.colour(onLight: isLight)
    return [
      StyledText("▐", Style(ink: ink)),
      StyledText(name, Style(ink: text(on: ink), paper: ink, .bold)),
      StyledText("▌", Style(ink: ink)),
    ]
  }
}
