extension ReadingSchema {
  /// The SQL of the table of quotes from books, with their notes. The view is the source of the
  /// search index.
  static let quotes = """
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
      text TEXT NOT NULL CHECK (text <> ''),
      location TEXT CHECK (location <> ''),
      note TEXT CHECK (note <> '')
    ) STRICT;
    CREATE INDEX sentences_of_book ON sentences (book, page, instant, key)
      WHERE deleted_at IS NULL;
    CREATE INDEX sentences_by_day ON sentences (date(instant + offset, 'unixepoch'))
      WHERE deleted_at IS NULL;
    CREATE VIEW sentences_words AS SELECT key, text, note FROM sentences WHERE deleted_at IS NULL;
    """

  /// The SQL of the table of favourites, which is independent of the table of books. A favourite without an ISBN is
  /// identified by its title and author.
  static let favourites = """
    CREATE TABLE favourites (
      key INTEGER PRIMARY KEY,
      isbn TEXT CHECK (length(isbn) = 13),
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
      description TEXT CHECK (description <> ''),
      name TEXT NOT NULL
        GENERATED ALWAYS AS (ifnull(isbn, title || ifnull(' · ' || author, ''))) VIRTUAL
    ) STRICT;
    CREATE UNIQUE INDEX favourites_named ON favourites (name);
    CREATE INDEX favourites_by_time ON favourites (liked, key);
    CREATE INDEX favourites_by_title ON favourites (title_sorted, liked, key);
    CREATE INDEX favourites_by_author ON favourites (author_sorted, liked, key);
    CREATE INDEX favourites_by_name ON favourites (title_folded);
    CREATE VIEW favourites_words AS SELECT key, title, subtitle, author FROM favourites;
    """
}
