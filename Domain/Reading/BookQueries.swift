/// Looks at books: goals, what was finished, favourites, sentences.
public struct BookQueries: Sendable {
  let reading: any ReadingRepository
  let clock: WallClock

  /// The moment books are looked at.
  public var now: Now { clock.now() }
  /// The day books are looked at.
  public var today: Day { clock.now().day }

  /// How a book stands today.
  public func standing(of book: Book) -> BookStanding { BookStanding(book, today: today) }

  /// The book somebody means: by its id, its number or its title.
  public func find(_ reference: String) throws(ReadingError) -> Book {
    let meant = try Naming.meant(by: reference) { (wanted, step) throws(ReadingError) in
      try reading.candidates(for: wanted, by: step)
    }
    switch meant {
    case .one(let book): return book
    case .several(let books): throw .ambiguous(reference: reference, books)
    case .nobody:
      throw .unknown(reference: reference, nearest: try reading.titles(near: reference))
    }
  }

  /// Visits the books of a list in order until the visitor returns false.
  public func callAsFunction(_ list: BookList, _ visitor: (Book) -> Bool) throws(ReadingError) {
    try reading.visit(list, visitor)
  }

  /// The books of a list.
  public func list(_ list: BookList) throws(ReadingError) -> [Book] {
    var books: [Book] = []
    try reading.visit(list) {
      books.append($0)
      return true
    }
    return books
  }

  /// A book without a target is on Today while it was read within so many days.
  static let recentDays = 14

  /// The books without a target that were read lately, the last one first; at most so many.
  public func recent(atMost limit: Int) throws(ReadingError) -> [BookStanding] {
    try reading.undated(readSince: today - Self.recentDays, atMost: limit).map(standing)
  }

  /// The books that are being read whose days come first, as they stand today; at most so many.
  public func dueFirst(atMost limit: Int) throws(ReadingError) -> [BookStanding] {
    try reading.dueFirst(atMost: limit).map(standing)
  }

  /// Visits all that have a day in the same order, as they stand today, until the visitor returns
  /// false.
  public func visitDue(_ visitor: (BookStanding) -> Bool) throws(ReadingError) {
    try reading.visitDue { visitor(standing(of: $0)) }
  }

  // MARK: Parts of long lists

  /// How many of a long list are loaded at once unless a screen says so.
  public static let loaded = 200

  /// A part of the home's list of unfinished books around a spot: a section for each category, in
  /// the order that is given, and the books of each by the sort. In one's own order, or by time,
  /// the list is one.
  public func home(
    _ sort: BookSort = .title, in order: [BookCategory], around spot: ListAnchor<ID<Book>>,
    length: Int = loaded
  ) throws(ReadingError) -> HomeStretch {
    try reading.home(sort, in: order, around: spot, length: length)
  }

  /// A part of a list around a spot.
  public func shelf(
    _ list: BookList, around spot: ListAnchor<ID<Book>>, length: Int = loaded
  ) throws(ReadingError) -> ListSlice<Book> {
    try reading.slice(list, around: spot, length: length)
  }

  /// A part of the favourites around a spot.
  public func favourites(
    _ sort: BookSort = .recent, matching filter: BookFilter = .init(),
    around spot: ListAnchor<LikedName>, length: Int = loaded
  ) throws(ReadingError) -> ListSlice<Favourite> {
    try reading.favouritesSlice(sort, matching: filter, around: spot, length: length)
  }

  /// How many books are loaded with their sentences at once.
  public static let loadedWithSentences = 80

  /// A part of the books that have sentences around a spot, each with all of them or with those
  /// that are found.
  public func sentences(
    _ sort: BookSort = .title, search: String? = nil, around spot: ListAnchor<ID<Book>>,
    length: Int = loadedWithSentences
  ) throws(ReadingError) -> ListSlice<BookSentences> {
    try reading.sentencesSlice(sort, search: search, around: spot, length: length)
  }

  // MARK: One book

  /// The records of a book, oldest first.
  public func records(of id: ID<Book>) throws(ReadingError) -> [ReadingRecord] {
    try reading.records(of: id)
  }

  /// The earlier readings of a book to its end, the first one first.
  public func readThroughs(of id: ID<Book>) throws(ReadingError) -> [ReadThrough] {
    try reading.readThroughs(of: id)
  }

  /// How many there are of everything.
  public func counts() throws(ReadingError) -> ReadingCounts { try reading.counts() }

  /// Which of some books are goals, and which are liked.
  public func marks(of names: [LikedName]) throws(ReadingError) -> BookMarks {
    try reading.marks(of: names)
  }

  /// The goal a liked or a found book is, if it is one.
  public func goal(_ name: LikedName) throws(ReadingError) -> Book? {
    let found: [Book] =
      switch name {
      case .number(let isbn): try reading.candidates(for: isbn.text, by: .id)
      case .words(let title, _): try reading.candidates(for: title, by: .wholeName)
      }
    return found.first { $0.facts.likedName == name }
  }

  /// The books an id or a whole title names.
  public func called(_ title: String) throws(ReadingError) -> [Book] {
    let named = try reading.candidates(for: title, by: .id)
    return try named.isEmpty ? reading.titled(title) : named
  }

  /// The other books that may be the same one: those with its title, unless both name an author and
  /// neither name holds the other.
  public func alike(_ facts: BookFacts, except id: ID<Book>? = nil) throws(ReadingError) -> [Book] {
    try reading.titled(facts.title.text).filter { $0.id != id && $0.facts.hasAuthor(of: facts) }
  }

  /// The books that may be the one of a draft; none where the draft breaks a rule, which is told when
  /// it is added.
  public func alike(_ draft: BookDraft, wasFound: Bool = false) throws(ReadingError) -> [Book] {
    let facts: BookFacts
    do throws(BookRefusal) { facts = wasFound ? try draft.told() : try draft.typed() } catch {
      return []
    }
    return try alike(facts)
  }

  // MARK: Favourites

  /// The favourite somebody means: by its name or its title.
  public func favourite(_ reference: String) throws(ReadingError) -> Favourite {
    let meant = try Naming.meant(by: reference, [.id] + NameStep.byName) {
      (wanted, step) throws(ReadingError) in
      try reading.favouriteCandidates(for: wanted, by: step)
    }
    switch meant {
    case .one(let favourite): return favourite
    case .several(let found): throw .ambiguousFavourite(reference: reference, found)
    case .nobody:
      throw .unknown(reference: reference, nearest: try reading.favouriteTitles(near: reference))
    }
  }

  /// Visits the favourites a filter means in order until the visitor returns false.
  public func favourites(
    _ sort: BookSort = .recent, matching filter: BookFilter = .init(),
    _ visitor: (Favourite) -> Bool
  ) throws(ReadingError) { try reading.visitFavourites(sort, matching: filter, visitor) }

  // MARK: Sentences

  /// The sentence somebody means: by its id or the beginning of it.
  public func sentence(_ reference: String) throws(ReadingError) -> Sentence {
    let meant = try Naming.meant(by: reference, [.id, .idBeginning]) {
      (wanted, step) throws(ReadingError) in
      try reading.sentenceCandidates(for: wanted, by: step)
    }
    switch meant {
    case .one(let sentence): return sentence
    case .several(let found): throw .ambiguousSentence(reference: reference, found)
    case .nobody: throw .unknown(reference: reference)
    }
  }

  /// The sentences of a book by page, then by when they were kept.
  public func sentences(of id: ID<Book>) throws(ReadingError) -> [Sentence] {
    try reading.sentences(of: id)
  }

  /// Visits the books that have sentences in order, each with all of them or with those found.
  public func sentences(
    _ sort: BookSort = .title, search: String? = nil, _ visitor: (BookSentences) -> Bool
  ) throws(ReadingError) { try reading.visitSentences(sort, search: search, visitor) }
}
