/// The tables of books.
enum ReadingSchema {
  static let tables = [
    books, bookIndexes, records, tallies, readThroughs, quotes, favourites, yearGoals,
    recordTriggers,
    tallyTriggers, quoteTriggers,
  ].joined(separator: "\n")

  /// The SQL of the table of books. `rank` is the user's own order, with gaps so that moving a book changes no other.
  /// `shelf` is where the user put a book; if null, the records decide. Without `pages` a book is read in percent;
  /// `half` subtracts half a star. `round` is the current reading, null for the first. Triggers compute `last_…` from
  /// its records, and `earlier_pages` from those of earlier readings. The long texts come last.
  private static let books = """
    CREATE TABLE books (
      key INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      rank INTEGER NOT NULL,
      started INTEGER NOT NULL,
      started_offset INTEGER NOT NULL,
      target TEXT CHECK (target IS date(target, '+0 days')),
      rating INTEGER CHECK (rating BETWEEN 1 AND 5),
      last_day TEXT,
      last_instant INTEGER,
      last_offset INTEGER,
      last_total INTEGER,
      last_pages INTEGER CHECK (last_pages BETWEEN 1 AND last_total),
      sentences INTEGER NOT NULL DEFAULT 0 CHECK (sentences >= 0),
      deleted_at INTEGER,
      pages INTEGER CHECK (pages BETWEEN 1 AND 99999),
      status INTEGER NOT NULL GENERATED ALWAYS AS (\(status)) VIRTUAL,
      category TEXT NOT NULL CHECK (category <> ''),
      theme TEXT CHECK (theme <> ''),
      isbn TEXT CHECK (length(isbn) = 13),
      published TEXT CHECK (published IS date(published, '+0 days')),
      title_sorted TEXT NOT NULL,
      author_sorted TEXT NOT NULL,
      title_folded TEXT NOT NULL,
      title TEXT NOT NULL CHECK (title <> ''),
      subtitle TEXT CHECK (subtitle <> ''),
      author TEXT CHECK (author <> ''),
      publisher TEXT CHECK (publisher <> ''),
      link TEXT CHECK (link <> ''),
      cover TEXT CHECK (cover <> ''),
      description TEXT CHECK (description <> ''),
      note TEXT CHECK (note <> ''),
      half INTEGER CHECK (half IS NULL OR half = 1 AND rating IS NOT NULL),
      shelf TEXT CHECK (shelf IN ('wanted', 'paused', 'dropped', 'finished')),
      ended TEXT
        CHECK (ended IS NULL OR ended IS date(ended, '+0 days') AND shelf IS 'finished'),
      tags TEXT CHECK (tags LIKE '#_%'),
      read_before INTEGER CHECK (read_before >= 1),
      unbegun INTEGER CHECK (unbegun = 1),
      round INTEGER CHECK (round >= 1),
      earlier_pages INTEGER CHECK (earlier_pages >= 1),
      end_day TEXT NOT NULL GENERATED ALWAYS AS (\(endDay)) VIRTUAL,
      end_instant INTEGER NOT NULL GENERATED ALWAYS AS (ifnull(last_instant, 0)) VIRTUAL,
      counted_pages INTEGER NOT NULL GENERATED ALWAYS AS (\(countedPages)) VIRTUAL,
      CHECK (last_total BETWEEN 1 AND ifnull(pages, 100)),
      CHECK ((last_day IS NULL) = (last_total IS NULL)),
      CHECK ((last_pages IS NULL) = (last_total IS NULL)),
      CHECK ((last_instant IS NULL) = (last_total IS NULL)),
      CHECK ((last_offset IS NULL) = (last_total IS NULL))
    ) STRICT;
    """

  /// The expression for `BookStatus.number`, from the shelf or else the last record.
  private static let status = """
    CASE shelf WHEN 'finished' THEN 1 WHEN 'wanted' THEN 2 WHEN 'paused' THEN 3
          WHEN 'dropped' THEN 4 ELSE ifnull(last_total = ifnull(pages, 100), 0) END
    """

  /// The expression for the day on which a book was finished. If it was not, the value is an empty
  /// text, which sorts before all days.
  private static let endDay = """
    ifnull(CASE WHEN shelf = 'finished' THEN ended
          WHEN shelf IS NULL AND last_total = ifnull(pages, 100) THEN last_day END, '')
    """

  /// The expression for the pages read in all readings of a book. Percentages do not count.
  private static let countedPages = """
    ifnull(earlier_pages, 0) + CASE WHEN pages IS NULL THEN 0 ELSE ifnull(last_total, 0) END
    """

  /// The SQL of the indexes. Each list of a status has an index in its order. The view is the
  /// source of the full-text index.
  private static let bookIndexes = """
    CREATE INDEX books_by_title ON books (status, title_sorted, started, key)
      WHERE deleted_at IS NULL;
    CREATE INDEX books_by_author ON books (status, author_sorted, started, key)
      WHERE deleted_at IS NULL;
    CREATE INDEX books_by_rank ON books (status, rank, key) WHERE deleted_at IS NULL;
    CREATE INDEX books_by_start ON books (status, started, key) WHERE deleted_at IS NULL;
    CREATE INDEX books_by_end ON books (status, end_day, end_instant, key)
      WHERE deleted_at IS NULL;
    CREATE INDEX books_by_category ON books (category, counted_pages) WHERE deleted_at IS NULL;
    CREATE INDEX books_by_category_title
      ON books (status, category, title_sorted, started, key) WHERE deleted_at IS NULL;
    CREATE INDEX books_by_category_author
      ON books (status, category, author_sorted, started, key) WHERE deleted_at IS NULL;
    CREATE INDEX books_by_target ON books (status, target, rank, key) WHERE deleted_at IS NULL;
    CREATE INDEX books_by_name ON books (title_folded) WHERE deleted_at IS NULL;
    CREATE INDEX books_quoted ON books (sentences)
      WHERE deleted_at IS NULL AND sentences > 0;
    CREATE UNIQUE INDEX books_by_number ON books (isbn)
      WHERE deleted_at IS NULL AND isbn IS NOT NULL;
    CREATE INDEX books_ranks ON books (rank);
    CREATE VIEW books_words AS
      SELECT key, title, subtitle, author, note, tags FROM books WHERE deleted_at IS NULL;
    CREATE INDEX books_undated ON books (status, last_day, last_instant, key)
      WHERE target IS NULL AND deleted_at IS NULL;
    """

  private static let yearGoals = """
    CREATE TABLE year_goals (
      year INTEGER PRIMARY KEY CHECK (year BETWEEN 1 AND 9999),
      target INTEGER NOT NULL CHECK (target BETWEEN 1 AND 1000)
    ) STRICT;
    """
}
