/// Reviews a year across all parts, and exports it.
public final class YearQueries: Sendable {
  let years: any YearRepository
  let preferences: Preferences
  let clock: WallClock
  let calendar: LocalCalendar
  let share: SharePicture

  public init(
    _ years: any YearRepository, preferences: Preferences, clock: WallClock,
    calendar: LocalCalendar, share: SharePicture
  ) {
    self.calendar = calendar
    self.years = years
    self.preferences = preferences
    self.clock = clock
    self.share = share
  }

  public var now: Now { clock.now() }

  /// Returns the review of a year; nil means the current year.
  public func callAsFunction(_ year: Int? = nil) throws(StorageFailure) -> YearBook {
    let today = now.day
    let question = YearQuestion(year: year ?? today.parts.year, today: today)
    var book = try years.summary(question)
    book.events = book.events.following(question.reviewedDays, in: calendar)
    return book
  }

  /// Returns the artist's name; nil if it was never set.
  public func owner() throws(StorageFailure) -> String? { try preferences.artistName() }

  /// Returns the font for exported files; nil for the default.
  public func font() throws(StorageFailure) -> String? { try preferences.pictureFont() }

  /// Writes an HTML page to a file, atomically.
  public func write(html: [UInt8], to path: String) throws(SharingFailure) {
    try share.write(html, to: path)
  }

  /// Writes drawings to a file as the pages of a PDF, atomically.
  public func write(pages: [[UInt8]], to path: String) throws(SharingFailure) {
    let bytes: [UInt8]
    do throws(PictureFailure) { bytes = try pdf(pages) } catch { throw .picture(error) }
    try share.write(bytes, to: path)
  }

  /// Renders drawings as the pages of a PDF in memory.
  public func pdf(_ pages: [[UInt8]]) throws(PictureFailure) -> [UInt8] {
    try share.pdf(pages)
  }
}

/// Reads the data of yearly reviews.
public protocol YearRepository: Sendable {
  /// Returns the review of a year, in one transaction and aggregated by the store.
  func summary(_ question: YearQuestion) throws(StorageFailure) -> YearBook

  /// Returns the most notable record of each part, from the first of the given days that has one.
  func moments(on days: [Day]) throws(StorageFailure) -> [OnThisDay]
}

/// The parameters of a yearly review.
public struct YearQuestion: Equatable, Sendable {
  /// The year, clamped to `Day.years`.
  public let year: Int
  public let today: Day

  public init(year: Int, today: Day) {
    self.year = min(max(year, Day.years.lowerBound), Day.years.upperBound)
    self.today = today
  }

  /// The first to the last day of the year.
  public var days: ClosedRange<Day> { Day.days(ofYear: year) }

  /// The days to review. For a year in progress they end today, because planned events have not happened yet. A future
  /// year is reviewed as planned.
  public var reviewedDays: ClosedRange<Day> {
    days.contains(today) ? days.lowerBound...today : days
  }

  /// The maximum number of records listed in a review. Totals are not limited.
  public static let plants = 24, books = 120, sentences = 16, sayings = 12
}
