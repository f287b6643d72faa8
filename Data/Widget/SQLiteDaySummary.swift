public import Domain

/// Reads the summary of a day for the glance. The queries count only up to a limit, and read only the first rows of
/// indexes.
public struct SQLiteDaySummary: DaySummaryRepository {
  private let database: Database

  public init(_ database: Database) { self.database = database }

  public func summary(_ question: DaySummaryQuestion) throws(StorageFailure) -> DaySummaryData {
    try database.read { (store) throws(StorageFailure) in
      let (now, day) = (question.now.instant, question.now.day)
      func waiting(by day: Day, most: Int) throws(StorageFailure) -> Int {
        try store.first(DaySummarySQL.waiting, [.day(day), .int(most)]) { $0.int } ?? 0
      }
      let count = try waiting(by: day, most: DaySummaryQuestion.countedPlants + 1)
      let hasLate = if count == 0 { false } else { try waiting(by: day - 1, most: 1) > 0 }
      return DaySummaryData(
        canvas: try Self.canvas(of: day, question.mode, in: store),
        waiting: count, hasLate: hasLate,
        goingOn: try Self.goingOn(at: now, in: store),
        next: try store.first(
          ScheduleSQL.next, [.int(now), .int(question.midnight.instant)], ScheduleRow.event),
        bound: try SQLiteSchedule.bound(question.span, in: store),
        countedDown: try store.all(
          ScheduleSQL.countedDown, [.int(now - 2 * 86_400)], ScheduleRow.event),
        books: try store.all(
          DaySummarySQL.books, [.int(DaySummaryQuestion.countedBooks)], Self.share))
    }
  }

  private static func canvas(of day: Day, _ mode: CanvasMode, in store: Connection)
    throws(StorageFailure) -> Canvas
  {
    let isDaily = mode == .daily
    let most = Value.int(Canvas.most)
    let shapes = try store.all(
      isDaily ? MoodsSQL.newestOfDay : MoodsSQL.newest, isDaily ? [.day(day), most] : [most],
      MoodsRow.shape)
    let theme: MoodTheme
    if isDaily, let first = shapes.first {
      theme = first.theme
    } else {
      theme = MoodTheme(stored: try store.first(MoodsSQL.theme, [.day(day)]) { $0.int } ?? 0)
    }
    let total =
      isDaily && shapes.count == Canvas.most
      ? try store.first(MoodsSQL.count, [.day(day)]) { $0.int } : nil
    // If there is a mood, the table was used, so the query can be skipped.
    let isUntouched =
      shapes.isEmpty ? try store.first(MoodsSQL.isTouched) { $0.int } == nil : false
    return Canvas(
      day: day, mode: mode, theme: theme, shapes: shapes, total: total ?? shapes.count,
      hasGuide: isUntouched)
  }

  private static func goingOn(at instant: Int, in store: Connection) throws(StorageFailure)
    -> [Event]
  {
    var found: [Event] = []
    for reach in EventReach.all {
      found += try store.all(
        ScheduleSQL.goingOnOfReach,
        [.int(reach), .int(instant), .int(DaySummaryQuestion.watchedEvents)], ScheduleRow.event)
    }
    return found
  }

  private static func share(_ row: Row) throws(StorageFailure) -> ReadingShare {
    let row = NamedRow<ShareColumn>(row)
    let last = try row.optionalDay(.lastDay).map { (day: $0, pages: row.int(.lastPages)) }
    return ReadingShare(target: try row.day(.target), left: row.int(.left), last: last)
  }
}

/// The columns of a book in the glance.
private enum ShareColumn: Int, RowColumn { case target, left, lastDay, lastPages }

private enum DaySummarySQL {
  static let waiting = """
    SELECT count(*) FROM (SELECT 1 FROM people INDEXED BY people_by_urgency
      WHERE \(PeopleSQL.urgency) <= ? AND deleted_at IS NULL LIMIT ?)
    """

  /// The books of the glance with their pages. Pages are due only for a book with a page count and a target, so other
  /// books are left out.
  static let books = """
    SELECT \(ShareColumn.list([.left: "pages - ifnull(last_total, 0)"])) FROM books
    INDEXED BY books_by_rank
    WHERE status = 0 AND target IS NOT NULL AND pages IS NOT NULL AND deleted_at IS NULL
    ORDER BY rank, key LIMIT ?
    """
}
