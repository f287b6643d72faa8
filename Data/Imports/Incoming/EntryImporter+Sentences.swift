import Domain

extension EntryImporter {
  mutating func consume(_ sentence: IncomingSentence, _ entry: IncomingEntry) throws(StorageFailure)
    -> ImportTally.Outcome
  {
    guard let text = IncomingText.multilineText(sentence.text) else {
      problem(entry, .textMissing, failed: true)
      return .failed
    }
    guard let title = IncomingText.line(sentence.bookTitle) else {
      problem(entry, .titleMissing, failed: true)
      return .failed
    }
    let authors = sentence.bookAuthors.compactMap(IncomingText.line)
    let source = source(
      of: entry, else: [title, authors.joined(separator: ";"), sentence.location, text])
    if let reason = seenBefore(source, entry) {
      problem(entry, reason)
      return .skipped
    }
    var kept = entry.kept
    if !sentence.tags.isEmpty {
      kept.append(StoredMember("tags", sentence.tags.joined(separator: ", ")))
    }
    let book = try book(of: title, authors)
    var row = IncomingRow(.sentences, id: world.ids.next())
    row.say("text", .text(text))
    row.say("page", sentence.page.flatMap { $0 > 0 ? .int($0) : nil })
    row.say("note", IncomingText.multilineText(sentence.note).map(Value.text))
    row.say("location", IncomingText.line(sentence.location).map(Value.text))
    let at = sentence.at.flatMap(moment)?.now
    if let at {
      row.say("at", .int(at.instant), .int(at.offset))
    } else {
      row.fresh += [("instant", .int(world.now.instant)), ("offset", .int(world.now.offset))]
    }
    row.fresh.append(("book", .int(book)))
    let outcome = try keeping.keep(row, source: source, kept: StoredMembersJSON.written(kept)) {
      () throws(StorageFailure) in
      try store.first(
        "SELECT key FROM sentences WHERE book = ? AND text = ? AND deleted_at IS NULL",
        [.int(book), .text(text)]
      ) { $0.int }
    }
    return reportOutcome(outcome, entry, of: keeping.record)
  }

  /// Returns the book of a highlight: an existing book, or a new paused one.
  private mutating func book(of title: String, _ authors: [String]) throws(StorageFailure) -> Int {
    let name = title + "\u{0}" + authors.joined(separator: ";")
    if let key = books.ofSentences[name] { return key }
    if let key = try shelf().keys(title, authors).first {
      books.ofSentences[name] = key
      return key
    }
    let key = try makeBook(title, authors, as: "made:" + name)
    books.ofSentences[name] = key
    return key
  }

  /// Creates a paused book, to be completed by a later import or the user. If the user removed the book that an earlier
  /// import created, the new book gets another source id.
  private mutating func makeBook(_ title: String, _ authors: [String], as source: String)
    throws(StorageFailure) -> Int
  {
    let author = authors.isEmpty ? nil : authors.joined(separator: ", ")
    var row = IncomingRow(.books, id: world.ids.next())
    row.say(
      "title", .text(title), .text(FieldVersionsRow.sorted(title)), .text(TextForms.folded(title)))
    row.say(
      "author", .optional(author),
      .text(author.map(FieldVersionsRow.sorted) ?? FieldVersionsRow.afterAll))
    // The start date is unknown.
    row.fresh += [("shelf", .text("paused")), ("unbegun", .int(1))]
    try begin(&row, nil, title)
    let outcome = try keeping.keep(row, source: source, kept: nil) {
      () throws(StorageFailure) in nil
    }
    switch outcome {
    case .added(let key):
      add(.booksMade(1))
      books.shelf?.add(key, title, authors)
      return key
    case .updated(let key, _), .same(let key, _): return key
    case .removed: return try makeBook(title, authors, as: source + "#" + row.id)
    }
  }
}
