import Dispatch
import Domain
import StoreSupport
import Support
import Synchronization
import Testing

@testable import Data

@Suite struct `Migrating an older store` {
  private let old = ["CREATE TABLE one (a TEXT) STRICT"]
  private let new = ["CREATE TABLE one (a TEXT) STRICT", "CREATE TABLE two (b TEXT) STRICT"]

  /// Creates a store with an older schema and three rows, and returns its path.
  private func makeOldStore(in folder: SampleFolder) throws -> String {
    let path = folder.path("haru.sqlite")
    try Connection.migrate(path, by: old)
    try Connection.run("INSERT INTO one VALUES ('a'), ('b'), ('c')", on: path)
    return path
  }

  private func version(_ path: String) throws -> Int? {
    try Connection.number("PRAGMA user_version", in: path)
  }

  @Test func `keeps its data, and a copy from before`() throws {
    try SampleFolder.using { folder in
      let path = try makeOldStore(in: folder)
      try Connection.migrate(path, by: new)
      #expect(try version(path) == 101)
      #expect(try Connection.number("SELECT count(*) FROM one", in: path) == 3)
      #expect(try Connection.number("SELECT count(*) FROM two", in: path) == 0)
      let copy = path + ".before-v101"
      #expect(try folder.mode("haru.sqlite.before-v101") == 0o600)
      #expect(try version(copy) == 100)
      #expect(try Connection.number("SELECT count(*) FROM one", in: copy) == 3)
      #expect(try folder.names() == ["haru.sqlite", "haru.sqlite.before-v101"])
    }
  }

  @Test func `makes no copy when there is nothing to bring up to date`() throws {
    try SampleFolder.using { folder in
      try Connection.migrate(folder.path("haru.sqlite"), by: new)
      try Connection.migrate(folder.path("haru.sqlite"), by: new)
      #expect(try folder.names() == ["haru.sqlite"])
    }
  }

  @Test func `that fails half-way leaves the old version and everything in it`() throws {
    try SampleFolder.using { folder in
      let path = try makeOldStore(in: folder)
      let broken = new[1] + "; INSERT INTO one VALUES ('d'); INSERT INTO nowhere VALUES (1)"
      #expect(throws: StorageFailure.other(code: 1, "no such table: nowhere")) {
        try Connection.migrate(path, by: [old[0], broken])
      }
      #expect(try version(path) == 100)
      #expect(try Connection.number("SELECT count(*) FROM one", in: path) == 3)
      #expect(try Connection.number("SELECT count(*) FROM sqlite_schema", in: path) == 1)
      try Connection.migrate(path, by: new)
      #expect(try version(path) == 101)
      #expect(try Connection.number("SELECT count(*) FROM one", in: path) == 3)
    }
  }

  @Test func `cut short at any step is the old version or the new one`() throws {
    try SampleFolder.using { folder in
      let path = try makeOldStore(in: folder)
      var steps: Int32 = 0
      var isThrough = false
      while !isThrough, steps < 10_000 {
        steps += 1
        do throws(StorageFailure) {
          let connection = try Connection.to(path)
          connection.interrupt(afterSteps: steps)
          try Migrations.run(
            on: connection, location: .file(path), timeout: 0,
            steps: new.map(Migrations.Step.script))
          isThrough = true
        } catch {
          #expect(error == .interrupted)
          #expect(try version(path) == 100)
          #expect(try Connection.number("SELECT count(*) FROM one", in: path) == 3)
        }
      }
      #expect(steps > 5)
      #expect(try version(path) == 101)
      #expect(try Connection.number("SELECT count(*) FROM two", in: path) == 0)
    }
  }

  @Test func `works when several processes begin at once`() throws {
    for _ in 1...5 {
      try SampleFolder.using { folder in
        let path = try makeOldStore(in: folder)
        let failures = Mutex<[StorageFailure]>([])
        DispatchQueue.concurrentPerform(iterations: 6) { _ in
          do throws(StorageFailure) { try Connection.migrate(path, by: new) } catch {
            failures.withLock { $0.append(error) }
          }
        }
        #expect(failures.withLock { $0 } == [])
        #expect(try version(path) == 101)
        #expect(try version(path + ".before-v101") == 100)
        #expect(try Connection.number("SELECT count(*) FROM one", in: path + ".before-v101") == 3)
        #expect(try folder.names() == ["haru.sqlite", "haru.sqlite.before-v101"])
      }
    }
  }

  @Test func `leaves out a step that another process took while this one waited`() throws {
    try SampleFolder.using { folder in
      let path = try makeOldStore(in: folder)
      let failures = Mutex<[StorageFailure]>([])
      let isDone = DispatchSemaphore(value: 0)
      let other = try Connection.to(path)
      try other.run("BEGIN IMMEDIATE")
      DispatchQueue.global().async {
        do throws(StorageFailure) { try Connection.migrate(path, by: new) } catch {
          failures.withLock { $0.append(error) }
        }
        isDone.signal()
      }
      // The backup appears after the waiting connection has read the old version.
      for _ in 0..<60_000 where try !Database.exists(at: path + ".before-v101") {
        Pause.milliseconds(1)
      }
      try other.script(new[1] + "; INSERT INTO two VALUES ('x'); PRAGMA user_version = 101; COMMIT")
      isDone.wait()
      #expect(failures.withLock { $0 } == [])
      #expect(try version(path) == 101)
      #expect(try Connection.number("SELECT count(*) FROM two", in: path) == 1)
      #expect(try version(path + ".before-v101") == 100)
    }
  }

  @Test func `gives up on a new file that another process will not let go, and harms nothing`()
    throws
  {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      let other = try Connection.to(path)
      try other.script("BEGIN EXCLUSIVE")
      #expect(throws: StorageFailure.busy) { try Database(.file(path), timeout: 20) }
      try other.script("COMMIT")
      #expect(try SQLitePeople(try Database(.file(path))).list() == [])
    }
  }

  @Test func `undoes what is done to a row that was there before a column came`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      try SQLitePeople(try Database(.file(path))).insert(.sample(id: "z1", name: "Tom", every: 90))
      try Connection.run("ALTER TABLE people ADD COLUMN later INTEGER NOT NULL DEFAULT 7", on: path)
      let database = try Database(.file(path))
      let people = SQLitePeople(database)
      let before = try people.list()
      _ = try people.change(ID("z1")) { person in
        var changed = person
        changed.timesPostponed += 1
        return changed
      }
      _ = try people.remove(ID("z1"), at: .on("2026-03-18"))
      _ = try SQLiteHistory(database).undo()
      _ = try SQLiteHistory(database).undo()
      #expect(try people.list() == before)
      #expect(try database.number("SELECT later FROM people") == 7)
    }
  }
}
