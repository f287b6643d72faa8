package import TextUI

extension Frame {
  /// Returns one of several views with a blank on both sides. The current one is filled in the hue, or between marks
  /// where fills are not drawn. As with tabs, half blocks round the fill off, and mark the view without colours too.
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
