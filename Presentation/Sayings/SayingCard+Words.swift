import Domain
package import PresentationKit
import TextUI

extension SayingWords {
  /// The parts for display, those in the reader's language first. Scripts and other people get `text`, whose order does
  /// not depend on the reader (M-10).
  package func parts(_ language: Language) -> [String] {
    let both = [eng?.text, kor?.text]
    return ((language.isKorean ? both.reversed() : both) + [who?.text]).compactMap(\.self)
  }
}

extension SayingCard {
  /// A card with the parts in the order of a reader's language.
  init(_ words: SayingWords, _ language: Language, colours: ThemeColours) {
    self.init(
      paragraphs: words.parts(language), endsWithSpeaker: words.who != nil, colours: colours)
  }

  /// The picture of a saying as an SVG document, in the user's picture style.
  static func picture(_ words: SayingWords, _ style: PictureStyle, _ language: Language)
    -> [UInt8]
  {
    let card = SayingCard(words, language, colours: style.colours)
    return SVG.document(card.svg(side: SharePicture.side), in: style.font)
  }
}
