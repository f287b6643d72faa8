/// What follows from records and sentences by triggers, since there are readings beyond the first.
extension ReadingSchema {
  /// What a list shows of the records is written with each of them, and when a book is begun again.
  static let followingRecords = """
    CREATE TRIGGER readings_last_insert AFTER INSERT ON readings
    BEGIN
      \(noteLast(of: "NEW.book"))
    END;
    CREATE TRIGGER readings_last_update
      AFTER UPDATE OF day, instant, offset, total, pages, deleted_at, round, percent ON readings
    BEGIN
      \(noteLast(of: "NEW.book"))
    END;
    CREATE TRIGGER books_begun_again AFTER UPDATE OF round ON books
      WHEN OLD.round IS NOT NEW.round
    BEGIN
      \(noteLast(of: "NEW.key"))
    END;
    """

  private static func noteLast(of book: String) -> String {
    """
    UPDATE books SET
          (last_day, last_instant, last_offset, last_total, last_pages) = (
            SELECT r.day, r.instant, r.offset, r.total, r.pages FROM readings r
            WHERE r.book = \(book) AND ifnull(r.round, 0) = ifnull(books.round, 0)
              AND r.deleted_at IS NULL ORDER BY r.day DESC LIMIT 1),
          earlier_pages = (
            SELECT nullif(sum(r.pages), 0) FROM readings r
            WHERE r.book = \(book) AND ifnull(r.round, 0) < ifnull(books.round, 0)
              AND r.deleted_at IS NULL AND r.percent IS NULL)
          WHERE key = \(book);
    """
  }

  /// Percentages are counted as records, and not as pages.
  static let followingTallies = """
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
    CREATE VIEW reading_months AS
      SELECT substr(day, 1, 7) AS month, sum(pages) AS pages FROM reading_days GROUP BY 1;
    CREATE VIEW finished_months AS
      SELECT substr(day, 1, 7) AS month, count(*) AS books FROM (
        SELECT end_day AS day FROM books
        WHERE deleted_at IS NULL AND status = 1 AND end_day <> ''
        UNION ALL SELECT t.finished FROM read_throughs t JOIN books b ON b.key = t.book
        WHERE t.finished IS NOT NULL AND b.deleted_at IS NULL)
      GROUP BY 1;
    """

  private static func counted(_ row: String) -> String {
    "CASE \(row).percent WHEN 1 THEN 0 ELSE \(row).pages END"
  }

  static let followingSentences = """
    CREATE INDEX sentences_of_book ON sentences (book, page, instant, key)
      WHERE deleted_at IS NULL;
    CREATE INDEX sentences_by_day ON sentences (date(instant + offset, 'unixepoch'))
      WHERE deleted_at IS NULL;
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
    CREATE VIEW sentences_words AS SELECT key, text FROM sentences WHERE deleted_at IS NULL;
    """
}
