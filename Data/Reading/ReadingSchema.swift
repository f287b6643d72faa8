/// The tables of reading.
enum ReadingSchema {
  static let first = [books, records, lastRecords, tallies, sentences, favourites].joined(
    separator: "\n")

  /// The ways through what is being read, category by category.
  static let second = """
    CREATE INDEX books_by_category_title
      ON books (finished, category, title_sorted, started, key) WHERE deleted_at IS NULL;
    CREATE INDEX books_by_category_author
      ON books (finished, category, author_sorted, started, key) WHERE deleted_at IS NULL;
    """

  /// The way through what is being read by the day it is wanted.
  static let third = """
    CREATE INDEX books_by_target ON books (finished, target, rank, key)
      WHERE deleted_at IS NULL;
    """

  /// Goals. `rank` is the order of one's own: the numbers lie far apart, so that a book moves
  /// without the others, and also what was finished or put away has its own. What a list shows of
  /// the records stands with the book (`last_…`), and triggers keep it. The long texts come last.
  /// The view is what the index of words is built from.
  private static let books = """
    CREATE TABLE books (
      key INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      rank INTEGER NOT NULL,
      started INTEGER NOT NULL,
      started_offset INTEGER NOT NULL,
      target TEXT NOT NULL CHECK (target IS date(target, '+0 days')),
      rating INTEGER CHECK (rating BETWEEN 1 AND 5),
      last_day TEXT,
      last_instant INTEGER,
      last_offset INTEGER,
      last_total INTEGER,
      last_pages INTEGER CHECK (last_pages BETWEEN 1 AND last_total),
      sentences INTEGER NOT NULL DEFAULT 0 CHECK (sentences >= 0),
      deleted_at INTEGER,
      pages INTEGER CHECK (pages BETWEEN 1 AND 99999),
      finished INTEGER NOT NULL GENERATED ALWAYS AS (ifnull(last_total = pages, 0)) VIRTUAL,
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
      CHECK (last_total BETWEEN 1 AND ifnull(pages, 0)),
      CHECK ((last_day IS NULL) = (last_total IS NULL)),
      CHECK ((last_pages IS NULL) = (last_total IS NULL)),
      CHECK ((last_instant IS NULL) = (last_total IS NULL)),
      CHECK ((last_offset IS NULL) = (last_total IS NULL))
    ) STRICT;
    CREATE INDEX books_by_title ON books (finished, title_sorted, started, key)
      WHERE deleted_at IS NULL;
    CREATE INDEX books_by_author ON books (finished, author_sorted, started, key)
      WHERE deleted_at IS NULL;
    CREATE INDEX books_by_rank ON books (finished, rank, key) WHERE deleted_at IS NULL;
    CREATE INDEX books_by_start ON books (finished, started, key) WHERE deleted_at IS NULL;
    CREATE INDEX books_by_end ON books (finished, last_day, last_instant, key)
      WHERE deleted_at IS NULL;
    CREATE INDEX books_by_category ON books (category, last_total) WHERE deleted_at IS NULL;
    CREATE INDEX books_by_name ON books (title_folded) WHERE deleted_at IS NULL;
    CREATE INDEX books_quoted ON books (sentences)
      WHERE deleted_at IS NULL AND sentences > 0;
    CREATE UNIQUE INDEX books_by_number ON books (isbn)
      WHERE deleted_at IS NULL AND isbn IS NOT NULL;
    CREATE INDEX books_ranks ON books (rank);
    CREATE VIEW books_words AS
      SELECT key, title, subtitle, author FROM books WHERE deleted_at IS NULL;
    """

  /// How far one came: a book has one record of a local day, which its instant and offset have to
  /// agree with. `here` says that neither the record nor its book was put away.
  private static let records = """
    CREATE TABLE readings (
      key INTEGER PRIMARY KEY,
      book INTEGER NOT NULL REFERENCES books (key) ON DELETE CASCADE,
      day TEXT NOT NULL,
      instant INTEGER NOT NULL,
      offset INTEGER NOT NULL,
      total INTEGER NOT NULL,
      pages INTEGER NOT NULL CHECK (pages BETWEEN 1 AND total),
      deleted_at INTEGER,
      here INTEGER NOT NULL DEFAULT 1 CHECK (here IN (0, 1)),
      part INTEGER NOT NULL
        GENERATED ALWAYS AS (((instant + offset) % 86400 + 86400) % 86400 / 21600) VIRTUAL,
      CHECK (day = date(instant + offset, 'unixepoch')),
      CHECK (here = 0 OR deleted_at IS NULL)
    ) STRICT;
    CREATE UNIQUE INDEX readings_of_book ON readings (book, day) WHERE deleted_at IS NULL;
    CREATE INDEX readings_taken ON readings (book, day) WHERE deleted_at IS NOT NULL;
    CREATE INDEX readings_by_day ON readings (day, instant) WHERE here = 1;
    CREATE INDEX readings_by_instant ON readings (instant) WHERE here = 1;
    CREATE INDEX readings_by_part ON readings (part, instant) WHERE here = 1;
    """

  /// What a list shows of the records is written with each of them.
  private static let lastRecords = """
    CREATE TRIGGER readings_last_insert AFTER INSERT ON readings
    BEGIN
      \(noteLast)
    END;
    CREATE TRIGGER readings_last_update
      AFTER UPDATE OF day, instant, offset, total, pages, deleted_at ON readings
    BEGIN
      \(noteLast)
    END;
    """

  private static let noteLast = """
    UPDATE books SET (last_day, last_instant, last_offset, last_total, last_pages) = (
          SELECT day, instant, offset, total, pages FROM readings
          WHERE book = NEW.book AND deleted_at IS NULL ORDER BY day DESC LIMIT 1)
        WHERE key = NEW.book;
    """

  /// Days, and the four parts of days, with what was read in all books together. They follow the
  /// records by triggers, so that a million of them need not be counted. The views tell of months.
  private static let tallies = """
    CREATE TABLE reading_days (
      day TEXT PRIMARY KEY,
      pages INTEGER NOT NULL CHECK (pages >= 0),
      records INTEGER NOT NULL CHECK (records >= 0)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE reading_parts (
      part INTEGER PRIMARY KEY CHECK (part BETWEEN 0 AND 3),
      records INTEGER NOT NULL CHECK (records >= 0)
    ) STRICT;
    CREATE TRIGGER readings_counted_insert AFTER INSERT ON readings WHEN NEW.here = 1
    BEGIN
      \(count)
    END;
    CREATE TRIGGER readings_counted_update AFTER UPDATE ON readings
    BEGIN
      UPDATE reading_days SET pages = pages - OLD.pages, records = records - 1
        WHERE day = OLD.day AND OLD.here = 1;
      UPDATE reading_parts SET records = records - 1 WHERE part = OLD.part AND OLD.here = 1;
      INSERT INTO reading_days SELECT NEW.day, NEW.pages, 1 WHERE NEW.here = 1
        ON CONFLICT (day) DO UPDATE SET pages = pages + excluded.pages, records = records + 1;
      INSERT INTO reading_parts SELECT NEW.part, 1 WHERE NEW.here = 1
        ON CONFLICT (part) DO UPDATE SET records = records + 1;
      DELETE FROM reading_days WHERE day = OLD.day AND records = 0;
      DELETE FROM reading_parts WHERE part = OLD.part AND records = 0;
    END;
    CREATE VIEW reading_months AS
      SELECT substr(day, 1, 7) AS month, sum(pages) AS pages FROM reading_days GROUP BY 1;
    CREATE VIEW finished_months AS
      SELECT substr(last_day, 1, 7) AS month, count(*) AS books FROM books
      WHERE deleted_at IS NULL AND finished = 1 GROUP BY 1;
    """

  private static let count = """
    INSERT INTO reading_days VALUES (NEW.day, NEW.pages, 1)
        ON CONFLICT (day) DO UPDATE SET pages = pages + excluded.pages, records = records + 1;
      INSERT INTO reading_parts VALUES (NEW.part, 1)
        ON CONFLICT (part) DO UPDATE SET records = records + 1;
    """

  /// Sentences. How many a book has stands with the book, by triggers.
  private static let sentences = """
    CREATE TABLE sentences (
      key INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      book INTEGER NOT NULL REFERENCES books (key) ON DELETE CASCADE,
      page INTEGER CHECK (page >= 1),
      instant INTEGER NOT NULL,
      offset INTEGER NOT NULL,
      edited INTEGER,
      edited_offset INTEGER CHECK ((edited IS NULL) = (edited_offset IS NULL)),
      deleted_at INTEGER,
      text TEXT NOT NULL CHECK (text <> '')
    ) STRICT;
    CREATE INDEX sentences_of_book ON sentences (book, page, instant, key)
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

  /// Favourites, with all that is shown of them.
  private static let favourites = """
    CREATE TABLE favourites (
      key INTEGER PRIMARY KEY,
      isbn TEXT NOT NULL UNIQUE CHECK (length(isbn) = 13),
      liked INTEGER NOT NULL,
      liked_offset INTEGER NOT NULL,
      pages INTEGER CHECK (pages BETWEEN 1 AND 99999),
      category TEXT NOT NULL CHECK (category <> ''),
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
      description TEXT CHECK (description <> '')
    ) STRICT;
    CREATE INDEX favourites_by_time ON favourites (liked, key);
    CREATE INDEX favourites_by_title ON favourites (title_sorted, liked, key);
    CREATE INDEX favourites_by_author ON favourites (author_sorted, liked, key);
    CREATE INDEX favourites_by_name ON favourites (title_folded);
    CREATE VIEW favourites_words AS SELECT key, title, subtitle, author FROM favourites;
    """
}
