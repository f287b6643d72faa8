/// Begins, pauses, resumes and drops books.
public struct ShelveBook: Sendable {
  let books: any BooksRepository
  let clock: WallClock
  let defaultTarget: @Sendable () throws(StorageFailure) -> NewBookTarget

  /// Begins a wanted, paused or dropped book, or starts a new read-through of a finished book. Without `target` the
  /// default of the settings applies, and an explicit nil means no target.
  public func begin(_ id: ID<Book>, target: Day?? = nil) throws(ReadingFailure) -> Book {
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

  /// Resumes a book. Its target stays, unless the target has passed. A finished book is read again and a wanted book
  /// begins, both without a target.
  public func resume(_ id: ID<Book>) throws(ReadingFailure) -> Book {
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

  /// Pauses a book that is being read or was dropped.
  public func pause(_ id: ID<Book>) throws(ReadingFailure) -> Book {
    try lay(id, on: .paused, from: [.reading, .dropped])
  }

  /// Drops a book that is being read or paused.
  public func drop(_ id: ID<Book>) throws(ReadingFailure) -> Book {
    try lay(id, on: .dropped, from: [.reading, .paused])
  }

  /// Soft-deletes a wanted book. Throws for any other status.
  public func stopWanting(_ id: ID<Book>) throws(ReadingFailure) -> Book {
    _ = try books.change(id) { (book) throws(BookRefusal) in
      try Self.expect(book, [.wanted])
      return book
    }
    return try books.remove(id, at: clock.now())
  }

  private func lay(_ id: ID<Book>, on shelf: BookShelf, from accepted: [BookStatus])
    throws(ReadingFailure) -> Book
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
