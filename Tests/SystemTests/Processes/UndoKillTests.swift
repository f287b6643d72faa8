import Domain
import StoreSupport
import Support
import Testing

@testable import Data

/// Tests of killing an undo. Anchors D 1, 2 and 20
@Suite struct `Killing an undo at any moment` {
  @Test(.slow, arguments: ["signal=KILL", "error=ENOSPC"])
  func `leaves it done or not done`(fault: String) throws {
    try SampleFolder.using { folder in
      let haru = try BinaryUnderTest(home: folder.path)
      #expect(try haru("people", "add", "민아", "--every", "7").status == 0)
      var isThrough = false
      var turn = 0
      while !isThrough, turn < 60 {
        turn += 1
        #expect(try haru("moods", "add", "60", "turn \(turn)").status == 0)
        let before = try states(haru)
        let ending = try haru.disturbed("pwrite64", "\(fault):when=\(turn)", ["undo"])
        let after = try states(haru)
        let isUndone = after.entries != before.entries
        // The history and the record change together, and a reported success is stored.
        #expect(after.moods == before.moods - (isUndone ? 1 : 0), "turn \(turn)")
        #expect(isUndone || ending.status != 0, "turn \(turn) said it was undone: \(ending)")
        if fault.contains("ENOSPC"), ending.status != 0 {
          #expect(ending.err.contains("disk is full"), "\(ending)")
        }
        isThrough = ending.status == 0 && !ending.isKilled
      }
      #expect(isThrough && turn > 2)
    }
  }

  private func states(_ haru: BinaryUnderTest) throws -> (entries: [HistoryEntry], moods: Int) {
    let parts = EveryPart(try Database(.file(haru.store)))
    #expect(try parts.database.problems() == [])
    return (try parts.history.newest(999, skipping: 0), try parts.moods.records().count)
  }
}
