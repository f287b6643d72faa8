package import Domain
import PresentationKit
import TextUI

/// The subject of a tutorial.
package enum TutorialSubject: Hashable, Sendable, CaseIterable {
  /// One page about each part, for new users.
  case everything
  case part(DailyPart)

  package static let allCases = [everything] + DailyPart.allCases.map(part)

  /// The name of the subject on the command line.
  var name: String {
    switch self {
    case .everything: "everything"
    case .part(let part): part.rawValue
    }
  }
}

/// The pages of a tutorial in one language.
struct TutorialText: Equatable, Sendable {
  let subject: TutorialSubject
  let pages: [TutorialPage]
  private let language: Language

  init(_ subject: TutorialSubject, _ language: Language) {
    self.subject = subject
    self.language = language
    pages =
      switch subject {
      case .everything: [Self.welcome] + FeatureDescriptor.all.map { $0.tutorial().about }
      case .part(let part): part.entry.tutorial().pages
      }
  }

  /// Returns the hue of the part that a page explains.
  func hue(of page: Int) -> Hue {
    switch subject {
    case .everything: page == 0 ? .ember : DailyPart.allCases[page - 1].hue
    case .part(let part): part.hue
    }
  }

  private static let welcome = TutorialPage(
    .fire, Phrase("‘하루’에 오신 것을 환영해요", "Welcome to Haru"),
    Phrase(
      "사람, 글귀, 기분, 일정, 독서를 한곳에 모아 둘 수 있어요. \(OutgoingData.promise.korean)",
      "People, sayings, moods, plans and books in one place. \(OutgoingData.promise.english)"))

  /// All pages as one text, for the command.
  var whole: SupportText {
    SupportText(
      title: MoreItem.tutorial.title(language),
      pieces: pages.enumerated().flatMap { number, page in
        [
          SupportText.Piece.heading("\(number + 1). \(page.title(language))"),
          .paragraph(page.words(language)),
        ]
      })
  }
}
