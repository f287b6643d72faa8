/// The days by which a book may be wanted to be read.
public enum TargetDay {
  /// How many days ahead the forms propose.
  public static let proposed = 7
  /// The most days that may lie ahead.
  public static let most = 365

  /// From tomorrow on, for a year.
  public static func range(from today: Day) -> ClosedRange<Day> { today + 1...today + most }

  static func accepted(_ day: Day, today: Day) throws(BookRefusal) -> Day {
    let range = range(from: today)
    guard range.contains(day) else { throw .targetRange(range) }
    return day
  }
}

/// How fast a book has to be read to be done in time.
public struct Pace: Equatable, Sendable {
  /// The days there are, the first and the last one among them.
  public let days: Int
  /// Pages a day, rounded up.
  public let pages: Int

  /// The pace for some pages until a day; nothing when that day has gone by.
  public init?(pages: Int, from today: Day, to target: Day) {
    guard target >= today, pages >= 0 else { return nil }
    days = target - today + 1
    self.pages = pages / days + (pages % days == 0 ? 0 : 1)
  }

  /// The pace for what is left of a book on a day on which some of it was read. Once today's share
  /// is read, the days that share the rest begin with tomorrow.
  public init?(left: Int, readToday: Int, today: Day, target: Day) {
    let isShareRead =
      readToday > 0 && today < target
      && Self.owed(left: left, readToday: readToday, today: today, target: target) == 0
    self.init(pages: left, from: isShareRead ? today + 1 : today, to: target)
  }

  /// The pages still owed today of those that are left, so that each day has its share; nothing
  /// when the target has gone by.
  static func owed(left: Int, readToday: Int, today: Day, target: Day) -> Int? {
    Pace(pages: left + readToday, from: today, to: target).map { max(0, $0.pages - readToday) }
  }
}

/// How a book stands on a day.
public struct BookStanding: Equatable, Sendable {
  /// The book.
  public let book: Book
  /// The day it is looked at.
  public let today: Day

  /// Looks at a book on a day.
  public init(_ book: Book, today: Day) {
    self.book = book
    self.today = today
  }

  /// How much has been read, rounded down, so that 100 is said only of the last page.
  public var percent: Int { book.reached * 100 / book.end }

  /// The days until the target, negative when it lies behind; nothing where there is none.
  public var dDay: Int? { book.target.map { $0 - today } }

  /// The days as they are counted down: `D-7`, `D-Day`, `D+2`; nothing of a book that is not being
  /// read, or has no target.
  public var dDayLabel: String? {
    guard book.status == .reading, let dDay else { return nil }
    return dDay == 0 ? "D-Day" : dDay > 0 ? "D-\(dDay)" : "D+\(-dDay)"
  }

  /// Whether its day has gone by while it is being read. Its own day is still in time.
  public var isOverdue: Bool {
    book.status == .reading && (book.target.map { today > $0 } ?? false)
  }

  /// The pages that are left to read; nothing where nobody knows how many pages there are.
  public var pagesLeft: Int? { book.facts.pages.map { $0 - book.reached } }

  /// The pages a day still needed; nothing where that cannot be said, or nothing is left to do.
  public var pace: Int? {
    guard let target = openTarget, let pagesLeft else { return nil }
    return Pace(left: pagesLeft, readToday: readToday, today: today, target: target)?.pages
  }

  /// The pages that were read today.
  public var readToday: Int { book.last.map { $0.day == today ? $0.countedPages : 0 } ?? 0 }

  /// The pages still owed today, so that each day has its share.
  public var owedToday: Int? {
    guard let target = openTarget, let pagesLeft else { return nil }
    return Pace.owed(left: pagesLeft, readToday: readToday, today: today, target: target)
  }

  /// The target of a book that is being read.
  private var openTarget: Day? { book.status == .reading ? book.target : nil }

  /// Whether it was finished in time; nothing while it is not finished, and where there was no time.
  public var isGoalAchieved: Bool? {
    guard let completed = book.completedOn, let target = book.target else { return nil }
    return completed <= target
  }
}

/// What there is to say when a book has been read to its end.
public struct Celebration: Equatable, Sendable {
  /// The book.
  public let book: Book
  /// The days it took; 0 for one that was begun and finished on one day.
  public let daysUsed: Int
  /// How many days before its target it was finished, if at least one.
  public let daysAhead: Int?

  /// Celebrates a book; nothing when it is not finished.
  public init?(_ book: Book) {
    guard let completed = book.completedOn else { return nil }
    self.book = book
    // Clocks may have been put back, and no book takes less than no time.
    daysUsed = max(0, completed - (book.startedOn ?? completed))
    daysAhead = book.target.flatMap { $0 - completed >= 1 ? $0 - completed : nil }
  }
}
