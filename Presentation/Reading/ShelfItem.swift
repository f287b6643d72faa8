package import Domain
package import PresentationKit

/// A book as it stands on the shelf.
package enum ShelfItem: Equatable, Sendable {
  case finished(Book)
  /// A book that is to be read some day, rests, or was given up.
  case waiting(Book)
  /// A liked book, which may be a goal as well.
  case liked(Favourite, isGoal: Bool)

  /// What tells it from all others of its list.
  package enum Name: Equatable, Sendable {
    case goal(ID<Book>)
    case liked(LikedName)
  }

  package var name: Name {
    switch self {
    case .finished(let book), .waiting(let book): .goal(book.id)
    case .liked(let favourite, _): .liked(favourite.name)
    }
  }

  var facts: BookFacts {
    switch self {
    case .finished(let book), .waiting(let book): book.facts
    case .liked(let favourite, _): favourite.facts
    }
  }

  /// The colour of its back.
  var theme: BookTheme {
    switch self {
    case .finished(let book), .waiting(let book): book.theme
    case .liked(let favourite, _): favourite.facts.category.theme
    }
  }

  var rating: Rating? {
    switch self {
    case .finished(let book), .waiting(let book): book.rating
    case .liked: nil
    }
  }

  /// What one said about it.
  var note: MultilineText? {
    switch self {
    case .finished(let book), .waiting(let book): book.note
    case .liked: nil
    }
  }

  /// The book, where it is more than liked.
  var book: Book? {
    switch self {
    case .finished(let book), .waiting(let book): book
    case .liked: nil
    }
  }

  /// When it was finished, liked, or laid here.
  var day: Day? {
    switch self {
    case .finished(let book): book.completedOn
    case .waiting(let book): book.last?.day ?? book.started.day
    case .liked(let favourite, _): favourite.liked.day
    }
  }
}

extension ShelfItem {
  /// What it is marked by.
  package var markName: MarkName {
    switch name {
    case .goal(let id): .record(id.text)
    case .liked(let name): .liked(name)
    }
  }
}

/// A part of the shelf, and how many there are of everything.
package struct ShownShelf: Equatable, Sendable {
  let query: ShelfQuery
  let list: BookshelfList
  package let items: ListSlice<ShelfItem>
  let counts: ReadingCounts
}

/// Which sentences are shown, and in which order of their books.
package struct SentencesQuery: Equatable, Sendable {
  var sort = BookSort.title
  /// What is looked for in titles, authors and the sentences themselves.
  var search: String?

  init(_ sort: BookSort = .title, search: String? = nil) {
    self.sort = sort
    self.search = search
  }
}

/// A part of the books that have sentences, and how many sentences there are in all.
package struct ShownSentences: Equatable, Sendable {
  let query: SentencesQuery
  let books: ListSlice<BookSentences>
  let total: Int
}
