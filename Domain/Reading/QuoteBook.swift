/// The changes to a sentence. If a field is nil, the value of the sentence stays unchanged.
public struct SentenceChange: Equatable, Sendable {
  public var text: String?
  public var page: Int?
  /// The new note. An empty text removes the note, and nil keeps it.
  public var note: String?

  public init(text: String? = nil, page: Int? = nil, note: String? = nil) {
    self.text = text
    self.page = page
    self.note = note
  }
}

/// A changed sentence, and its state before the change.
public struct ChangedSentence: Equatable, Sendable {
  public let before: Sentence
  public let sentence: Sentence
}

/// Adds, edits and removes sentences of books, and undoes these changes.
public struct QuoteBook: Sendable {
  let sentences: any SentencesRepository
  let clock: WallClock
  let ids: IDSource

  /// Adds a sentence. The page is nil if it is unknown.
  public func callAsFunction(
    _ book: ID<Book>, _ text: String, page: Int?, note: String = ""
  ) throws(ReadingFailure) -> Sentence {
    let id: ID<Sentence> = ids.id()
    let now = clock.now()
    return try sentences.quote(book) { (book) throws(BookRefusal) in
      let text = try Self.text(text)
      let page = try Self.page(page, of: book)
      return Sentence(
        id: id, book: book.id, page: page, text: text, note: try Self.note(note), on: now)
    }
  }

  /// Changes a sentence. The time at which it was added stays unchanged.
  public func edit(_ id: ID<Sentence>, _ change: SentenceChange) throws(ReadingFailure) -> Sentence
  {
    try self.change(id, change).sentence
  }

  /// Changes a sentence, and also returns its previous state, for undo.
  public func change(_ id: ID<Sentence>, _ change: SentenceChange) throws(ReadingFailure)
    -> ChangedSentence
  {
    let now = clock.now()
    var before: Sentence?
    let made = try sentences.change(id) { (sentence, book) throws(BookRefusal) in
      before = sentence
      var changed = sentence
      if let text = change.text { changed.text = try Self.text(text) }
      if let note = change.note { changed.note = try Self.note(note) }
      if let page = change.page, page != sentence.page {
        changed.page = try Self.page(page, of: book)
      }
      if changed != sentence { changed.edited = now }
      return changed
    }
    return ChangedSentence(before: before ?? made, sentence: made)
  }

  /// Undoes a change. Throws `changedSince` if the sentence was changed in the meantime.
  public func putBack(_ changed: ChangedSentence) throws(ReadingFailure) -> Sentence {
    try sentences.change(changed.before.id) { (now, _) throws(BookRefusal) in
      guard now == changed.sentence else { throw .changedSince }
      return changed.before
    }
  }

  /// Restores an earlier state of a sentence, and overwrites later changes.
  public func putBack(_ sentence: Sentence) throws(ReadingFailure) -> Sentence {
    try sentences.change(sentence.id) { (_, _) in sentence }
  }

  /// Soft-deletes a sentence.
  public func remove(_ id: ID<Sentence>) throws(ReadingFailure) -> Sentence {
    try sentences.removeSentence(id, at: clock.now())
  }

  /// Restores a soft-deleted sentence.
  public func restore(_ id: ID<Sentence>) throws(ReadingFailure) -> Sentence {
    try sentences.restoreSentence(id)
  }

  private static func text(_ raw: String) throws(BookRefusal) -> MultilineText {
    do throws(TextRefusal) { return try MultilineText(raw, limit: BookField.sentence.limit) } catch
    {
      switch error {
      case .empty: throw .sentenceEmpty
      case .tooLong(let limit): throw .sentenceTooLong(limit: limit)
      case .controlCharacter: throw .controlCharacter(.sentence)
      }
    }
  }

  private static func note(_ raw: String) throws(BookRefusal) -> MultilineText? {
    do throws(TextRefusal) { return try MultilineText(raw, limit: BookField.remark.limit) } catch {
      switch error {
      case .empty: return nil
      case .tooLong(let limit): throw .tooLong(.remark, limit: limit)
      case .controlCharacter: throw .controlCharacter(.remark)
      }
    }
  }

  private static func page(_ page: Int?, of book: Book) throws(BookRefusal) -> Int? {
    guard let page else { return nil }
    let accepted = 1...(book.facts.pages ?? BookMetadata.pagesRange.upperBound)
    guard accepted.contains(page) else { throw .pageRange(accepted) }
    return page
  }
}
