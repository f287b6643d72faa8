package import Domain
import PresentationKit
import TextUI

/// A screen of the search that other screens can open.
package enum SearchRoute: Equatable, Sendable {
  /// The details of a found book.
  case found(FoundBook)
  /// The form that adds a found book as a goal.
  case add(FoundBook)

  var leadsToChanges: Bool {
    switch self {
    case .add: true
    case .found: false
    }
  }
}

extension ReadingPages {
  /// Opens a found book or the form that adds it, and starts the lookup of its missing data.
  func open(_ route: SearchRoute) -> [ScreenEffect] {
    switch route {
    case .found(let book):
      var screen = FoundBookScreen(book, look)
      let asking = screen.lookUp() + screen.askForCover()
      return [.show(screen)] + asking
    case .add(let book):
      var form = AddFoundForm(book, look)
      let asking = form.lookUp()
      return [.show(form)] + asking
    }
  }
}
