public import Domain

/// Books, how far one came in them, sentences, favourites and the goals of years in the store.
public struct SQLiteReading: ReadingRepository, StoreRepository {
  typealias Failure = ReadingError

  let database: Database

  /// The index of the words of goals.
  static let words = WordIndex(
    "books_index", of: ["title", "subtitle", "author", "note", "tags"],
    names: ["title", "subtitle", "author"], in: "books_words", numberedBy: "key")
  /// The index of the words of sentences.
  static let quotes = WordIndex(
    "sentences_index", of: ["text", "note"], in: "sentences_words", numberedBy: "key")
  /// The index of the words of favourites.
  static let likedWords = WordIndex(
    "favourites_index", of: ["title", "subtitle", "author"],
    names: ["title", "subtitle", "author"], in: "favourites_words", numberedBy: "key")

  /// Keeps reading in a database.
  public init(_ database: Database) { self.database = database }

  /// What somebody looks for, once its index can be asked; nothing when there is nothing in it.
  func prepared(_ search: String, _ indexes: WordIndex...) throws(ReadingError) -> ListMatch? {
    guard let search = WordSearch(search) else { return nil }
    return try storing(as: ReadingError.self) { () throws(StorageFailure) in
      try search.prepared(indexes, of: database)
    }
  }

  /// A book that is here, with its key.
  static func find(_ id: ID<Book>, in store: Connection) throws(StorageFailure)
    -> (book: Book, key: Int)?
  {
    try store.first(BooksSQL.find, [.text(id.text)], BooksRow.placed)
  }

  /// A book by its key, as it is now.
  static func book(_ key: Int, in store: Connection) throws(StorageFailure) -> Book {
    guard let found = try store.first(BooksSQL.withKey, [.int(key)], BooksRow.placed)
    else { throw .corrupt }
    return found.book
  }

  /// The goal that has a number.
  static func goal(_ isbn: ISBN?, in store: Connection) throws(StorageFailure) -> Book? {
    guard let isbn else { return nil }
    return try store.first(BooksSQL.withNumber, [.text(isbn.text)], BooksRow.placed)?.book
  }
}

extension Connection {
  /// Says which book something is done to.
  func tell(of book: Book) { tell(of: book.facts.title.text, book.id.text) }
}
