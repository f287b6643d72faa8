/// The tables of delivered notices.
enum NoticesSchema {
  /// The SQL of the tables: the notices by their unique id, and a single row with the state of the
  /// notifier.
  static let tables = """
    CREATE TABLE notices (
      key INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      part TEXT NOT NULL,
      kind TEXT NOT NULL,
      subject TEXT,
      at INTEGER NOT NULL,
      at_offset INTEGER NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('claimed', 'told', 'failed')),
      claimed_at INTEGER NOT NULL,
      title TEXT NOT NULL,
      body TEXT NOT NULL
    ) STRICT;
    CREATE INDEX notices_open ON notices (state, at) WHERE state <> 'told';
    CREATE INDEX notices_by_time ON notices (at);
    CREATE TABLE notifier (
      one INTEGER PRIMARY KEY CHECK (one = 1),
      since INTEGER NOT NULL,
      seen INTEGER NOT NULL
    ) STRICT;
    """
}
