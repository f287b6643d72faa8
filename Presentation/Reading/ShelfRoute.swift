import Domain
import PresentationKit
import TextUI

/// A screen of the bookshelf that other screens can open.
package enum ShelfRoute: Equatable, Sendable {
  /// All quotes of all books.
  case sentences
  /// The form for the file name of exported quotes.
  case export(SentencesQuery)
}

extension ReadingPages {
  func open(_ route: ShelfRoute) -> [ScreenEffect] {
    switch route {
    case .sentences: [.show(SentencesScreen(context))]
    case .export(let query): [.show(SentencesSheet(query, context))]
    }
  }
}
