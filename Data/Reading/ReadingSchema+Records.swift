extension ReadingSchema {
  /// The SQL of the table of reading records. A book has one record per local day and reading. The day must agree with
  /// the instant and the offset. `here` is 1 if neither the record nor its book is in the trash.
  static let records = """
    CREATE TABLE readings (
      key INTEGER PRIMARY KEY,
      book INTEGER NOT NULL REFERENCES books (key) ON DELETE CASCADE,
      day TEXT NOT NULL,
      instant INTEGER NOT NULL,
      offset INTEGER NOT NULL,
      total INTEGER NOT NULL,
      pages INTEGER NOT NULL CHECK (pages BETWEEN 1 AND total),
      deleted_at INTEGER,
      here INTEGER NOT NULL DEFAULT 1 CHECK (here IN (0, 1)),
      part INTEGER NOT NULL
        GENERATED ALWAYS AS (((instant + offset) % 86400 + 86400) % 86400 / 21600) VIRTUAL,
      round INTEGER CHECK (round >= 1),
      percent INTEGER CHECK (percent IS NULL OR percent = 1 AND total <= 100),
      CHECK (day = date(instant + offset, 'unixepoch')),
      CHECK (here = 0 OR deleted_at IS NULL)
    ) STRICT;
    CREATE UNIQUE INDEX readings_of_book ON readings (book, ifnull(round, 0), day)
      WHERE deleted_at IS NULL;
    CREATE INDEX readings_taken ON readings (book, day) WHERE deleted_at IS NOT NULL;
    CREATE INDEX readings_by_day ON readings (day, instant) WHERE here = 1;
    CREATE INDEX readings_by_instant ON readings (instant) WHERE here = 1;
    CREATE INDEX readings_by_part ON readings (part, instant) WHERE here = 1;
    """

  /// The SQL of the tables with the pages and records of each day, and the records of each part of
  /// the day.
  static let tallies = """
    CREATE TABLE reading_days (
      day TEXT PRIMARY KEY,
      pages INTEGER NOT NULL CHECK (pages >= 0),
      records INTEGER NOT NULL CHECK (records >= 0)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE reading_parts (
      part INTEGER PRIMARY KEY CHECK (part BETWEEN 0 AND 3),
      records INTEGER NOT NULL CHECK (records >= 0)
    ) STRICT;
    """

  /// The SQL of the table of completed readings of a book before the current one.
  static let readThroughs = """
    CREATE TABLE read_throughs (
      key INTEGER PRIMARY KEY,
      book INTEGER NOT NULL REFERENCES books (key) ON DELETE CASCADE,
      round INTEGER NOT NULL CHECK (round >= 0),
      started TEXT CHECK (started IS date(started, '+0 days')),
      finished TEXT CHECK (finished IS date(finished, '+0 days')),
      UNIQUE (book, round)
    ) STRICT;
    CREATE INDEX read_throughs_by_day ON read_throughs (finished) WHERE finished IS NOT NULL;
    """
}
