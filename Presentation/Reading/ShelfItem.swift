package import Domain
package import PresentationKit

/// A book on the shelf.
package enum ShelfItem: Equatable, Sendable {
  case finished(Book)
  /// A wanted, paused or dropped book.
  case waiting(Book)
  /// A favourite; `isGoal` is whether the book is also stored as a book of the user.
  case liked(Favourite, isGoal: Bool)

  /// The identity of an item within its list.
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

  var facts: BookMetadata {
    switch self {
    case .finished(let book), .waiting(let book): book.facts
    case .liked(let favourite, _): favourite.facts
    }
  }

  /// The colour of the book.
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

  /// The user's note on the item; nil if there is none.
  var note: MultilineText? {
    switch self {
    case .finished(let book), .waiting(let book): book.note
    case .liked: nil
    }
  }

  /// The book of the item; nil for a favourite.
  var book: Book? {
    switch self {
    case .finished(let book), .waiting(let book): book
    case .liked: nil
    }
  }

  /// The day on which the book was finished or liked; for other books, the day of the last record or of adding.
  var day: Day? {
    switch self {
    case .finished(let book): book.completedOn
    case .waiting(let book): book.last?.day ?? book.started.day
    case .liked(let favourite, _): favourite.liked.day
    }
  }
}

extension ShelfItem {
  /// The identity of the item for multiple selection.
  package var rowName: RowName {
    switch name {
    case .goal(let id): .record(id.text)
    case .liked(let name): .liked(name)
    }
  }
}

/// A part of the shelf, with the counts of all lists.
package struct ShownShelf: Equatable, Sendable {
  let query: ShelfQuery
  let list: BookshelfList
  package let items: ListSlice<ShelfItem>
  let counts: ReadingCounts
}

/// The query for quotes: which quotes are shown, and the order of their books.
package struct SentencesQuery: Equatable, Sendable {
  var sort = BookSort.title
  /// The text to search for in titles, authors and quotes; nil shows all.
  var search: String?

  init(_ sort: BookSort = .title, search: String? = nil) {
    self.sort = sort
    self.search = search
  }
}

/// A part of the books with quotes, and the total number of quotes.
package struct ShownSentences: Equatable, Sendable {
  let query: SentencesQuery
  let books: ListSlice<BookSentences>
  let total: Int
}
