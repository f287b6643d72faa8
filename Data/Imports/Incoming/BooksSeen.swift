import Domain

/// What an import remembers about books until the end of the file.
struct BooksSeen {
  /// The keys of the imported books that are being read.
  var reading: [Int] = []
  /// The index of titles. Nil until its first use.
  var shelf: ShelvedTitles?
  /// The keys of the books that have imported highlights, by title and authors as written in the file.
  var ofSentences: [String: Int] = [:]
  var rank: Int?
}

extension EntryImporter {
  /// The maximum number of books that are being read in a file. If a file has more, all of them are
  /// paused.
  static let mostBeingRead = 3

  mutating func consume(_ book: IncomingBook, _ entry: IncomingEntry) throws(StorageFailure)
    -> ImportTally.Outcome
  {
    guard let title = IncomingText.line(book.title) else {
      problem(entry, .titleMissing, failed: true)
      return .failed
    }
    let authors = book.authors.compactMap(IncomingText.line)
    let source = source(of: entry, else: [title, authors.joined(separator: ";"), book.isbn])
    if let reason = seenBefore(source, entry) {
      problem(entry, reason)
      return .skipped
    }
    var kept = entry.kept
    var isbn = book.isbn.flatMap(ISBN.init)
    if let written = book.isbn, isbn == nil {
      problem(entry, .isbnWrong(written))
      kept.append(StoredMember("isbn", written))
    }
    let tags = tags(book.tags, &kept)
    let here = try keyHere(isbn, title, authors, source)
    if let isbn, case .sameOrigin = here { problem(entry, .numberTaken(isbn.text)) }
    if case .sameOrigin = here { isbn = nil }
    var row = IncomingRow(.books, id: world.ids.next())
    row.sayMetadata(of: book, title, authors, isbn)
    row.say("tags", tags.map(Value.text))
    let isReading = sayStatus(of: book, &row)
    try begin(&row, book, title)
    var keyHere: Int?
    if case .here(let key) = here { keyHere = key }
    if let keyHere, book.status != nil { try forgetMadePause(keyHere) }
    let outcome = try keeping.keep(row, source: source, kept: StoredMembersJSON.written(kept)) {
      () throws(StorageFailure) in keyHere
    }
    switch outcome {
    case .added(let key):
      if isReading { books.reading.append(key) }
      try keepEarlier(book.readings.dropLast(), of: key)
    case .updated(let key, _):
      if isReading, try isWithoutPlan(key) { books.reading.append(key) }
    case .same, .removed: break
    }
    return reportOutcome(outcome, entry, of: keeping.record)
  }

  /// Stores the finished earlier readings of a new book, and their number in its column `round`.
  private func keepEarlier(_ readings: ArraySlice<IncomingBook.Reading>, of key: Int)
    throws(StorageFailure)
  {
    let finished = readings.filter { $0.to != nil }
    if finished.isEmpty { return }
    for (round, reading) in finished.enumerated() {
      try store.run(
        "INSERT INTO read_throughs (book, round, started, finished) VALUES (?, ?, ?, ?)",
        [
          .int(key), .int(round), reading.from.map(Value.day) ?? .null,
          reading.to.map(Value.day) ?? .null,
        ])
    }
    try store.run(
      "UPDATE books SET round = ? WHERE key = ?", [.int(finished.count), .int(key)])
  }

  /// Clears the pause of a book that an import created for its highlights, since the user did not
  /// pause it. The status then counts as empty, so that the file can set it.
  private func forgetMadePause(_ key: Int) throws(StorageFailure) {
    try store.run(
      """
      UPDATE books SET shelf = NULL, unbegun = NULL WHERE key = ? AND shelf = 'paused' AND EXISTS (
        SELECT 1 FROM sources s
        WHERE s.record = books.id AND s.kind = 'book' AND s.source LIKE 'made:%')
      """, [.int(key)])
  }

  /// Whether a book that is being read has neither a target nor a recorded page.
  private func isWithoutPlan(_ key: Int) throws(StorageFailure) -> Bool {
    try store.first(
      """
      SELECT 1 FROM books
      WHERE key = ? AND shelf IS NULL AND target IS NULL AND last_total IS NULL
      """, [.int(key)]
    ) { _ in true } ?? false
  }

  /// The result of the search for a matching book in the store.
  private enum Here { case none, here(Int), sameOrigin }

  /// Finds the existing book by ISBN, or by title and author. Books imported from the same program under another id
  /// never match.
  private mutating func keyHere(
    _ isbn: ISBN?, _ title: String, _ authors: [String], _ source: String
  ) throws(StorageFailure) -> Here {
    if let isbn, let key = try store.first(BooksSQL.keyOfNumber, [.text(isbn.text)], { $0.int }) {
      return try comesFromSameOrigin(key, source) ? .sameOrigin : .here(key)
    }
    for key in try shelf().keys(title, authors) {
      if try comesFromSameOrigin(key, source) { continue }
      if try !hasOtherNumber(key, isbn) { return .here(key) }
    }
    return .none
  }

  /// Whether a book was imported from this program under another id.
  private func comesFromSameOrigin(_ key: Int, _ source: String) throws(StorageFailure) -> Bool {
    try store.first(
      """
      SELECT 1 FROM books b JOIN sources s ON s.record = b.id
      WHERE b.key = ? AND s.origin = ? AND s.kind = 'book' AND s.source <> ? LIMIT 1
      """, [.int(key), .text(keeping.origin.rawValue), .text(source)]
    ) { $0.bool } ?? false
  }

  /// Whether a book has a different ISBN, which means another edition.
  private func hasOtherNumber(_ key: Int, _ isbn: ISBN?) throws(StorageFailure) -> Bool {
    guard let isbn else { return false }
    let number = try store.first("SELECT isbn FROM books WHERE key = ?", [.int(key)]) {
      $0.values.first?.text
    }
    return number.flatMap(\.self).map { $0 != isbn.text } ?? false
  }

  /// Returns the index of titles, loaded on first use.
  mutating func shelf() throws(StorageFailure) -> ShelvedTitles {
    if let shelf = books.shelf { return shelf }
    let shelf = try ShelvedTitles(store, exceptOf: keeping.origin)
    books.shelf = shelf
    return shelf
  }

  /// Sets the status of a book; returns whether it is being read.
  private mutating func sayStatus(of book: IncomingBook, _ row: inout IncomingRow) -> Bool {
    let ended = book.readings.last?.to
    // Set if the start date is unknown.
    let unbegun: Value = book.readings.last?.from == nil ? .int(1) : .null
    switch book.status {
    case .wanted: row.say("status", .text("wanted"), .null, .null, .int(1))
    case .paused: row.say("status", .text("paused"), .null, .null, unbegun)
    case .dropped: row.say("status", .text("dropped"), .null, .null, unbegun)
    case .finished:
      if ended == nil { add(.withoutDay(1)) }
      row.say("status", .text("finished"), ended.map(Value.day) ?? .null, .null, unbegun)
    // The final status is set in `finishBooks()`, once all of them are counted.
    case .reading: row.say("status", .null, .null, .null, .null)
    // Without a status only a new book gets one; an existing book is unchanged.
    case nil where book.progress == nil:
      row.fresh += [("shelf", .text("wanted")), ("unbegun", .int(1))]
    case nil: break
    }
    if case .reading = book.status { return true }
    return false
  }

  /// Sets the columns of a new book only. The title determines a colour, since no program exports one and an imported
  /// shelf should not be all grey.
  mutating func begin(_ row: inout IncomingRow, _ book: IncomingBook?, _ title: String)
    throws(StorageFailure)
  {
    let known = books.rank
    let last = if let known { known } else { try lastRank() }
    books.rank = last + BooksSQL.step
    let day = book?.readings.last?.from ?? book?.added ?? book?.readings.last?.to
    let started = day.flatMap { moment(.local($0, seconds: nil))?.now } ?? world.now
    row.fresh += [
      ("rank", .int(last + BooksSQL.step)), ("started", .int(started.instant)),
      ("started_offset", .int(started.offset)),
      ("category", .text((BookCategory(shelves: book?.tags ?? []) ?? .etc).rawValue)),
      ("theme", .text(BookTheme(title: TextForms.folded(title)).rawValue)),
    ]
  }

  private func lastRank() throws(StorageFailure) -> Int {
    try store.first(BooksSQL.lastRank) { $0.optionalInt ?? 0 } ?? 0
  }

  /// Sets the default target of the books that are being read, or pauses them all if there are too
  /// many.
  mutating func finishBooks() throws(StorageFailure) {
    let isMany = books.reading.count > Self.mostBeingRead
    let target = isMany ? nil : world.defaults.target.day(from: world.now.day)
    for key in books.reading {
      try store.run(
        "UPDATE books SET shelf = ?, target = ?, unbegun = NULL WHERE key = ?",
        [isMany ? .text("paused") : .null, target.map(Value.day) ?? .null, .int(key)])
      try keeping.leave(.books, key, field: "status")
    }
    if isMany { add(.pausedMany(books.reading.count)) }
  }
}

extension IncomingRow {
  /// Sets the bibliographic fields, the rating, the review and the number of earlier readings.
  fileprivate mutating func sayMetadata(
    of book: IncomingBook, _ title: String, _ authors: [String], _ isbn: ISBN?
  ) {
    let author = authors.isEmpty ? nil : authors.joined(separator: ", ")
    say(
      "title", .text(title), .text(FieldVersionsRow.sorted(title)), .text(TextForms.folded(title)))
    say("subtitle", IncomingText.line(book.subtitle).map(Value.text))
    // The sort column must not be null, so a book without an author sorts last.
    say(
      "author", .optional(author),
      .text(author.map(FieldVersionsRow.sorted) ?? FieldVersionsRow.afterAll))
    say("publisher", IncomingText.line(book.publisher).map(Value.text))
    say("published", book.published.map(Value.day))
    let pages = book.pages.flatMap { BookMetadata.pagesRange.contains($0) ? $0 : nil }
    say("pages", pages.map(Value.int))
    say("isbn", isbn.map { .text($0.text) })
    if let halves = book.halfStars, (1...10).contains(halves) {
      say("rating", .int((halves + 1) / 2), halves % 2 == 1 ? .int(1) : .null)
    }
    say("note", IncomingText.multilineText(book.review).map(Value.text))
    let known = book.readings.dropLast().count { $0.to != nil }
    let stated = (book.readCount ?? 0) - (book.status == .finished ? 1 : 0)
    let before = max(known, stated)
    say("readCount", before > 0 ? .int(before) : nil)
  }
}
