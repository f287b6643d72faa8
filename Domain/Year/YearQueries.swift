/// Looks back on a whole year in all parts, and hands it on as a page.
public final class YearQueries: Sendable {
  let years: any YearRepository
  let preferences: Preferences
  let clock: WallClock
  let calendar: LocalCalendar
  let share: SharePicture

  /// Looks back on what is kept.
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

  /// The moment years are looked at.
  public var now: Now { clock.now() }

  /// A year; the present one where none is named.
  public func callAsFunction(_ year: Int? = nil) throws(StorageFailure) -> YearBook {
    let today = now.day
    let question = YearQuestion(year: year ?? today.parts.year, today: today)
    var book = try years.look(question)
    book.events = book.events.following(question.told, in: calendar)
    return book
  }

  /// Whose year it is, if anybody ever said.
  public func owner() throws(StorageFailure) -> String? { try preferences.artistName() }

  /// The font of words in files; nothing for the usual one.
  public func font() throws(StorageFailure) -> String? { try preferences.pictureFont() }

  /// Writes a page for the web, whole or not at all.
  public func write(html: [UInt8], to path: String) throws(SharingError) {
    try share.write(html, to: path)
  }

  /// Writes drawings as the pages of a PDF, whole or not at all.
  public func write(pages: [[UInt8]], to path: String) throws(SharingError) {
    let bytes: [UInt8]
    do throws(PictureFailure) { bytes = try pdf(pages) } catch { throw .picture(error) }
    try share.write(bytes, to: path)
  }

  /// Drawings as the pages of a PDF, for whoever does something else with it than writing a file.
  public func pdf(_ pages: [[UInt8]]) throws(PictureFailure) -> [UInt8] {
    try share.pdf(pages)
  }
}

/// Where years are looked back on.
public protocol YearRepository: Sendable {
  /// What a year came to, in one transaction, counted where it is kept.
  func look(_ question: YearQuestion) throws(StorageFailure) -> YearBook

  /// Of each part what stands out most on the first of some days that has anything.
  func moments(on days: [Day]) throws(StorageFailure) -> [OnThisDay]
}

/// What is asked of a year.
public struct YearQuestion: Equatable, Sendable {
  /// The year.
  public let year: Int
  /// The present day.
  public let today: Day

  /// Asks for a year.
  public init(year: Int, today: Day) {
    self.year = min(max(year, Day.years.lowerBound), Day.years.upperBound)
    self.today = today
  }

  /// The first and the last day.
  public var days: ClosedRange<Day> { Day.days(ofYear: year) }

  /// The days that are told of: those of a year that goes on until today, since what is planned was
  /// not lived yet. A year to come is told as it is planned.
  public var told: ClosedRange<Day> {
    days.contains(today) ? days.lowerBound...today : days
  }

  /// So many plants, books, sentences and sayings are told of; what is more is counted.
  public static let plants = 24, books = 120, sentences = 16, sayings = 12
}
