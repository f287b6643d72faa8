enum MoodsSchema {
  /// The SQL of the tables: days that were painted or ever had a mood, the moods, and whether there
  /// ever was a mood. A mood belongs to one local day, which its instant and offset must agree
  /// with. `key` orders the moods of one instant by when they were written. An entry of a diary may
  /// have no level, and no time (`timed`). `moods_by_day` has the order of the diary: newest day
  /// first, and oldest first within a day. The view is the source of the search index.
  static let tables = """
    CREATE TABLE mood_days (
      day TEXT PRIMARY KEY,
      theme INTEGER NOT NULL DEFAULT 0
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE moods (
      key INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      day TEXT NOT NULL REFERENCES mood_days (day),
      instant INTEGER NOT NULL,
      offset INTEGER NOT NULL,
      level INTEGER CHECK (level BETWEEN 1 AND 100),
      x INTEGER NOT NULL CHECK (x BETWEEN 1000 AND 9000),
      y INTEGER NOT NULL CHECK (y BETWEEN 1000 AND 9000),
      deleted_at INTEGER,
      text TEXT CHECK (text <> ''),
      tags TEXT CHECK (tags LIKE '#_%'),
      timed INTEGER NOT NULL DEFAULT 1 CHECK (timed IN (0, 1)),
      CHECK (day = date(instant + offset, 'unixepoch'))
    ) STRICT;
    CREATE INDEX moods_by_day ON moods (day DESC, instant) WHERE deleted_at IS NULL;
    CREATE INDEX moods_by_instant ON moods (instant) WHERE deleted_at IS NULL;
    CREATE VIEW moods_words AS SELECT key, text, tags FROM moods WHERE deleted_at IS NULL;
    CREATE TABLE moods_state (
      only_row INTEGER PRIMARY KEY CHECK (only_row = 1)
    ) STRICT;
    """
}
