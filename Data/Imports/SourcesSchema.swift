/// The table of the sources of imported records.
enum SourcesSchema {
  /// The SQL of the table. It has one row per imported record, identified by the id from the other program. `fields`
  /// has two fingerprints per field, in the order of `IncomingTable`, each as eight hexadecimal digits: one of the
  /// imported value, and one of the value that was stored then. A later import thus updates only fields that the user
  /// has not changed.
  static let tables = """
    CREATE TABLE sources (
      key INTEGER PRIMARY KEY,
      kind TEXT NOT NULL CHECK (kind <> ''),
      record TEXT NOT NULL CHECK (record <> ''),
      origin TEXT NOT NULL CHECK (origin <> ''),
      source TEXT NOT NULL CHECK (source <> ''),
      came INTEGER NOT NULL,
      came_offset INTEGER NOT NULL,
      fields TEXT NOT NULL,
      kept TEXT CHECK (kept <> ''),
      UNIQUE (origin, kind, source)
    ) STRICT;
    CREATE INDEX sources_of_record ON sources (record);
    """
}
