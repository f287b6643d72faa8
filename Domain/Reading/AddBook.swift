/// Makes a book a goal.
public struct AddBook: Sendable {
  let books: any BooksRepository
  let clock: WallClock
  let ids: IDSource

  /// Adds a book somebody typed in, which needs a title and its pages.
  public func manual(_ draft: BookDraft, target: Day? = nil, theme: BookTheme? = nil)
    throws(ReadingError) -> Book
  {
    try add(target, theme) { () throws(BookRefusal) in try draft.typed() }
  }

  /// Adds a book that was found somewhere. What is odd about it is cut and cleaned.
  public func found(_ draft: BookDraft, target: Day? = nil, theme: BookTheme? = nil)
    throws(ReadingError) -> Book
  {
    try add(target, theme) { () throws(BookRefusal) in try draft.told() }
  }

  private func add(
    _ target: Day?, _ theme: BookTheme?, _ read: () throws(BookRefusal) -> BookFacts
  ) throws(ReadingError) -> Book {
    let now = clock.now()
    let book: Book
    do throws(BookRefusal) {
      let facts = try read()
      let wanted = try TargetDay.accepted(target ?? now.day + TargetDay.usual, today: now.day)
      book = Book(
        id: ids.id(), facts: facts, chosenTheme: theme, started: now, target: wanted)
    } catch { throw .refused(error) }
    return try books.add(book)
  }
}
