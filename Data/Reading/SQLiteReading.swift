public import Domain

/// Books, reading records, quotes, favourites and yearly goals in the SQLite store.
public struct SQLiteReading: ReadingRepository, StoreRepository {
  typealias Failure = ReadingFailure

  let database: Database

  /// The full-text index of books.
  static let words = WordIndex(
    "books_index", of: ["title", "subtitle", "author", "note", "tags"],
    names: ["title", "subtitle", "author"], in: "books_words", numberedBy: "key")
  /// The full-text index of quotes.
  static let quotes = WordIndex(
    "sentences_index", of: ["text", "note"], in: "sentences_words", numberedBy: "key")
  /// The full-text index of favourites.
  static let likedWords = WordIndex(
    "favourites_index", of: ["title", "subtitle", "author"],
    names: ["title", "subtitle", "author"], in: "favourites_words", numberedBy: "key")

  public init(_ database: Database) { self.database = database }

  /// Returns a search in the indexes; nil if the text contains no words. Missing indexes are built
  /// first.
  func prepared(_ search: String, _ indexes: WordIndex...) throws(ReadingFailure) -> ListMatch? {
    guard let search = WordSearch(search) else { return nil }
    return try storing(as: ReadingFailure.self) { () throws(StorageFailure) in
      try search.prepared(indexes, of: database)
    }
  }

  /// Returns a book that is not deleted, with its key; nil if there is none.
  static func find(_ id: ID<Book>, in store: Connection) throws(StorageFailure)
    -> (book: Book, key: Int)?
  {
    try store.first(BooksSQL.find, [.text(id.text)], BooksRow.placed)
  }

  /// Returns a book by its key.
  static func book(_ key: Int, in store: Connection) throws(StorageFailure) -> Book {
    guard let found = try store.first(BooksSQL.withKey, [.int(key)], BooksRow.placed)
    else { throw .corrupt }
    return found.book
  }

  /// Returns the book with an ISBN; nil if there is none.
  static func goal(_ isbn: ISBN?, in store: Connection) throws(StorageFailure) -> Book? {
    guard let isbn else { return nil }
    return try store.first(BooksSQL.withNumber, [.text(isbn.text)], BooksRow.placed)?.book
  }
}

extension Connection {
  /// Sets the book as the subject of the change.
  func setSubject(of book: Book) { setSubject(of: book.facts.title.text, book.id.text) }
}
