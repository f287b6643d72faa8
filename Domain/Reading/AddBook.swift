/// Adds books, either to the books that the user is reading or to the wanted books.
public struct AddBook: Sendable {
  let books: any BooksRepository
  let clock: WallClock
  let ids: IDSource
  let defaultTarget: @Sendable () throws(StorageFailure) -> NewBookTarget

  /// Adds a book that the user typed. A title is required. Without `target` the default of the settings applies, and an
  /// explicit nil means no target.
  public func manual(_ draft: BookDraft, target: Day?? = nil, theme: BookTheme? = nil)
    throws(ReadingFailure) -> Book
  {
    try add(target, theme) { () throws(BookRefusal) in try draft.typed() }
  }

  /// Adds a search result. Text that breaks a rule is cut and cleaned instead of being refused.
  public func searchResult(_ draft: BookDraft, target: Day?? = nil, theme: BookTheme? = nil)
    throws(ReadingFailure) -> Book
  {
    try add(target, theme) { () throws(BookRefusal) in try draft.cleaned() }
  }

  /// Adds a book to the wanted books. Throws if a book with the same ISBN, or the same title and author, exists.
  public func wanted(_ draft: BookDraft, wasFound: Bool = false) throws(ReadingFailure) -> Book {
    let facts: BookMetadata
    do throws(BookRefusal) { facts = wasFound ? try draft.cleaned() : try draft.typed() } catch {
      throw .refused(error)
    }
    let known = try books.titled(facts.title.text).first { $0.facts.likedName == facts.likedName }
    if let known { throw .refused(.duplicateBook(known)) }
    return try books.add(
      Book(
        id: ids.id(), facts: facts, started: clock.now(), isBegun: false, target: nil,
        shelf: .wanted))
  }

  /// Returns the default target of a book that is added now; nil if there is none.
  public func newTarget() throws(ReadingFailure) -> Day? {
    try unlessGiven(defaultTarget, today: clock.now().day)
  }

  private func add(
    _ target: Day??, _ theme: BookTheme?, _ read: () throws(BookRefusal) -> BookMetadata
  ) throws(ReadingFailure) -> Book {
    let now = clock.now()
    let target = if let target { target } else { try unlessGiven(defaultTarget, today: now.day) }
    let book: Book
    do throws(BookRefusal) {
      let facts = try read()
      let wanted = try target.map { (day) throws(BookRefusal) in
        try TargetDay.accepted(day, today: now.day)
      }
      book = Book(
        id: ids.id(), facts: facts, chosenTheme: theme, started: now, target: wanted)
    } catch { throw .refused(error) }
    return try books.add(book)
  }
}

/// Returns the default target of a new book from the settings. Returns nil if new books have no target.
func unlessGiven(
  _ target: @Sendable () throws(StorageFailure) -> NewBookTarget, today: Day
) throws(ReadingFailure) -> Day? {
  do throws(StorageFailure) { return try target().day(from: today) } catch { throw .storage(error) }
}
