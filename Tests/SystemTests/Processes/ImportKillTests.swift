import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `Ending an import by a signal` {
  // I-06, D-13: Ctrl-C leaves no partial import.
  @Test(.slow, arguments: ["INT", "TERM", "KILL"], ["fortune", "json"])
  func `leaves all of it or nothing`(signal: String, kind: String) throws {
    try SampleFolder.using { folder in
      let file = folder.path("a." + kind)
      let words = kind == "json" ? ["import", file] : ["sayings", "import", file]
      if kind == "json" {
        let elsewhere = try Database(.memory)
        try FullStore.fill(elsewhere, seed: 4)
        try folder.write(try SQLiteArchive(over: elsewhere).whole(), to: "a.json")
      } else {
        let text = (0..<3000).map { "a road waits \($0)\n%\n" }.joined()
        try folder.write(Array(text.utf8), to: "a.fortune")
      }
      let pattern = try BinaryUnderTest(home: folder.path("pattern"))
      #expect(try pattern("moods", "add", "50").status == 0)
      let count = try pattern.calls("pwrite64", words)
      let whole = try look(pattern)
      var ends: [String: Int] = [:]
      for turn in FaultPoints.among(count, ends: 2) {
        let haru = try BinaryUnderTest(home: folder.path("home\(turn)"))
        #expect(try haru("moods", "add", "50").status == 0)
        let before = try look(haru)
        let ending = try haru.disturbed("pwrite64", "signal=\(signal):when=\(turn)", words)
        let after = try look(haru)
        #expect(after == before || after == whole, "turn \(turn)")
        #expect(after == whole || ending.status != 0, "turn \(turn)")
        ends[after == before ? "nothing" : "all", default: 0] += 1
      }
      #expect(ends["nothing"] ?? 0 > 0, "\(ends)")
    }
  }

  /// Returns the number of rows in each table.
  private func look(_ haru: BinaryUnderTest) throws -> [Int] {
    let database = try Database(.file(haru.store))
    #expect(try database.problems() == [])
    return try ArchiveLists.all.map { try database.number("SELECT count(*) FROM \($0.table)") ?? 0 }
  }
}
