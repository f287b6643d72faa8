import Data
import Domain
import Synchronization

/// Reading that keeps the same promises as the real one and needs no file.
package final class ReadingInMemory: ReadingRepository {
  struct KeptBook {
    var book: Book
    var records: [ReadingRecord] = []
    var taken: [ReadingRecord] = []
    var isRemoved = false
  }

  struct KeptSentence {
    var sentence: Sentence
    var isRemoved = false
  }

  struct State {
    /// All books in one's own order.
    var books: [KeptBook] = []
    var sentences: [KeptSentence] = []
    var favourites: [Favourite] = []
    var yearTargets: [Int: Int] = [:]

    /// The books that are here, as they are now.
    var here: [Book] {
      var place = 0
      return books.filter { !$0.isRemoved }.map { kept in
        var book = kept.book
        book.last = kept.records.last
        if !book.isComplete { place += 1 }
        book.position = book.isComplete ? nil : place
        return book
      }
    }

    func book(_ id: ID<Book>) throws(ReadingError) -> Book {
      guard let book = here.first(where: { $0.id == id })
      else { throw .unknown(reference: id.text) }
      return book
    }

    func place(of id: ID<Book>) throws(ReadingError) -> Int {
      guard let place = books.firstIndex(where: { !$0.isRemoved && $0.book.id == id })
      else { throw .unknown(reference: id.text) }
      return place
    }

    /// What is liked by its words stays liked when they change.
    mutating func keepLiking(_ name: LikedName, as facts: BookFacts) {
      let place = favourites.firstIndex { $0.name == name }
      guard let place, !favourites.contains(where: { $0.name == facts.likedName }) else { return }
      favourites[place].facts = facts
    }

    func refuseSecond(_ isbn: ISBN?) throws(ReadingError) {
      if let isbn, let other = here.first(where: { $0.facts.isbn == isbn }) {
        throw .refused(.duplicateBook(other))
      }
    }
  }

  let state = Mutex(State())

  /// Begins without books.
  package init() {}

  static func refusing<T>(_ body: () throws(BookRefusal) -> T) throws(ReadingError) -> T {
    do throws(BookRefusal) { return try body() } catch { throw .refused(error) }
  }

  package func add(_ book: Book) throws(ReadingError) -> Book {
    try state.withLock { all throws(ReadingError) in
      try all.refuseSecond(book.facts.isbn)
      all.books.append(KeptBook(book: book))
      return try all.book(book.id)
    }
  }

  package func change(_ id: ID<Book>, by rule: BookRule) throws(ReadingError) -> Book {
    try state.withLock { all throws(ReadingError) in
      let book = try all.book(id)
      let wanted = try Self.refusing { () throws(BookRefusal) in try rule(book) }
      all.books[try all.place(of: id)].book = Book(
        id: id, facts: wanted.facts, chosenTheme: wanted.chosenTheme, started: book.started,
        target: wanted.target, rating: wanted.rating, note: wanted.note)
      all.keepLiking(book.facts.likedName, as: wanted.facts)
      return try all.book(id)
    }
  }

  package func move(_ id: ID<Book>, by rule: PlaceRule) throws(ReadingError) -> Book {
    try state.withLock { all throws(ReadingError) in
      let book = try all.book(id)
      let reading = all.here.filter { !$0.isComplete }
      let place = try Self.refusing { () throws(BookRefusal) in try rule(book, reading.count) }
      if place == book.position { return book }
      let others = reading.filter { $0.id != id }
      let kept = all.books.remove(at: try all.place(of: id))
      let next =
        place <= others.count ? try all.place(of: others[place - 1].id) : all.books.endIndex
      all.books.insert(kept, at: next)
      return try all.book(id)
    }
  }

  package func remove(_ id: ID<Book>, at now: Now) throws(ReadingError) -> Book {
    try state.withLock { all throws(ReadingError) in
      let book = try all.book(id)
      all.books[try all.place(of: id)].isRemoved = true
      return book
    }
  }

  package func restore(_ id: ID<Book>) throws(ReadingError) -> Book {
    try state.withLock { all throws(ReadingError) in
      guard let place = all.books.firstIndex(where: { $0.book.id == id })
      else { throw .unknown(reference: id.text) }
      if all.books[place].isRemoved {
        try all.refuseSecond(all.books[place].book.facts.isbn)
        all.books[place].isRemoved = false
      }
      return try all.book(id)
    }
  }

  package func titled(_ title: String) throws(ReadingError) -> [Book] {
    try candidates(for: title, by: .wholeName)
  }

  package func candidates(for reference: String, by step: NameStep) throws(ReadingError)
    -> [Book]
  {
    let isbn = step == .id ? ISBN(reference) : nil
    let found = state.withLock { $0.here }.filter { book in
      NamesInMemory.fits(reference, step, id: book.id.text, [book.facts.title.text])
        || (isbn != nil && book.facts.isbn == isbn)
    }
    let ordered = found.enumerated().sorted { one, other in
      (one.element.started.instant, one.offset) < (other.element.started.instant, other.offset)
    }
    return ordered.map(\.element)
  }

  package func titles(near reference: String) throws(ReadingError) -> [String] {
    NamesInMemory.near(reference, state.withLock { $0.here }.map(\.facts.title.text))
  }

  package func visit(_ list: BookList, _ visitor: (Book) -> Bool) throws(ReadingError) {
    let shelf = state.withLock { $0.here }.filter { book in
      switch list.shelf {
      case .reading: !book.isComplete
      case .finished: book.isComplete
      case .all: true
      }
    }
    let isFound = Self.finder(list.search, among: state.withLock { $0.here }.map(Self.texts))
    let found = shelf.filter { book in
      (list.category == nil || book.facts.category == list.category) && isFound(Self.texts(book))
    }
    for book in Self.ordered(found, list.sort, list.shelf) where !visitor(book) { return }
  }

  package func wantedFirst(atMost limit: Int) throws(ReadingError) -> [Book] {
    wanted().prefix(max(0, limit)).map {
      var book = $0
      book.position = nil
      return book
    }
  }

  package func visitWanted(_ visitor: (Book) -> Bool) throws(ReadingError) {
    for book in wanted() where !visitor(book) { return }
  }

  private func wanted() -> [Book] {
    let open = state.withLock { $0.here }.filter { !$0.isComplete }
    return open.enumerated()
      .sorted { ($0.element.target, $0.offset) < ($1.element.target, $1.offset) }
      .map(\.element)
  }

  // MARK: Records

  package func record(_ id: ID<Book>, by rule: RecordRule) throws(ReadingError)
    -> (Book, ReadingRecord)
  {
    try state.withLock { all throws(ReadingError) in
      let book = try all.book(id)
      let record = try Self.refusing { () throws(BookRefusal) in try rule(book) }
      let place = try all.place(of: id)
      if book.last?.day == record.day { all.books[place].records.removeLast() }
      all.books[place].records.append(record)
      return (try all.book(id), record)
    }
  }

  package func removeRecords(_ id: ID<Book>, _ which: TakenRecords, at now: Now)
    throws(ReadingError)
    -> RecordsTaken
  {
    try state.withLock { all throws(ReadingError) in
      let place = try all.place(of: id)
      let records = all.books[place].records
      if records.isEmpty { throw .refused(.nothingRead) }
      let taken = which == .all ? records : Array(records.suffix(1))
      all.books[place].records.removeLast(taken.count)
      all.books[place].taken += taken
      return RecordsTaken(book: try all.book(id), records: taken)
    }
  }

  package func bringBack(_ records: [ReadingRecord], of id: ID<Book>) throws(ReadingError) -> Book {
    try state.withLock { all throws(ReadingError) in
      let place = try all.place(of: id)
      guard try all.book(id).isFollowed(by: records) else { throw .refused(.readSince) }
      for record in records where !all.books[place].taken.contains(record) {
        throw .unknown(reference: id.text)
      }
      for record in records {
        guard let last = all.books[place].taken.lastIndex(of: record) else { continue }
        all.books[place].taken.remove(at: last)
        all.books[place].records.append(record)
      }
      return try all.book(id)
    }
  }

  package func records(of id: ID<Book>) throws(ReadingError) -> [ReadingRecord] {
    try state.withLock { all throws(ReadingError) in
      all.books[try all.place(of: id)].records
    }
  }
}
