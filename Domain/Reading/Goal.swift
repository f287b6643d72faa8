/// The rules for target days.
public enum TargetDay {
  /// The number of days ahead that forms suggest.
  public static let proposed = 7
  /// The maximum number of days from today.
  public static let most = 365

  /// Returns the allowed target days: from tomorrow, for a year.
  public static func range(from today: Day) -> ClosedRange<Day> { today + 1...today + most }

  static func accepted(_ day: Day, today: Day) throws(BookRefusal) -> Day {
    let range = range(from: today)
    guard range.contains(day) else { throw .targetRange(range) }
    return day
  }
}

/// The reading speed needed to finish a book by its target.
public struct Pace: Equatable, Sendable {
  /// The number of days, including the first and the last day.
  public let days: Int
  /// The number of pages per day, rounded up.
  public let pages: Int

  /// Computes the pace for some pages until a day. Returns nil if that day has passed.
  public init?(pages: Int, from today: Day, to target: Day) {
    guard target >= today, pages >= 0 else { return nil }
    days = target - today + 1
    self.pages = pages / days + (pages % days == 0 ? 0 : 1)
  }

  /// Computes the pace for the `left` pages of a book after `readToday` pages were read today. If enough pages for
  /// today were read, `left` is divided among the days from tomorrow. Returns nil if the target has passed.
  public init?(left: Int, readToday: Int, today: Day, target: Day) {
    let isShareRead =
      readToday > 0 && today < target
      && Self.owed(left: left, readToday: readToday, today: today, target: target) == 0
    self.init(pages: left, from: isShareRead ? today + 1 : today, to: target)
  }

  /// Returns the number of pages still to read today so that every day until the target has equally many pages. Returns
  /// nil if the target has passed.
  static func owed(left: Int, readToday: Int, today: Day, target: Day) -> Int? {
    Pace(pages: left + readToday, from: today, to: target).map { max(0, $0.pages - readToday) }
  }
}

/// The progress of a book as of a day.
public struct BookProgress: Equatable, Sendable {
  public let book: Book
  /// The day for which the progress is computed.
  public let today: Day

  public init(_ book: Book, today: Day) {
    self.book = book
    self.today = today
  }

  /// The progress in percent, rounded down, so that only the last page gives 100.
  public var percent: Int { book.reached * 100 / book.end }

  /// The days until the target, negative after the target; nil without a target.
  public var dDay: Int? { book.target.map { $0 - today } }

  /// The label of the countdown, such as `D-7`, `D-Day` or `D+2`. Nil unless the book is being read and has a target.
  public var dDayLabel: String? {
    guard book.status == .reading, let dDay else { return nil }
    return dDay == 0 ? "D-Day" : dDay > 0 ? "D-\(dDay)" : "D+\(-dDay)"
  }

  /// Whether the target has passed while the book is being read. On the target day the book is not overdue.
  public var isOverdue: Bool {
    book.status == .reading && (book.target.map { today > $0 } ?? false)
  }

  /// The pages left to read; nil if the page count is unknown.
  public var pagesLeft: Int? { book.facts.pages.map { $0 - book.reached } }

  /// The number of pages per day that are still needed. Nil if the book is not being read, has no target or page count,
  /// or if the target has passed.
  public var pace: Int? {
    guard let target = openTarget, let pagesLeft else { return nil }
    return Pace(left: pagesLeft, readToday: readToday, today: today, target: target)?.pages
  }

  /// The number of pages read today; 0 if the page count is unknown.
  public var readToday: Int { book.last.map { $0.day == today ? $0.countedPages : 0 } ?? 0 }

  /// The number of pages still to read today so that every day until the target has equally many pages. Nil if `pace`
  /// is nil.
  public var owedToday: Int? {
    guard let target = openTarget, let pagesLeft else { return nil }
    return Pace.owed(left: pagesLeft, readToday: readToday, today: today, target: target)
  }

  /// The target; nil unless the book is being read.
  private var openTarget: Day? { book.status == .reading ? book.target : nil }

  /// Whether the book was finished by its target. Nil if the book is unfinished, has no target, or was finished on an
  /// unknown day.
  public var isGoalAchieved: Bool? {
    guard let completed = book.completedOn, let target = book.target else { return nil }
    return completed <= target
  }
}

/// The facts shown when a book is finished.
public struct Celebration: Equatable, Sendable {
  public let book: Book
  /// The number of days it took to read the book; 0 if it was begun and finished on the same day.
  public let daysUsed: Int
  /// The number of days between the finish and the target; nil if the book was not finished before a target.
  public let daysAhead: Int?

  /// Creates the celebration of a finished book. Returns nil if the book is not finished, or if the day of its finish
  /// is unknown.
  public init?(_ book: Book) {
    guard let completed = book.completedOn else { return nil }
    self.book = book
    // The clock may have been set back, so never go below zero.
    daysUsed = max(0, completed - (book.startedOn ?? completed))
    daysAhead = book.target.flatMap { $0 - completed >= 1 ? $0 - completed : nil }
  }
}
