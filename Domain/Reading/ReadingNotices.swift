/// The notices of the Reading part: pages to read today, and books whose target is today.
public struct ReadingNotices: NoticeSource {
  private let readings: any NoticeReadings

  public init(_ readings: any NoticeReadings) { self.readings = readings }

  public var part: DailyPart { .books }

  public func notices(_ look: NoticeLook) throws(StorageFailure) -> [Notice] {
    var found: [Notice] = []
    for day in look.each {
      let (evening, morning) = (
        look.hour(look.options.booksHour, day), look.hour(look.options.morning, day)
      )
      if look.wants(evening, until: look.midnight(day + 1)) {
        found += try owed(day, at: evening, look)
      }
      guard look.wants(morning, until: look.midnight(day + 1)) else { continue }
      for book in try readings.unfinished(by: day...day, atMost: NoticeLook.most) {
        let left = BookStanding(book, today: day).pagesLeft
        found.append(
          Notice(
            .books, .target, book.id.text, for: day.description, at: morning,
            until: look.midnight(day + 1), .target(title: book.facts.title.text, pagesLeft: left)))
      }
    }
    return found
  }

  /// The maximum number of books a notice names.
  private static let namedBooks = 3

  private func owed(_ day: Day, at evening: Now, _ look: NoticeLook) throws(StorageFailure)
    -> [Notice]
  {
    let books = try readings.unfinished(by: day...day + TargetDay.most, atMost: NoticeLook.most)
    let owed = books.compactMap { book -> OwedPages? in
      let pages = BookStanding(book, today: day).owedToday ?? 0
      return pages > 0 ? OwedPages(title: book.facts.title.text, pages: pages) : nil
    }
    if owed.isEmpty { return [] }
    return [
      Notice(
        .books, .owed, nil, for: day.description, at: evening, until: look.midnight(day + 1),
        .owed(Array(owed.prefix(Self.namedBooks)), more: max(0, owed.count - Self.namedBooks)))
    ]
  }
}
