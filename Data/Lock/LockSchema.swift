/// The tables of the lock.
enum LockSchema {
  /// At most one lock with the hash of its code and the failed attempts (`tried_at` in
  /// milliseconds). The second table has the unlocked terminal sessions, in the order they were
  /// unlocked.
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
