/// Stores books, reading records, sentences and favourites. Each method is one transaction, and a visitor must not call
/// the repository. Deleting a book hides its records and sentences.
public protocol ReadingRepository: BooksRepository, RecordsRepository, SentencesRepository,
  FavouritesRepository, TalliesRepository, YearTargetsRepository
{}

/// Stores the user's books, on all shelves.
public protocol BooksRepository: Sendable {
  /// Adds a book without records at the last position. Throws if a book with the same ISBN exists.
  func add(_ book: Book) throws(ReadingFailure) -> Book

  /// Replaces the stored book by the result of a rule, in one transaction. Records stay with their read-through. The
  /// position stays, or becomes the last if reading begins. Once the page count is known, percentages become pages. A
  /// page count that is too small for the records is refused.
  func change(_ id: ID<Book>, by rule: BookRule) throws(ReadingFailure) -> Book

  /// Returns the earlier complete read-throughs of a book, oldest first.
  func readThroughs(of id: ID<Book>) throws(ReadingFailure) -> [ReadThrough]

  /// Moves a book to the position that the rule returns. The rule receives the number of books being read.
  func move(_ id: ID<Book>, by rule: BookPositionRule) throws(ReadingFailure) -> Book

  /// Soft-deletes a book.
  func remove(_ id: ID<Book>, at now: Now) throws(ReadingFailure) -> Book

  /// Restores a soft-deleted book. Throws if another book with the same ISBN was added since.
  func restore(_ id: ID<Book>) throws(ReadingFailure) -> Book

  /// Finds the books that match a reference in one way: by id, ISBN or title. If many books match, the result may be
  /// incomplete.
  func candidates(for reference: String, by step: NameStep) throws(ReadingFailure) -> [Book]

  /// Returns the books with this whole title, ignoring case and width. Uses the index only.
  func titled(_ title: String) throws(ReadingFailure) -> [Book]

  /// Returns the stored titles that are most similar to a reference without a match.
  func titles(near reference: String) throws(ReadingFailure) -> [String]

  /// Passes the books of a list to the visitor in order, until the visitor returns false.
  func visit(_ list: BookList, _ visitor: (Book) -> Bool) throws(ReadingFailure)

  /// Returns the books being read with a target, earliest target first, then in the user's own order. `position` is
  /// nil, because computing it would count all books.
  func dueFirst(atMost limit: Int) throws(ReadingFailure) -> [Book]

  /// Returns the books without a target that are being read and were read on or after a day, latest first. `position`
  /// is nil.
  func undated(readSince day: Day, atMost limit: Int) throws(ReadingFailure) -> [Book]

  /// Passes all books that are being read and have a target to the visitor, earliest target first, until the visitor
  /// returns false. The books have their `position`.
  func visitDue(_ visitor: (Book) -> Bool) throws(ReadingFailure)

  /// Returns a slice of a list around an anchor.
  func slice(_ list: BookList, around anchor: ListAnchor<ID<Book>>, length: Int)
    throws(ReadingFailure) -> ListSlice<Book>

  /// Returns a slice of the home screen's list of books being read, around an anchor. The books are ordered by category
  /// in the given order, then by the sort. A sort without sections ignores the categories.
  func home(
    _ sort: BookSort, in order: [BookCategory], around anchor: ListAnchor<ID<Book>>, length: Int
  ) throws(ReadingFailure) -> HomeSlice
}

/// Stores reading progress.
public protocol RecordsRepository: Sendable {
  /// Stores the record that the rule computes from the stored book. It replaces the last record if both are of the same
  /// day. The book leaves its shelf (`Book.opened`).
  func record(_ id: ID<Book>, by rule: RecordRule) throws(ReadingFailure) -> (Book, ReadingRecord)

  /// Stores the record of a day, which may be between other records of the read-through. It replaces the record of the
  /// same day, and the next record's `pagesRead` shrinks accordingly.
  func record(_ id: ID<Book>, on day: Day, by rule: EarlierRecordRule) throws(ReadingFailure)
    -> (Book, ReadingRecord)

  /// Removes records of the current read-through. Throws if there are none.
  func removeRecords(_ id: ID<Book>, _ which: RecordsToRemove, at now: Now) throws(ReadingFailure)
    -> RemovedRecords

  /// Restores removed records, given oldest first. Throws if they do not continue the stored records.
  func bringBack(_ records: [ReadingRecord], of id: ID<Book>) throws(ReadingFailure) -> Book

  /// Returns the records of all read-throughs of a book, oldest first.
  func records(of id: ID<Book>) throws(ReadingFailure) -> [ReadingRecord]

  /// Returns the newest records of all books, newest first.
  func newest(_ count: Int) throws(ReadingFailure) -> [Activity]

  /// Passes the records of some days to the visitor in chronological order, until the visitor returns false.
  func visit(_ days: ClosedRange<Day>, _ visitor: (Activity) -> Bool) throws(ReadingFailure)

  /// Returns a slice of the records of some days around an anchor, in chronological order.
  func slice(_ days: ClosedRange<Day>, around anchor: ListAnchor<RecordName>, length: Int)
    throws(ReadingFailure) -> ListSlice<Activity>
}

/// Stores sentences.
public protocol SentencesRepository: Sendable {
  /// Adds the sentence that the rule creates from the stored book.
  func quote(_ book: ID<Book>, by rule: QuoteRule) throws(ReadingFailure) -> Sentence

  /// Replaces a stored sentence by the result of a rule, which also receives the book, in one transaction.
  func change(_ id: ID<Sentence>, by rule: SentenceRule) throws(ReadingFailure) -> Sentence

  /// Soft-deletes a sentence.
  func removeSentence(_ id: ID<Sentence>, at now: Now) throws(ReadingFailure) -> Sentence

  /// Restores a soft-deleted sentence.
  func restoreSentence(_ id: ID<Sentence>) throws(ReadingFailure) -> Sentence

  /// Finds the sentences that match a reference in one way: by id, or by the beginning of the id.
  func sentenceCandidates(for reference: String, by step: NameStep) throws(ReadingFailure)
    -> [Sentence]

  /// Returns the sentences of a book, ordered by page and then by the time they were added.
  func sentences(of id: ID<Book>) throws(ReadingFailure) -> [Sentence]

  /// Passes the books that have sentences to the visitor in order, until the visitor returns false. Each book comes
  /// with all its sentences, or with those that match the search. The search covers the sentence and its note, and the
  /// title, subtitle, author, note and tags of the book.
  func visitSentences(
    _ sort: BookSort, search: String?, _ visitor: (BookSentences) -> Bool
  ) throws(ReadingFailure)

  /// Returns a slice of the list of `visitSentences` around an anchor.
  func sentencesSlice(
    _ sort: BookSort, search: String?, around anchor: ListAnchor<ID<Book>>, length: Int
  ) throws(ReadingFailure) -> ListSlice<BookSentences>
}

/// Stores favourites, which are unique by `LikedName`.
public protocol FavouritesRepository: Sendable {
  /// Adds a favourite. A favourite that already exists keeps its time.
  func like(_ favourite: Favourite) throws(ReadingFailure) -> Favourite

  /// Removes a favourite and returns it. Returns nil if the book is not a favourite.
  func unlike(_ name: LikedName) throws(ReadingFailure) -> Favourite?

  /// Finds the favourites that match a reference in one way: by key or by title.
  func favouriteCandidates(for reference: String, by step: NameStep) throws(ReadingFailure)
    -> [Favourite]

  /// Returns the titles of favourites that are most similar to a reference without a match.
  func favouriteTitles(near reference: String) throws(ReadingFailure) -> [String]

  /// Passes the matching favourites to the visitor in order, until the visitor returns false. In the custom sort, the
  /// newest favourite comes first.
  func visitFavourites(_ sort: BookSort, matching: BookFilter, _ visitor: (Favourite) -> Bool)
    throws(ReadingFailure)

  /// Returns a slice of the favourites around an anchor, in the order of `visitFavourites`.
  func favouritesSlice(
    _ sort: BookSort, matching: BookFilter, around anchor: ListAnchor<LikedName>, length: Int
  ) throws(ReadingFailure) -> ListSlice<Favourite>

  /// Returns which of the named books are among the user's books, on any shelf, and which are favourites.
  func flags(of names: [LikedName]) throws(ReadingFailure) -> BookFlags
}

/// Stores the reading goals of years.
public protocol YearTargetsRepository: Sendable {
  /// Returns the goal of a year, in books; nil if none is set.
  func yearTarget(_ year: Int) throws(ReadingFailure) -> Int?

  /// Replaces the goal of a year, in books. If `target` is nil, the goal is removed.
  func setYearTarget(_ year: Int, _ target: Int?) throws(ReadingFailure)
}

/// Computes totals over all records, without loading each record.
public protocol TalliesRepository: Sendable {
  func counts() throws(ReadingFailure) -> ReadingCounts

  /// Returns the pages of each day with records within a range, oldest first.
  func pagesByDay(_ days: ClosedRange<Day>) throws(ReadingFailure) -> [DayPages]

  /// Returns the number of books finished on each day within a range, oldest first. Days without finished books are
  /// left out.
  func finishings(_ days: ClosedRange<Day>) throws(ReadingFailure) -> [DayFinishings]

  /// Returns the number of pages of each category. Categories without pages are left out.
  func pagesByCategory() throws(ReadingFailure) -> [BookCategory: Int]

  /// Returns the number of records of each part of the day, in no particular order. Parts without records are left out.
  func recordsByPart() throws(ReadingFailure) -> [PartRecords]
}

/// A closure that computes the changed book, or throws a refusal.
public typealias BookRule = (Book) throws(BookRefusal) -> Book
/// A closure that computes a position in the user's own order, from 1, or throws a refusal.
public typealias BookPositionRule = (Book, _ count: Int) throws(BookRefusal) -> Int
/// A closure that computes the next record of a book, or throws a refusal.
public typealias RecordRule = (Book) throws(BookRefusal) -> ReadingRecord
/// A closure that computes the record of an earlier day, or throws a refusal.
public typealias EarlierRecordRule = (Book, RecordsAround) throws(BookRefusal) -> ReadingRecord
/// A closure that creates a sentence of a book, or throws a refusal.
public typealias QuoteRule = (Book) throws(BookRefusal) -> Sentence
/// A closure that computes the changed sentence, or throws a refusal.
public typealias SentenceRule = (Sentence, Book) throws(BookRefusal) -> Sentence
