import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `Importing an export` {
  private func filled(_ seed: UInt64) throws -> Database {
    let database = try Database(.memory)
    try FullStore.fill(database, seed: seed)
    return database
  }

  private func take(_ bytes: [UInt8], into database: Database) throws -> ArchiveReport {
    try SQLiteArchive(over: database).importRecords(.bytes(bytes), trying: false)
  }

  @Test(.slow, arguments: 1...6) func `never loses a word of the store`(seed: Int) throws {
    // D-9, D-14: existing records stay, and the records of both stores are there afterwards.
    let here = try filled(UInt64(seed))
    let there = try filled(UInt64(seed + 100))
    let before = try lines(here)
    let report = try take(SQLiteArchive(over: there).whole(), into: here)
    let after = try lines(here)
    #expect(report.failed == 0, "\(report.problems.filter(\.reason.isFailure).prefix(3))")
    // Only two changes are allowed: sayings may get marks, and days without a colour theme may get
    // one.
    let lost = before.filter { !after.contains($0) && !$0.contains(#""shown":"#) }
    #expect(lost.filter { !$0.contains(#""theme":0"#) } == [])
    #expect(try here.problems() == [])
    let again = try take(SQLiteArchive(over: there).whole(), into: here)
    #expect(again.added == 0 && again.updated == 0)
    #expect(try lines(here) == after)
  }

  private func lines(_ database: Database) throws -> [String] {
    String(decoding: try SQLiteArchive(over: database).whole(), as: UTF8.self)
      .split(separator: "\n").map { $0.hasSuffix(",") ? String($0.dropLast()) : String($0) }
      .map { $0.hasSuffix("]") ? String($0.dropLast()) : $0 }
  }

  @Test func `keeps values that differ, and reports them`() throws {
    let here = try filled(1)
    let export = try SQLiteArchive(over: here).whole()
    try here.write { (store) throws(StorageFailure) in
      try store.run("UPDATE events SET title = '바꾼 제목', title_folded = '바꾼 제목' WHERE key = 1")
    }
    let report = try take(export, into: here)
    #expect(report.skipped == 1 && report.added == 0 && report.failed == 0)
    #expect(report.problems.first?.part == "schedule")
    #expect(report.problems.first?.reason == .differsHere)
    #expect(try here.text("SELECT title FROM events WHERE key = 1") == "바꾼 제목")
  }

  @Test func `gives sayings another number where theirs is taken, and doubles none`() throws {
    let (here, there) = (try Database(.memory), try Database(.memory))
    for (database, words) in [(here, "여기"), (there, "저기")] {
      try database.write { (store) throws(StorageFailure) in
        let saying = SayingWords(stored: nil, kor: MultilineText(stored: words), who: nil)
        try store.run(
          """
          INSERT INTO sayings (number, kor, print, uploaded, uploaded_offset, seen)
          VALUES (156, ?, ?, 1770000000, 32400, 1)
          """, [.text(words), .int(SayingPrint.of(saying))])
      }
    }
    let export = try SQLiteArchive(over: there).whole()
    let report = try take(export, into: here)
    #expect(report.added == 1 && report.same == 156 && report.failed == 0)
    #expect(try here.number("SELECT count(*) FROM sayings") == 158)
    #expect(try here.text("SELECT kor FROM sayings WHERE number = 156") == "여기")
    #expect(try here.text("SELECT kor FROM sayings WHERE number = 157") == "저기")
    #expect(try take(export, into: here).added == 0)
  }

  @Test func `counts waterings that come to somebody who is here`() throws {
    let here = try filled(1)
    let export = try SQLiteArchive(over: here).whole()
    try here.write { (store) throws(StorageFailure) in
      try store.run("UPDATE waterings SET deleted_at = NULL")
      try store.run("DELETE FROM waterings WHERE person = 1")
      try store.run("UPDATE people SET times_watered = 0 WHERE key = 1")
    }
    _ = try take(export, into: here)
    #expect(
      try here.number(
        "SELECT count(*) FROM waterings WHERE person = 1 AND deleted_at IS NULL")
        == here.number("SELECT times_watered FROM people WHERE key = 1"))
  }

  @Test func `names each record that cannot be taken in, and takes the others`() throws {
    // D-13
    let text = """
      {"schema":"haru/1","export":{"version":1,"at":"2026-03-01T09:00:00+09:00",
      "schedule":[
      {"id":"a","title":"회의","start":"2026-03-01T09:00:00+09:00","end":"2026-03-01T10:00:00+09:00"},
      {"id":"b","title":"거꾸로","start":"2026-03-01T09:00:00+09:00","end":"2026-03-01T08:00:00+09:00"},
      {"id":"c","start":"2026-03-01T09:00:00+09:00","end":"2026-03-01T10:00:00+09:00"},
      7],
      "waterings":[{"id":"w","person":"nobody","day":"2026-03-01","at":"2026-03-01T09:00:00+09:00",
      "early":false,"award":1}],
      "dreams":[{}]}}
      """
    let database = try Database(.memory)
    let report = try take(Array(text.utf8), into: database)
    #expect(report.added == 1 && report.failed == 4 && report.skipped == 1)
    #expect(
      report.problems == [
        RefusedRecord(part: "waterings", line: 7, record: "2026-03-01", reason: .withoutOwner),
        RefusedRecord(part: "schedule", line: 4, record: "거꾸로", reason: .againstRules),
        RefusedRecord(part: "schedule", line: 5, reason: .missing(member: "title")),
        RefusedRecord(part: "schedule", line: 6, reason: .notAnObject),
        RefusedRecord(part: "dreams", line: 9, reason: .unknownList),
      ])
    #expect(try database.number("SELECT count(*) FROM events") == 1)
  }

  @Test(arguments: [
    ("", ArchiveFailure.brokenExport(line: 1)), ("{}", .notAnExport(.unknown)),
    ("[]", .notAnExport(.sayings)), ("BEGIN:VCARD\nEND:VCARD\n", .notAnExport(.cards)),
    ("BEGIN:VCALENDAR\n", .notAnExport(.calendar)), ("kor,who\na,b\n", .notAnExport(.table)),
    (#"{"schema":"haru/1","export":{"version":2}}"#, .newerExport(version: 2)),
    (#"{"schema":"haru/1","export":{"version":1,"people":["#, .brokenExport(line: 1)),
  ])
  func `keeps nothing of a file that is none, and says which command takes it`(
    text: String, error: ArchiveFailure
  ) throws {
    let database = try Database(.memory)
    let before = try SQLiteArchive(over: database).whole()
    do throws(ArchiveFailure) {
      _ = try SQLiteArchive(over: database).importRecords(.bytes(Array(text.utf8)), trying: false)
      Issue.record("It was taken in.")
    } catch let caught { #expect(caught == error) }
    #expect(try SQLiteArchive(over: database).whole() == before)
  }

  @Test func `imports a damaged export completely, with a report, or not at all`() throws {
    // D-22: never a crash and never half an import, and existing records stay.
    let good = try SQLiteArchive(over: filled(5)).whole()
    let here = try filled(9)
    let kept = try lines(here).count
    let randomSource = RandomSource.seeded(41)
    for _ in 1...TestDepth.some(250, of: 1500) {
      var bytes = good
      for _ in 0...randomSource.below(4) {
        let offset = randomSource.below(bytes.count)
        switch randomSource.below(4) {
        case 0: bytes[offset] = UInt8(randomSource.below(256))
        case 1: bytes.remove(at: offset)
        case 2: bytes.insert(UInt8(randomSource.below(128)), at: offset)
        default:
          let end = min(bytes.count, offset + 1 + randomSource.below(300))
          bytes.replaceSubrange(
            offset..<end, with: randomSource.below(2) == 0 ? [] : bytes[offset..<end])
        }
      }
      do throws(ArchiveFailure) {
        _ = try SQLiteArchive(over: here).importRecords(.bytes(bytes), trying: true)
      } catch { continue }
    }
    #expect(try lines(here).count == kept)
    #expect(try here.problems() == [])
  }
}
