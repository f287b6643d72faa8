import Domain
import StoreSupport
import Support
import Testing

@testable import Data

// newcomer, second hour, A1
@Suite struct `Listening to a store` {
  private func note(_ title: String, in database: Database) throws {
    try database.write { (store) throws(StorageFailure) in
      try store.run("INSERT INTO settings (key, value) VALUES (?, ?)", [.text(title), .text("1")])
    }
  }

  @Test func `hears what somebody else writes, once`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      let (here, there) = (try Database(.file(path)), try Database(.file(path)))
      let watch = here.listen()
      #expect(watch.file != nil)
      #expect(!watch.takeNote() && !watch.hasChanged())
      try note("there", in: there)
      #expect(watch.takeNote())
      #expect(watch.hasChanged())
      #expect(!watch.takeNote() && !watch.hasChanged())
    }
  }

  @Test func `takes nothing one does oneself for what somebody else did`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      let (here, there) = (try Database(.file(path)), try Database(.file(path)))
      let watch = here.listen()
      try note("here", in: here)
      #expect(watch.takeNote())
      #expect(!watch.hasChanged())
      // If both connections wrote, the change counts as another program's.
      try note("there", in: there)
      try note("here again", in: here)
      #expect(watch.hasChanged())
      try note("and again", in: here)
      #expect(!watch.hasChanged())
    }
  }

  @Test func `hears of nothing but the store, and of reading nothing`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      let (here, there) = (try Database(.file(path)), try Database(.file(path)))
      let watch = here.listen()
      for name in ["haru.sqlit", "haru.sqlite2", "config.toml"] {
        try folder.write([1, 2, 3], to: name)
      }
      #expect(!watch.takeNote())
      #expect(try there.number("SELECT count(*) FROM settings") == 0)
      #expect(!watch.takeNote() && !watch.hasChanged())
    }
  }

  @Test func `hears nothing of a store in memory, or of one that is closed`() throws {
    #expect(try Database(.memory).listen().file == nil)
    try SampleFolder.using { folder in
      let database = try Database(.file(folder.path("haru.sqlite")))
      let watch = database.listen()
      database.close()
      #expect(!watch.hasChanged())
      #expect(database.listen().file == nil)
    }
  }

  @Test func `hears of a store that was replaced while nobody else had it open`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      let here = try Database(.file(path))
      let watch = here.listen()
      // Without a write-ahead log, as while a backup is restored.
      let other = try Connection(path: path, access: .readWrite, busyMilliseconds: 1_000)
      try other.run("INSERT INTO settings (key, value) VALUES ('a', '1')")
      try other.run("PRAGMA wal_checkpoint(TRUNCATE)")
      #expect(watch.takeNote() && watch.hasChanged())
    }
  }
}
