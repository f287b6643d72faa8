import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `What was taken in from a file` {
  // D-20, B-7: an import is one change in the history, however many records it adds.
  @Test(arguments: 1...4) func `goes again in one step, and comes back in one`(seed: Int) throws {
    let here = try Database(.memory)
    try FullStore.fill(here, seed: UInt64(seed))
    let elsewhere = try Database(.memory)
    try FullStore.fill(elsewhere, seed: UInt64(seed + 100))
    let archive = SQLiteArchive(over: here)
    let history = SQLiteHistory(here)
    let before = try archive.whole()
    let report = try archive.importRecords(
      .bytes(try SQLiteArchive(over: elsewhere).whole()), trying: false)
    #expect(report.added > 0)
    let after = try archive.whole()
    let undone = try history.undo()
    #expect(undone.kind == .importEverything)
    #expect(try archive.whole() == before)
    #expect(try here.problems() == [])
    _ = try history.redo()
    #expect(try archive.whole() == after)
    #expect(try here.problems() == [])
  }

  @Test(.slow) func `goes again exactly where what it takes is more than one piece`() throws {
    // The history of twenty thousand days does not fit into one chunk, and undoing records as much
    // again.
    let first = Day.on("1950-01-01")
    let days = (0..<22_000).map { "{\"day\":\"\(first + $0)\",\"theme\":\($0 % 7)}" }
    let file = """
      {"schema":"haru/1","export":{"version":1,"at":"2026-03-01T09:00:00+09:00",
      "moodDays":[
      \(days.joined(separator: ",\n"))]}}
      """
    let here = try Database(.memory)
    try FullStore.fill(here, seed: 9)
    let archive = SQLiteArchive(over: here)
    let before = try archive.whole()
    _ = try archive.importRecords(.bytes(Array(file.utf8)), trying: false)
    let after = try archive.whole()
    let pieces = try here.number("SELECT count(*) FROM history_changes WHERE entry = (\(last))")
    #expect((pieces ?? 0) > 1)
    let history = SQLiteHistory(here)
    for _ in 0..<2 {
      _ = try history.undo()
      #expect(try archive.whole() == before)
      _ = try history.redo()
      #expect(try archive.whole() == after)
    }
    #expect(try here.problems() == [])
  }

  private let last = "SELECT max(number) FROM history"

  @Test func `leaves no line where it was only tried`() throws {
    let elsewhere = try Database(.memory)
    try FullStore.fill(elsewhere, seed: 5)
    let here = try Database(.memory)
    let report = try SQLiteArchive(over: here).importRecords(
      .bytes(try SQLiteArchive(over: elsewhere).whole()), trying: true)
    #expect(report.added > 0)
    #expect(try SQLiteHistory(here).count() == 0)
  }

  @Test func `into a new store gives it its proverbs back`() throws {
    let elsewhere = try Database(.memory)
    try FullStore.fill(elsewhere, seed: 6)
    let here = try Database(.memory)
    let archive = SQLiteArchive(over: here)
    let before = try records(of: archive)
    _ = try archive.importRecords(.bytes(try SQLiteArchive(over: elsewhere).whole()), trying: false)
    #expect(try records(of: archive) != before)
    _ = try SQLiteHistory(here).undo()
    #expect(try records(of: archive) == before)
  }

  /// Returns the lines of the export that are records. Settings are left out, because undo does not
  /// restore them.
  private func records(of archive: SQLiteArchive) throws -> [Substring] {
    let lines = String(decoding: try archive.whole(), as: UTF8.self).split(separator: "\n")
    return lines.filter { !$0.contains("\"key\":") && !$0.hasPrefix("\"settings\"") }
  }
}
