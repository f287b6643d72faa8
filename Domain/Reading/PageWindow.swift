/// What was read on one day, in all books together.
public struct DayPages: Equatable, Sendable {
  public let day: Day
  public let pages: Int

  /// Tells of a day.
  public init(day: Day, pages: Int) {
    self.day = day
    self.pages = pages
  }

  /// What was read on each day of some records, oldest first.
  public static func counted(_ records: [ReadingRecord]) -> [DayPages] {
    var pages: [Day: Int] = [:]
    for record in records { pages[record.day, default: 0] += record.countedPages }
    return pages.sorted { $0.key < $1.key }.map { DayPages(day: $0.key, pages: $0.value) }
  }
}

/// Some days in a row with what was read on each.
public struct PageWindow: Equatable, Sendable {
  /// Every day, also those without reading, oldest first.
  public let days: [DayPages]

  /// The days of a bar for each day.
  public static let weeks = 14
  /// The days of a bar for each month.
  public static let halfYear = 180
  /// The days of a year.
  public static let year = 365
  /// The days of the small one.
  public static let card = 5

  /// So many days up to one, from what was read on days that may lie anywhere.
  public init(of count: Int, ending last: Day, from pages: [DayPages]) {
    let first = last - (max(1, count) - 1)
    self.init(first...last, from: pages)
  }

  /// Some days, from what was read on days that may lie anywhere.
  public init(_ span: ClosedRange<Day>, from pages: [DayPages]) {
    var known: [Day: Int] = [:]
    for day in pages where span.contains(day.day) { known[day.day, default: 0] += day.pages }
    days = (0...(span.upperBound - span.lowerBound)).map {
      DayPages(day: span.lowerBound + $0, pages: known[span.lowerBound + $0] ?? 0)
    }
  }

  /// How many months some days touch.
  static func months(in span: ClosedRange<Day>) -> Int {
    let (first, last) = (span.lowerBound.parts, span.upperBound.parts)
    return (last.year - first.year) * 12 + last.month - first.month + 1
  }

  /// All pages of the window.
  public var total: Int { days.reduce(0) { $0 + $1.pages } }
  /// The days on which something was read.
  public var readingDays: Int { days.count { $0.pages > 0 } }

  /// The average of the days on which something was read, if there are any.
  public var perReadingDay: Double? {
    readingDays == 0 ? nil : Double(total) / Double(readingDays)
  }

  /// The average of all days.
  public var perCalendarDay: Double { Double(total) / Double(max(1, days.count)) }

  /// The same pages by month, oldest first, named by the first day of each.
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

/// A month with the pages of each of its days.
public struct PageCalendar: Equatable, Sendable {
  public let window: PageWindow

  /// The month a day belongs to.
  public init(ofMonth day: Day, from pages: [DayPages]) {
    window = PageWindow(Self.span(ofMonth: day), from: pages)
  }

  /// The days of the month a day belongs to.
  public static func span(ofMonth day: Day) -> ClosedRange<Day> {
    let (year, month, _) = day.parts
    let first = day.firstOfMonth
    return first...first + (Day.length(ofMonth: month, in: year) - 1)
  }

  /// How dark a day is, 0…4, by its pages: none, up to 19, up to 49, up to 99, more.
  public static func shade(_ pages: Int) -> Int {
    switch pages {
    case ..<1: 0
    case ..<20: 1
    case ..<50: 2
    case ..<100: 3
    default: 4
    }
  }

  /// The days of the month week by week; the first and the last may be short.
  public func weeks(from first: Weekday = .monday) -> [[DayPages]] {
    var weeks: [[DayPages]] = []
    for day in window.days {
      if weeks.isEmpty || day.day.weekday == first { weeks.append([]) }
      weeks[weeks.count - 1].append(day)
    }
    return weeks
  }
}
