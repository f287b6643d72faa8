/// The storage of Reading. Each method is one transaction; a visitor must not call the repository. Deleting a book
/// hides its records and sentences.
public protocol ReadingRepository: BooksRepository, RecordsRepository, SentencesRepository,
  FavouritesRepository, TalliesRepository, YearTargetsRepository
{}

/// The storage of goals.
public protocol BooksRepository: Sendable {
  /// Adds a book without records as the last one. Throws if a book with its ISBN exists.
  func add(_ book: Book) throws(ReadingFailure) -> Book

  /// Applies a rule to the stored book in one transaction, keeping its position (last if reading begins) and records.
  /// An earlier reading's records stay with that reading. Percentages become pages once the page count is known; too
  /// few pages are refused.
  func change(_ id: ID<Book>, by rule: BookRule) throws(ReadingFailure) -> Book

  /// The earlier complete readings of a book, oldest first.
  func readThroughs(of id: ID<Book>) throws(ReadingFailure) -> [ReadThrough]

  /// Moves a book to the position the rule returns; the rule gets the number of books being read.
  func move(_ id: ID<Book>, by rule: BookPositionRule) throws(ReadingFailure) -> Book

  /// Soft-deletes a book.
  func remove(_ id: ID<Book>, at now: Now) throws(ReadingFailure) -> Book

  /// Restores a soft-deleted book, unless a book with its ISBN has become a goal since.
  func restore(_ id: ID<Book>) throws(ReadingFailure) -> Book

  /// Finds the books that match a reference in one way: by id, ISBN or title. Of many matches it may return only enough
  /// to show the ambiguity.
  func candidates(for reference: String, by step: NameStep) throws(ReadingFailure) -> [Book]

  /// The books with this whole title, ignoring case and width. Uses the index only.
  func titled(_ title: String) throws(ReadingFailure) -> [Book]

  /// The titles most similar to one that no book has.
  func titles(near reference: String) throws(ReadingFailure) -> [String]

  /// Visits the books of a list in order until the visitor returns false.
  func visit(_ list: BookList, _ visitor: (Book) -> Bool) throws(ReadingFailure)

  /// The books being read with a target, earliest target first, then in the user's own order. `position` is left nil,
  /// because computing it counts all books.
  func dueFirst(atMost limit: Int) throws(ReadingFailure) -> [Book]

  /// The books being read without a target and read on or after a day, latest first. `position` is left nil.
  func undated(readSince day: Day, atMost limit: Int) throws(ReadingFailure) -> [Book]

  /// Visits all books with a target, earliest first, including positions, until the visitor returns false.
  func visitDue(_ visitor: (Book) -> Bool) throws(ReadingFailure)

  /// A slice of a list around an anchor.
  func slice(_ list: BookList, around anchor: ListAnchor<ID<Book>>, length: Int)
    throws(ReadingFailure) -> ListSlice<Book>

  /// A slice of the home's unfinished books around an anchor: by category in the given order, then by the sort. Without
  /// sections the sort alone orders them.
  func home(
    _ sort: BookSort, in order: [BookCategory], around anchor: ListAnchor<ID<Book>>, length: Int
  ) throws(ReadingFailure) -> HomeSlice
}

/// The storage of reading progress.
public protocol RecordsRepository: Sendable {
  /// Stores the record the rule makes from the stored book, replacing the last one if both are of one day. A book that
  /// is read leaves its shelf (`Book.opened`).
  func record(_ id: ID<Book>, by rule: RecordRule) throws(ReadingFailure) -> (Book, ReadingRecord)

  /// Stores a record of a day that may be between others of the reading, replacing that day's own. The next record's
  /// `pagesRead` shrinks accordingly.
  func record(_ id: ID<Book>, on day: Day, by rule: EarlierRecordRule) throws(ReadingFailure)
    -> (Book, ReadingRecord)

  /// Removes records of the current reading. Throws if there are none.
  func removeRecords(_ id: ID<Book>, _ which: TakenRecords, at now: Now) throws(ReadingFailure)
    -> RecordsTaken

  /// Restores removed records, oldest first. Throws if they do not continue what has been read.
  func bringBack(_ records: [ReadingRecord], of id: ID<Book>) throws(ReadingFailure) -> Book

  /// The records of all readings of a book, oldest first.
  func records(of id: ID<Book>) throws(ReadingFailure) -> [ReadingRecord]

  /// The newest records of all books, newest first.
  func newest(_ count: Int) throws(ReadingFailure) -> [Activity]

  /// Visits the records of some days in chronological order until the visitor returns false.
  func visit(_ days: ClosedRange<Day>, _ visitor: (Activity) -> Bool) throws(ReadingFailure)

  /// A slice of the records of some days around an anchor, in chronological order.
  func slice(_ days: ClosedRange<Day>, around anchor: ListAnchor<RecordName>, length: Int)
    throws(ReadingFailure) -> ListSlice<Activity>
}

/// The storage of sentences.
public protocol SentencesRepository: Sendable {
  /// Adds the sentence that the rule makes from the stored book.
  func quote(_ book: ID<Book>, by rule: QuoteRule) throws(ReadingFailure) -> Sentence

  /// Applies a rule to a stored sentence and its book in one transaction.
  func change(_ id: ID<Sentence>, by rule: SentenceRule) throws(ReadingFailure) -> Sentence

  /// Soft-deletes a sentence.
  func removeSentence(_ id: ID<Sentence>, at now: Now) throws(ReadingFailure) -> Sentence

  /// Restores a soft-deleted sentence.
  func restoreSentence(_ id: ID<Sentence>) throws(ReadingFailure) -> Sentence

  /// Finds the sentences that match a reference in one way: by id or the beginning of an id.
  func sentenceCandidates(for reference: String, by step: NameStep) throws(ReadingFailure)
    -> [Sentence]

  /// The sentences of a book by page, then by when they were added.
  func sentences(of id: ID<Book>) throws(ReadingFailure) -> [Sentence]

  /// Visits the books that have sentences, in order, with all sentences or those that match. The search covers the
  /// sentence and the book's title, subtitle, author and note.
  func visitSentences(
    _ sort: BookSort, search: String?, _ visitor: (BookSentences) -> Bool
  ) throws(ReadingFailure)

  /// A slice of the same list as `visitSentences` around an anchor.
  func sentencesSlice(
    _ sort: BookSort, search: String?, around anchor: ListAnchor<ID<Book>>, length: Int
  ) throws(ReadingFailure) -> ListSlice<BookSentences>
}

/// The storage of favourites, unique by `LikedName`.
public protocol FavouritesRepository: Sendable {
  /// Adds a favourite. An existing one keeps its time.
  func like(_ favourite: Favourite) throws(ReadingFailure) -> Favourite

  /// Removes a favourite and returns it; nil if there was none.
  func unlike(_ name: LikedName) throws(ReadingFailure) -> Favourite?

  /// Finds the favourites that match a reference in one way: by key or by title.
  func favouriteCandidates(for reference: String, by step: NameStep) throws(ReadingFailure)
    -> [Favourite]

  /// The titles most similar to one that no favourite has.
  func favouriteTitles(near reference: String) throws(ReadingFailure) -> [String]

  /// Visits the matching favourites in order until the visitor returns false. The custom sort is newest first.
  func visitFavourites(_ sort: BookSort, matching: BookFilter, _ visitor: (Favourite) -> Bool)
    throws(ReadingFailure)

  /// A slice of the favourites around an anchor, in the same order.
  func favouritesSlice(
    _ sort: BookSort, matching: BookFilter, around anchor: ListAnchor<LikedName>, length: Int
  ) throws(ReadingFailure) -> ListSlice<Favourite>

  /// Which of the named books are goals, and which are favourites.
  func flags(of names: [LikedName]) throws(ReadingFailure) -> BookFlags
}

/// The storage of yearly reading goals.
public protocol YearTargetsRepository: Sendable {
  /// The goal of a year, or nil if none is set.
  func yearTarget(_ year: Int) throws(ReadingFailure) -> Int?

  /// Replaces the goal of a year; nil removes it.
  func setYearTarget(_ year: Int, _ target: Int?) throws(ReadingFailure)
}

/// Totals over all records, computed without loading each one.
public protocol TalliesRepository: Sendable {
  func counts() throws(ReadingFailure) -> ReadingCounts

  /// The pages of each day with reading within a range, oldest first.
  func pagesByDay(_ days: ClosedRange<Day>) throws(ReadingFailure) -> [DayPages]

  /// The number of books finished on each day within a range, oldest first; other days are left out.
  func finishings(_ days: ClosedRange<Day>) throws(ReadingFailure) -> [DayFinishings]

  /// The pages of each category that has any.
  func pagesByCategory() throws(ReadingFailure) -> [BookCategory: Int]

  /// The records of each part of the day that has any, in no order.
  func recordsByPart() throws(ReadingFailure) -> [PartRecords]
}

/// Computes the changed book, or throws a refusal.
public typealias BookRule = (Book) throws(BookRefusal) -> Book
/// Computes a position in the user's own order, from 1, or throws a refusal.
public typealias BookPositionRule = (Book, _ count: Int) throws(BookRefusal) -> Int
/// Makes the next record of a book, or throws a refusal.
public typealias RecordRule = (Book) throws(BookRefusal) -> ReadingRecord
/// Makes the record of an earlier day, or throws a refusal.
public typealias EarlierRecordRule = (Book, RecordsAround) throws(BookRefusal) -> ReadingRecord
/// Makes a sentence of a book, or throws a refusal.
public typealias QuoteRule = (Book) throws(BookRefusal) -> Sentence
/// Computes the changed sentence, or throws a refusal.
public typealias SentenceRule = (Sentence, Book) throws(BookRefusal) -> Sentence
