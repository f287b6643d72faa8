import Domain
package import PresentationKit
import TextUI

extension SayingWords {
  /// The words as somebody reads them: those in their own language first. What scripts and other
  /// people get is `text`, which is the same whoever hands it on (M-10).
  package func parts(_ language: Language) -> [String] {
    let both = [eng?.text, kor?.text]
    return ((language.isKorean ? both.reversed() : both) + [who?.text]).compactMap(\.self)
  }
}

extension SayingCard {
  /// Makes the card of a saying for somebody who reads a language.
  init(_ words: SayingWords, _ language: Language, colours: ThemeColours) {
    self.init(
      paragraphs: words.parts(language), endsWithSpeaker: words.who != nil, colours: colours)
  }

  /// The picture of a saying, as somebody wants pictures to look.
  static func picture(_ words: SayingWords, _ style: PictureStyle, _ language: Language)
    -> [UInt8]
  {
    let card = SayingCard(words, language, colours: style.colours)
    return SVG.document(card.svg(side: SharePicture.side), in: style.font)
  }
}
