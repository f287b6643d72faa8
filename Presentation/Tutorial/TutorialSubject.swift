/// What a tutorial is about.
package enum TutorialSubject: String, Equatable, Sendable, CaseIterable {
  /// A page about each part, as somebody meets it who is new.
  case everything
  case people, sayings, moods, schedule, books

  /// The parts that have pages of their own.
  static let parts: [TutorialSubject] = [.people, .sayings, .moods, .schedule, .books]
}

/// One page of a tutorial: a picture with a title and a few words.
struct TutorialPage: Equatable, Sendable {
  /// What is drawn on it.
  enum Picture: Equatable, Sendable {
    case fire
    /// A plant of a kind at a stage, dry or not.
    case plant(TutorialPlant)
    case shapes(Int)
    case day
    case spines
  }

  /// Which plant is drawn.
  enum TutorialPlant: Equatable, Sendable { case young, thirsty, grown, other, old }

  let title: String
  let words: String
  let picture: Picture
}

/// The pages of a tutorial in a language.
struct TutorialText: Equatable, Sendable {
  let subject: TutorialSubject
  let pages: [TutorialPage]
  private let language: Language

  init(_ subject: TutorialSubject, _ language: Language) {
    self.subject = subject
    self.language = language
    pages =
      switch subject {
      case .everything: TutorialPages.everything(language)
      case .people: TutorialPages.people(language)
      case .sayings: TutorialPages.sayings(language)
      case .moods: TutorialPages.moods(language)
      case .schedule: TutorialPages.schedule(language)
      case .books: TutorialPages.books(language)
      }
  }

  /// All pages as one to read.
  var whole: SupportText {
    SupportText(
      title: MoreItem.tutorial.title(language),
      pieces: pages.enumerated().flatMap { number, page in
        [
          SupportText.Piece.heading("\(number + 1). \(page.title)"), .paragraph(page.words),
        ]
      })
  }
}
