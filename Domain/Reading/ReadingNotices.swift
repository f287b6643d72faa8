/// The notices of the Reading part: pages to read today, and books whose target is today.
public struct ReadingNotices: NoticeSource {
  private let readings: any NoticeReadings

  public init(_ readings: any NoticeReadings) { self.readings = readings }

  public var part: DailyPart { .books }

  public func notices(_ context: NoticeContext) throws(StorageFailure) -> [Notice] {
    var found: [Notice] = []
    for day in context.each {
      let (evening, morning) = (
        context.hour(context.options.booksHour, day), context.hour(context.options.morning, day)
      )
      if context.wants(evening, until: context.midnight(day + 1)) {
        found += try owed(day, at: evening, context)
      }
      guard context.wants(morning, until: context.midnight(day + 1)) else { continue }
      for book in try readings.unfinished(by: day...day, atMost: NoticeContext.most) {
        let left = BookProgress(book, today: day).pagesLeft
        found.append(
          Notice(
            .books, .target, book.id.text, for: day.description, at: morning,
            until: context.midnight(day + 1), .target(title: book.facts.title.text, pagesLeft: left)
          ))
      }
    }
    return found
  }

  /// The maximum number of books a notice names.
  private static let namedBooks = 3

  private func owed(_ day: Day, at evening: Now, _ context: NoticeContext) throws(StorageFailure)
    -> [Notice]
  {
    let books = try readings.unfinished(by: day...day + TargetDay.most, atMost: NoticeContext.most)
    let owed = books.compactMap { book -> OwedPages? in
      let pages = BookProgress(book, today: day).owedToday ?? 0
      return pages > 0 ? OwedPages(title: book.facts.title.text, pages: pages) : nil
    }
    if owed.isEmpty { return [] }
    return [
      Notice(
        .books, .owed, nil, for: day.description, at: evening, until: context.midnight(day + 1),
        .owed(Array(owed.prefix(Self.namedBooks)), more: max(0, owed.count - Self.namedBooks)))
    ]
  }
}
