import Domain
import Support
import Testing

@testable import Data

@Suite struct `An export with very many records` {
  /// People with a contact each, whose memo says whose it is.
  private static func export(of count: Int) -> [UInt8] {
    let days = #""started":"2026-03-01","nextWatering":"2026-03-08""#
    let people = (1...count).map { number in
      """
      {"id":"p\(number)","name":"Person \(number)","nickname":null,"phone":null,"birthday":null,\
      "cycleDays":7,"alarmHour":20,"notify":true,\(days),"points":2,"postponedSinceWatering":0,\
      "timesWatered":1,"timesPostponed":0,"lastAward":"2026-03-01","deleted":null,"tags":null}
      """
    }
    let waterings = (1...count).map { number in
      """
      {"id":"w\(number)","person":"p\(number)","day":"2026-03-01","at":"2026-03-01T09:00:00+09:00",\
      "by":null,"keyword1":null,"keyword2":null,"keyword3":null,"memo":"Person \(number)",\
      "early":true,"award":2,"deleted":null}
      """
    }
    return Array(
      """
      {"schema":"haru/1","export":{"version":1,"at":"2026-03-01T09:00:00+09:00",
      "people":[\(people.joined(separator: ",\n"))],
      "waterings":[\(waterings.joined(separator: ",\n"))]}}
      """.utf8)
  }

  // D-11: what it takes to undo an import is put away while it goes on, which must not be mistaken
  // for a row of the import itself.
  @Test func `gives everybody what is theirs`() throws {
    let count = 5000
    let database = try Database(.memory)
    let report = try SQLiteArchive(over: database).importRecords(
      .bytes(Self.export(of: count)), trying: false)
    #expect(report.added == 2 * count && report.failed == 0, "\(report.problems.prefix(3))")
    #expect(try database.number("SELECT count(*) FROM history_changes") ?? 0 > 1)
    let theirs = """
      SELECT count(*) FROM waterings w JOIN people p ON p.key = w.person AND p.name = w.memo
      """
    #expect(try database.number(theirs) == count)
    #expect(try database.problems() == [])
  }
}
