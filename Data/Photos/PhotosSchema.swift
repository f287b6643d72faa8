enum PhotosSchema {
  /// The SQL of the table, with one row per photo of a record. `name` is the file name, which
  /// contains a hash of the content and cannot lead out of the folder.
  static let tables = """
    CREATE TABLE photos (
      key INTEGER PRIMARY KEY,
      record TEXT NOT NULL CHECK (record <> ''),
      place INTEGER NOT NULL CHECK (place > 0),
      name TEXT NOT NULL CHECK (
        length(name) BETWEEN 66 AND 73 AND name NOT GLOB '*[^0-9a-z.]*' AND substr(name, 65, 1) = '.'),
      bytes INTEGER NOT NULL CHECK (bytes > 0),
      UNIQUE (record, name)
    ) STRICT;
    """
}
