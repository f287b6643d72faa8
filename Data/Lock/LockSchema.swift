enum LockSchema {
  /// The SQL of the tables. The first has at most one row: the hash of the lock code and the failed
  /// attempts (`tried_at` in milliseconds). The second has the unlocked terminal sessions, in the
  /// order in which they were unlocked.
  static let tables = """
    CREATE TABLE lock (
      one INTEGER PRIMARY KEY CHECK (one = 1),
      hash TEXT NOT NULL CHECK (hash <> ''),
      tries INTEGER NOT NULL CHECK (tries >= 0),
      tried_at INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE unlocked (
      place INTEGER PRIMARY KEY,
      session TEXT NOT NULL UNIQUE CHECK (session <> '')
    ) STRICT;
    """
}
