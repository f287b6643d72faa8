/// The tables feelings are kept in.
enum MoodsSchema {
  /// Days that were painted or ever had a feeling, the feelings themselves, and whether there ever
  /// was one. Each feeling belongs to one local day, which its instant and offset have to agree
  /// with; `key` orders those of one instant by when they were written. The text comes last.
  /// One index is in the order of the diary, newest day first and within a day oldest first, so
  /// that it is read as it lies; backward it has the newest of a day.
  static let first = """
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
      level INTEGER NOT NULL CHECK (level BETWEEN 1 AND 100),
      x INTEGER NOT NULL CHECK (x BETWEEN 1000 AND 9000),
      y INTEGER NOT NULL CHECK (y BETWEEN 1000 AND 9000),
      deleted_at INTEGER,
      text TEXT NOT NULL CHECK (text <> ''),
      CHECK (day = date(instant + offset, 'unixepoch'))
    ) STRICT;
    CREATE INDEX moods_by_day ON moods (day DESC, instant) WHERE deleted_at IS NULL;
    CREATE INDEX moods_by_instant ON moods (instant) WHERE deleted_at IS NULL;
    CREATE TABLE moods_state (
      only_row INTEGER PRIMARY KEY CHECK (only_row = 1)
    ) STRICT;
    """

  /// Feelings without words. The table is made anew with the columns it had, in their order, so
  /// that what was done to it can still be undone.
  static let second = """
    DROP VIEW moods_words;
    CREATE TABLE moods_anew (
      key INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      day TEXT NOT NULL REFERENCES mood_days (day),
      instant INTEGER NOT NULL,
      offset INTEGER NOT NULL,
      level INTEGER NOT NULL CHECK (level BETWEEN 1 AND 100),
      x INTEGER NOT NULL CHECK (x BETWEEN 1000 AND 9000),
      y INTEGER NOT NULL CHECK (y BETWEEN 1000 AND 9000),
      deleted_at INTEGER,
      text TEXT CHECK (text <> ''),
      CHECK (day = date(instant + offset, 'unixepoch'))
    ) STRICT;
    INSERT INTO moods_anew (key, id, day, instant, offset, level, x, y, deleted_at, text)
      SELECT key, id, day, instant, offset, level, x, y, deleted_at, text FROM moods ORDER BY key;
    DROP TABLE moods;
    ALTER TABLE moods_anew RENAME TO moods;
    CREATE INDEX moods_by_day ON moods (day DESC, instant) WHERE deleted_at IS NULL;
    CREATE INDEX moods_by_instant ON moods (instant) WHERE deleted_at IS NULL;
    CREATE VIEW moods_words AS SELECT key, text FROM moods WHERE deleted_at IS NULL;
    """

  /// Entries of a diary: feelings without a level, tags beside the words, and days without a time.
  /// The table is made anew as before; what it did not have comes last.
  static let third = """
    DROP VIEW moods_words;
    CREATE TABLE moods_anew (
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
    INSERT INTO moods_anew (key, id, day, instant, offset, level, x, y, deleted_at, text)
      SELECT key, id, day, instant, offset, level, x, y, deleted_at, text FROM moods ORDER BY key;
    DROP TABLE moods;
    ALTER TABLE moods_anew RENAME TO moods;
    CREATE INDEX moods_by_day ON moods (day DESC, instant) WHERE deleted_at IS NULL;
    CREATE INDEX moods_by_instant ON moods (instant) WHERE deleted_at IS NULL;
    CREATE VIEW moods_words AS SELECT key, text, tags FROM moods WHERE deleted_at IS NULL;
    """
}
