import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `Opening a store` {
  /// Creates a store with one person and closes it.
  private func makeStore(at path: String) throws {
    try SQLitePeople(try Database(.file(path))).insert(.sample())
  }

  @Test func `makes one where there is none, safe against a power cut`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      #expect(try !Database.exists(at: path))
      let database = try Database(.file(path))
      #expect(try Database.exists(at: path))
      #expect(try database.number("PRAGMA user_version") == Migrations.version())
      #expect(try database.number("PRAGMA application_id") == Migrations.applicationID)
      #expect(try database.text("PRAGMA journal_mode") == "wal")
      #expect(try database.number("PRAGMA synchronous") == 2)
      #expect(try database.number("PRAGMA foreign_keys") == 1)
      #expect(try database.problems() == [])
    }
  }

  @Test func `in memory has what the steps make, and nothing of another one`() throws {
    let made = try Connection(path: ":memory:", access: .readWrite, busyMilliseconds: 0)
    try Migrations.run(on: made, location: .memory, timeout: 0)
    try SQLitePeople(try Database(.memory)).insert(.sample())
    let copy = try Database(.memory)
    for sql in [
      "SELECT group_concat(sql) FROM (SELECT sql FROM sqlite_schema ORDER BY rowid)",
      "SELECT group_concat(number || kor || print) FROM sayings", "PRAGMA user_version",
      "PRAGMA application_id", "SELECT count(*) FROM people",
    ] {
      let expected = try made.first(sql) { $0.text }
      #expect(try copy.text(sql) == expected, "\(sql)")
    }
    #expect(try copy.number("PRAGMA foreign_keys") == 1)
    #expect(try copy.problems() == [])
  }

  @Test(arguments: [1, 2, 99]) func `refuses the remains of a store`(length: Int) throws {
    // hostile F-5: SQLite itself treats a file of one byte as empty.
    try SampleFolder.using { folder in
      let rest = Array(Array("SQLite format 3".utf8) + Array(repeating: 0, count: 99)).prefix(
        length)
      try folder.write(Array(rest), to: "haru.sqlite")
      for readOnly in [false, true] {
        #expect(throws: StorageFailure.corrupt) {
          try Database(.file(folder.path("haru.sqlite")), readOnly: readOnly)
        }
      }
      #expect(try folder.bytes("haru.sqlite") == Array(rest))
      #expect(try folder.names() == ["haru.sqlite"])
    }
  }

  @Test func `a second time finds everything and leaves nothing behind`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      try makeStore(at: path)
      let before = try folder.bytes("haru.sqlite")
      #expect(try SQLitePeople(try Database(.file(path))).list() == [.sample()])
      #expect(try folder.bytes("haru.sqlite") == before)
      #expect(try folder.names() == ["haru.sqlite"])
    }
  }

  @Test func `takes an empty file for a new store`() throws {
    try SampleFolder.using { folder in
      try folder.write([], to: "haru.sqlite")
      try makeStore(at: folder.path("haru.sqlite"))
      #expect(try SQLitePeople(Database(.file(folder.path("haru.sqlite")))).list() == [.sample()])
    }
  }

  @Test func `keeps it from everybody else`() throws {
    try SampleFolder.using { folder in
      let database = try Database(.file(folder.path("a/b/haru.sqlite")))
      try SQLitePeople(database).insert(.sample())
      #expect(try [folder.mode("a"), folder.mode("a/b")] == [0o700, 0o700])
      let log = EncryptedTestStores.areOn ? "-log" : "-wal"
      for name in ["", log, "-shm"] {
        #expect(try folder.mode("a/b/haru.sqlite" + name) == 0o600)
      }
      #expect(try database.problems() == [])
    }
  }

  @Test(arguments: ["000", "022", "027", "077"])
  func `keeps it from everybody else, whatever the umask`(umask: String) throws {
    try SampleFolder.using { folder in
      let haru = try BinaryUnderTest(home: folder.path("home"))
      let ending = try haru.run([
        "sh", "-c", "umask \(umask); exec \"$HARU\" people add 민아 --every 7",
      ])
      #expect(ending.status == 0, "\(ending.err)")
      for name in ["home", "home/data", "home/data/profiles", "home/data/profiles/default"] {
        #expect(try folder.mode(name) == 0o700, "\(name)")
      }
      #expect(try folder.mode("home/data/profiles/default/haru.sqlite") == 0o600)
    }
  }

  @Test func `refuses one made by a newer program and does not touch it`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      try makeStore(at: path)
      try Connection.run("PRAGMA user_version = 9999", on: path)
      try expectRefusal(.madeByNewerVersion(9999), of: "haru.sqlite", in: folder)
    }
  }

  @Test(arguments: [1, 51, 99])
  func `refuses one of a version from before the first release and does not touch it`(
    version: Int
  ) throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      try makeStore(at: path)
      try Connection.run("PRAGMA user_version = \(version)", on: path)
      try expectRefusal(.madeByDevelopmentVersion(version), of: "haru.sqlite", in: folder)
    }
  }

  @Test(.plainStores("It reads a byte of a plain page."))
  func `leaves 40 bytes of each page free for encryption, in copies as well`() throws {
    // E-13
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      try makeStore(at: path)
      let store = try Connection.to(path)
      try store.copy(to: folder.path("copy.sqlite"))
      try store.run("VACUUM INTO '\(folder.path("vacuumed.sqlite"))'")
      try store.copyInMemory().copy(to: folder.path("again.sqlite"))
      for name in ["haru.sqlite", "copy.sqlite", "vacuumed.sqlite", "again.sqlite"] {
        #expect(try folder.bytes(name)[20] == 40, "\(name)")
      }
    }
  }

  @Test func `has rows of search indexes that fit into a page with reserved bytes`() throws {
    // E-13
    let database = try Database(.memory)
    _ = try SQLiteSayings(database).found("a")
    #expect(try database.number("SELECT v FROM sayings_index_config WHERE k = 'pgsz'") == 4000)
  }

  @Test(arguments: [
    "CREATE TABLE moz_places (id); INSERT INTO moz_places VALUES (1)",
    "CREATE TABLE people (id); PRAGMA user_version = 1",
    "CREATE TABLE moz_places (id); PRAGMA user_version = 75",
    "CREATE TABLE tiles (id); PRAGMA application_id = 1196444487",
    "CREATE TABLE tiles (id); PRAGMA application_id = 1196444487; PRAGMA user_version = 1",
    "PRAGMA application_id = 1196444487", "PRAGMA user_version = 75",
    "PRAGMA journal_mode = WAL; CREATE TABLE messages (id)",
  ])
  func `refuses another program's and does not touch it`(sql: String) throws {
    try SampleFolder.using { folder in
      let path = folder.path("other.sqlite")
      try Connection.run(sql, on: path)
      try expectRefusal(.notAStore(path: path), of: "other.sqlite", in: folder)
    }
  }

  @Test(arguments: [
    Array("Dear diary,\n".utf8), [0, 0], Array(repeating: 0, count: 4096),
    Array("SQLite format 3\0".utf8), RandomBytes.drawn(2), RandomBytes.drawn(511),
    RandomBytes.drawn(4096), RandomBytes.drawn(100_000),
    Array("SQLite format 3\0".utf8) + RandomBytes.drawn(8176),
  ])
  func `refuses what is no store at all and does not touch it`(bytes: [UInt8]) throws {
    try SampleFolder.using { folder in
      try folder.write(bytes, to: "haru.sqlite")
      try expectRefusal(.corrupt, of: "haru.sqlite", in: folder)
    }
  }

  @Test(
    .plainStores("A part of an encrypted store is refused with its page, or with its header."),
    arguments: [2, 15, 16, 99, 100, 511, 512, 4095, 4096, 8192, 20_000])
  func `refuses one of which a part is missing and does not touch it`(length: Int) throws {
    try SampleFolder.using { folder in
      try makeStore(at: folder.path("haru.sqlite"))
      let whole = try folder.bytes("haru.sqlite")
      #expect(whole.count > length)
      try folder.write(Array(whole.prefix(length)), to: "haru.sqlite")
      try expectRefusal(.corrupt, of: "haru.sqlite", in: folder)
    }
  }

  @Test func `says which path cannot be opened`() throws {
    try SampleFolder.using { folder in
      try folder.write([1], to: "file")
      let below = folder.path("file/profiles/haru.sqlite")
      #expect(throws: StorageFailure.unreadable(path: folder.path("file/profiles"))) {
        try Database(.file(below))
      }
      _ = try Database(.file(folder.path("folder/haru.sqlite")))
      #expect(throws: StorageFailure.unreadable(path: folder.path("folder"))) {
        try Database(.file(folder.path("folder")))
      }
      #expect(try folder.bytes("file") == [1])
    }
  }

  /// Expects the file to be refused. Its bytes stay the same, and no other file appears next to it.
  private func expectRefusal(
    _ failure: StorageFailure, of name: String, in folder: SampleFolder
  ) throws {
    let before = try folder.bytes(name)
    #expect(throws: failure) { try Database(.file(folder.path(name))) }
    #expect(try folder.bytes(name) == before)
    #expect(try folder.names() == [name])
  }
}
