/// The number of books finished on one day, or in one month.
public struct DayFinishings: Equatable, Sendable {
  /// The day, or the first day of the month.
  public let day: Day
  public let books: Int

  public init(day: Day, books: Int) {
    self.day = day
    self.books = books
  }

  /// Returns the number of books finished in each month, oldest first. The months run from the first month with a
  /// finished book to the current month, or to the last month with a finished book if that is later. Months without
  /// finished books are included.
  public static func byMonth(_ days: [DayFinishings], until today: Day) -> [DayFinishings] {
    var books: [Day: Int] = [:]
    for day in days { books[day.day.firstOfMonth, default: 0] += day.books }
    guard var month = books.keys.min(), let latest = books.keys.max() else { return [] }
    let last = max(latest, today.firstOfMonth)
    var months: [DayFinishings] = []
    while true {
      months.append(DayFinishings(day: month, books: books[month] ?? 0))
      if month >= last { return months }
      month = PageCalendar.span(ofMonth: month).upperBound + 1
    }
  }
}

/// The number of pages read in one category.
public struct CategoryPages: Equatable, Sendable {
  public let category: BookCategory
  public let pages: Int
  /// The category's share of all pages in thousandths, rounded.
  public let permille: Int

  /// Sorts categories by their number of pages, largest first. Categories without pages are left out.
  public static func ordered(_ pages: [BookCategory: Int]) -> [CategoryPages] {
    let all = pages.values.reduce(0, +)
    let read = pages.filter { $0.value > 0 }.map { category, pages in
      CategoryPages(
        category: category, pages: pages, permille: (pages * 2000 + all) / (all * 2))
    }
    return read.sorted {
      $0.pages == $1.pages ? $0.category.rawValue < $1.category.rawValue : $0.pages > $1.pages
    }
  }
}

/// The categories with the most pages, and the total of the other categories.
public struct CategoryCard: Equatable, Sendable {
  /// The maximum number of named categories.
  public static let most = 5
  public let named: [CategoryPages]
  /// The number of pages of all other categories.
  public let other: Int

  /// Splits the categories, which must be sorted by pages, largest first.
  public init(_ categories: [CategoryPages]) {
    named = Array(categories.prefix(Self.most))
    other = categories.dropFirst(Self.most).reduce(0) { $0 + $1.pages }
  }
}

/// The totals of the reading records of one month.
public struct ReadingMonth: Equatable, Sendable {
  /// The date of the first day of the month.
  public let month: Day
  /// The number of days with reading records.
  public let readingDays: Int
  /// The number of books finished in the month.
  public let finished: Int
  public let pages: Int

  /// The average number of pages over the days with reading records.
  public var average: Double { Double(pages) / Double(max(1, readingDays)) }

  /// Returns the months with reading records, newest first.
  public static func all(_ days: [DayPages], _ finishings: [DayFinishings]) -> [ReadingMonth] {
    var months: [(month: Day, days: Int, pages: Int)] = []
    for day in days {
      let month = day.day.firstOfMonth
      if months.last?.month != month { months.append((month, 0, 0)) }
      months[months.count - 1].days += 1
      months[months.count - 1].pages += day.pages
    }
    var finished: [Day: Int] = [:]
    for day in finishings { finished[day.day.firstOfMonth, default: 0] += day.books }
    return months.reversed().map {
      ReadingMonth(
        month: $0.month, readingDays: $0.days, finished: finished[$0.month] ?? 0,
        pages: $0.pages)
    }
  }
}
