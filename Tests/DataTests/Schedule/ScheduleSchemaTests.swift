import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `A store with events` {
  private static let found = [nil, WordSearch.Initials(match: "a", rest: "b")].map {
    ListMatch(each: ["a", "b"], initials: $0)
  }
  private static let statements: [String] =
    found.flatMap { [ScheduleSQL.matchingAhead($0), ScheduleSQL.matchingBehind($0)] } + [
      ScheduleSQL.lastKey, ScheduleSQL.find, ScheduleSQL.findAny, ScheduleSQL.withKeys(2),
      ScheduleSQL.update, ScheduleSQL.remove, ScheduleSQL.restore, ScheduleSQL.overlapping,
      ScheduleSQL.starting, ScheduleSQL.isBusy,
      ScheduleSQL.wholeDaysWithin, ScheduleSQL.seriesWithin, ScheduleSQL.reminding,
      ScheduleSQL.ofSeries, ScheduleSQL.removedWith, ScheduleSQL.isEmpty,
      ScheduleSQL.findBound, ScheduleSQL.lastWholeDay, ScheduleSQL.firstWholeDay,
      ScheduleSQL.seriesBefore, ScheduleSQL.seriesAfter, ScheduleSQL.countedDown,
    ]

  @Test(arguments: statements)
  func `is never searched row by row`(_ sql: String) throws {
    let database = try Database(.memory)
    #expect(try SQLiteSchedule(database).found("ㅁ") == [])
    let plan = try database.plan(of: sql)
    #expect(!plan.isEmpty)
    for step in plan where step.hasPrefix("SCAN") {
      // Allowed scans: the list of event lengths, and results of the word index.
      let isBeside =
        step.hasSuffix("CONSTANT ROWS") || step.hasSuffix("CONSTANT ROW") || step == "SCAN r"
        || step.contains("_index VIRTUAL TABLE INDEX 0:M") || step == "SCAN i"
        || step.hasPrefix("SCAN (subquery")
      #expect(isBeside, "\(sql): \(step)")
    }
  }

  @Test func `has what begins in order, but for what begins and ends together`() throws {
    // SC-14
    let plan = try Database(.memory).plan(of: ScheduleSQL.starting)
    #expect(plan.contains { $0.contains("USING INDEX events_by_start") })
    #expect(!plan.contains { $0 == "USE TEMP B-TREE FOR ORDER BY" }, "\(plan)")
  }

  @Test func `looks back a few times for all that still goes on`() throws {
    // SC-12
    for sql in [ScheduleSQL.overlapping, ScheduleSQL.isBusy] {
      let plan = try Database(.memory).plan(of: sql)
      // Both ends of the searched time are looked up in the index.
      let isSought = plan.contains {
        $0.contains("INDEX events_by_reach (reach=? AND starts>? AND starts<?)")
      }
      #expect(isSought, "\(plan)")
    }
  }

  @Test func `marks months without looking at the events themselves`() throws {
    let database = try Database(.memory)
    #expect(try !database.readsRows(of: "events", in: ScheduleSQL.isBusy))
    #expect(try database.readsRows(of: "events", in: ScheduleSQL.starting))
  }

  @Test func `looks no further back for an event than it has to`() throws {
    let database = try Database(.memory)
    let schedule = SQLiteSchedule(database)
    try schedule.keep(.sample("e", at: 0..<300))
    for (length, reach) in [
      (300, 86_400), (86_400, 86_400), (86_401, 691_200), (9_999_999, 44_236_800), (300, 86_400),
    ] {
      _ = try schedule.change(ID("e")) { _ in .sample("e", at: 0..<length) }
      #expect(try database.number("SELECT reach FROM events") == reach)
    }
  }

  private static func row(
    id: String = "'e2'", starts: String = "0", ends: String = "300", reach: String = "86400",
    rule: String = "NULL", title: String = "'a'", body: String = "NULL"
  ) -> String {
    """
    INSERT INTO events (id, starts, starts_offset, ends, ends_offset, reach, rule, title_folded,
      title, body)
    VALUES (\(id), \(starts), 0, \(ends), 0, \(reach), \(rule), 'a', \(title), \(body))
    """
  }

  @Test(arguments: [
    // SC-29
    row(ends: "0"), row(ends: "-1"), "UPDATE events SET ends = starts",
    "UPDATE events SET starts = ends + 1", row(reach: "299"), row(reach: "NULL"),
    "UPDATE events SET reach = 1", row(title: "''"), row(title: "NULL"), row(body: "''"),
    row(rule: "''"), row(id: "'e1'"), row(id: "NULL"), row(starts: "NULL"), row(ends: "NULL"),
    row(starts: "'soon'"), row(ends: "300.5"), "UPDATE events SET starts_offset = NULL",
    "UPDATE events SET title_folded = NULL",
  ])
  func `refuses what cannot be`(_ sql: String) throws {
    let database = try Database(.memory)
    try SQLiteSchedule(database).keep(.sample("e1"))
    let failure = #expect(throws: StorageFailure.self) {
      try database.write { (store) throws(StorageFailure) in try store.run(sql) }
    }
    guard case .other(let code, _) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    // Any kind of constraint of the schema
    #expect(code & 0xFF == 19)
    #expect(try SQLiteSchedule(database).list() == [.sample("e1")])
  }

  @Test func `takes what can be`() throws {
    let database = try Database(.memory)
    try database.write { (store) throws(StorageFailure) in
      try store.run(Self.row())
      try store.run(Self.row(id: "'e3'", rule: "'FREQ=DAILY'", body: "'b'"))
    }
    #expect(try SQLiteSchedule(database).list().map(\.id.text) == ["e2", "e3"])
  }

  @Test func `never has two events of one id, not even of one that was removed`() throws {
    let database = try Database(.memory)
    let schedule = SQLiteSchedule(database)
    try schedule.keep(.sample("e1"))
    _ = try schedule.remove(ID("e1"), at: .on("2026-03-01"))
    #expect(throws: ScheduleFailure.self) { try schedule.keep(.sample("e1", "anders")) }
    #expect(try schedule.restore(ID("e1")) == .sample("e1"))
    #expect(try database.problems() == [])
  }

  @Test func `keeps what is removed, with when that was`() throws {
    // SC-19
    let database = try Database(.memory)
    let schedule = SQLiteSchedule(database)
    try schedule.keep(.sample("e1"))
    let now = Now.on("2026-03-02")
    _ = try schedule.remove(ID("e1"), at: now)
    #expect(try database.number("SELECT deleted_at FROM events") == now.instant)
  }
}
