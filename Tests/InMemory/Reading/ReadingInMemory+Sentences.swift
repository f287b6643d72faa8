public import Domain
import Synchronization

extension ReadingInMemory {
  public func quote(_ book: ID<Book>, by rule: QuoteRule) throws(ReadingFailure) -> Sentence {
    try state.withLock { all throws(ReadingFailure) in
      let book = try all.book(book)
      let sentence = try Self.refusing { () throws(BookRefusal) in try rule(book) }
      all.sentences.append(StoredSentence(sentence: sentence))
      return sentence
    }
  }

  public func change(_ id: ID<Sentence>, by rule: SentenceRule) throws(ReadingFailure) -> Sentence {
    try state.withLock { all throws(ReadingFailure) in
      let index = try all.sentenceIndex(of: id)
      let sentence = all.sentences[index].sentence
      let book = try all.book(sentence.book)
      let changed = try Self.refusing { () throws(BookRefusal) in try rule(sentence, book) }
      all.sentences[index].sentence = changed
      return changed
    }
  }

  public func removeSentence(_ id: ID<Sentence>, at now: Now) throws(ReadingFailure) -> Sentence {
    try state.withLock { all throws(ReadingFailure) in
      let index = try all.sentenceIndex(of: id)
      all.sentences[index].isRemoved = true
      return all.sentences[index].sentence
    }
  }

  public func restoreSentence(_ id: ID<Sentence>) throws(ReadingFailure) -> Sentence {
    try state.withLock { all throws(ReadingFailure) in
      guard let index = all.sentences.firstIndex(where: { $0.sentence.id == id }),
        all.here.contains(where: { $0.id == all.sentences[index].sentence.book })
      else { throw .unknown(reference: id.text) }
      all.sentences[index].isRemoved = false
      return all.sentences[index].sentence
    }
  }

  public func sentenceCandidates(for reference: String, by step: NameStep)
    throws(ReadingFailure) -> [Sentence]
  {
    state.withLock { all in
      let books = Set(all.here.map(\.id))
      let found = all.sentences.filter {
        !$0.isRemoved && books.contains($0.sentence.book)
          && folding.fits(reference, step, id: $0.sentence.id.text, [])
      }
      return found.map(\.sentence).sorted { $0.id.text < $1.id.text }
    }
  }

  public func sentences(of id: ID<Book>) throws(ReadingFailure) -> [Sentence] {
    try state.withLock { all throws(ReadingFailure) in
      _ = try all.book(id)
      return all.sentences(of: id)
    }
  }

  public func visitSentences(
    _ sort: BookSort, search: String?, _ visitor: (BookSentences) -> Bool
  ) throws(ReadingFailure) {
    let all = state.withLock { $0 }
    let alone =
      all.here.map { Self.texts($0) }
      + all.here.flatMap { all.sentences(of: $0.id) }.map { SearchTexts([$0.text.text]) }
    let isFound = search.map { SearchReference(folding).finder($0, among: alone) }
    for book in ordered(all.here, sort, .all) {
      let own = Self.texts(book)
      let sentences = all.sentences(of: book.id).filter {
        isFound?(SearchTexts(names: own.names, own.others + [$0.text.text])) ?? true
      }
      if sentences.isEmpty { continue }
      guard visitor(BookSentences(book: book, sentences: sentences)) else { return }
    }
  }
}

extension ReadingInMemory.State {
  func sentenceIndex(of id: ID<Sentence>) throws(ReadingFailure) -> Int {
    let books = Set(here.map(\.id))
    guard
      let index = sentences.firstIndex(where: {
        !$0.isRemoved && $0.sentence.id == id && books.contains($0.sentence.book)
      })
    else { throw .unknown(reference: id.text) }
    return index
  }

  /// Returns the sentences of a book by page, those without one first.
  func sentences(of id: ID<Book>) -> [Sentence] {
    let own = sentences.filter { !$0.isRemoved && $0.sentence.book == id }.map(\.sentence)
    return own.enumerated().sorted { one, other in
      (one.element.page ?? 0, one.element.on.instant, one.offset)
        < (other.element.page ?? 0, other.element.on.instant, other.offset)
    }.map(\.element)
  }
}
