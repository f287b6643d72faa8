import Domain

/// The table of gifts and loans.
enum GiftsSchema {
  /// The SQL of the table. Amounts are in hundredths of a currency. `occasion` is the name of a kind or the user's own
  /// words, and `occasion_words` has all names by which a search finds it. The view is the source of the search index.
  static let tables = """
    CREATE TABLE IF NOT EXISTS gifts (
      key INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE CHECK (id <> ''),
      person INTEGER NOT NULL REFERENCES people (key) ON DELETE CASCADE,
      kind TEXT NOT NULL CHECK (kind IN ('idea', 'given', 'received', 'lent', 'borrowed')),
      what TEXT CHECK (what <> ''),
      amount INTEGER CHECK (amount > 0),
      currency TEXT CHECK (currency <> ''),
      occasion TEXT CHECK (occasion <> ''),
      day TEXT NOT NULL,
      returned INTEGER NOT NULL DEFAULT 0 CHECK (returned >= 0),
      deleted_at INTEGER,
      occasion_words TEXT
    ) STRICT;
    CREATE INDEX IF NOT EXISTS gifts_of_person ON gifts (person, key) WHERE deleted_at IS NULL;
    CREATE VIEW IF NOT EXISTS gifts_words AS
      SELECT key, what, occasion_words FROM gifts WHERE deleted_at IS NULL;
    """

  /// Adds the table to a store that has none.
  static func migrate(_ store: Connection) throws(StorageFailure) { try store.script(tables) }
}
