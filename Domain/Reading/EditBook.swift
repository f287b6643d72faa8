/// What is to be changed about a book; what is not mentioned stays.
public struct BookChange: Equatable, Sendable {
  /// What becomes of a colour.
  public enum Theme: Equatable, Sendable {
    case chosen(BookTheme)
    /// The colour of the category, whichever that will be.
    case ofCategory
  }

  public var title: String?
  public var subtitle: String?
  public var author: String?
  public var publisher: String?
  public var pages: Int?
  public var category: BookCategory?
  /// The day to be done by; nil within takes it away.
  public var target: Day??
  public var theme: Theme?
  /// The day it was published; nothing within means that nobody knows any more.
  public var published: Day??
  public var link: String?
  public var cover: String?
  /// How much one liked it; nothing within takes the mark away.
  public var rating: Rating??
  /// One sentence about it; an empty one takes it away.
  public var note: String?
  public var tags: TagsChange?

  /// Describes a change.
  public init(
    title: String? = nil, subtitle: String? = nil, author: String? = nil,
    publisher: String? = nil, pages: Int? = nil, category: BookCategory? = nil,
    target: Day?? = nil, theme: Theme? = nil, published: Day?? = nil, link: String? = nil,
    cover: String? = nil, rating: Rating?? = nil, note: String? = nil, tags: TagsChange? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.author = author
    self.publisher = publisher
    self.pages = pages
    self.category = category
    self.target = target
    self.theme = theme
    self.published = published
    self.link = link
    self.cover = cover
    self.rating = rating
    self.note = note
    self.tags = tags
  }
}

/// A book that was changed, and what it was before.
public struct ChangedBook: Equatable, Sendable {
  public let before: Book
  public let book: Book
}

/// Changes a goal, puts it away, gives it marks and a place, and takes each of these back.
public struct EditBook: Sendable {
  let books: any BooksRepository
  let clock: WallClock

  /// Changes one book, or says which rule the change breaks. A target that has gone by does not
  /// move by itself, and naming it again does not make it good.
  public func callAsFunction(_ id: ID<Book>, _ change: BookChange) throws(ReadingError) -> Book {
    try self.change(id, change).book
  }

  /// The same, and what the book was before.
  public func change(_ id: ID<Book>, _ change: BookChange) throws(ReadingError) -> ChangedBook {
    let today = clock.now().day
    return try changed(id) { (book) throws(BookRefusal) in
      var facts = book.facts
      if let title = change.title { facts.title = try BookFacts.title(title) }
      if let text = change.subtitle { facts.subtitle = try BookFacts.line(text, .subtitle) }
      if let text = change.author { facts.author = try BookFacts.line(text, .author) }
      if let text = change.publisher { facts.publisher = try BookFacts.line(text, .publisher) }
      if let text = change.link { facts.link = try BookFacts.line(text, .link) }
      if let text = change.cover { facts.cover = try BookFacts.line(text, .cover) }
      if let published = change.published { facts.published = published }
      if let pages = change.pages { facts.pages = try Self.pages(pages, of: book) }
      facts.category = change.category ?? facts.category
      var changed = book
      changed.facts = facts
      switch change.theme {
      case .chosen(let theme): changed.chosenTheme = theme
      case .ofCategory: changed.chosenTheme = nil
      case nil: break
      }
      if let target = change.target {
        changed.target = try target.map { (day) throws(BookRefusal) in
          try Self.target(day, of: book, today: today)
        }
      }
      if let rating = change.rating { changed.rating = rating }
      if let note = change.note { changed.note = try Book.note(note) }
      if let tags = change.tags { changed.tags = try book.tags.retold(by: tags) }
      return changed
    }
  }

  private func changed(_ id: ID<Book>, by rule: BookRule) throws(ReadingError) -> ChangedBook {
    var before: Book?
    let book = try books.change(id) { (book) throws(BookRefusal) in
      before = book
      return try rule(book)
    }
    return ChangedBook(before: before ?? book, book: book)
  }

  /// The percentages of a book without pages become pages in the store, which has its records.
  private static func pages(_ pages: Int, of book: Book) throws(BookRefusal) -> Int {
    try BookFacts.pages(pages, atLeast: book.facts.pages == nil ? 1 : book.total)
  }

  private static func target(_ target: Day, of book: Book, today: Day) throws(BookRefusal) -> Day {
    if target == book.target, !BookStanding(book, today: today).isOverdue { return target }
    if book.isComplete { throw .alreadyComplete(book.completedOn) }
    return try TargetDay.accepted(target, today: today)
  }

  /// Says how much one liked a book; nothing takes the mark away.
  public func rate(_ id: ID<Book>, _ rating: Rating?) throws(ReadingError) -> Book {
    try mark(id, rating).book
  }

  /// The same, and what the book was before.
  public func mark(_ id: ID<Book>, _ rating: Rating?) throws(ReadingError) -> ChangedBook {
    try changed(id) { (book) throws(BookRefusal) in
      var book = book
      book.rating = rating
      return book
    }
  }

  /// Gives a book tags, or takes some away.
  public func tag(_ id: ID<Book>, _ tags: TagsChange) throws(ReadingError) -> Book {
    try changed(id) { (book) throws(BookRefusal) in
      var changed = book
      changed.tags = try book.tags.retold(by: tags)
      return changed
    }.book
  }

  /// Moves a book to a place in one's own order, from 1. The others keep theirs among each other.
  public func move(_ id: ID<Book>, to position: Int) throws(ReadingError) -> Book {
    try books.move(id) { (book, count) throws(BookRefusal) in
      if book.isComplete { throw .alreadyComplete(book.completedOn) }
      guard book.status == .reading else {
        throw .wrongStatus(book.status, accepted: [.reading])
      }
      guard (1...max(1, count)).contains(position) else { throw .positionRange(1...max(1, count)) }
      return position
    }
  }

  /// Makes a book again what it was, but for what has been read of it and its place.
  public func putBack(_ book: Book) throws(ReadingError) -> Book {
    try books.change(book.id) { (now) throws(BookRefusal) in try Self.again(book, instead: now) }
  }

  private static func again(_ book: Book, instead now: Book) throws(BookRefusal) -> Book {
    var before = book
    before.last = now.last
    if let pages = before.facts.pages, pages < now.total {
      throw .pagesRange(now.total...BookFacts.pagesRange.upperBound)
    }
    if before.facts.pages == nil, now.last != nil { throw .readSince }
    return before
  }

  /// Takes a change back, unless the book was changed elsewhere since.
  public func putBack(_ changed: ChangedBook) throws(ReadingError) -> Book {
    let (before, made) = (changed.before, changed.book)
    return try books.change(before.id) { (now) throws(BookRefusal) in
      guard now.facts == made.facts, now.chosenTheme == made.chosenTheme,
        now.target == made.target, now.rating == made.rating, now.note == made.note,
        now.tags == made.tags, now.shelf == made.shelf
      else { throw .changedSince }
      return try Self.again(before, instead: now)
    }
  }

  /// Puts a book away, with its records and sentences.
  public func remove(_ id: ID<Book>) throws(ReadingError) -> Book {
    try books.remove(id, at: clock.now())
  }

  /// Brings back a book that was put away, with all it had.
  public func restore(_ id: ID<Book>) throws(ReadingError) -> Book { try books.restore(id) }
}

extension TagList {
  /// The tags of a book as a change leaves them, or the rule it breaks.
  fileprivate func retold(by change: TagsChange) throws(BookRefusal) -> TagList {
    do throws(TagsRefusal) { return try accepted(change) } catch { throw .tags(error) }
  }
}
