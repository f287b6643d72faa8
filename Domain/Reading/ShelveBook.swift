/// Takes books up to be read, lets them rest, and gives them up.
public struct ShelveBook: Sendable {
  let books: any BooksRepository
  let clock: WallClock
  let defaultTarget: @Sendable () throws(StorageFailure) -> NewBookTarget

  /// Begins a book that is wanted, rests, was given up or is finished, which is then read again.
  /// Where no target is given, the default of the settings counts; a target of nil is none.
  public func begin(_ id: ID<Book>, target: Day?? = nil) throws(ReadingError) -> Book {
    let now = clock.now()
    let target = if let target { target } else { try unlessGiven(defaultTarget, today: now.day) }
    return try books.change(id) { (book) throws(BookRefusal) in
      if book.status == .reading { throw .duplicateBook(book) }
      let day = try target.map { (day) throws(BookRefusal) in
        try TargetDay.accepted(day, today: now.day)
      }
      return book.begun(at: now, target: day)
    }
  }

  /// Goes on with a book. It is still to be read by its day where that lies ahead, and by none
  /// otherwise; one that is finished is read again, and one that was only wanted begins.
  public func resume(_ id: ID<Book>) throws(ReadingError) -> Book {
    let now = clock.now()
    return try books.change(id) { (book) throws(BookRefusal) in
      switch book.status {
      case .reading:
        throw .wrongStatus(.reading, accepted: [.paused, .dropped, .finished, .wanted])
      case .wanted, .finished: return book.begun(at: now, target: nil)
      case .paused, .dropped:
        return book.begun(at: now, target: book.target.flatMap { $0 < now.day ? nil : $0 })
      }
    }
  }

  /// Lets a book rest.
  public func pause(_ id: ID<Book>) throws(ReadingError) -> Book {
    try lay(id, on: .paused, from: [.reading, .dropped])
  }

  /// Gives a book up.
  public func drop(_ id: ID<Book>) throws(ReadingError) -> Book {
    try lay(id, on: .dropped, from: [.reading, .paused])
  }

  /// Wants a book no more: it is removed, and only one that was not begun can be.
  public func stopWanting(_ id: ID<Book>) throws(ReadingError) -> Book {
    _ = try books.change(id) { (book) throws(BookRefusal) in
      try Self.expect(book, [.wanted])
      return book
    }
    return try books.remove(id, at: clock.now())
  }

  private func lay(_ id: ID<Book>, on shelf: BookShelf, from accepted: [BookStatus])
    throws(ReadingError) -> Book
  {
    try books.change(id) { (book) throws(BookRefusal) in
      try Self.expect(book, accepted)
      var book = book
      book.shelf = shelf
      return book
    }
  }

  private static func expect(_ book: Book, _ accepted: [BookStatus]) throws(BookRefusal) {
    if !accepted.contains(book.status) { throw .wrongStatus(book.status, accepted: accepted) }
  }
}
