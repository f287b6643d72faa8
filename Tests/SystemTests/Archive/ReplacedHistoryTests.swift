import Domain
import Support
import Testing

@testable import Data

@Suite struct `A store that became what a backup was` {
  @Test func `begins a history of its own`() throws {
    // After a restore, undo must not continue with changes from before it.
    try SampleFolder.using { folder in
      let paths = ArchivePaths(
        dataFolder: folder.path, store: folder.path("haru.sqlite"), profile: nil)
      let database = try Database(.file(paths.store))
      let people = SQLitePeople(database)
      try people.insert(.sample(id: "one"))
      let archive = SQLiteArchive(over: database, paths)
      let backup = try archive.backUp(to: nil, replacing: false, at: .on("2026-03-01"))
      try people.insert(.sample(id: "two", phone: "010-2"))
      _ = try archive.replace(by: backup.path, at: .on("2026-03-02"))
      #expect(try people.list().map(\.id.text) == ["one"])
      #expect(throws: HistoryFailure.self) { try SQLiteHistory(database).undo() }
      #expect(try people.list().map(\.id.text) == ["one"])
    }
  }
}
