import Domain

extension SayingCard {
  /// Makes the card of a saying.
  init(_ words: SayingWords, theme: SayingTheme) {
    self.init(paragraphs: words.parts, endsWithSpeaker: words.who != nil, theme: theme)
  }
}
