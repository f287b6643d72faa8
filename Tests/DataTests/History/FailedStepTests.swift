import Domain
import Support
import Testing

@testable import Data

@Suite struct `A deed of several, one of which failed` {
  // D-20: changes that the store rolled back are not recorded in the history, so undo is exact.
  @Test func `is undone exactly by what is left of it`() throws {
    let database = try Database(.memory)
    let archive = SQLiteArchive(over: database)
    let before = try archive.whole()
    try database.beginOneChange()
    try database.write(as: .setYearGoal) { (store) throws(StorageFailure) in
      try store.run("INSERT INTO year_goals (year, target) VALUES (2026, 12)")
    }
    #expect(throws: StorageFailure.interrupted) {
      try database.write(as: .setYearGoal) { (store) throws(StorageFailure) in
        try store.run("INSERT INTO year_goals (year, target) VALUES (2027, 24)")
        try store.run("UPDATE year_goals SET target = 13 WHERE year = 2026")
        throw .interrupted
      }
    }
    try database.endOneChange(.committed)
    let after = try archive.whole()
    let history = SQLiteHistory(database)
    _ = try history.undo()
    #expect(try archive.whole() == before)
    _ = try history.redo()
    #expect(try archive.whole() == after)
  }
}
