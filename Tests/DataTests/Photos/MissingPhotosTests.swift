import Domain
import Foundation
import Support
import Testing

@testable import Data

// I-04: nobody is told that a photo is there which is not.
@Suite struct `Photos that are missing or damaged` {
  @Test func `leave nothing of an entry that was nothing else, which fails`() throws {
    for trying in [true, false] {
      let home = try PhotoHome()
      let report = try home.bring(
        diary([("", [("a", [])]), ("", [("b", []), ("c", [1])])]), trying: trying)
      #expect(report.counts.failed == 1 && report.counts.added == 1, "trying: \(trying)")
      #expect(
        report.problems == [
          IncomingProblem(line: 1, .photoMissing("photos/a.jpeg"), failed: true),
          IncomingProblem(line: 2, .photoMissing("photos/b.jpeg"), failed: false),
        ])
      #expect(try home.desk.rows("SELECT count(*) FROM moods") == [trying ? "0" : "1"])
    }
    // One that came before is here with what it had.
    let home = try PhotoHome()
    try home.bring(diary([("", [("a", [1])])]))
    let again = try home.bring(diary([("", [("a", [])])]))
    #expect(again.counts.same == 1 && again.counts.failed == 0)
  }
}
