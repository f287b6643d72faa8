/// The tables of the lock.
enum LockSchema {
  /// At most one lock, with what may be kept of its code and how often it was tried in vain
  /// (`tried_at` in thousandths of a second); and the terminal sessions it is open for, in the
  /// order they were opened.
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
