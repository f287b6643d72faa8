import Domain
import PresentationKit
import TextUI

extension Saying {
  /// Returns the signs for liked and used, each with its word, because a colour alone does not explain them.
  func signs(_ words: SayingsWords, _ glyphs: Glyphs) -> [[StyledText]] {
    func sign(_ isOn: Bool, _ glyph: String, _ ink: Ink, _ yes: String, _ no: String)
      -> [StyledText]
    {
      [
        StyledText((isOn ? glyph : glyphs.track) + " ", isOn ? Style(ink: ink, .bold) : .dim),
        StyledText(isOn ? yes : no, isOn ? .plain : .dim),
      ]
    }
    return [
      sign(isLiked, glyphs.liked, Accent.rose, words.isLiked, words.notLiked),
      sign(isUsed, glyphs.used, Accent.leaf, words.isUsed, words.notUsed),
    ]
  }
}
