import StoreSupport

@testable import Data

/// A store as it was before books had notes and lay on shelves, and years had goals.
enum OlderBooks {
  /// Takes away what the later steps of reading made, for tests whose older store is made out of a
  /// new one: the steps run once more there. An index of words that was made stays, and has to go.
  static let sql = """
    DROP VIEW finished_months;
    CREATE VIEW finished_months AS SELECT '' AS month, 0 AS books;
    DROP VIEW books_words;
    ALTER TABLE books DROP COLUMN note;
    CREATE VIEW books_words AS
      SELECT key, title, subtitle, author FROM books WHERE deleted_at IS NULL;
    DROP TABLE year_goals;
    \(shelves)
    """

  /// The same of the last of these steps alone, and of what came after it.
  static let shelves = """
    \(SyncSchema.tables.map { "DROP TABLE IF EXISTS \($0);" }.joined(separator: "\n"))
    DROP TRIGGER readings_last_delete;
    DROP TRIGGER readings_counted_delete;
    DROP TRIGGER sentences_counted_delete;
    ALTER TABLE events DROP COLUMN nominal_days;
    \(OlderSchedule.locations)
    DROP TABLE photos;
    DROP TABLE sources;
    DROP VIEW finished_months;
    DROP TABLE read_throughs;
    CREATE VIEW finished_months AS SELECT '' AS month, 0 AS books;
    """
}
