public import Domain

/// Counts the people contacted, the books read and the pages read on a day, for the marks of a canvas. The queries use
/// the indexes by day, so their cost depends only on the number of records of that day.
public struct SQLiteCanvasMarks: CanvasMarksRepository {
  private let database: Database

  public init(_ database: Database) { self.database = database }

  enum Column: Int, RowColumn { case people, books, pages }

  private static let people = """
    (SELECT count(DISTINCT w.person) FROM waterings w INDEXED BY waterings_by_day
      CROSS JOIN people p ON p.key = w.person
      WHERE w.day = ?1 AND w.deleted_at IS NULL AND p.deleted_at IS NULL)
    """
  private static let read = "FROM readings INDEXED BY readings_by_day WHERE day = ?1 AND here = 1"

  static let count = """
    SELECT \(Column.list([
      .people: people, .books: "(SELECT count(*) \(read))",
      .pages: "(SELECT coalesce(sum(pages), 0) \(read))",
    ]))
    """

  public func marks(of day: Day) throws(StorageFailure) -> CanvasMarks {
    try database.read { (store) throws(StorageFailure) in
      try store.first(Self.count, [.day(day)]) { (row) throws(StorageFailure) in
        let row = NamedRow<Column>(row)
        return CanvasMarks(
          people: row.int(.people), books: row.int(.books), pages: row.int(.pages))
      } ?? CanvasMarks(people: 0, books: 0, pages: 0)
    }
  }
}
