/// The tables of what was done.
enum HistorySchema {
  /// A line for everything somebody did, and apart from it what it takes to undo it, in pieces.
  /// `state` says whether it is done (0), undone and can be redone (1), done for good because what
  /// it took to undo it was let go (2), or undone for good because something else was done since
  /// (3). `item` is the id of the record that `subject` is the text of.
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
