extension ReadingSchema {
  /// Books that have no number can be liked too: such a one is told from all others by its title
  /// and author. The rows keep their keys and the columns their numbers, so that what was done
  /// before can still be undone.
  static let fourth = """
    CREATE TABLE favourites_named (
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
    INSERT INTO favourites_named (\(liked)) SELECT \(liked) FROM favourites;
    DROP VIEW favourites_words;
    DROP TABLE favourites;
    ALTER TABLE favourites_named RENAME TO favourites;
    CREATE UNIQUE INDEX favourites_named ON favourites (name);
    CREATE INDEX favourites_by_time ON favourites (liked, key);
    CREATE INDEX favourites_by_title ON favourites (title_sorted, liked, key);
    CREATE INDEX favourites_by_author ON favourites (author_sorted, liked, key);
    CREATE INDEX favourites_by_name ON favourites (title_folded);
    CREATE VIEW favourites_words AS SELECT key, title, subtitle, author FROM favourites;
    """

  private static let liked = """
    key, isbn, liked, liked_offset, pages, category, published, title_sorted, author_sorted,
      title_folded, title, subtitle, author, publisher, link, cover, description
    """
}
