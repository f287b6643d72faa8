import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `Feelings and people of another program` {
  private static let daylio = """
    full_date,date,weekday,time,mood,activities,note_title,note
    2026-02-01,February 1,Sunday,21:10,rad,walk | date night,Sea,We went to the sea.
    2026-02-01,February 1,Sunday,21:10,meh,,,
    2026-02-02,February 2,Monday,8:00 AM,so so,work,,Long day

    """

  private static let moods =
    "SELECT day, level, text, tags, timed FROM moods WHERE deleted_at IS NULL ORDER BY key"

  // I-20: an unknown mood name is reported with its number of entries.
  @Test func `with a word for a mood nobody knows bring nothing in and name it`() throws {
    let sandbox = try ImportSandbox()
    #expect(throws: ImportFailure.unknownMoods([UnknownMood(name: "so so", count: 1)])) {
      try sandbox.bring(Self.daylio)
    }
    #expect(try sandbox.rows(Self.moods).isEmpty)
    #expect(try SQLiteHistory(sandbox.database).count() == 0)
  }

  // I-20: several moods a day, activities as tags, titles before notes, names mapped by `--map`.
  @Test func `come in with levels, tags and titles, several a day`() throws {
    let sandbox = try ImportSandbox()
    let report = try sandbox.bring(Self.daylio) { $0.moods = ["So So": MoodLevel(nearest: 45)] }
    #expect(report.counts.added == 3)
    #expect(
      try sandbox.rows(Self.moods) == [
        "2026-02-01|90|Sea\n\nWe went to the sea.|#walk #date-night|1", "2026-02-01|50|-|-|1",
        "2026-02-02|45|Long day|#work|1",
      ])
    #expect(
      try sandbox.bring(Self.daylio) { $0.moods = ["so so": MoodLevel(nearest: 45)] }
        .counts.same == 3)
  }

  // I-21, I-22: diary entries have no level and are imported completely.
  @Test func `of a diary come in without a level, however long they are`() throws {
    let sandbox = try ImportSandbox()
    let long = String(repeating: "오늘도 걸었다. ", count: 2000)
    let report = try sandbox.bring(
      "[2026-02-01 09:00] A walk.\n\(long)\n\n[2026-02-02 10:30] Rest. @home\n")
    #expect(report.format == .jrnl)
    #expect(report.counts.added == 2)
    let rows = try sandbox.rows("SELECT level, length(text) FROM moods ORDER BY key")
    #expect(rows.first?.hasPrefix("-|2000") == true || rows.first?.hasPrefix("-|18") == true)
    #expect(try sandbox.rows("SELECT tags FROM moods ORDER BY key").last == "#home")
  }

  // I-32: imported contacts give no affection, and only the newest one changes the next due day.
  @Test func `of an address book of friends come with their contacts`() throws {
    let sandbox = try ImportSandbox()
    let report = try sandbox.bring(
      """
      ### Activities:
      - 2026-02-10: Lunch with **Grace Hopper**.
      - 2026-01-05: **Grace Hopper** called.

      ### Notes:

      ### Friends:
      - Grace Hopper (a.k.a. Amazing Grace) @navy

      ### Locations:

      """)
    #expect(report.format == .friends)
    #expect(
      try sandbox.rows("SELECT name, nickname, tags, points, times_watered, cycle_days FROM people")
        == ["Grace Hopper|Amazing Grace|#navy|0|2|-"])
    #expect(
      try sandbox.rows("SELECT day, award FROM waterings ORDER BY day")
        == ["2026-01-05|0", "2026-02-10|0"])
  }

  // I-37: texts are stored in composed form, however they were written.
  @Test func `are kept in the composed form`() throws {
    let sandbox = try ImportSandbox()
    try sandbox.bring("[2026-02-01 09:00] 한국\n")
    #expect(try sandbox.rows("SELECT text FROM moods") == ["한국"])
    #expect(try sandbox.rows("SELECT length(CAST(text AS BLOB)) FROM moods") == ["6"])
  }

  // I-1: text in CP949, an older Korean encoding, is read correctly and reported.
  @Test func `in CP949 are read as Korean`() throws {
    let sandbox = try ImportSandbox()
    // “[2026-02-01 09:00] 오늘은 바람이 불었다.” in CP949.
    let bytes: [UInt8] =
      Array("[2026-02-01 09:00] ".utf8) + [
        0xBF, 0xC0, 0xB4, 0xC3, 0xC0, 0xBA, 0x20, 0xB9, 0xD9, 0xB6, 0xF7, 0xC0, 0xCC, 0x20, 0xBA,
        0xD2, 0xBE, 0xFA, 0xB4, 0xD9, 0x2E, 0x0A,
      ]
    let report = try sandbox.bring(bytes)
    #expect(report.notes.contains(.encoding(.cp949)))
    #expect(try sandbox.rows("SELECT text FROM moods") == ["오늘은 바람이 불었다."])
  }
}
