/// The changes to a book. If a field is nil, the value of the book stays unchanged.
public struct BookChange: Equatable, Sendable {
  /// A change of the book's colour.
  public enum Theme: Equatable, Sendable {
    case chosen(BookTheme)
    /// Uses the default colour of the category. The colour changes with the category later.
    case ofCategory
  }

  public var title: String?
  public var subtitle: String?
  public var author: String?
  public var publisher: String?
  public var pages: Int?
  public var category: BookCategory?
  /// The new target. `.some(nil)` removes the target.
  public var target: Day??
  public var theme: Theme?
  /// The new date of publication. `.some(nil)` makes it unknown.
  public var published: Day??
  public var link: String?
  public var cover: String?
  /// The new rating. `.some(nil)` removes the rating.
  public var rating: Rating??
  /// The new note. An empty text removes the note, and nil keeps it.
  public var note: String?
  public var tags: TagsChange?

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

/// A changed book, and its state before the change.
public struct ChangedBook: Equatable, Sendable {
  public let before: Book
  public let book: Book
}

/// Edits, moves and removes books, and undoes these changes.
public struct EditBook: Sendable {
  let books: any BooksRepository
  let clock: WallClock

  /// Changes one book. Throws if the change breaks a rule. The current target is accepted again unless the book is
  /// overdue.
  public func callAsFunction(_ id: ID<Book>, _ change: BookChange) throws(ReadingFailure) -> Book {
    try self.change(id, change).book
  }

  /// Changes one book, and also returns its previous state, for undo.
  public func change(_ id: ID<Book>, _ change: BookChange) throws(ReadingFailure) -> ChangedBook {
    let today = clock.now().day
    return try changed(id) { (book) throws(BookRefusal) in
      var facts = book.facts
      if let title = change.title { facts.title = try BookMetadata.title(title) }
      if let text = change.subtitle { facts.subtitle = try BookMetadata.line(text, .subtitle) }
      if let text = change.author { facts.author = try BookMetadata.line(text, .author) }
      if let text = change.publisher { facts.publisher = try BookMetadata.line(text, .publisher) }
      if let text = change.link { facts.link = try BookMetadata.line(text, .link) }
      if let text = change.cover { facts.cover = try BookMetadata.line(text, .cover) }
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

  private func changed(_ id: ID<Book>, by rule: BookRule) throws(ReadingFailure) -> ChangedBook {
    var before: Book?
    let book = try books.change(id) { (book) throws(BookRefusal) in
      before = book
      return try rule(book)
    }
    return ChangedBook(before: before ?? book, book: book)
  }

  /// Validates a page count against the accepted range and the pages already read. If the page count was unknown, the
  /// store compares it with the records, because it converts their percentages to pages.
  private static func pages(_ pages: Int, of book: Book) throws(BookRefusal) -> Int {
    try BookMetadata.pages(pages, atLeast: book.facts.pages == nil ? 1 : book.total)
  }

  private static func target(_ target: Day, of book: Book, today: Day) throws(BookRefusal) -> Day {
    if target == book.target, !BookProgress(book, today: today).isOverdue { return target }
    if book.isComplete { throw .alreadyComplete(book.completedOn) }
    return try TargetDay.accepted(target, today: today)
  }

  /// Sets the rating of a book; nil removes it.
  public func rate(_ id: ID<Book>, _ rating: Rating?) throws(ReadingFailure) -> Book {
    try mark(id, rating).book
  }

  /// Sets the rating of a book, and also returns the previous state, for undo.
  public func mark(_ id: ID<Book>, _ rating: Rating?) throws(ReadingFailure) -> ChangedBook {
    try changed(id) { (book) throws(BookRefusal) in
      var book = book
      book.rating = rating
      return book
    }
  }

  /// Adds or removes tags of a book.
  public func tag(_ id: ID<Book>, _ tags: TagsChange) throws(ReadingFailure) -> Book {
    try changed(id) { (book) throws(BookRefusal) in
      var changed = book
      changed.tags = try book.tags.retold(by: tags)
      return changed
    }.book
  }

  /// Moves a book to a position in the user's own order, from 1. The other books keep their relative order.
  public func move(_ id: ID<Book>, to position: Int) throws(ReadingFailure) -> Book {
    try books.move(id) { (book, count) throws(BookRefusal) in
      if book.isComplete { throw .alreadyComplete(book.completedOn) }
      guard book.status == .reading else {
        throw .wrongStatus(book.status, accepted: [.reading])
      }
      guard (1...max(1, count)).contains(position) else { throw .positionRange(1...max(1, count)) }
      return position
    }
  }

  /// Restores an earlier state of a book. The records and the position are not restored.
  public func putBack(_ book: Book) throws(ReadingFailure) -> Book {
    try books.change(book.id) { (now) throws(BookRefusal) in try Self.again(book, instead: now) }
  }

  private static func again(_ book: Book, instead now: Book) throws(BookRefusal) -> Book {
    var before = book
    before.last = now.last
    if let pages = before.facts.pages, pages < now.total {
      throw .pagesRange(now.total...BookMetadata.pagesRange.upperBound)
    }
    if before.facts.pages == nil, now.last != nil { throw .readSince }
    return before
  }

  /// Undoes a change. Throws `changedSince` if the book was changed in the meantime.
  public func putBack(_ changed: ChangedBook) throws(ReadingFailure) -> Book {
    let (before, made) = (changed.before, changed.book)
    return try books.change(before.id) { (now) throws(BookRefusal) in
      guard now.facts == made.facts, now.chosenTheme == made.chosenTheme,
        now.target == made.target, now.rating == made.rating, now.note == made.note,
        now.tags == made.tags, now.shelf == made.shelf
      else { throw .changedSince }
      return try Self.again(before, instead: now)
    }
  }

  /// Soft-deletes a book with its records and sentences.
  public func remove(_ id: ID<Book>) throws(ReadingFailure) -> Book {
    try books.remove(id, at: clock.now())
  }

  /// Restores a soft-deleted book with its records and sentences.
  public func restore(_ id: ID<Book>) throws(ReadingFailure) -> Book { try books.restore(id) }
}

extension TagList {
  /// Returns the tags after a change. Throws if the change breaks a rule.
  fileprivate func retold(by change: TagsChange) throws(BookRefusal) -> TagList {
    do throws(TagsRefusal) { return try accepted(change) } catch { throw .tags(error) }
  }
}
