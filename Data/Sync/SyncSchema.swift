/// The tables of sync. A store has them from when it first meets others: before, it is what it would be
/// if there were no sync, and takes no longer to open.
///
/// What a field says stands in its row, and only there; beside it is kept who wrote it when. Rows
/// that came together have one stamp (`sync_spans`), and the fields of a row that were written later
/// one each (`sync_rows`). What no row can show is kept by the name of its record (`sync_held`).
enum SyncSchema {
  /// The columns of a value with what it belongs to, and its stamp.
  private static let fieldVersion = """
    list INTEGER NOT NULL,
      identity BLOB NOT NULL,
      field INTEGER NOT NULL,
      device INTEGER NOT NULL,
      seq INTEGER NOT NULL,
      clock INTEGER NOT NULL,
      value BLOB NOT NULL
    """

  /// Clocks are kept as signed numbers of the same bits, which are positive until the year 4199.
  static let first = """
    CREATE TABLE sync_self (
      one INTEGER PRIMARY KEY CHECK (one = 1),
      grp BLOB NOT NULL CHECK (length(grp) = 16),
      device INTEGER NOT NULL REFERENCES sync_devices (number),
      next INTEGER NOT NULL CHECK (next >= 1),
      writing INTEGER NOT NULL CHECK (writing >= next),
      written INTEGER NOT NULL CHECK (written >= 0),
      clock INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE sync_devices (
      number INTEGER PRIMARY KEY,
      device BLOB NOT NULL UNIQUE CHECK (length(device) = 16),
      applied INTEGER NOT NULL DEFAULT 0 CHECK (applied >= 0),
      chain BLOB NOT NULL DEFAULT (zeroblob(16)) CHECK (length(chain) = 16)
    ) STRICT;
    CREATE TABLE sync_spans (
      list INTEGER NOT NULL,
      first INTEGER NOT NULL,
      last INTEGER NOT NULL CHECK (last >= first),
      device INTEGER NOT NULL,
      seq INTEGER NOT NULL,
      clock INTEGER NOT NULL,
      PRIMARY KEY (list, first)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX sync_spans_by_batch ON sync_spans (device, seq);
    CREATE TABLE sync_rows (
      list INTEGER NOT NULL,
      key INTEGER NOT NULL,
      own INTEGER,
      fields BLOB NOT NULL CHECK (fields <> x''),
      PRIMARY KEY (list, key)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX sync_rows_by_batch ON sync_rows (own) WHERE own IS NOT NULL;
    CREATE TABLE sync_names (
      list INTEGER NOT NULL,
      key INTEGER NOT NULL,
      identity BLOB NOT NULL,
      PRIMARY KEY (list, key),
      UNIQUE (list, identity)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE sync_held (
      \(fieldVersion),
      PRIMARY KEY (list, identity, field)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX sync_held_by_batch ON sync_held (device, seq);
    CREATE TABLE sync_counts (
      \(fieldVersion),
      PRIMARY KEY (list, identity, field, device)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX sync_counts_by_batch ON sync_counts (device, seq);
    CREATE TABLE sync_published (
      \(fieldVersion),
      PRIMARY KEY (list, identity, field)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE sync_told (
      \(fieldVersion),
      reason INTEGER NOT NULL,
      settled INTEGER NOT NULL CHECK (settled IN (0, 1)),
      fresh INTEGER NOT NULL CHECK (fresh IN (0, 1)),
      PRIMARY KEY (list, identity, field, clock, device, seq)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX sync_told_by_batch ON sync_told (device, seq);
    CREATE INDEX sync_told_fresh ON sync_told (list, identity, field) WHERE fresh = 1;
    CREATE TABLE sync_deeds (
      number INTEGER PRIMARY KEY,
      seq INTEGER NOT NULL,
      kind TEXT NOT NULL,
      subject TEXT NOT NULL,
      instant INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX sync_deeds_by_batch ON sync_deeds (seq);
    CREATE TABLE sync_out (
      seq INTEGER PRIMARY KEY,
      bytes BLOB NOT NULL
    ) STRICT;
    """

  /// What is counted from rows follows them also where they go: what another device destroyed or took
  /// back was never put away here.
  static let second = """
    CREATE TRIGGER readings_last_delete AFTER DELETE ON readings WHEN OLD.deleted_at IS NULL
    BEGIN
      UPDATE books SET
          (last_day, last_instant, last_offset, last_total, last_pages) = (
            SELECT r.day, r.instant, r.offset, r.total, r.pages FROM readings r
            WHERE r.book = OLD.book AND ifnull(r.round, 0) = ifnull(books.round, 0)
              AND r.deleted_at IS NULL ORDER BY r.day DESC LIMIT 1),
          earlier_pages = (
            SELECT nullif(sum(r.pages), 0) FROM readings r
            WHERE r.book = OLD.book AND ifnull(r.round, 0) < ifnull(books.round, 0)
              AND r.deleted_at IS NULL AND r.percent IS NULL)
        WHERE key = OLD.book;
    END;
    CREATE TRIGGER readings_counted_delete AFTER DELETE ON readings WHEN OLD.here = 1
    BEGIN
      UPDATE reading_days
        SET pages = pages - CASE OLD.percent WHEN 1 THEN 0 ELSE OLD.pages END, records = records - 1
        WHERE day = OLD.day;
      UPDATE reading_parts SET records = records - 1 WHERE part = OLD.part;
      DELETE FROM reading_days WHERE day = OLD.day AND records = 0;
      DELETE FROM reading_parts WHERE part = OLD.part AND records = 0;
    END;
    CREATE TRIGGER sentences_counted_delete AFTER DELETE ON sentences WHEN OLD.deleted_at IS NULL
    BEGIN
      UPDATE books SET sentences = sentences - 1 WHERE key = OLD.book;
    END;
    """

  /// What devices are called, why they wait, what is told by which number, and at which clock each
  /// deed of the history was done.
  static let third = """
    ALTER TABLE sync_self ADD COLUMN purge INTEGER NOT NULL DEFAULT 0 CHECK (purge IN (0, 1));
    ALTER TABLE sync_devices ADD COLUMN name TEXT;
    ALTER TABLE sync_devices ADD COLUMN last INTEGER;
    ALTER TABLE sync_devices ADD COLUMN waiting TEXT;
    ALTER TABLE sync_devices ADD COLUMN since INTEGER;
    CREATE TABLE sync_numbers (
      n INTEGER PRIMARY KEY,
      list INTEGER NOT NULL,
      identity BLOB NOT NULL,
      field INTEGER NOT NULL,
      clock INTEGER NOT NULL,
      device INTEGER NOT NULL,
      seq INTEGER NOT NULL,
      UNIQUE (list, identity, field, clock, device, seq)
    ) STRICT;
    CREATE TABLE sync_clocks (
      entry INTEGER PRIMARY KEY,
      clock INTEGER NOT NULL
    ) STRICT;
    """

  /// Which numbers of sayings a device gives among how many, how far others have what it wrote, what
  /// its batches were, and what records were named while a store that left met others.
  static let fourth = """
    ALTER TABLE sync_self ADD COLUMN slot INTEGER CHECK (slot >= 0);
    ALTER TABLE sync_self ADD COLUMN devices INTEGER NOT NULL DEFAULT 1 CHECK (devices >= 1);
    ALTER TABLE sync_devices ADD COLUMN acked INTEGER CHECK (acked >= 0);
    CREATE TABLE sync_left (
      list INTEGER NOT NULL,
      lasting BLOB NOT NULL,
      identity BLOB NOT NULL,
      PRIMARY KEY (list, lasting)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE sync_chains (
      seq INTEGER PRIMARY KEY,
      chain BLOB NOT NULL CHECK (length(chain) = 16)
    ) STRICT;
    """

  /// Names come in no order. Their index can be left out while very many come, and be made when they
  /// are there.
  static let fifth = """
    CREATE TABLE sync_names_anew (
      list INTEGER NOT NULL,
      key INTEGER NOT NULL,
      identity BLOB NOT NULL,
      PRIMARY KEY (list, key)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO sync_names_anew (list, key, identity)
      SELECT list, key, identity FROM sync_names ORDER BY list, key;
    DROP TABLE sync_names;
    ALTER TABLE sync_names_anew RENAME TO sync_names;
    CREATE UNIQUE INDEX sync_names_by_identity ON sync_names (list, identity);
    """

  /// What is not told yet is little, and an index of it is one more page of every write.
  static let sixth = "DROP INDEX sync_deeds_by_batch;"

  /// Which conflicts a line of the history resolved, so that undoing it opens them again.
  static let seventh = """
    CREATE TABLE sync_resolved (
      number INTEGER PRIMARY KEY,
      entry INTEGER NOT NULL,
      list INTEGER NOT NULL,
      identity BLOB NOT NULL,
      field INTEGER NOT NULL,
      reason INTEGER NOT NULL,
      value BLOB NOT NULL
    ) STRICT;
    """

  /// The table of what outlives a group, for when the store comes back to it.
  static let left = "sync_left"

  /// All tables of it, which belong to no part.
  static let tables = [
    "sync_self", "sync_devices", "sync_spans", "sync_rows", "sync_names", "sync_held",
    "sync_counts", "sync_published", "sync_told", "sync_deeds", "sync_out",
    "sync_numbers", "sync_clocks", "sync_chains", "sync_resolved", left,
  ]
}
