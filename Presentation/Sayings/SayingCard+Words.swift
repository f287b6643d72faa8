import Domain

extension SayingCard {
  /// Makes the card of a saying.
  init(_ words: SayingWords, colours: ThemeColours) {
    self.init(paragraphs: words.parts, endsWithSpeaker: words.who != nil, colours: colours)
  }

  /// The picture of a saying, as somebody wants pictures to look.
  static func picture(_ words: SayingWords, _ style: PictureStyle) -> [UInt8] {
    let card = SayingCard(words, colours: style.colours)
    return SVG.document(card.svg(side: SharePicture.side), in: style.font)
  }
}
