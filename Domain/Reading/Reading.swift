/// Reading: books to finish by a day, page by page, and what is worth keeping of them. This is
/// all one can do with it.
public final class Reading: Sendable {
  /// Makes a book a goal.
  public let add: AddBook
  /// Takes books up, lets them rest, and gives them up.
  public let shelve: ShelveBook
  /// Changes a goal, puts it away, gives it marks and a place.
  public let edit: EditBook
  /// Writes down how far one came, and takes that back.
  public let read: ReadBook
  /// Keeps sentences of books.
  public let quote: QuoteBook
  /// Likes books.
  public let like: LikeBook
  /// Looks at books, favourites and sentences.
  public let books: BookQueries
  /// Looks at what was read when, and what it comes to.
  public let look: ReadingQueries
  /// The reading goal of a year.
  public let aim: AimForYear
  /// Gives books to other programs.
  public let export: ExportBooks
  /// Writes charts and sentences to files.
  public let share: SharePicture
  /// What local clocks show.
  public let calendar: LocalCalendar

  /// Puts the feature together over a store and the world's ports.
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
    look = ReadingQueries(reading: reading, clock: clock)
    aim = AimForYear(reading: reading, clock: clock)
    export = ExportBooks(reading: reading, files: share.files)
    self.share = share
    self.calendar = calendar
  }
}
