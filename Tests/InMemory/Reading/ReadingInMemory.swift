public import Domain
import Synchronization

/// Stores books, reading records, quotes and favourites until the program ends.
public final class ReadingInMemory: ReadingRepository {
  struct StoredBook {
    var book: Book
    var records: [ReadingRecord] = []
    var removedRecords: [ReadingRecord] = []
    var before: [ReadThrough] = []
    var isRemoved = false
  }

  struct StoredSentence {
    var sentence: Sentence
    var isRemoved = false
  }

  struct State {
    /// All books in the user's order.
    var books: [StoredBook] = []
    var sentences: [StoredSentence] = []
    var favourites: [Favourite] = []
    var yearTargets: [Int: Int] = [:]

    /// The books that are not in the trash, with their newest record.
    var here: [Book] {
      var position = 0
      return books.filter { !$0.isRemoved }.map { kept in
        var book = kept.book
        book.last = kept.records.last { $0.round == book.round }
        let isRead = book.status == .reading
        if isRead { position += 1 }
        book.position = isRead ? position : nil
        return book
      }
    }

    func book(_ id: ID<Book>) throws(ReadingFailure) -> Book {
      guard let book = here.first(where: { $0.id == id })
      else { throw .unknown(reference: id.text) }
      return book
    }

    func index(of id: ID<Book>) throws(ReadingFailure) -> Int {
      guard let index = books.firstIndex(where: { !$0.isRemoved && $0.book.id == id })
      else { throw .unknown(reference: id.text) }
      return index
    }

    /// Keeps a favourite without an ISBN when its title or author changes.
    mutating func keepLiking(_ name: LikedName, as facts: BookMetadata) {
      let index = favourites.firstIndex { $0.name == name }
      guard let index, !favourites.contains(where: { $0.name == facts.likedName }) else { return }
      favourites[index].facts = facts
    }

    /// Stores a changed book. A book that the user starts to read moves to the end.
    mutating func keep(_ wanted: Book, instead book: Book) throws(ReadingFailure) {
      var index = try self.index(of: book.id)
      if book.facts.pages == nil, let pages = wanted.facts.pages {
        for (round, own) in Dictionary(grouping: books[index].records, by: \.round) {
          guard let turned = ReadingRecord.inPages(own, of: pages) else {
            throw .refused(
              .pagesRange(books[index].records.count + 1...BookMetadata.pagesRange.upperBound))
          }
          let others = books[index].records.filter { $0.round != round }
          books[index].records = (others + turned).sorted {
            ($0.round, $0.day) < ($1.round, $1.day)
          }
        }
      }
      if wanted.round != book.round { books[index].before.append(book.readThrough) }
      books[index].book = wanted
      if wanted.shelf == nil, [.wanted, .finished].contains(book.status),
        wanted.round != book.round || book.shelf != nil
      {
        books.append(books.remove(at: index))
        index = books.count - 1
      }
    }

    func refuseSecond(_ isbn: ISBN?) throws(ReadingFailure) {
      if let isbn, let other = here.first(where: { $0.facts.isbn == isbn }) {
        throw .refused(.duplicateBook(other))
      }
    }
  }

  let state = Mutex(State())
  let folding: TextFolding

  public init(folding: TextFolding = .standard) { self.folding = folding }

  static func refusing<T>(_ body: () throws(BookRefusal) -> T) throws(ReadingFailure) -> T {
    do throws(BookRefusal) { return try body() } catch { throw .refused(error) }
  }

  public func add(_ book: Book) throws(ReadingFailure) -> Book {
    try state.withLock { all throws(ReadingFailure) in
      try all.refuseSecond(book.facts.isbn)
      all.books.append(StoredBook(book: book))
      return try all.book(book.id)
    }
  }

  public func change(_ id: ID<Book>, by rule: BookRule) throws(ReadingFailure) -> Book {
    try state.withLock { all throws(ReadingFailure) in
      let book = try all.book(id)
      let wanted = try Self.refusing { () throws(BookRefusal) in try rule(book) }
      try all.keep(wanted, instead: book)
      all.keepLiking(book.facts.likedName, as: wanted.facts)
      return try all.book(id)
    }
  }

  public func readThroughs(of id: ID<Book>) throws(ReadingFailure) -> [ReadThrough] {
    try state.withLock { all throws(ReadingFailure) in all.books[try all.index(of: id)].before }
  }

  public func move(_ id: ID<Book>, by rule: BookPositionRule) throws(ReadingFailure) -> Book {
    try state.withLock { all throws(ReadingFailure) in
      let book = try all.book(id)
      let reading = all.here.filter { $0.status == .reading }
      let position = try Self.refusing { () throws(BookRefusal) in try rule(book, reading.count) }
      if position == book.position { return book }
      let others = reading.filter { $0.id != id }
      let kept = all.books.remove(at: try all.index(of: id))
      let next =
        position <= others.count ? try all.index(of: others[position - 1].id) : all.books.endIndex
      all.books.insert(kept, at: next)
      return try all.book(id)
    }
  }

  public func remove(_ id: ID<Book>, at now: Now) throws(ReadingFailure) -> Book {
    try state.withLock { all throws(ReadingFailure) in
      let book = try all.book(id)
      all.books[try all.index(of: id)].isRemoved = true
      return book
    }
  }

  public func restore(_ id: ID<Book>) throws(ReadingFailure) -> Book {
    try state.withLock { all throws(ReadingFailure) in
      guard let index = all.books.firstIndex(where: { $0.book.id == id })
      else { throw .unknown(reference: id.text) }
      if all.books[index].isRemoved {
        try all.refuseSecond(all.books[index].book.facts.isbn)
        all.books[index].isRemoved = false
      }
      return try all.book(id)
    }
  }

  public func titled(_ title: String) throws(ReadingFailure) -> [Book] {
    try candidates(for: title, by: .wholeName)
  }

  public func candidates(for reference: String, by step: NameStep) throws(ReadingFailure)
    -> [Book]
  {
    let isbn = step == .id ? ISBN(reference) : nil
    let found = state.withLock { $0.here }.filter { book in
      folding.fits(reference, step, id: book.id.text, [book.facts.title.text])
        || (isbn != nil && book.facts.isbn == isbn)
    }
    let ordered = found.enumerated().sorted { one, other in
      (one.element.started.instant, one.offset) < (other.element.started.instant, other.offset)
    }
    return ordered.map(\.element)
  }

  public func titles(near reference: String) throws(ReadingFailure) -> [String] {
    folding.near(reference, state.withLock { $0.here }.map(\.facts.title.text))
  }

  public func visit(_ list: BookList, _ visitor: (Book) -> Bool) throws(ReadingFailure) {
    let shelf = state.withLock { $0.here }.filter { book in
      list.shelf.statuses.contains(book.status)
    }
    let isFound = finder(list.search, among: state.withLock { $0.here }.map(Self.texts))
    let oracle = oracle(list.filter, among: state.withLock { $0.here })
    let found = shelf.filter { book in
      (list.category == nil || book.facts.category == list.category) && isFound(Self.texts(book))
        && oracle.means(book)
    }
    for book in ordered(found, list.sort, list.shelf) where !visitor(book) { return }
  }

  public func dueFirst(atMost limit: Int) throws(ReadingFailure) -> [Book] {
    due().prefix(max(0, limit)).map {
      var book = $0
      book.position = nil
      return book
    }
  }

  public func undated(readSince day: Day, atMost limit: Int) throws(ReadingFailure) -> [Book] {
    let recent = state.withLock { $0.here }.filter {
      $0.status == .reading && $0.target == nil && ($0.last?.day ?? Day(ordinal: 0)) >= day
    }
    let sorted = recent.sorted { one, other in
      (one.last?.at.instant ?? 0) > (other.last?.at.instant ?? 0)
    }
    return sorted.prefix(max(0, limit)).map { book in
      var book = book
      book.position = nil
      return book
    }
  }

  public func visitDue(_ visitor: (Book) -> Bool) throws(ReadingFailure) {
    for book in due() where !visitor(book) { return }
  }

  private func due() -> [Book] {
    let open = state.withLock { $0.here }.filter { $0.status == .reading }
    let due = open.enumerated().compactMap { index, book in
      book.target.map { (target: $0, place: index, book: book) }
    }
    return due.sorted { ($0.target, $0.place) < ($1.target, $1.place) }.map(\.book)
  }
}
