import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `Every store of notices` {
  private let now = Now.on("2026-03-01", at: "20:00")

  @Test(arguments: NoticeBacking.allCases)
  func `begins where nothing was told, and remembers a clock that was put back`(
    _ backing: NoticeBacking
  ) throws {
    try backing.open { stores in
      let notices = stores.notices
      #expect(try notices.remembered() == nil)
      let first = NotifierMemory.first(now)
      #expect(try notices.begin(at: now) == first)
      #expect(try notices.remembered() == first)
      let later = Now(instant: now.instant + 600, offset: now.offset)
      try notices.finish(at: later)
      #expect(try notices.begin(at: later) == .init(since: first.since, seen: later.instant))
      let before = Now(instant: now.instant - 600, offset: now.offset)
      let earliest = NotifierMemory(since: first.since, seen: before.instant)
      #expect(try notices.begin(at: before) == earliest)
    }
  }

  @Test(arguments: NoticeBacking.allCases)
  func `gives each notice to one who claims it, and again only when it could not be told`(
    _ backing: NoticeBacking
  ) throws {
    try backing.open { stores in
      let notices = stores.notices
      _ = try notices.begin(at: now)
      let (a, b) = (NoticeRecord.sample("a"), NoticeRecord.sample("b"))
      #expect(try notices.claim([a, b], at: now) == ["a", "b"])
      #expect(try notices.claim([a, b], at: now) == [])
      #expect(try notices.states(of: ["a", "b", "c"]) == ["a": .claimed, "b": .claimed])
      #expect(try notices.uncertain(since: now.instant, atMost: 9) == [a, b])
      #expect(try notices.uncertain(since: now.instant, atMost: 1) == [a])
      #expect(try notices.uncertain(since: now.instant + 1, atMost: 9) == [])
      try notices.record(["a"], as: .sent)
      try notices.record(["b"], as: .failed)
      #expect(try notices.remembered()?.failed == ["b"])
      #expect(try notices.claim([a, b], at: now) == ["b"])
      try notices.record(["a"], as: .failed)
      #expect(try notices.states(of: ["a", "b"]) == ["a": .sent, "b": .claimed])
    }
  }

  @Test(arguments: NoticeBacking.allCases)
  func `forgets after ninety days, but never the newest, whatever the clock says`(
    _ backing: NoticeBacking
  ) throws {
    try backing.open { stores in
      let notices = stores.notices
      _ = try notices.begin(at: now)
      let records = (0..<2003).map { NoticeRecord.sample("n\($0)") }
      _ = try notices.claim(records, at: now)
      try notices.record(records.map(\.id), as: .sent)
      try notices.finish(at: .on("2026-05-01"))
      #expect(try notices.states(of: ["n0"]) == ["n0": .sent])
      try notices.finish(at: .on("2036-05-01"))
      #expect(try notices.states(of: ["n0", "n2", "n3"]) == ["n3": .sent])
    }
  }
}

@Suite struct `Every way to look for notices` {
  private let birthday = Birthday(year: 1990, month: 5, day: 17)

  @Test(arguments: NoticeBacking.allCases)
  func `finds who is thirsty on some days, the latest day first`(_ backing: NoticeBacking) throws {
    try backing.open { stores in
      for (id, next) in [("a", "2026-03-07"), ("b", "2026-03-08"), ("c", "2026-03-09")] {
        try stores.people.insert(.sample(id: id, next: next))
      }
      try stores.people.insert(.sample(id: "b2", next: "2026-03-08"))
      try stores.people.insert(.sample(id: "silent", notify: false, next: "2026-03-08"))
      try stores.people.insert(.sample(id: "gone", next: "2026-03-08"))
      _ = try stores.people.remove(ID("gone"), at: .on("2026-03-01"))
      func found(_ days: ClosedRange<Day>, _ limit: Int) throws -> [String] {
        try stores.readings.thirsty(on: days, atMost: limit).map(\.id.text)
      }
      #expect(try found(.on("2026-03-07")...(.on("2026-03-08")), 9) == ["b2", "b", "a"])
      #expect(try found(.on("2026-03-07")...(.on("2026-03-08")), 2) == ["b2", "b"])
      #expect(try found(.on("2026-03-01")...(.on("2026-03-06")), 9) == [])
    }
  }

  @Test(arguments: NoticeBacking.allCases)
  func `finds who was born on a day of the year`(_ backing: NoticeBacking) throws {
    try backing.open { stores in
      try stores.people.insert(.sample(id: "year", birthday: birthday))
      try stores.people.insert(
        .sample(id: "none", birthday: Birthday(year: nil, month: 5, day: 17)))
      try stores.people.insert(
        .sample(id: "leap", birthday: Birthday(year: 1992, month: 2, day: 29)))
      try stores.people.insert(.sample(id: "silent", birthday: birthday, notify: false))
      try stores.people.insert(.sample(id: "nobody"))
      try stores.people.insert(
        .sample(id: "moon", birthday: try Birthday(reading: "lunar:1985-05-17")))
      try stores.people.insert(
        .sample(id: "leapMoon", birthday: try Birthday(reading: "lunar:leap05-17")))
      func found(_ day: String, _ limit: Int = 9) throws -> [String] {
        try stores.readings.born(on: [Birthday(reading: day)], atMost: limit).map(\.id.text)
      }
      #expect(try found("05-17") == ["year", "none"] && found("1951-05-17") == ["year", "none"])
      #expect(try found("02-29") == ["leap"])
      #expect(try found("02-28") == [] && found("05-18") == [])
      #expect(try found("lunar:05-17") == ["moon"] && found("lunar:leap05-17") == ["leapMoon"])
      #expect(try found("05-17", 1) == ["year"] && found("lunar:05-17", 0) == [])
      let both = try ["lunar:leap05-17", "05-17"].map { try Birthday(reading: $0) }
      #expect(
        try stores.readings.born(on: both, atMost: 2).map(\.id.text) == ["leapMoon", "year"])
    }
  }

  @Test(arguments: NoticeBacking.allCases)
  func `finds what was begun and is not recorded, the latest first`(_ backing: NoticeBacking) throws
  {
    try backing.open { stores in
      for (id, time) in [("a", "09:00"), ("b", "10:00"), ("c", "11:00")] {
        try stores.people.insert(.sample(id: id, notify: id != "c"))
        try stores.reviews.begin(
          PendingReview(person: ID(id), channel: .call, at: .on("2026-03-10", at: time)))
      }
      let nine = Now.on("2026-03-10", at: "09:00").instant
      let found = try stores.readings.unrecorded(after: nine - 1, atMost: 9)
      #expect(found.map(\.person.id.text) == ["b", "a"])
      #expect(found.map(\.review.at.time) == [.at("10:00"), .at("09:00")])
      #expect(try stores.readings.unrecorded(after: nine, atMost: 9).count == 1)
    }
  }

  @Test(arguments: NoticeBacking.allCases)
  func `finds the books that are due by some days and not finished`(_ backing: NoticeBacking) throws
  {
    try backing.open { stores in
      try stores.reading.keep(
        .sample("late", target: "2026-03-09"), .sample("soon", target: "2026-03-08"),
        .sample("done", target: "2026-03-08"), .sample("far", target: "2026-04-08"))
      try stores.reading.keep(.sample("2026-03-02", 300, 300), of: "done")
      let days = Day.on("2026-03-08")...(.on("2026-03-31"))
      let found = try stores.readings.unfinished(by: days, atMost: 9)
      #expect(found.map(\.id.text) == ["soon", "late"])
      #expect(try stores.readings.unfinished(by: days, atMost: 1).map(\.id.text) == ["soon"])
    }
  }

  @Test func `goes through an index each time`() throws {
    let database = try Database(.memory)
    for (sql, values) in [
      (PeopleNoticesSQL.thirsty, 3), (BirthdaySQL.born(on: 1, notifiedOnly: true), 4),
      (PeopleNoticesSQL.unrecorded, 2), (ReadingNoticesSQL.unfinished, 3),
    ] {
      let plan = try database.alone { (store) throws(StorageFailure) in
        try store.all(
          "EXPLAIN QUERY PLAN " + sql, Array(repeating: Value.int(1), count: values)
        ) { NamedRow<PlanColumn>($0).text(.detail) }
      }
      #expect(plan.contains { $0.hasPrefix("SEARCH") }, "\(plan)")
      let scans = plan.filter { $0.hasPrefix("SCAN") && $0 != "SCAN w" && !$0.contains("CONSTANT") }
      #expect(scans.isEmpty, "\(plan)")
    }
  }
}
