extension ReadingSchema {
  /// Books that are wanted, rest, were given up or finished elsewhere, which need no target; tags,
  /// half stars, and readings of a book beyond the first. The tables are made anew with the columns
  /// they had, in their order, so that what was done to them can still be undone, and what is new
  /// comes last. `shelf` is where somebody laid a book; without it the records tell. A book without
  /// pages is read by percent, of which it has a hundred. `half` takes half a star from the rating,
  /// which rounds up. Of readings `round` tells which one of the book it is, none the first, and
  /// `last_…` is of the round the book is in. Whoever points at a table that is made anew goes first
  /// with it: what is dropped takes along all that points at it.
  static let sixth = """
    DROP VIEW books_words;
    DROP VIEW sentences_words;
    DROP VIEW reading_months;
    DROP VIEW finished_months;
    \(books)
    INSERT INTO books_anew (\(bookColumns)) SELECT \(bookColumns) FROM books ORDER BY key;
    \(records)
    INSERT INTO readings_anew (\(recordColumns))
      SELECT \(recordColumns) FROM readings ORDER BY key;
    \(sentences)
    INSERT INTO sentences_anew (\(sentenceColumns))
      SELECT \(sentenceColumns) FROM sentences ORDER BY key;
    DROP TABLE sentences;
    DROP TABLE readings;
    DROP TABLE books;
    ALTER TABLE books_anew RENAME TO books;
    ALTER TABLE readings_anew RENAME TO readings;
    ALTER TABLE sentences_anew RENAME TO sentences;
    \(readThroughs)
    \(bookIndexes)
    \(recordIndexes)
    \(followingRecords)
    \(followingTallies)
    \(followingSentences)
    """

  /// Notes beside sentences, which are found with them.
  static let seventh = """
    ALTER TABLE sentences ADD COLUMN note TEXT CHECK (note <> '');
    DROP VIEW sentences_words;
    CREATE VIEW sentences_words AS SELECT key, text, note FROM sentences WHERE deleted_at IS NULL;
    """

  /// The way to the books without a target that were read lately.
  static let eighth = """
    CREATE INDEX IF NOT EXISTS books_undated ON books (status, last_day, last_instant, key)
      WHERE target IS NULL AND deleted_at IS NULL;
    """

  private static let bookColumns = """
    key, id, rank, started, started_offset, target, rating, last_day, last_instant, last_offset,
      last_total, last_pages, sentences, deleted_at, pages, category, theme, isbn, published,
      title_sorted, author_sorted, title_folded, title, subtitle, author, publisher, link, cover,
      description, note
    """
  private static let recordColumns =
    "key, book, day, instant, offset, total, pages, deleted_at, here"
  private static let sentenceColumns = """
    key, id, book, page, instant, offset, edited, edited_offset, deleted_at, text
    """

  private static let books = """
    CREATE TABLE books_anew (
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

  /// `BookStatus.number`, by the shelf, or by the last record.
  private static let status = """
    CASE shelf WHEN 'finished' THEN 1 WHEN 'wanted' THEN 2 WHEN 'paused' THEN 3
          WHEN 'dropped' THEN 4 ELSE ifnull(last_total = ifnull(pages, 100), 0) END
    """

  /// The day a book was finished; an empty text sorts before all days where there is none.
  private static let endDay = """
    ifnull(CASE WHEN shelf = 'finished' THEN ended
          WHEN shelf IS NULL AND last_total = ifnull(pages, 100) THEN last_day END, '')
    """

  /// The pages that were read of a book in all its readings; percentages are no pages.
  private static let countedPages = """
    ifnull(earlier_pages, 0) + CASE WHEN pages IS NULL THEN 0 ELSE ifnull(last_total, 0) END
    """

  private static let records = """
    CREATE TABLE readings_anew (
      key INTEGER PRIMARY KEY,
      book INTEGER NOT NULL REFERENCES books_anew (key) ON DELETE CASCADE,
      day TEXT NOT NULL,
      instant INTEGER NOT NULL,
      offset INTEGER NOT NULL,
      total INTEGER NOT NULL,
      pages INTEGER NOT NULL CHECK (pages BETWEEN 1 AND total),
      deleted_at INTEGER,
      here INTEGER NOT NULL DEFAULT 1 CHECK (here IN (0, 1)),
      part INTEGER NOT NULL
        GENERATED ALWAYS AS (((instant + offset) % 86400 + 86400) % 86400 / 21600) VIRTUAL,
      round INTEGER CHECK (round >= 1),
      percent INTEGER CHECK (percent IS NULL OR percent = 1 AND total <= 100),
      CHECK (day = date(instant + offset, 'unixepoch')),
      CHECK (here = 0 OR deleted_at IS NULL)
    ) STRICT;
    """

  private static let sentences = """
    CREATE TABLE sentences_anew (
      key INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      book INTEGER NOT NULL REFERENCES books_anew (key) ON DELETE CASCADE,
      page INTEGER CHECK (page >= 1),
      instant INTEGER NOT NULL,
      offset INTEGER NOT NULL,
      edited INTEGER,
      edited_offset INTEGER CHECK ((edited IS NULL) = (edited_offset IS NULL)),
      deleted_at INTEGER,
      text TEXT NOT NULL CHECK (text <> ''),
      location TEXT CHECK (location <> '')
    ) STRICT;
    """

  /// Readings of a book to its end that lie before the one it is in.
  private static let readThroughs = """
    CREATE TABLE read_throughs (
      key INTEGER PRIMARY KEY,
      book INTEGER NOT NULL REFERENCES books (key) ON DELETE CASCADE,
      round INTEGER NOT NULL CHECK (round >= 0),
      started TEXT CHECK (started IS date(started, '+0 days')),
      finished TEXT CHECK (finished IS date(finished, '+0 days')),
      UNIQUE (book, round)
    ) STRICT;
    CREATE INDEX read_throughs_by_day ON read_throughs (finished) WHERE finished IS NOT NULL;
    """

  /// Each list of each status lies in an index in its order, as those of what is read and finished
  /// always did.
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
    """

  private static let recordIndexes = """
    CREATE UNIQUE INDEX readings_of_book ON readings (book, ifnull(round, 0), day)
      WHERE deleted_at IS NULL;
    CREATE INDEX readings_taken ON readings (book, day) WHERE deleted_at IS NOT NULL;
    CREATE INDEX readings_by_day ON readings (day, instant) WHERE here = 1;
    CREATE INDEX readings_by_instant ON readings (instant) WHERE here = 1;
    CREATE INDEX readings_by_part ON readings (part, instant) WHERE here = 1;
    """
}
