package import TextUI

extension Frame {
  /// Returns one of several views with a blank on both sides: filled in the hue if it is the current one, or between
  /// marks where fills are not drawn.
  package func pill(_ name: String, isChosen: Bool, _ glyphs: Glyphs) -> StyledText {
    guard isChosen else { return StyledText(" " + name + " ", .dim) }
    guard glyphs.pictures.isDrawn else {
      return StyledText(glyphs.chosen[0] + name + glyphs.chosen[1], .bold)
    }
    let ink = hue.colour(onLight: isLight)
    return StyledText(" " + name + " ", Style(ink: text(on: ink), paper: ink, .bold))
  }
}
