import Domain

/// The day of the record, in the column after those of the record.
enum MomentColumn: Int, RowColumn { case day }

/// The day on which a quote was copied, and the id of its book.
enum CopiedMomentColumn: Int, RowColumn { case day, book }

/// Selects notable records of some days. For each kind of record, the first day that has such a record counts, and of
/// that day the most notable record. Only the days in question are looked up, by index.
struct OnThisDaySQL {
  /// The days and their order, as a common table expression.
  private let days: String

  init(days count: Int) {
    let rows = (0..<max(1, count)).map { "(\($0), ?)" }.joined(separator: ", ")
    days = "WITH wanted (place, date) AS (VALUES \(rows))"
  }

  var finished: String {
    """
    \(days) SELECT \(BooksSQL.columns)
    FROM wanted CROSS JOIN books b INDEXED BY books_by_end
      ON b.status = 1 AND b.end_day = wanted.date AND b.deleted_at IS NULL
    ORDER BY place, b.rating DESC, b.key LIMIT 1
    """
  }

  var felt: String {
    """
    \(days) SELECT \(MoodsRow.shape.list(of: "m")), \(ThemeColumn.list([.theme: "d.theme"]))
    FROM wanted CROSS JOIN moods m INDEXED BY moods_by_day
      ON m.day = wanted.date AND m.deleted_at IS NULL
      LEFT JOIN mood_days d ON d.day = m.day
    ORDER BY place, m.text IS NULL, m.level DESC, m.key LIMIT 1
    """
  }

  var copied: String {
    """
    \(days) SELECT \(YearSQL.CopiedColumn.list()), \(CopiedMomentColumn.list([
      .day: "wanted.date", .book: "b.id",
    ])) FROM wanted CROSS JOIN sentences s INDEXED BY sentences_by_day
      ON date(s.instant + s.offset, 'unixepoch') = wanted.date AND s.deleted_at IS NULL
      CROSS JOIN books b ON b.key = s.book
    WHERE b.deleted_at IS NULL ORDER BY place, s.key LIMIT 1
    """
  }

  var watered: String {
    """
    \(days) SELECT \(PeopleRow.shape.list(of: "people")), wanted.date
    FROM wanted CROSS JOIN waterings w INDEXED BY waterings_by_day
      ON w.day = wanted.date AND w.deleted_at IS NULL
      CROSS JOIN people ON people.key = w.person
    WHERE people.deleted_at IS NULL ORDER BY place, w.key LIMIT 1
    """
  }
}
