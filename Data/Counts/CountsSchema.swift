import Domain

/// The tables of counters.
enum CountsSchema {
  /// The SQL of the tables. `tag` has its `#`. The amounts are in thousandths; null is a skipped day. The index of a
  /// counter has all that its days need. The view is the source of the search index.
  static let tables = """
    CREATE TABLE IF NOT EXISTS counters (
      key INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE CHECK (id <> ''),
      tag TEXT NOT NULL CHECK (tag <> ''),
      unit TEXT CHECK (unit <> ''),
      goals TEXT CHECK (goals <> ''),
      since TEXT NOT NULL,
      deleted_at INTEGER,
      tag_folded TEXT NOT NULL
    ) STRICT;
    CREATE INDEX IF NOT EXISTS counters_by_tag ON counters (tag_folded) WHERE deleted_at IS NULL;
    CREATE TABLE IF NOT EXISTS counts (
      key INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE CHECK (id <> ''),
      counter INTEGER NOT NULL REFERENCES counters (key) ON DELETE CASCADE,
      day TEXT NOT NULL,
      amount INTEGER CHECK (amount >= 0),
      instant INTEGER NOT NULL,
      offset INTEGER NOT NULL,
      deleted_at INTEGER
    ) STRICT;
    CREATE INDEX IF NOT EXISTS counts_of_counter ON counts (counter, day, amount)
      WHERE deleted_at IS NULL;
    CREATE INDEX IF NOT EXISTS counts_by_day ON counts (day) WHERE deleted_at IS NULL;
    CREATE VIEW IF NOT EXISTS counters_words AS
      SELECT key, tag FROM counters WHERE deleted_at IS NULL;
    """

  /// Adds the tables to a store that has none. The indexes of older stores have no levels of tags, so they are dropped;
  /// the next search makes them again.
  static func migrate(_ store: Connection) throws(StorageFailure) {
    try store.script(tables)
    try store.learnTokens()
    for name in try ArchiveIndexes.names(in: store) { try store.run("DROP TABLE \(name)") }
  }
}
