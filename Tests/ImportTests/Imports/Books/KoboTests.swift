import CSQLite
import Domain
import Foundation
import FuzzPromises
import Support
import Testing

@testable import Data

/// Tests of importing highlights from a Kobo. I-12.
@Suite struct `Sentences of a Kobo` {
  @Test func `come with their book, their chapter and what was written beside them`() throws {
    let file = try ReadFile(BookFixtures.kobo)
    #expect(file.formats == [.kobo])
    #expect(file.entries.map(\.id) == ["b1", "b2", "b6"])
    #expect(file.entries.map(\.line) == [1, 2, 5])
    let first = file.sentences[0]
    #expect(first.bookTitle == "Salt and Kite")
    #expect(first.bookAuthors == ["Ina Vale", "Jo Ambrose"])
    #expect(first.text == "The kite knows.")
    #expect(first.note == "so do I")
    #expect(first.at == .instant(1_709_381_525, offset: nil))
    #expect(file.sentences[1].bookTitle == "소년의 강")
    #expect(file.kept(0, "Chapter") == "First Chapter")
    #expect(file.kept(0, "ChapterProgress") == "0.25")
    #expect(file.kept(0, "Series") == "Coasts")
    #expect(
      file.problems == [
        .init(line: 4, .titleMissing, failed: true),
        .init(line: 5, .dateUnreadable("soon"), failed: false),
      ])
    #expect(file.notes == [.bookmarksLeft(1)])
  }

  @Test func `are read a stretch at a time`() throws {
    let many = (0..<1000).map {
      "INSERT INTO Bookmark (BookmarkID, VolumeID, ContentID, Text) VALUES ('\($0)', 'v1', 'c1', 'x');"
    }.joined()
    let file = try ReadFile(
      BookFixtures.database(
        BookFixtures.koboTables + "INSERT INTO content (ContentID, Title) VALUES ('v1', 'T');"
          + many)
    )
    #expect(file.sentences.count == 1000)
    #expect(file.entries.map(\.line) == Array(1...1000))
  }

  // I-36: a damaged file once gave more highlights than it has bytes.
  @Test func `come once, however many books have the number of theirs`() throws {
    let books = String(repeating: "INSERT INTO content VALUES ('v', 'T', 'A');", count: 30)
    let file = try ReadFile(
      BookFixtures.database(
        """
        CREATE TABLE Bookmark (BookmarkID TEXT, VolumeID TEXT, ContentID TEXT, Text TEXT);
        CREATE TABLE content (ContentID TEXT, Title TEXT, Attribution TEXT);
        \(books)
        INSERT INTO Bookmark VALUES ('1', 'v', 'v', 'one'), ('2', 'v', 'v', 'two');
        """))
    #expect(file.sentences.map(\.text) == ["one", "two"])
  }

  @Test func `end where a damaged file has its rows in no order`() throws {
    var bytes = BookFixtures.database(
      """
      CREATE TABLE Bookmark (BookmarkID TEXT, VolumeID TEXT, ContentID TEXT, Text TEXT);
      CREATE TABLE content (ContentID TEXT, Title TEXT, Attribution TEXT);
      INSERT INTO content VALUES ('v', 'T', 'A');
      INSERT INTO Bookmark VALUES ('1', 'v', 'v', 'one'), ('2', 'v', 'v', 'two'), ('3', 'v', 'v', 'x');
      """)
    // The first table is on the second page, and its row offsets follow a header of 8 bytes.
    let size = Int(bytes[16]) << 8 | Int(bytes[17])
    let (first, last) = (size + 8, size + 12)
    for byte in 0..<2 { bytes.swapAt(first + byte, last + byte) }
    let file = try ReadFile(bytes, as: .kobo)
    #expect(file.trial.failure == .badFile(.damaged, line: nil))
  }

  @Test func `come from an older database with fewer columns`() throws {
    let file = try ReadFile(
      BookFixtures.database(
        """
        CREATE TABLE Bookmark (BookmarkID TEXT, VolumeID TEXT, ContentID TEXT, Text TEXT);
        CREATE TABLE content (ContentID TEXT, Title TEXT, Attribution TEXT);
        INSERT INTO content VALUES ('v', 'T', 'A B');
        INSERT INTO Bookmark VALUES ('1', 'v', 'c', 'words');
        """))
    #expect(
      file.sentences == [IncomingSentence(bookTitle: "T", bookAuthors: ["A B"], text: "words")])
  }

  @Test(
    arguments: [
      "CREATE VIEW Bookmark AS SELECT 1 AS BookmarkID, 2 AS VolumeID, 3 AS ContentID, 4 AS Text;"
        + "CREATE TABLE content (ContentID, Title, Attribution);",
      BookFixtures.koboTables
        + "CREATE TRIGGER t AFTER INSERT ON Bookmark BEGIN DELETE FROM content; END;",
      "CREATE TABLE Bookmark (BookmarkID, VolumeID, ContentID, Text AS (hex(zeroblob(100))));"
        + "CREATE TABLE content (ContentID, Title, Attribution);",
      "CREATE VIRTUAL TABLE Bookmark USING fts5(BookmarkID, VolumeID, ContentID, Text);"
        + "CREATE TABLE content (ContentID, Title, Attribution);",
      "CREATE TABLE Bookmark (BookmarkID PRIMARY KEY, VolumeID, ContentID, Text) WITHOUT ROWID;"
        + "CREATE TABLE content (ContentID, Title, Attribution);",
    ])
  func `come from no database that means harm`(_ sql: String) throws {
    let file = try ReadFile(BookFixtures.database(sql), as: .kobo)
    #expect(file.trial.failure == .badFile(.hostileDatabase, line: nil))
    #expect(file.entries.isEmpty)
  }

  @Test func `leave triggers on other tables alone, which some people's helpers make`() throws {
    let file = try ReadFile(
      BookFixtures.database(
        BookFixtures.koboTables + BookFixtures.koboRows
          + "CREATE TRIGGER quiet AFTER INSERT ON AnalyticsEvents BEGIN SELECT 1; END;"))
    #expect(file.sentences.count == 3)
  }

  @Test func `are asked for by nothing but two tables`() throws {
    try SampleFolder.using { folder in
      try folder.write(BookFixtures.kobo, to: "a")
      let connection = try Connection(path: folder.path("a"), access: .frozen, busyMilliseconds: 0)
      connection.distrust(reading: ForeignTables(["content"]))
      for sql in [
        "SELECT Text FROM Bookmark", "SELECT hex(Title) FROM content", "ATTACH 'b' AS b",
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n",
        "SELECT load_extension('x')", "PRAGMA writable_schema = 1", "DELETE FROM content",
      ] {
        #expect(throws: StorageFailure.self) { try connection.run(sql) }
      }
      try connection.run("SELECT Title FROM content")
    }
  }

  @Test(.plainStores("makes a database of another program"))
  func `leave nothing beside the file, and what lies there as it is`() throws {
    try SampleFolder.using { folder in
      // The last writes of the database are still in its write-ahead log.
      var writer: OpaquePointer?
      #expect(sqlite3_open(folder.path("KoboReader.sqlite"), &writer) == SQLITE_OK)
      defer { sqlite3_close(writer) }
      #expect(
        sqlite3_exec(
          writer,
          BookFixtures.koboTables + BookFixtures.koboRows + "PRAGMA journal_mode = WAL;"
            + "INSERT INTO Bookmark (BookmarkID, VolumeID, ContentID, Text) VALUES ('n', 'v1', 'c', 'x')",
          nil, nil, nil) == SQLITE_OK)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      #expect(names.contains("KoboReader.sqlite-wal"))
      let before = try names.map { try folder.bytes($0) }
      let trial = ImportTrial(folder.path("KoboReader.sqlite"))
      #expect(trial.failure == nil)
      #expect(trial.entries.count >= 3)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == names)
      #expect(try names.map { try folder.bytes($0) } == before)
    }
  }

  @Test func `say that a database is damaged`() throws {
    let file = try ReadFile(Array(BookFixtures.kobo.prefix(6000)), as: .kobo)
    #expect(file.trial.failure != nil)
    #expect(file.entries.isEmpty)
  }
}
