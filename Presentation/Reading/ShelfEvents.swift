package import Domain
package import PresentationKit
import TextUI

/// The requests that the bookshelf screens send to the features.
package enum ShelfWork: Equatable, Sendable {
  /// Loads the shelf around a record, or around the index `near` if the record no longer exists.
  case load(ShelfQuery, at: ListAnchor<ShelfItem.Name>, near: Int)
  /// Loads the start of a list, and stores the list as the shown list.
  case turn(BookshelfList, ShelfQuery)
  /// Looks up whether the book of a favourite is also stored as a book of the user.
  case lead(Favourite)
  /// Loads quotes around a book, or around the index `near` if the book no longer exists.
  case sentences(SentencesQuery, at: ListAnchor<ID<Book>>, near: Int)
  /// Exports quotes to a file.
  case export(SentencesQuery, to: String)
}

/// The features' answers to the bookshelf screens.
package enum ShelfEvent: Equatable, Sendable {
  case shelf(ShownShelf)
  /// The stored book of a favourite; nil if the book is not stored.
  case leads(Favourite, to: ID<Book>?)
  case sentences(ShownSentences)
  /// The quotes were exported; the text is the notice to show.
  case exported(String)
  case notExported(Report)
}

extension ShelfWork {
  func run(_ features: Features, _ words: ReadingWords) throws(ReadingFailure) -> ShelfEvent {
    let books = features.reading.books
    switch self {
    case .load(let query, let anchor, let index):
      return .shelf(try ShownShelf(query, at: anchor, near: index, features))
    case .turn(let list, let query):
      try Self.remember(list, features.preferences)
      return .shelf(try ShownShelf(query, at: .index(0), near: 0, features))
    case .lead(let favourite):
      return .leads(favourite, to: try books.goal(favourite.name)?.id)
    case .sentences(let query, let anchor, let index):
      return .sentences(try ShownSentences(query, at: anchor, near: index, books))
    case .export(let query, let path):
      return try Self.export(query, to: path, features.reading, words)
    }
  }

  /// Stores the shown list as a preference. In a store opened read-only this does nothing, and the choice lasts only
  /// for the session.
  private static func remember(_ list: BookshelfList, _ preferences: Preferences)
    throws(ReadingFailure)
  {
    do throws(PreferenceFailure) {
      _ = try preferences.set(Preference.booksShelf.rawValue, to: list.rawValue)
    } catch {
      if case .storage(let failure) = error, failure != .openedForReading {
        throw .storage(failure)
      }
    }
  }

  private static func export(
    _ query: SentencesQuery, to path: String, _ reading: Reading, _ words: ReadingWords
  ) throws(ReadingFailure) -> ShelfEvent {
    var books: [BookSentences] = []
    try reading.books.sentences(query.sort, search: query.search) {
      books.append($0)
      return true
    }
    let text = ReadingTexts(words).markdown(books)
    do throws(SharingFailure) { try reading.share(text: text, to: path) } catch {
      return .notExported(FileWords(words.language).report(error))
    }
    let count = books.reduce(0) { $0 + $1.sentences.count }
    return .exported(words.exported(count, to: path))
  }
}

extension ShownShelf {
  /// Loads a part of the shelf. If the anchor's record no longer exists, loads around `index` instead.
  package init(
    _ query: ShelfQuery, at anchor: ListAnchor<ShelfItem.Name>, near index: Int,
    _ features: Features
  ) throws(ReadingFailure) {
    let books = features.reading.books
    let list: BookshelfList
    do throws(StorageFailure) {
      list = if let chosen = query.list { chosen } else { try features.preferences.shownShelf() }
    } catch { throw .storage(error) }
    var items = try Self.items(list, query, at: anchor, books)
    if case .record(let name) = anchor, items[items.focus]?.name != name,
      items.focus != index
    {
      items = try Self.items(list, query, at: .index(index), books)
    }
    self.init(query: query, list: list, items: items, counts: try books.counts())
  }

  private static func items(
    _ list: BookshelfList, _ query: ShelfQuery, at anchor: ListAnchor<ShelfItem.Name>,
    _ books: BookQueries
  ) throws(ReadingFailure) -> ListSlice<ShelfItem> {
    if query.typed.refusal != nil { return .empty }
    let filter = query.typed.filter
    switch list {
    case .finished:
      let found = try books.shelf(
        BookList(.finished, sort: query.sort, filter: filter), around: anchor.goal)
      return found.with(found.items.map(ShelfItem.finished))
    case .wanted, .pausedOrDropped:
      let found = try books.shelf(
        BookList(list == .wanted ? .wanted : .pausedOrDropped, sort: query.sort, filter: filter),
        around: anchor.goal)
      return found.with(found.items.map(ShelfItem.waiting))
    case .liked:
      let found = try books.favourites(query.sort, matching: filter, around: anchor.liked)
      let goals = try books.flags(of: found.items.map(\.name)).goals
      return found.with(
        found.items.map { ShelfItem.liked($0, isGoal: goals.contains($0.name)) })
    }
  }
}

extension ShownSentences {
  /// Loads a part of the quotes. If the anchor's book no longer exists, loads around `index` instead.
  fileprivate init(
    _ query: SentencesQuery, at anchor: ListAnchor<ID<Book>>, near index: Int, _ books: BookQueries
  ) throws(ReadingFailure) {
    var found = try books.sentences(query.sort, search: query.search, around: anchor)
    if case .record(let id) = anchor, found[found.focus]?.book.id != id, found.focus != index {
      found = try books.sentences(query.sort, search: query.search, around: .index(index))
    }
    self.init(query: query, books: found, total: try books.counts().sentences)
  }
}

extension ListAnchor<ShelfItem.Name> {
  /// The same anchor for a list of stored books only. An anchor at a favourite becomes the start of that list.
  fileprivate var goal: ListAnchor<ID<Book>> {
    called { if case .goal(let id) = $0 { id } else { nil } }
  }

  fileprivate var liked: ListAnchor<LikedName> {
    called { if case .liked(let name) = $0 { name } else { nil } }
  }
}

extension ListSlice {
  /// Returns a slice with other items at the same position.
  fileprivate func with<Other>(_ others: [Other]) -> ListSlice<Other> {
    ListSlice<Other>(items: others, start: start, total: total, focus: focus)
  }
}
