/// The number of books finished on one day, or in one month.
public struct DayFinishings: Equatable, Sendable {
  /// The day, or the first of the month.
  public let day: Day
  public let books: Int

  public init(day: Day, books: Int) {
    self.day = day
    self.books = books
  }

  /// The numbers by month, oldest first, up to the current month. Months between without finished books are included.
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

/// The pages read in one category.
public struct CategoryPages: Equatable, Sendable {
  public let category: BookCategory
  public let pages: Int
  /// Its share of all pages in thousandths, rounded.
  public let permille: Int

  /// Sorts categories by pages, most first, and omits those without any.
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

/// The top categories, and the rest combined.
public struct CategoryCard: Equatable, Sendable {
  /// The number of named categories.
  public static let most = 5
  public let named: [CategoryPages]
  /// The pages of all other categories.
  public let other: Int

  /// `categories` must be sorted by pages, most first.
  public init(_ categories: [CategoryPages]) {
    named = Array(categories.prefix(Self.most))
    other = categories.dropFirst(Self.most).reduce(0) { $0 + $1.pages }
  }
}

/// What was read in one month.
public struct ReadingMonth: Equatable, Sendable {
  /// The first day of the month.
  public let month: Day
  /// The number of days with reading.
  public let readingDays: Int
  /// The number of books finished.
  public let finished: Int
  public let pages: Int

  /// The average number of pages on days with reading.
  public var average: Double { Double(pages) / Double(max(1, readingDays)) }

  /// The months with reading, newest first.
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
