import CSQLite

extension BookFixtures {
  /// SQL that creates the tables which Haru reads in a Kobo database.
  public static let koboTables = """
    CREATE TABLE Bookmark (BookmarkID TEXT NOT NULL, VolumeID TEXT NOT NULL, ContentID TEXT NOT NULL,
      Text TEXT, Annotation TEXT, DateCreated TEXT, ChapterProgress REAL NOT NULL DEFAULT 0,
      Hidden BOOL NOT NULL DEFAULT 0, Type TEXT, Color INTEGER DEFAULT 0, PRIMARY KEY (BookmarkID));
    CREATE TABLE content (ContentID TEXT NOT NULL, ContentType TEXT, Title TEXT COLLATE NOCASE,
      Attribution TEXT COLLATE NOCASE, Series TEXT, ISBN TEXT, Publisher TEXT,
      PRIMARY KEY (ContentID));
    CREATE TABLE AnalyticsEvents (Id TEXT);
    """
  public static let koboRows = """
    INSERT INTO content VALUES ('v1', '6', 'Salt and Kite', 'Ina Vale, Jo Ambrose', 'Coasts',
      '9780441172719', 'Quiet Press'), ('c1', '9', 'First Chapter', NULL, NULL, NULL, NULL);
    INSERT INTO Bookmark VALUES
      ('b1', 'v1', 'c1', ' The kite knows. ', 'so do I', '2024-03-02T12:12:05.000', 0.25, 'false',
        'note', 1),
      ('b2', 'file:///mnt/onboard/소년의 강.kepub.epub', 'x', '강은 묻지 않는다.', NULL,
        '2024-03-02T12:12:05Z', 0, 0, 'highlight', 0),
      ('b3', 'v1', 'c1', NULL, NULL, '2024-03-02T12:12:05Z', 0, 0, 'dogear', 0),
      ('b4', 'v1', 'c1', 'gone', NULL, '2024-03-02T12:12:05Z', 0, 'true', 'highlight', 0),
      ('b5', 'gone', 'c1', 'without a book', NULL, 'soon', 0, 0, 'highlight', 0),
      ('b6', 'v1', 'c1', 'undated', NULL, 'soon', 0, 0, 'highlight', 0);
    """
  public static let kobo = database(koboTables + koboRows)

  /// Returns the bytes of a database that these SQL statements create; empty if SQLite cannot
  /// create a database.
  public static func database(_ sql: String) -> [UInt8] {
    var opened: OpaquePointer?
    guard sqlite3_open(":memory:", &opened) == SQLITE_OK else { return [] }
    defer { sqlite3_close(opened) }
    guard sqlite3_exec(opened, sql, nil, nil, nil) == SQLITE_OK else {
      preconditionFailure(String(cString: sqlite3_errmsg(opened)))
    }
    var size: sqlite3_int64 = 0
    guard let start = sqlite3_serialize(opened, "main", &size, 0) else { return [] }
    defer { sqlite3_free(start) }
    return Array(UnsafeBufferPointer(start: start, count: Int(size)))
  }
}
