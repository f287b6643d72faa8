extension ReadingSchema {
  /// One sentence about a book, which is found by its words as the title is, and how many books are
  /// wanted of a year.
  static let fifth = """
    ALTER TABLE books ADD COLUMN note TEXT CHECK (note <> '');
    DROP VIEW books_words;
    CREATE VIEW books_words AS
      SELECT key, title, subtitle, author, note FROM books WHERE deleted_at IS NULL;
    CREATE TABLE year_goals (
      year INTEGER PRIMARY KEY CHECK (year BETWEEN 1 AND 9999),
      target INTEGER NOT NULL CHECK (target BETWEEN 1 AND 1000)
    ) STRICT;
    """
}
