package import Domain
import PresentationKit
import TextUI

/// A screen of the search that something else can lead to.
package enum SearchRoute: Equatable, Sendable {
  /// A book that was found.
  case found(FoundBook)
  /// The day by which a book that was found is to be read.
  case add(FoundBook)

  var leadsToChanges: Bool {
    switch self {
    case .add: true
    case .found: false
    }
  }
}

extension ReadingPages {
  /// Opens a book that was found, or the form in which it is added; what is known of it elsewhere
  /// is looked up meanwhile.
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
