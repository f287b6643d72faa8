public import Domain

/// Stores quotes.
extension SQLiteReading {
  public func quote(_ book: ID<Book>, by rule: QuoteRule) throws(ReadingFailure) -> Sentence {
    try deciding(as: .quoteBook) { (store) throws(StorageFailure) in
      guard let found = try Self.find(book, in: store)
      else { return .failure(.unknown(reference: book.text)) }
      let sentence: Sentence
      do throws(BookRefusal) { sentence = try rule(found.book) } catch {
        return .failure(.refused(error))
      }
      store.setSubject(of: sentence.text.text, sentence.id.text)
      try store.run(
        ReadingSQL.quote, SentencesRow.shape.values(of: sentence, [.book: .int(found.key)]))
      let id = Value.text(sentence.id.text)
      guard let key = try store.first(ReadingSQL.quoteKey, [id], { $0.int })
      else { throw .corrupt }
      try Self.quotes.add(SentencesRow.indexed(sentence, key), to: store)
      return .success(sentence)
    }
  }

  public func change(_ id: ID<Sentence>, by rule: SentenceRule) throws(ReadingFailure) -> Sentence {
    try deciding(as: .editSentence) { (store) throws(StorageFailure) in
      guard let found = try Self.find(id, in: store)
      else { return .failure(.unknown(reference: id.text)) }
      let changed: Sentence
      do throws(BookRefusal) {
        changed = try rule(found.sentence, found.book)
      } catch { return .failure(.refused(error)) }
      if changed == found.sentence { return .success(changed) }
      store.setSubject(of: changed.text.text, id.text)
      try store.run(
        ReadingSQL.changeQuote, SentencesRow.shape.changes(of: changed) + [.int(found.key)])
      if (changed.text, changed.note) != (found.sentence.text, found.sentence.note) {
        try Self.quotes.remove(SentencesRow.indexed(found.sentence, found.key), from: store)
        try Self.quotes.add(SentencesRow.indexed(changed, found.key), to: store)
      }
      return .success(changed)
    }
  }

  public func removeSentence(_ id: ID<Sentence>, at now: Now) throws(ReadingFailure) -> Sentence {
    try deciding(as: .removeSentence) { (store) throws(StorageFailure) in
      guard let found = try Self.find(id, in: store)
      else { return .failure(.unknown(reference: id.text)) }
      store.setSubject(of: found.sentence.text.text, id.text)
      try store.run(ReadingSQL.removeQuote, [.int(now.instant), .int(found.key)])
      try Self.quotes.remove(SentencesRow.indexed(found.sentence, found.key), from: store)
      return .success(found.sentence)
    }
  }

  public func restoreSentence(_ id: ID<Sentence>) throws(ReadingFailure) -> Sentence {
    try deciding(as: .restoreSentence) { (store) throws(StorageFailure) in
      guard
        let found = try store.first(
          ReadingSQL.findAnyQuote, [.text(id.text)], SentencesRow.stored)
      else { return .failure(.unknown(reference: id.text)) }
      if found.isRemoved {
        store.setSubject(of: found.sentence.text.text, id.text)
        try store.run(ReadingSQL.restoreQuote, [.int(found.key)])
        try Self.quotes.add(SentencesRow.indexed(found.sentence, found.key), to: store)
      }
      return .success(found.sentence)
    }
  }

  public func sentenceCandidates(for reference: String, by step: NameStep)
    throws(ReadingFailure) -> [Sentence]
  {
    if step > .idBeginning { return [] }
    let end = step == .id ? "" : "\u{10FFFF}"
    return try alone { (store) throws(StorageFailure) in
      try store.all(
        ReadingSQL.quoteCandidates, [.text(reference), .text(reference + end)],
        SentencesRow.sentence)
    }
  }

  public func sentences(of id: ID<Book>) throws(ReadingFailure) -> [Sentence] {
    let found = try reading { (store) throws(StorageFailure) -> [Sentence]? in
      guard try Self.find(id, in: store) != nil else { return nil }
      return try store.all(ReadingSQL.quotesOf, [.text(id.text)], SentencesRow.sentence)
    }
    guard let found else { throw .unknown(reference: id.text) }
    return found
  }

  public func visitSentences(
    _ sort: BookSort, search: String?, _ visitor: (BookSentences) -> Bool
  ) throws(ReadingFailure) {
    guard let search else { return try visitAllSentences(sort, visitor) }
    guard let match = try prepared(search, Self.words, Self.quotes) else { return }
    try reading { (store) throws(StorageFailure) in
      let positions = try Self.positions(in: store)
      // Only one book is in memory at a time; it is complete when the next one begins.
      var book: Book?
      var sentences: [Sentence] = []
      var goesOn = true
      func show() {
        if let book { goesOn = visitor(BookSentences(book: book, sentences: sentences)) }
        sentences = []
      }
      try store.visit(ReadingSQL.matchingQuotes(sort, match), ReadingSQL.matchingQuoteValues(match))
      {
        (row) throws(StorageFailure) in
        let sentence = SentencesRow.sentence(row, from: BooksRow.shape.read.count)
        if sentence.book != book?.id {
          show()
          let next = try BooksRow.book(row)
          book = next.book
          book?.position = positions[next.key]
        }
        sentences.append(sentence)
        return goesOn
      }
      if goesOn { show() }
    }
  }

  private func visitAllSentences(_ sort: BookSort, _ visitor: (BookSentences) -> Bool)
    throws(ReadingFailure)
  {
    try reading { (store) throws(StorageFailure) in
      let positions = try Self.positions(in: store)
      try store.visit(ReadingSQL.quotedBooks(sort)) { (row) throws(StorageFailure) in
        let found = try BooksRow.book(row)
        var book = found.book
        book.position = positions[found.key]
        let sentences = try store.all(
          ReadingSQL.quotesOf, [.text(book.id.text)], SentencesRow.sentence)
        return visitor(BookSentences(book: book, sentences: sentences))
      }
    }
  }

  private static func find(_ id: ID<Sentence>, in store: Connection) throws(StorageFailure)
    -> (sentence: Sentence, key: Int, book: Book)?
  {
    guard let found = try store.first(ReadingSQL.findQuote, [.text(id.text)], SentencesRow.stored)
    else { return nil }
    return (found.sentence, found.key, try book(found.book, in: store))
  }
}
