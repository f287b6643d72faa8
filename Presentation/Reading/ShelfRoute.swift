import Domain

/// A screen of the bookshelf that something else can lead to.
public enum ShelfRoute: Equatable, Sendable {
  /// All sentences of all books.
  case sentences
  /// The name of the file that some sentences are written to.
  case export(SentencesQuery)
}

extension ReadingCoordinator {
  /// Opens a screen of the bookshelf.
  mutating func open(_ route: ShelfRoute) -> [ScreenEffect] {
    switch route {
    case .sentences: return show(SentencesScreen(words: words, glyphs: glyphs))
    case .export(let query):
      push(SentencesSheet(query, words: words, glyphs: glyphs))
      return []
    }
  }
}
