/// The tables of notes that were written elsewhere.
enum InboxSchema {
  /// The SQL of the tables. `inbox_files` has a row for each inbox file whose lines were imported, with short digests of
  /// the lines. `waiting_lines` has the lines that the user still has to sort. `note_files` has the imported inbox files
  /// that still exist on this device.
  static let tables = """
    CREATE TABLE inbox_files (
      key INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE CHECK (id <> ''),
      name TEXT NOT NULL CHECK (name <> ''),
      content TEXT NOT NULL CHECK (content <> ''),
      lines TEXT NOT NULL,
      instant INTEGER NOT NULL,
      offset INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX inbox_files_by_name ON inbox_files (name);
    CREATE TABLE waiting_lines (
      key INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE CHECK (id <> ''),
      note TEXT NOT NULL CHECK (note <> ''),
      text TEXT NOT NULL CHECK (text <> ''),
      instant INTEGER NOT NULL,
      offset INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE note_files (
      folder TEXT NOT NULL,
      name TEXT NOT NULL,
      length INTEGER NOT NULL,
      last_write INTEGER,
      note TEXT NOT NULL,
      stays INTEGER NOT NULL CHECK (stays IN (0, 1)),
      PRIMARY KEY (folder, name)
    ) STRICT, WITHOUT ROWID;
    """
}
