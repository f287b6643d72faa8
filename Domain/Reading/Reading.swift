/// The use cases of the Reading part: books with a target day, progress by page, and sentences to collect.
public final class Reading: Sendable {
  public let add: AddBook
  public let shelve: ShelveBook
  public let edit: EditBook
  public let read: ReadBook
  public let quote: QuoteBook
  public let like: LikeBook
  public let books: BookQueries
  public let queries: ReadingQueries
  public let aim: AimForYear
  public let export: ExportBooks
  public let share: SharePicture
  /// The local calendar, for dates and time zones.
  public let calendar: LocalCalendar

  /// Creates the use cases from a store and adapters. By default a new book has no target.
  public init(
    reading: any ReadingRepository, clock: WallClock, calendar: LocalCalendar, ids: IDSource,
    share: SharePicture,
    defaultTarget: @escaping @Sendable () throws(StorageFailure) -> NewBookTarget = {
      () throws(StorageFailure) in .none
    }
  ) {
    add = AddBook(books: reading, clock: clock, ids: ids, defaultTarget: defaultTarget)
    shelve = ShelveBook(books: reading, clock: clock, defaultTarget: defaultTarget)
    edit = EditBook(books: reading, clock: clock)
    read = ReadBook(records: reading, clock: clock)
    quote = QuoteBook(sentences: reading, clock: clock, ids: ids)
    like = LikeBook(favourites: reading, clock: clock)
    books = BookQueries(reading: reading, clock: clock)
    queries = ReadingQueries(reading: reading, clock: clock)
    aim = AimForYear(reading: reading, clock: clock)
    export = ExportBooks(reading: reading, files: share.files)
    self.share = share
    self.calendar = calendar
  }
}
