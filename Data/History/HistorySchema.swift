enum HistorySchema {
  /// The SQL of the tables. `history` has one row per change by the user, and `history_changes` has
  /// what undo needs, in pieces. `item` is the id of the record whose text is in `subject`.
  /// `state`: 0 done, 1 undone and redoable, 2 done but not undoable (its pieces were deleted), 3
  /// undone but not redoable.
  static let tables = """
    CREATE TABLE history (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      kind TEXT NOT NULL CHECK (kind <> ''),
      subject TEXT NOT NULL,
      item TEXT,
      origin TEXT NOT NULL CHECK (origin IN ('command', 'screens')),
      instant INTEGER NOT NULL,
      offset INTEGER NOT NULL,
      state INTEGER NOT NULL DEFAULT 0 CHECK (state BETWEEN 0 AND 3)
    ) STRICT;
    CREATE INDEX history_standing ON history (state, number) WHERE state < 2;
    CREATE TABLE history_changes (
      entry INTEGER NOT NULL REFERENCES history (number),
      piece INTEGER NOT NULL,
      bytes BLOB NOT NULL,
      PRIMARY KEY (entry, piece)
    ) STRICT, WITHOUT ROWID;
    """
}
