public import Domain

/// A screen of the search that something else can lead to.
public enum SearchRoute: Equatable, Sendable {
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

extension ReadingCoordinator {
  /// Opens a screen of the search. What its source did not tell is asked for in the background.
  mutating func open(_ route: SearchRoute) -> [ScreenEffect] {
    switch route {
    case .found(let book):
      var screen = FoundBookScreen(book, words: words, glyphs: glyphs)
      let asking = screen.lookUp() + screen.askForCover()
      return show(screen) + asking
    case .add(let book):
      var form = AddFoundForm(book, today: now.day, words: words, glyphs: glyphs)
      let asking = form.lookUp()
      push(form)
      return asking
    }
  }
}
