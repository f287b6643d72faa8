import Domain
import PresentationKit
import TextUI

extension Question {
  /// Returns the question of how to share a saying.
  static func sharing(_ saying: Saying, _ words: SayingsWords) -> Question {
    let pictures = PictureWords(words.language)
    return Question(
      title: words.shareTitle(saying.number), text: "",
      [
        .init("c", words.keyCopyText, [.copy(saying.words.text)]),
        .init("p", pictures.png, [.open(.sayings(.save(saying, .png)))]),
        .init("v", pictures.svg, [.open(.sayings(.save(saying, .svg)))]),
        .init("t", words.keyTextFile, [.open(.sayings(.save(saying, .txt)))]),
      ])
  }
}
