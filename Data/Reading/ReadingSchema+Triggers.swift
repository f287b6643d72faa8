/// Triggers that compute columns and tables from records and quotes.
extension ReadingSchema {
  /// The SQL of the triggers for records. Updating `round` makes the trigger `books_last_record`
  /// find the last record of the book again.
  static let recordTriggers = """
    CREATE TRIGGER readings_last_insert AFTER INSERT ON readings
    BEGIN
      UPDATE books SET round = round WHERE key = NEW.book;
    END;
    CREATE TRIGGER readings_last_update
      AFTER UPDATE OF day, instant, offset, total, pages, deleted_at, round, percent ON readings
    BEGIN
      UPDATE books SET round = round WHERE key = NEW.book;
    END;
    CREATE TRIGGER readings_last_delete AFTER DELETE ON readings WHEN OLD.deleted_at IS NULL
    BEGIN
      UPDATE books SET round = round WHERE key = OLD.book;
    END;
    CREATE TRIGGER books_last_record AFTER UPDATE OF round ON books
    BEGIN
      UPDATE books SET
          (last_day, last_instant, last_offset, last_total, last_pages) = (
            SELECT r.day, r.instant, r.offset, r.total, r.pages FROM readings r
            WHERE r.book = NEW.key AND ifnull(r.round, 0) = ifnull(NEW.round, 0)
              AND r.deleted_at IS NULL ORDER BY r.day DESC LIMIT 1),
          earlier_pages = (
            SELECT nullif(sum(r.pages), 0) FROM readings r
            WHERE r.book = NEW.key AND ifnull(r.round, 0) < ifnull(NEW.round, 0)
              AND r.deleted_at IS NULL AND r.percent IS NULL)
        WHERE key = NEW.key;
    END;
    """

  /// The SQL of the triggers for totals. Percentages count as records but not as pages.
  static let tallyTriggers = """
    CREATE TRIGGER readings_counted_insert AFTER INSERT ON readings WHEN NEW.here = 1
    BEGIN
      INSERT INTO reading_days VALUES (NEW.day, \(counted("NEW")), 1)
        ON CONFLICT (day) DO UPDATE SET pages = pages + excluded.pages, records = records + 1;
      INSERT INTO reading_parts VALUES (NEW.part, 1)
        ON CONFLICT (part) DO UPDATE SET records = records + 1;
    END;
    CREATE TRIGGER readings_counted_update AFTER UPDATE ON readings
    BEGIN
      UPDATE reading_days SET pages = pages - \(counted("OLD")), records = records - 1
        WHERE day = OLD.day AND OLD.here = 1;
      UPDATE reading_parts SET records = records - 1 WHERE part = OLD.part AND OLD.here = 1;
      INSERT INTO reading_days SELECT NEW.day, \(counted("NEW")), 1 WHERE NEW.here = 1
        ON CONFLICT (day) DO UPDATE SET pages = pages + excluded.pages, records = records + 1;
      INSERT INTO reading_parts SELECT NEW.part, 1 WHERE NEW.here = 1
        ON CONFLICT (part) DO UPDATE SET records = records + 1;
      DELETE FROM reading_days WHERE day = OLD.day AND records = 0;
      DELETE FROM reading_parts WHERE part = OLD.part AND records = 0;
    END;
    CREATE TRIGGER readings_counted_delete AFTER DELETE ON readings WHEN OLD.here = 1
    BEGIN
      UPDATE reading_days SET pages = pages - \(counted("OLD")), records = records - 1
        WHERE day = OLD.day;
      UPDATE reading_parts SET records = records - 1 WHERE part = OLD.part;
      DELETE FROM reading_days WHERE day = OLD.day AND records = 0;
      DELETE FROM reading_parts WHERE part = OLD.part AND records = 0;
    END;
    """

  private static func counted(_ row: String) -> String {
    "CASE \(row).percent WHEN 1 THEN 0 ELSE \(row).pages END"
  }

  static let quoteTriggers = """
    CREATE TRIGGER sentences_counted_insert AFTER INSERT ON sentences WHEN NEW.deleted_at IS NULL
    BEGIN
      UPDATE books SET sentences = sentences + 1 WHERE key = NEW.book;
    END;
    CREATE TRIGGER sentences_counted_update AFTER UPDATE OF deleted_at ON sentences
    BEGIN
      UPDATE books
        SET sentences = sentences + (OLD.deleted_at IS NOT NULL) - (NEW.deleted_at IS NOT NULL)
        WHERE key = NEW.book;
    END;
    CREATE TRIGGER sentences_counted_delete AFTER DELETE ON sentences WHEN OLD.deleted_at IS NULL
    BEGIN
      UPDATE books SET sentences = sentences - 1 WHERE key = OLD.book;
    END;
    """
}
