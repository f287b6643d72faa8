/// Where all about reading is kept. Each method is one transaction; a visitor must not use the
/// repository. What belongs to a book that was put away is away with it.
public protocol ReadingRepository: BooksRepository, RecordsRepository, SentencesRepository,
  FavouritesRepository, TalliesRepository, YearTargetsRepository
{}

/// Where goals are kept.
public protocol BooksRepository: Sendable {
  /// Keeps a new book, after all others, unless a book of its number is here. A new book has no
  /// records.
  func add(_ book: Book) throws(ReadingError) -> Book

  /// Changes one book by a rule that sees it as the store has it at that moment. Its place does not
  /// change, unless it begins to be read, which it does after all others. Its records stay; those of
  /// an earlier reading belong to that one, which is kept beside it, and percentages become pages
  /// once these are known, or the change is refused where there are too few.
  func change(_ id: ID<Book>, by rule: BookRule) throws(ReadingError) -> Book

  /// The earlier readings of a book to its end, the first one first.
  func readThroughs(of id: ID<Book>) throws(ReadingError) -> [ReadThrough]

  /// Moves a book to the place a rule decides on, which sees how many books are being read.
  func move(_ id: ID<Book>, by rule: BookPositionRule) throws(ReadingError) -> Book

  /// Puts a book away.
  func remove(_ id: ID<Book>, at now: Now) throws(ReadingError) -> Book

  /// Brings back a book that was put away, unless a book of its number has become a goal since.
  func restore(_ id: ID<Book>) throws(ReadingError) -> Book

  /// Finds every book a reference names in one way, by id, number or title; of many, so many that
  /// it is clear that they are many.
  func candidates(for reference: String, by step: NameStep) throws(ReadingError) -> [Book]

  /// The books whose whole title it is but for case and width, by the index alone.
  func titled(_ title: String) throws(ReadingError) -> [Book]

  /// The titles nearest to one that no book has.
  func titles(near reference: String) throws(ReadingError) -> [String]

  /// Visits the books of a list in order until the visitor returns false.
  func visit(_ list: BookList, _ visitor: (Book) -> Bool) throws(ReadingError)

  /// The books that are being read and have a target, those whose days come first, and of those of
  /// one day in one's own order; at most so many. Their places in that order are left out: to know
  /// them, all have to be counted.
  func dueFirst(atMost limit: Int) throws(ReadingError) -> [Book]

  /// The books that are being read without a target and were read on a day or since, the latest first;
  /// at most so many, without their places.
  func undated(readSince day: Day, atMost limit: Int) throws(ReadingError) -> [Book]

  /// Visits all that have a target, the earliest first, with their places, until the visitor returns
  /// false.
  func visitDue(_ visitor: (Book) -> Bool) throws(ReadingError)

  /// So many books of a list around a spot.
  func slice(_ list: BookList, around spot: ListAnchor<ID<Book>>, length: Int)
    throws(ReadingError) -> ListSlice<Book>

  /// So many unfinished books around a spot of the home's list: by category in some order and by
  /// the sort within each, or all together where the sort has no sections.
  func home(
    _ sort: BookSort, in order: [BookCategory], around spot: ListAnchor<ID<Book>>, length: Int
  ) throws(ReadingError) -> HomeStretch
}

/// Where it is kept how far one came in books.
public protocol RecordsRepository: Sendable {
  /// Keeps the record a rule decides on, which sees the book as the store has it at that moment.
  /// It follows the last one, or takes its place where both are of one day. A book that is read lies
  /// on no shelf any more (`Book.opened`).
  func record(_ id: ID<Book>, by rule: RecordRule) throws(ReadingError) -> (Book, ReadingRecord)

  /// Keeps the record of a day that may lie between others of the same reading, which the rule sees.
  /// It takes the place of that day's own, and the first one behind it has as much less read.
  func record(_ id: ID<Book>, on day: Day, by rule: EarlierRecordRule) throws(ReadingError)
    -> (Book, ReadingRecord)

  /// Takes records of the present reading of a book away, and refuses where there is none.
  func removeRecords(_ id: ID<Book>, _ which: TakenRecords, at now: Now) throws(ReadingError)
    -> RecordsTaken

  /// Brings back records that were taken away, oldest first, and refuses where they do not follow
  /// what has been read.
  func bringBack(_ records: [ReadingRecord], of id: ID<Book>) throws(ReadingError) -> Book

  /// The records of all readings of a book, oldest first.
  func records(of id: ID<Book>) throws(ReadingError) -> [ReadingRecord]

  /// The newest records of all books, newest first.
  func newest(_ count: Int) throws(ReadingError) -> [Activity]

  /// Visits the records of some days in the order of time until the visitor returns false.
  func visit(_ days: ClosedRange<Day>, _ visitor: (Activity) -> Bool) throws(ReadingError)

  /// So many records of some days around a spot, in the order of time.
  func slice(_ days: ClosedRange<Day>, around spot: ListAnchor<RecordName>, length: Int)
    throws(ReadingError) -> ListSlice<Activity>
}

/// Where sentences are kept.
public protocol SentencesRepository: Sendable {
  /// Keeps the sentence a rule makes, which sees its book.
  func quote(_ book: ID<Book>, by rule: QuoteRule) throws(ReadingError) -> Sentence

  /// Changes one sentence by a rule that sees it and its book.
  func change(_ id: ID<Sentence>, by rule: SentenceRule) throws(ReadingError) -> Sentence

  /// Puts a sentence away.
  func removeSentence(_ id: ID<Sentence>, at now: Now) throws(ReadingError) -> Sentence

  /// Brings back a sentence that was put away.
  func restoreSentence(_ id: ID<Sentence>) throws(ReadingError) -> Sentence

  /// Finds every sentence a reference names in one way: by id, or by the beginning of an id.
  func sentenceCandidates(for reference: String, by step: NameStep) throws(ReadingError)
    -> [Sentence]

  /// The sentences of a book by page, then by when they were kept.
  func sentences(of id: ID<Book>) throws(ReadingError) -> [Sentence]

  /// Visits the books that have sentences in order, each with all of them, or with those that are
  /// found: by a text in the sentence, or in the book's title, subtitle, author or note.
  func visitSentences(
    _ sort: BookSort, search: String?, _ visitor: (BookSentences) -> Bool
  ) throws(ReadingError)

  /// So many of the books that have sentences around a spot, in the same order, each with all of
  /// them or with those that are found.
  func sentencesSlice(
    _ sort: BookSort, search: String?, around spot: ListAnchor<ID<Book>>, length: Int
  ) throws(ReadingError) -> ListSlice<BookSentences>
}

/// Where favourites are kept: one for each name.
public protocol FavouritesRepository: Sendable {
  /// Likes a book. One that is liked already keeps the time since when.
  func like(_ favourite: Favourite) throws(ReadingError) -> Favourite

  /// Stops liking a book; nothing comes back where it was not liked.
  func unlike(_ name: LikedName) throws(ReadingError) -> Favourite?

  /// Finds every favourite a reference names in one way: by its name, or by its title.
  func favouriteCandidates(for reference: String, by step: NameStep) throws(ReadingError)
    -> [Favourite]

  /// The titles nearest to one that no favourite has.
  func favouriteTitles(near reference: String) throws(ReadingError) -> [String]

  /// Visits the favourites a filter means in order until the visitor returns false; the order of one's
  /// own is that of liking, newest first.
  func visitFavourites(_ sort: BookSort, matching: BookFilter, _ visitor: (Favourite) -> Bool)
    throws(ReadingError)

  /// So many favourites around a spot, in the same order.
  func favouritesSlice(
    _ sort: BookSort, matching: BookFilter, around spot: ListAnchor<LikedName>, length: Int
  ) throws(ReadingError) -> ListSlice<Favourite>

  /// Which of some books are goals, and which are liked.
  func marks(of names: [LikedName]) throws(ReadingError) -> BookMarks
}

/// Where it is kept how many books are wanted of a year.
public protocol YearTargetsRepository: Sendable {
  /// How many books are wanted of a year; nothing where nobody said.
  func yearTarget(_ year: Int) throws(ReadingError) -> Int?

  /// Wants so many books of a year instead of what was wanted before; nothing takes it away.
  func setYearTarget(_ year: Int, _ target: Int?) throws(ReadingError)
}

/// What is told of all records at once, without looking at each.
public protocol TalliesRepository: Sendable {
  /// How many there are of everything.
  func counts() throws(ReadingError) -> ReadingCounts

  /// The days among some on which something was read, oldest first.
  func pagesByDay(_ days: ClosedRange<Day>) throws(ReadingError) -> [DayPages]

  /// The days among some on which books were finished, oldest first, and how many.
  func finishings(_ days: ClosedRange<Day>) throws(ReadingError) -> [DayFinishings]

  /// The pages read of each category that has any, in no order.
  func pagesByCategory() throws(ReadingError) -> [BookCategory: Int]

  /// The records of each part of the day that has any, in no order.
  func recordsByPart() throws(ReadingError) -> [PartRecords]
}

/// Decides what becomes of a book, or refuses the change.
public typealias BookRule = (Book) throws(BookRefusal) -> Book
/// Decides on a place in the order of one's own, from 1, or refuses the move.
public typealias BookPositionRule = (Book, _ count: Int) throws(BookRefusal) -> Int
/// Makes the next record of a book, or refuses to.
public typealias RecordRule = (Book) throws(BookRefusal) -> ReadingRecord
/// Makes the record of a day that has been, or refuses to.
public typealias EarlierRecordRule = (Book, RecordsAround) throws(BookRefusal) -> ReadingRecord
/// Makes a sentence of a book, or refuses to.
public typealias QuoteRule = (Book) throws(BookRefusal) -> Sentence
/// Decides what becomes of a sentence, or refuses the change.
public typealias SentenceRule = (Sentence, Book) throws(BookRefusal) -> Sentence
