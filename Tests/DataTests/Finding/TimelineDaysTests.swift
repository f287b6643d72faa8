import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `The days of everything` {
  @Test func `have each record on its own day`() throws {
    let store = try FindingStore()
    try store.fill()
    let saying = SayingNumber.no(StarterSayings.all.count)
    _ = try store.sayings.change(saying) { saying in
      var saying = saying
      saying.usedAt = .on("2026-03-15")
      return saying
    }
    try store.reading.keep(
      .sample("2026-03-16", 100, 100), .sample("2026-03-17", 300, 200), of: "b")
    let days = [
      ("2026-03-01", ["person p"]), ("2026-03-08", ["watering p"]),
      ("2026-03-09", ["saying \(saying)"]), ("2026-03-10", ["mood m"]),
      ("2026-03-11", ["event e"]), ("2026-03-12", []), ("2026-03-13", ["sentence s"]),
      ("2026-03-14", []), ("2026-03-15", ["use \(saying)"]), ("2026-03-16", ["pages b"]),
      ("2026-03-17", ["finish b", "pages b"]), ("2026-03-18", []),
    ]
    for (day, records) in days { #expect(try store.day(day) == records, "\(day)") }
    let full = days.filter { !$0.1.isEmpty }.map { Day.on($0.0) }
    var (back, here) = ([Day](), Day?.some(Day.range.upperBound))
    while let day = here, let found = try store.finding.latestDay(through: day), back.count < 99 {
      back.append(found)
      here = found - 1
    }
    #expect(back == full.reversed())
    var (on, next) = ([Day](), Day.range.lowerBound)
    while let found = try store.finding.earliestDay(from: next), on.count < 99 {
      on.append(found)
      next = found + 1
    }
    #expect(on == full)
  }

  @Test func `have nothing of what was removed, nor what a store begins with`() throws {
    let store = try FindingStore()
    // The built-in sayings of a new store were added on this day.
    #expect(try store.day("2026-01-01") == [])
    #expect(try store.finding.latestDay(through: Day.range.upperBound) == nil)
    #expect(try store.finding.earliestDay(from: Day.range.lowerBound) == nil)
    try store.fill()
    let now = Now.on("2026-03-21")
    _ = try store.people.remove(ID("p"), at: now)
    _ = try store.sayings.remove(.no(StarterSayings.all.count), at: now)
    _ = try store.moods.remove(ID("m"), at: now)
    _ = try store.schedule.remove(ID("e"), at: now)
    _ = try store.reading.remove(ID("b"), at: now)
    #expect(try store.finding.latestDay(through: Day.range.upperBound) == nil)
    #expect(try store.day("2026-03-08") == [] && store.day("2026-03-13") == [])
  }

  @Test func `keep what was written down where one was, and show events where one is`() throws {
    // cli.md: records keep their local day; events are shown by the local time zone.
    let newYork = try LocalZone.named("America/New_York").calendar
    let store = try FindingStore(calendar: newYork)
    try store.feel("m", "서울의 아침", on: "2026-03-20")
    // 09:00 in Seoul is 20:00 of the day before in New York.
    try store.schedule.keep(
      .sample("e", "통화", on: "2026-03-20", from: "09:00", to: "10:00"))
    #expect(try store.day("2026-03-20") == ["mood m"])
    #expect(try store.day("2026-03-19") == ["event e"])
    #expect(try store.finding.latestDay(through: .on("2026-03-19")) == .on("2026-03-19"))
    var shown: [RecordSummary] = []
    try store.finding.visit(.on("2026-03-19")) {
      shown.append($0)
      return true
    }
    #expect(shown.first?.at?.description == "2026-03-19T20:00:00-04:00")
    #expect(try store.finding.candidates("통화", [.event], atMost: 1).first?.day == .on("2026-03-19"))
  }

  @Test func `end when the clocks say so, on days of 23 and of 25 hours too`() throws {
    let newYork = try LocalZone.named("America/New_York").calendar
    for (day, hours) in [("2026-03-08", 23), ("2026-11-01", 25), ("2026-03-09", 24)] {
      let store = try FindingStore(calendar: newYork)
      let start = newYork.moment(.on(day), TimeOfDay(seconds: 0)).instant
      let end = start + hours * 3600
      try store.schedule.keep(
        .sample("before", at: (start - 60)..<start), .sample("first", at: start..<(start + 60)),
        .sample("last", at: (end - 60)..<end), .sample("after", at: end..<(end + 60)),
        .sample("over", at: (start - 60)..<(end + 60)))
      #expect(try store.day(day) == ["event over", "event first", "event last"], "\(day)")
    }
  }

  @Test func `have what takes days on each of them, however long it takes`() throws {
    let store = try FindingStore()
    try store.schedule.keep(
      .sample("long", on: "2026-03-01", from: "10:00", until: "2026-03-20", to: "00:00"),
      .sample("short", on: "2026-03-05"))
    #expect(try store.finding.latestDay(through: .on("2026-04-30")) == .on("2026-03-19"))
    #expect(try store.finding.latestDay(through: .on("2026-03-12")) == .on("2026-03-12"))
    #expect(try store.finding.latestDay(through: .on("2026-02-28")) == nil)
    #expect(try store.finding.earliestDay(from: .on("2026-03-07")) == .on("2026-03-07"))
    #expect(try store.finding.earliestDay(from: .on("2026-02-01")) == .on("2026-03-01"))
    #expect(try store.finding.earliestDay(from: .on("2026-03-20")) == nil)
    #expect(try store.day("2026-03-05") == ["event long", "event short"])
  }

  @Test(arguments: [SearchSQL.ofDay, SearchSQL.latest, SearchSQL.earliest])
  func `are never searched row by row`(_ sql: String) throws {
    let plan = try FindingStore().database.plan(of: sql)
    #expect(!plan.isEmpty)
    for step in plan where step.hasPrefix("SCAN") {
      let isBeside =
        step.hasSuffix("CONSTANT ROWS") || step.hasSuffix("CONSTANT ROW")
        || step.hasPrefix("SCAN r")
        || step.hasPrefix("SCAN (subquery") || step == "SCAN best"
      #expect(isBeside && !step.contains("readings"), "\(step)")
    }
  }
}
