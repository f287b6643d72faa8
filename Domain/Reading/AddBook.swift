/// Brings in a book: as a goal, or as one that is wanted.
public struct AddBook: Sendable {
  let books: any BooksRepository
  let clock: WallClock
  let ids: IDSource
  let defaultTarget: @Sendable () throws(StorageFailure) -> NewBookTarget

  /// Adds a book somebody typed in, which needs a title. Where no target is given, the default of the
  /// settings counts; a target of nil is none.
  public func manual(_ draft: BookDraft, target: Day?? = nil, theme: BookTheme? = nil)
    throws(ReadingError) -> Book
  {
    try add(target, theme) { () throws(BookRefusal) in try draft.typed() }
  }

  /// Adds a book that was found somewhere. What is odd about it is cut and cleaned.
  public func found(_ draft: BookDraft, target: Day?? = nil, theme: BookTheme? = nil)
    throws(ReadingError) -> Book
  {
    try add(target, theme) { () throws(BookRefusal) in try draft.told() }
  }

  /// Puts a book on the list of those that are to be read some day, unless it is here by its number,
  /// or by its title and author.
  public func wanted(_ draft: BookDraft, wasFound: Bool = false) throws(ReadingError) -> Book {
    let facts: BookFacts
    do throws(BookRefusal) { facts = wasFound ? try draft.told() : try draft.typed() } catch {
      throw .refused(error)
    }
    let known = try books.titled(facts.title.text).first { $0.facts.likedName == facts.likedName }
    if let known { throw .refused(.duplicateBook(known)) }
    return try books.add(
      Book(
        id: ids.id(), facts: facts, started: clock.now(), isBegun: false, target: nil,
        shelf: .wanted))
  }

  private func add(
    _ target: Day??, _ theme: BookTheme?, _ read: () throws(BookRefusal) -> BookFacts
  ) throws(ReadingError) -> Book {
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

/// The target of a book for which none is given.
func unlessGiven(
  _ target: @Sendable () throws(StorageFailure) -> NewBookTarget, today: Day
) throws(ReadingError) -> Day? {
  do throws(StorageFailure) { return try target().day(from: today) } catch { throw .storage(error) }
}
