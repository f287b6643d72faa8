/// Queries the user's books, favourites and sentences.
public struct BookQueries: Sendable {
  let reading: any ReadingRepository
  let clock: WallClock

  public var now: Now { clock.now() }
  public var today: Day { clock.now().day }

  public func progress(of book: Book) -> BookProgress { BookProgress(book, today: today) }

  /// Finds a book by id, ISBN or title. Throws if the reference matches no book, or several.
  public func find(_ reference: String) throws(ReadingFailure) -> Book {
    let meant = try Naming.meant(by: reference) { (wanted, step) throws(ReadingFailure) in
      try reading.candidates(for: wanted, by: step)
    }
    switch meant {
    case .one(let book): return book
    case .several(let books): throw .ambiguous(reference: reference, books)
    case .nobody:
      throw .unknown(reference: reference, nearest: try reading.titles(near: reference))
    }
  }

  /// Passes the books of a list to the visitor in order, until the visitor returns false.
  public func callAsFunction(_ list: BookList, _ visitor: (Book) -> Bool) throws(ReadingFailure) {
    try reading.visit(list, visitor)
  }

  public func list(_ list: BookList) throws(ReadingFailure) -> [Book] {
    var books: [Book] = []
    try reading.visit(list) {
      books.append($0)
      return true
    }
    return books
  }

  /// The number of days that a book without a target stays on the Today screen after it was last read.
  static let recentDays = 14

  /// Returns the recently read books without a target, latest first, at most `limit`.
  public func recent(atMost limit: Int) throws(ReadingFailure) -> [BookProgress] {
    try reading.undated(readSince: today - Self.recentDays, atMost: limit).map(progress)
  }

  /// Returns at most `limit` books that are being read and have a target, earliest target first.
  public func dueFirst(atMost limit: Int) throws(ReadingFailure) -> [BookProgress] {
    try reading.dueFirst(atMost: limit).map(progress)
  }

  /// Passes all books that are being read and have a target to the visitor, earliest target first, until the visitor
  /// returns false.
  public func visitDue(_ visitor: (BookProgress) -> Bool) throws(ReadingFailure) {
    try reading.visitDue { visitor(progress(of: $0)) }
  }

  // MARK: Slices of long lists

  /// The default number of list entries that are loaded at once.
  public static let loaded = 200

  /// Returns a slice of the home screen's list of books being read, around an anchor. Categories are sections in the
  /// given order, and books are sorted within each section. A custom or recent sort has no sections.
  public func home(
    _ sort: BookSort = .title, in order: [BookCategory], around anchor: ListAnchor<ID<Book>>,
    length: Int = loaded
  ) throws(ReadingFailure) -> HomeSlice {
    try reading.home(sort, in: order, around: anchor, length: length)
  }

  /// Returns a slice of a list around an anchor.
  public func shelf(
    _ list: BookList, around anchor: ListAnchor<ID<Book>>, length: Int = loaded
  ) throws(ReadingFailure) -> ListSlice<Book> {
    try reading.slice(list, around: anchor, length: length)
  }

  /// Returns a slice of the favourites around an anchor.
  public func favourites(
    _ sort: BookSort = .recent, matching filter: BookFilter = .init(),
    around anchor: ListAnchor<LikedName>, length: Int = loaded
  ) throws(ReadingFailure) -> ListSlice<Favourite> {
    try reading.favouritesSlice(sort, matching: filter, around: anchor, length: length)
  }

  /// The default number of books that are loaded at once together with their sentences.
  public static let loadedWithSentences = 80

  /// Returns a slice of the books that have sentences, around an anchor. Each book comes with all its sentences, or
  /// with those that match the search.
  public func sentences(
    _ sort: BookSort = .title, search: String? = nil, around anchor: ListAnchor<ID<Book>>,
    length: Int = loadedWithSentences
  ) throws(ReadingFailure) -> ListSlice<BookSentences> {
    try reading.sentencesSlice(sort, search: search, around: anchor, length: length)
  }

  // MARK: One book

  /// Returns the records of a book, oldest first.
  public func records(of id: ID<Book>) throws(ReadingFailure) -> [ReadingRecord] {
    try reading.records(of: id)
  }

  /// Returns the earlier complete read-throughs of a book, oldest first.
  public func readThroughs(of id: ID<Book>) throws(ReadingFailure) -> [ReadThrough] {
    try reading.readThroughs(of: id)
  }

  public func counts() throws(ReadingFailure) -> ReadingCounts { try reading.counts() }

  /// Returns which of the named books are among the user's books, on any shelf, and which are favourites.
  public func flags(of names: [LikedName]) throws(ReadingFailure) -> BookFlags {
    try reading.flags(of: names)
  }

  /// Finds the user's book, on any shelf, with the key of a favourite or a search result. Returns nil if there is none.
  public func goal(_ name: LikedName) throws(ReadingFailure) -> Book? {
    let found: [Book] =
      switch name {
      case .number(let isbn): try reading.candidates(for: isbn.text, by: .id)
      case .words(let title, _): try reading.candidates(for: title, by: .wholeName)
      }
    return found.first { $0.facts.likedName == name }
  }

  /// Returns the books whose id or ISBN is `title`. If there are none, returns the books with `title` as whole title.
  public func called(_ title: String) throws(ReadingFailure) -> [Book] {
    let named = try reading.candidates(for: title, by: .id)
    return try named.isEmpty ? reading.titled(title) : named
  }

  /// Returns other books with this title that may be duplicates. They may be duplicates if an author is unknown, or if
  /// the name of one author contains that of the other author.
  public func alike(_ facts: BookMetadata, except id: ID<Book>? = nil) throws(ReadingFailure)
    -> [Book]
  {
    try reading.titled(facts.title.text).filter { $0.id != id && $0.facts.hasAuthor(of: facts) }
  }

  /// Returns possible duplicates of a draft. Returns no books if the draft is invalid, because adding the draft reports
  /// that error.
  public func alike(_ draft: BookDraft, wasFound: Bool = false) throws(ReadingFailure) -> [Book] {
    let facts: BookMetadata
    do throws(BookRefusal) { facts = wasFound ? try draft.cleaned() : try draft.typed() } catch {
      return []
    }
    return try alike(facts)
  }

  // MARK: Favourites

  /// Finds a favourite by its key or title. Throws if the reference matches no favourite, or several.
  public func favourite(_ reference: String) throws(ReadingFailure) -> Favourite {
    let meant = try Naming.meant(by: reference, [.id] + NameStep.byName) {
      (wanted, step) throws(ReadingFailure) in
      try reading.favouriteCandidates(for: wanted, by: step)
    }
    switch meant {
    case .one(let favourite): return favourite
    case .several(let found): throw .ambiguousFavourite(reference: reference, found)
    case .nobody:
      throw .unknown(reference: reference, nearest: try reading.favouriteTitles(near: reference))
    }
  }

  /// Passes the matching favourites to the visitor in order, until the visitor returns false.
  public func favourites(
    _ sort: BookSort = .recent, matching filter: BookFilter = .init(),
    _ visitor: (Favourite) -> Bool
  ) throws(ReadingFailure) { try reading.visitFavourites(sort, matching: filter, visitor) }

  // MARK: Sentences

  /// Finds a sentence by its id or the beginning of its id. Throws if the reference matches no sentence, or several.
  public func sentence(_ reference: String) throws(ReadingFailure) -> Sentence {
    let meant = try Naming.meant(by: reference, [.id, .idBeginning]) {
      (wanted, step) throws(ReadingFailure) in
      try reading.sentenceCandidates(for: wanted, by: step)
    }
    switch meant {
    case .one(let sentence): return sentence
    case .several(let found): throw .ambiguousSentence(reference: reference, found)
    case .nobody: throw .unknown(reference: reference)
    }
  }

  /// Returns the sentences of a book, ordered by page and then by the time they were added.
  public func sentences(of id: ID<Book>) throws(ReadingFailure) -> [Sentence] {
    try reading.sentences(of: id)
  }

  /// Passes the books that have sentences to the visitor in order, until the visitor returns false. Each book comes
  /// with all its sentences, or with those that match the search.
  public func sentences(
    _ sort: BookSort = .title, search: String? = nil, _ visitor: (BookSentences) -> Bool
  ) throws(ReadingFailure) { try reading.visitSentences(sort, search: search, visitor) }
}
