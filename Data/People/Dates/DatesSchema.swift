import Domain

/// The table of the dates of people.
enum DatesSchema {
  /// The SQL of the table. `label` is the name of a kind or the user's own words, and `words` has all names by which a
  /// search finds it. The view is the source of the search index.
  static let tables = """
    CREATE TABLE IF NOT EXISTS dates (
      key INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE CHECK (id <> ''),
      person INTEGER NOT NULL REFERENCES people (key) ON DELETE CASCADE,
      label TEXT NOT NULL CHECK (label <> ''),
      date TEXT NOT NULL CHECK (date <> ''),
      remind TEXT CHECK (remind <> ''),
      deleted_at INTEGER,
      words TEXT NOT NULL
    ) STRICT;
    CREATE INDEX IF NOT EXISTS dates_of_person ON dates (person, key) WHERE deleted_at IS NULL;
    CREATE VIEW IF NOT EXISTS dates_words AS
      SELECT key, words FROM dates WHERE deleted_at IS NULL;
    """

  /// Adds the table to a store that has none.
  static func migrate(_ store: Connection) throws(StorageFailure) { try store.script(tables) }
}
