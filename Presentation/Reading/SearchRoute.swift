package import Domain
import PresentationKit
import TextUI

/// A screen of the search that other screens can open.
package enum SearchRoute: Equatable, Sendable {
  /// The details of a found book.
  case result(BookSearchResult)
  /// The form that adds a found book to the books being read.
  case add(BookSearchResult)

  var leadsToChanges: Bool {
    switch self {
    case .add: true
    case .result: false
    }
  }
}

extension ReadingPages {
  /// Opens a found book or the form for adding one, and starts the lookup of missing data.
  func open(_ route: SearchRoute) -> [ScreenEffect] {
    switch route {
    case .result(let book):
      var screen = BookSearchResultScreen(book, context)
      let asking = screen.lookUp() + screen.askForCover()
      return [.show(screen)] + asking
    case .add(let book):
      var form = AddSearchResultForm(book, context)
      let asking = form.lookUp()
      return [.show(form), .work(.reading(.newTarget))] + asking
    }
  }
}
