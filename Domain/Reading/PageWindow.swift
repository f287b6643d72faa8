/// The number of pages of all books together that were read on one day, or in one month.
public struct DayPages: Equatable, Sendable {
  public let day: Day
  public let pages: Int

  public init(day: Day, pages: Int) {
    self.day = day
    self.pages = pages
  }

  /// Returns the number of pages of each day with records, oldest first.
  public static func counted(_ records: [ReadingRecord]) -> [DayPages] {
    var pages: [Day: Int] = [:]
    for record in records { pages[record.day, default: 0] += record.countedPages }
    return pages.sorted { $0.key < $1.key }.map { DayPages(day: $0.key, pages: $0.value) }
  }
}

/// The pages that were read on consecutive days.
public struct PageWindow: Equatable, Sendable {
  /// Every day of the window, including days without pages, oldest first.
  public let days: [DayPages]

  /// The length, in days, of a chart with a bar for each day.
  public static let weeks = 14
  /// The length, in days, of a chart with a bar for each month.
  public static let halfYear = 180
  /// The length, in days, of a chart of a year.
  public static let year = 365
  /// The length of the small chart in days.
  public static let card = 5

  /// Creates the window of the last `count` days up to `last`. Pages of other days are ignored.
  public init(of count: Int, ending last: Day, from pages: [DayPages]) {
    let first = last - (max(1, count) - 1)
    self.init(first...last, from: pages)
  }

  /// Creates the window of a range of days. Pages of other days are ignored.
  public init(_ span: ClosedRange<Day>, from pages: [DayPages]) {
    var known: [Day: Int] = [:]
    for day in pages where span.contains(day.day) { known[day.day, default: 0] += day.pages }
    days = (0...(span.upperBound - span.lowerBound)).map {
      DayPages(day: span.lowerBound + $0, pages: known[span.lowerBound + $0] ?? 0)
    }
  }

  /// Returns the number of calendar months that a range of days touches.
  static func months(in span: ClosedRange<Day>) -> Int {
    let (first, last) = (span.lowerBound.parts, span.upperBound.parts)
    return (last.year - first.year) * 12 + last.month - first.month + 1
  }

  public var total: Int { days.reduce(0) { $0 + $1.pages } }
  /// The number of days on which pages were read.
  public var readingDays: Int { days.count { $0.pages > 0 } }

  /// The average number of pages over the days on which pages were read. Nil if no pages were read.
  public var perReadingDay: Double? {
    readingDays == 0 ? nil : Double(total) / Double(readingDays)
  }

  /// The average number of pages over all days.
  public var perCalendarDay: Double { Double(total) / Double(max(1, days.count)) }

  /// The pages by month, oldest first. Each month is identified by its first day.
  public var months: [DayPages] {
    var months: [DayPages] = []
    for day in days {
      let month = day.day.firstOfMonth
      let before = months.last.map { $0.day == month ? months.removeLast().pages : 0 } ?? 0
      months.append(DayPages(day: month, pages: before + day.pages))
    }
    return months
  }
}

/// A calendar month with the pages of each day.
public struct PageCalendar: Equatable, Sendable {
  public let window: PageWindow

  /// Creates the month that contains a day.
  public init(ofMonth day: Day, from pages: [DayPages]) {
    window = PageWindow(Self.span(ofMonth: day), from: pages)
  }

  /// Returns the days of the month that contains a day.
  public static func span(ofMonth day: Day) -> ClosedRange<Day> {
    let (year, month, _) = day.parts
    let first = day.firstOfMonth
    return first...first + (Day.length(ofMonth: month, in: year) - 1)
  }

  /// Returns the shade of a day, 0…4: no pages, up to 19, up to 49, up to 99, or more.
  public static func shade(_ pages: Int) -> Int {
    switch pages {
    case ..<1: 0
    case ..<20: 1
    case ..<50: 2
    case ..<100: 3
    default: 4
    }
  }

  /// Returns the days of the month by week. The first and the last week may be incomplete.
  public func weeks(from first: Weekday = .monday) -> [[DayPages]] {
    var weeks: [[DayPages]] = []
    for day in window.days {
      if weeks.isEmpty || day.day.weekday == first { weeks.append([]) }
      weeks[weeks.count - 1].append(day)
    }
    return weeks
  }
}
