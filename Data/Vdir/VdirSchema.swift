/// The tables of bound folders with event and contact files (vdir).
enum VdirSchema {
  /// The SQL of the tables. `vdir_folders` has the bound folders, and `vdir_items` the state of each file after the
  /// last sync. They are about folders of this device, so they are neither synced nor exported. `vdir_conflicts` has
  /// the fields that differ between a file and its record. `vdir_made` has the sync round that added a record, and
  /// `vdir_rounds` has all rounds. Undo deletes a round only from `vdir_rounds`, so the next round recognises the
  /// records removed by undo. `vdir_copies` has the cards removed as duplicates, and `vdir_left` the records whose
  /// files the last round skipped.
  static let tables = """
    CREATE TABLE vdir_folders (
      key INTEGER PRIMARY KEY,
      path TEXT NOT NULL UNIQUE CHECK (path <> ''),
      kind TEXT NOT NULL CHECK (kind IN ('calendar', 'contacts')),
      name TEXT NOT NULL CHECK (name <> ''),
      device TEXT NOT NULL,
      gets_new INTEGER NOT NULL CHECK (gets_new IN (0, 1)),
      last INTEGER
    ) STRICT;
    CREATE TABLE vdir_items (
      folder TEXT NOT NULL,
      uid TEXT NOT NULL,
      file TEXT NOT NULL CHECK (file <> ''),
      record TEXT NOT NULL,
      person TEXT,
      person_name TEXT,
      person_nickname TEXT,
      person_phone TEXT,
      person_birthday TEXT,
      seen BLOB,
      wanted BLOB NOT NULL,
      here BLOB NOT NULL,
      PRIMARY KEY (folder, uid)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE vdir_offered (person TEXT NOT NULL PRIMARY KEY) STRICT, WITHOUT ROWID;
    CREATE TABLE vdir_copies (card TEXT NOT NULL PRIMARY KEY) STRICT, WITHOUT ROWID;
    CREATE TABLE vdir_made (
      record TEXT NOT NULL PRIMARY KEY,
      round TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE vdir_rounds (
      id TEXT NOT NULL PRIMARY KEY,
      at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE vdir_left (
      folder TEXT NOT NULL,
      record TEXT NOT NULL,
      PRIMARY KEY (folder, record)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE vdir_conflicts (
      key INTEGER PRIMARY KEY,
      number INTEGER NOT NULL UNIQUE,
      kind TEXT NOT NULL CHECK (kind IN ('calendar', 'contacts')),
      record TEXT NOT NULL,
      title TEXT NOT NULL,
      field TEXT NOT NULL,
      current TEXT NOT NULL,
      other TEXT NOT NULL,
      folder TEXT NOT NULL,
      at INTEGER NOT NULL,
      file BLOB NOT NULL
    ) STRICT;
    """
}
