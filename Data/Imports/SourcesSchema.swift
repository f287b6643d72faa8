/// The table of where records came from.
enum SourcesSchema {
  /// One row for each record a program brought, by that program's own name for it. `fields` has, for
  /// each field in the order of its `IncomingTable`, what the program said and what was made of it
  /// (two prints of eight hexadecimal digits), so that a newer file changes what nobody changed here.
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
