/// One page of a tutorial: a picture with a title and a few words.
package struct TutorialPage: Equatable, Sendable {
  /// The picture on the page.
  package enum Picture: Equatable, Sendable {
    case fire
    /// A plant of the given kind, stage or state.
    case plant(TutorialPlant)
    case shapes(Int)
    case day
    case spines
  }

  /// The kind, stage or state of the plant that is drawn.
  package enum TutorialPlant: Equatable, Sendable { case young, thirsty, grown, other, old }

  package let picture: Picture
  package let title: Phrase
  package let words: Phrase

  package init(_ picture: Picture, _ title: Phrase, _ words: Phrase) {
    self.picture = picture
    self.title = title
    self.words = words
  }
}
