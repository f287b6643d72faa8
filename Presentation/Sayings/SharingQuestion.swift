import Domain
import PresentationKit
import TextUI

extension Question {
  /// Returns the question of how to share a saying, as a picture in the given style.
  static func sharing(_ saying: Saying, _ style: ThemeColours, _ words: SayingsWords) -> Question {
    let pictures = PictureWords(words.language)
    return Question(
      title: words.shareTitle(saying.number), text: "",
      [
        .init("c", words.keyCopyText, [.copy(saying.words.text)]),
        .init("p", pictures.png, [.open(.sayings(.save(saying, .png, style)))]),
        .init("v", pictures.svg, [.open(.sayings(.save(saying, .svg, style)))]),
        .init("t", words.keyTextFile, [.open(.sayings(.save(saying, .txt, style)))]),
      ])
  }
}
