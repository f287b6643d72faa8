import Domain
import PresentationKit
import TextUI

/// A screen of the bookshelf that something else can lead to.
package enum ShelfRoute: Equatable, Sendable {
  /// All sentences of all books.
  case sentences
  /// The name of the file that some sentences are written to.
  case export(SentencesQuery)
}

extension ReadingPages {
  /// Opens what the bookshelf leads to.
  func open(_ route: ShelfRoute) -> [ScreenEffect] {
    switch route {
    case .sentences: [.show(SentencesScreen(look))]
    case .export(let query): [.show(SentencesSheet(query, look))]
    }
  }
}
