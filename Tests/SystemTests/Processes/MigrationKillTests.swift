import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `Killing the program while it brings a store up to date` {
  @Test(.slow, arguments: ["pwrite64", "fsync,fdatasync", "rename,unlink,ftruncate"])
  func `leaves a store that the next one brings up to date`(calls: String) throws {
    // D-7: the store that was, or the one that is to be, or a step between, and the words in each.
    for turn in [1, 2, 3, 4, 6, 9, 14, 21, 34, 55, 89, 144, 233, 377, 610, 987, 1597, 2584] {
      let isThrough = try SampleFolder.using { folder in
        let haru = try BinaryUnderTest(home: folder.path("home"))
        try StoreFile.makeFolder(folder.path("home/data/profiles/default"))
        try Connection.run(FirstRelease.dump, on: haru.store)
        let ending = try haru.disturbed(
          calls, "signal=KILL:when=\(turn)", ["people", "list"])
        let database = try Database(.file(haru.store))
        #expect(try database.problems() == [])
        #expect(try database.number("PRAGMA user_version") == Migrations.steps.count)
        let names = try SQLitePeople(database).list().map(\.name.text)
        #expect(names.count == 2, "turn \(turn): \(names)")
        return ending.status == 0 && !ending.isKilled
      }
      if isThrough {
        #expect(turn > 1)
        return
      }
    }
    Issue.record("the command never got through")
  }
}
