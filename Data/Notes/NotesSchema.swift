import Domain

/// The tables of notes.
enum NotesSchema {
  /// The SQL of the table. `day` is the local day on which a note was written. `notes_open` has the order of the list.
  /// The view is the source of the search index.
  static let tables = """
    CREATE TABLE notes (
      key INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE CHECK (id <> ''),
      text TEXT NOT NULL CHECK (text <> ''),
      day TEXT NOT NULL,
      instant INTEGER NOT NULL,
      offset INTEGER NOT NULL,
      done_at INTEGER,
      done_offset INTEGER,
      deleted_at INTEGER,
      text_folded TEXT NOT NULL,
      CHECK (day = date(instant + offset, 'unixepoch')),
      CHECK ((done_at IS NULL) = (done_offset IS NULL))
    ) STRICT;
    CREATE INDEX notes_open ON notes (instant) WHERE deleted_at IS NULL AND done_at IS NULL;
    CREATE INDEX notes_by_day ON notes (day, instant) WHERE deleted_at IS NULL;
    CREATE INDEX notes_by_text ON notes (text_folded) WHERE deleted_at IS NULL;
    CREATE VIEW notes_words AS SELECT key, text FROM notes WHERE deleted_at IS NULL;
    """

  /// Adds notes to a store that has none. The table with this name had the marks of inbox files, and gets another one.
  /// A new store has both tables already.
  static func migrate(_ store: Connection) throws(StorageFailure) {
    let hasNotes = "SELECT 1 FROM sqlite_schema WHERE name = 'inbox_files'"
    if try store.first(hasNotes, [], { $0.int }) != nil { return }
    try store.script(
      """
      ALTER TABLE notes RENAME TO inbox_files;
      DROP INDEX notes_by_name;
      CREATE INDEX inbox_files_by_name ON inbox_files (name);
      """)
    try store.script(tables)
  }
}
