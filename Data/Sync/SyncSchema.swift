/// The tables of sync. They are created when sync begins, so that a store without sync opens as fast as before.
///
/// The value of a field is only in the row of its record. The tables here store which device wrote the field when.
/// Rows that were written together have one stamp (`sync_spans`). Fields that were written later have one stamp each
/// (`sync_rows`). A value that no row can hold is stored by the identity of its record (`sync_held`).
enum SyncSchema {
  /// The columns of a value: its record and field, and its stamp.
  private static let fieldVersion = """
    list INTEGER NOT NULL,
      identity BLOB NOT NULL,
      field INTEGER NOT NULL,
      device INTEGER NOT NULL,
      seq INTEGER NOT NULL,
      clock INTEGER NOT NULL,
      value BLOB NOT NULL
    """

  /// The script that creates all tables when sync begins.
  static let script = [devices, fields, conflicts, batches].joined(separator: "\n")

  /// `sync_self` has the position of this device; `sync_devices` has all devices. `slot` and `devices` decide which
  /// numbers this device gives to new sayings. `acked` is the newest batch of a device that the others have received. A
  /// clock is an unsigned number stored as a signed one.
  private static let devices = """
    CREATE TABLE sync_self (
      one INTEGER PRIMARY KEY CHECK (one = 1),
      grp BLOB NOT NULL CHECK (length(grp) = 16),
      device INTEGER NOT NULL REFERENCES sync_devices (number),
      next INTEGER NOT NULL CHECK (next >= 1),
      writing INTEGER NOT NULL CHECK (writing >= next),
      written INTEGER NOT NULL CHECK (written >= 0),
      clock INTEGER NOT NULL,
      purge INTEGER NOT NULL DEFAULT 0 CHECK (purge IN (0, 1)),
      slot INTEGER CHECK (slot >= 0),
      devices INTEGER NOT NULL DEFAULT 1 CHECK (devices >= 1)
    ) STRICT;
    CREATE TABLE sync_devices (
      number INTEGER PRIMARY KEY,
      device BLOB NOT NULL UNIQUE CHECK (length(device) = 16),
      applied INTEGER NOT NULL DEFAULT 0 CHECK (applied >= 0),
      chain BLOB NOT NULL DEFAULT (zeroblob(16)) CHECK (length(chain) = 16),
      name TEXT,
      last INTEGER,
      waiting TEXT,
      since INTEGER,
      acked INTEGER CHECK (acked >= 0)
    ) STRICT;
    """

  /// The tables of field versions. The unique index of `sync_names` is dropped while very many identities are inserted
  /// in no order, and rebuilt afterwards. `sync_from_notes` has the rows that this device made from notes, and whose
  /// contributions to a sum it has not taken back.
  private static let fields = """
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
      PRIMARY KEY (list, key)
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX sync_names_by_identity ON sync_names (list, identity);
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
    CREATE TABLE sync_from_notes (
      list INTEGER NOT NULL,
      key INTEGER NOT NULL,
      PRIMARY KEY (list, key)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE sync_published (
      \(fieldVersion),
      PRIMARY KEY (list, identity, field)
    ) STRICT, WITHOUT ROWID;
    """

  /// `sync_conflicts` has all conflicts, and `sync_numbers` their numbers on this device. `sync_resolved` has the
  /// conflicts that a history entry resolved, for undo.
  private static let conflicts = """
    CREATE TABLE sync_conflicts (
      \(fieldVersion),
      reason INTEGER NOT NULL,
      settled INTEGER NOT NULL CHECK (settled IN (0, 1)),
      fresh INTEGER NOT NULL CHECK (fresh IN (0, 1)),
      PRIMARY KEY (list, identity, field, clock, device, seq)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX sync_conflicts_by_batch ON sync_conflicts (device, seq);
    CREATE INDEX sync_conflicts_fresh ON sync_conflicts (list, identity, field) WHERE fresh = 1;
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

  /// `sync_entries` and `sync_out` have the unsent history entries and batches. `sync_clocks` has the clock of each
  /// history entry, `sync_chains` the digests of recent batches, and `sync_left` the identities from a former group.
  private static let batches = """
    CREATE TABLE sync_entries (
      number INTEGER PRIMARY KEY,
      seq INTEGER NOT NULL,
      kind TEXT NOT NULL,
      subject TEXT NOT NULL,
      instant INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE sync_out (
      seq INTEGER PRIMARY KEY,
      bytes BLOB NOT NULL
    ) STRICT;
    CREATE TABLE sync_clocks (
      entry INTEGER PRIMARY KEY,
      clock INTEGER NOT NULL
    ) STRICT;
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

  /// The table that is kept when the store leaves a group, in case it joins the group again.
  static let left = "sync_left"

  /// All tables of sync. They do not belong to a part of Haru.
  static let tables = [
    "sync_self", "sync_devices", "sync_spans", "sync_rows", "sync_names", "sync_held",
    "sync_counts", "sync_published", "sync_conflicts", "sync_entries", "sync_out",
    "sync_numbers", "sync_clocks", "sync_chains", "sync_resolved", "sync_from_notes",
    left,
  ]
}
