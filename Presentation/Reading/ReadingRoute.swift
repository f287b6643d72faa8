package import Domain
package import PresentationKit
import TextUI

/// A screen of the books part that other screens can open.
package enum ReadingRoute: FeatureRoute {
  /// One of the four tabs.
  case page(ReadingPage)
  case book(ID<Book>)
  /// The form for a new book.
  case new
  case edit(Book)
  /// The form for reading progress.
  case read(Book)
  case quote(Book)
  case requote(Sentence, of: Book)
  /// All records of a book.
  case records(Book)
  case celebrate(Celebration)
  case question(Question)
  case search(SearchRoute)
  case shelf(ShelfRoute)
  case analysis(AnalysisRoute)

  /// Whether the screen can change data.
  package var leadsToChanges: Bool {
    switch self {
    case .new, .edit, .read, .quote, .requote, .question: true
    case .search(let route): route.leadsToChanges
    case .analysis(let route): route.leadsToChanges
    case .page, .book, .records, .celebrate, .shelf: false
    }
  }

  package var part: Part? { .reading }
}

/// The four tabs of the books part.
package enum ReadingPage: Int, CaseIterable, Sendable {
  case home, search, shelf, analysis

  /// The key that opens the tab from any other tab.
  var key: Key {
    switch self {
    case .home: .character("h")
    case .search: .character("/")
    case .shelf: .character("b")
    case .analysis: .character("a")
    }
  }
}

extension Route {
  package static func reading(_ route: ReadingRoute) -> Route { Route(route) }
  package var reading: ReadingRoute? { cast() }
}
