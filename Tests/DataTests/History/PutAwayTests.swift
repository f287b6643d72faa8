import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `What it takes to undo much` {
  // I-03: a chunk of the history is saved during the change, and must not change the row id of the
  // last insert.
  @Test func `hides no number of a row that was put in just before`() throws {
    let database = try Database(.memory)
    let insert = MoodsRow.shape.insert
    let long = String(repeating: "a", count: Recorder.pieceSize - 400)
    let pairs = try database.write(as: .bringIn) { (store) throws(StorageFailure) in
      var pairs: [[Int]] = []
      try store.run(MoodsSQL.keepDay, [.day(MoodRecord.sample().day)])
      func add(_ number: Int) throws(StorageFailure) {
        let key = try store.insert(insert, MoodsRow.shape.values(of: .sample("m\(number)")))
        pairs.append([key, try store.first("SELECT max(key) FROM moods") { $0.int } ?? 0])
      }
      try add(0)
      // The old text is recorded, so the chunk is nearly full.
      for text in [long, "short"] { try store.run("UPDATE moods SET text = ?", [.text(text)]) }
      for number in 1...200 { try add(number) }
      return pairs
    }
    #expect(pairs.count == 201 && pairs.allSatisfy { $0[0] == $0[1] })
    #expect(try database.number("SELECT count(*) FROM history_changes") == 2)
  }
}
