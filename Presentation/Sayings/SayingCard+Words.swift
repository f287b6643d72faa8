import Domain
package import PresentationKit
import TextUI

extension SayingWords {
  /// Returns the parts for display, with those in the reader's language first. Exports and other recipients get `text`,
  /// whose order does not depend on the reader.
  package func parts(_ language: Language) -> [String] {
    let both = [eng?.text, kor?.text]
    return ((language.isKorean ? both.reversed() : both) + [who?.text]).compactMap(\.self)
  }
}

extension SayingCard {
  /// Creates a card with the parts in the order for a reader's language.
  init(_ words: SayingWords, _ language: Language, colours: ThemeColours) {
    self.init(
      paragraphs: words.parts(language), endsWithSpeaker: words.who != nil, colours: colours)
  }

  /// Returns the picture of a saying as an SVG document, in the user's picture style.
  static func picture(_ words: SayingWords, _ style: PictureStyle, _ language: Language)
    -> [UInt8]
  {
    let card = SayingCard(words, language, colours: style.colours)
    return SVG.document(card.svg(side: SharePicture.side), in: style.font)
  }
}
