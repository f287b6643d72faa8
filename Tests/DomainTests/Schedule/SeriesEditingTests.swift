import Domain
import Support
import Testing

@Suite struct `Changing a repeating event` {
  private let world: TestEnvironment
  private var schedule: Schedule { world.features.schedule }
  private let id: ID<Event>

  init() throws {
    world = try TestEnvironment { $0.schedule = ScheduleInMemory() }
    try world.go(to: "2026-03-01T09:00")
    var draft = EventDraft.sample("요가", on: "2026-03-02", from: "19:00")
    draft.repeating = TypedRepeat("매주 월수 8번")
    id = try world.features.schedule.plan(draft).event.id
  }

  private func occurrence(_ day: String) throws -> Event {
    try schedule.queries.occurrence(of: schedule.queries.find(id.text), .this(.on(day)))
  }

  /// Returns the occurrences of March and April with their times, and with their titles if these are not 요가.
  private func shown() throws -> [String] {
    try schedule.queries.list(.on("2026-03-01")...(.on("2026-04-30"))).map {
      let start = $0.event.start
      let (_, month, day) = start.day.parts
      let title = $0.event.title.text == "요가" ? "" : " " + $0.event.title.text
      return "\(month)/\(day) \(start.time.description.prefix(5))" + title
    }
  }
  private let before = [
    "3/2 19:00", "3/4 19:00", "3/9 19:00", "3/11 19:00", "3/16 19:00", "3/18 19:00", "3/23 19:00",
    "3/25 19:00",
  ]

  private func replaced(_ changes: [Int: String]) -> [String] {
    before.enumerated().compactMap { changes[$0.offset] ?? $0.element }.filter { !$0.isEmpty }
  }

  @Test func `is refused if no occurrence is named`() throws {
    // K-07, D-10
    #expect(throws: ScheduleFailure.refused(.whichOccurrence(on: .on("2026-03-02")))) {
      try schedule.edit(id, EventChange(title: "필라테스"))
    }
    #expect(throws: ScheduleFailure.refused(.whichOccurrence(on: .on("2026-03-02")))) {
      try schedule.edit.remove(id)
    }
    #expect(try shown() == before)
  }

  @Test func `changes this one and keeps the rest`() throws {
    // K-08, D-10
    let change = EventChange(title: "필라테스", start: .on("2026-03-12", at: "20:00"))
    let changed = try schedule.edit(occurrence("2026-03-11"), change, .this(.on("2026-03-11")))
    #expect(changed.event.id != id)
    #expect(changed.event.occurrence == Event.Occurrence(of: id, on: .on("2026-03-11")))
    #expect(try shown() == replaced([3: "3/12 20:00 필라테스"]))
    // A changed occurrence can be changed again, named by its original day or by its current day.
    for day in ["2026-03-11", "2026-03-12"] {
      _ = try schedule.edit(
        changed.event, EventChange(start: .on("2026-03-12", at: "21:00")), .this(.on(day)))
    }
    #expect(try shown() == replaced([3: "3/12 21:00 필라테스"]))
  }

  @Test func `takes this one away and keeps the rest`() throws {
    // K-08
    _ = try schedule.edit.remove(occurrence("2026-03-04"), .this(.on("2026-03-04")))
    #expect(try shown() == replaced([1: ""]))
    #expect(throws: ScheduleFailure.refused(.noSuchOccurrence(.on("2026-03-04")))) {
      try schedule.edit.remove(schedule.queries.find(id.text), .this(.on("2026-03-04")))
    }
  }

  @Test(arguments: ["2026-03-03", "2026-02-25", "2026-03-30"])
  func `is refused on a day it does not come on`(_ day: String) throws {
    // K-07
    let refusal = ScheduleFailure.refused(.noSuchOccurrence(.on(day)))
    let event = try schedule.queries.find(id.text)
    for scope in [SeriesScope.this(.on(day)), .following(.on(day))] {
      #expect(throws: refusal) { try schedule.edit(event, EventChange(title: "a"), scope) }
      #expect(throws: refusal) { try schedule.edit.remove(event, scope) }
    }
    #expect(try shown() == before)
  }

  @Test func `from one on makes two series, and what is left of the count stays`() throws {
    // K-08
    let change = EventChange(start: .on("2026-03-16", at: "07:00"))
    _ = try schedule.edit(occurrence("2026-03-16"), change, .following(.on("2026-03-16")))
    #expect(
      try shown()
        == replaced([4: "3/16 07:00", 5: "3/18 07:00", 6: "3/23 07:00", 7: "3/25 07:00"]))
    let rules = try world.adapters.schedule.list().compactMap(\.rule?.text).sorted()
    #expect(
      rules == [
        "FREQ=WEEKLY;COUNT=4;BYDAY=MO,WE", "FREQ=WEEKLY;UNTIL=20260315;BYDAY=MO,WE",
      ])
  }

  @Test func `from one on takes the rest away`() throws {
    // K-08
    _ = try schedule.edit.remove(occurrence("2026-03-11"), .following(.on("2026-03-11")))
    #expect(try shown() == Array(before.prefix(3)))
    _ = try schedule.edit.remove(occurrence("2026-03-02"), .following(.on("2026-03-02")))
    #expect(try shown() == [] && schedule.queries.isEmpty())
  }

  @Test func `moves all as far as the one that is shown`() throws {
    // K-08
    let change = EventChange(start: .on("2026-03-10", at: "18:30"))
    let changed = try schedule.edit(occurrence("2026-03-09"), change, .all)
    #expect(changed.event.start == .on("2026-03-10", at: "18:30"))
    #expect(
      try shown() == [
        "3/3 18:30", "3/5 18:30", "3/10 18:30", "3/12 18:30", "3/17 18:30", "3/19 18:30",
        "3/24 18:30", "3/26 18:30",
      ])
  }

  @Test func `keeps what was changed before where its day survives, and names it where not`() throws
  {
    // K-08, D-10
    for (day, title) in [("2026-03-04", "하나"), ("2026-03-09", "둘")] {
      _ = try schedule.edit(occurrence(day), EventChange(title: title), .this(.on(day)))
    }
    let weekly = EventChange(repeating: TypedRepeat("매주 월"))
    let changed = try schedule.edit(occurrence("2026-03-16"), weekly, .all)
    #expect(changed.detached.map(\.title.text) == ["하나"])
    #expect(
      try shown().prefix(4) == ["3/2 19:00", "3/4 19:00 하나", "3/9 19:00 둘", "3/16 19:00"])
    _ = try schedule.edit(
      occurrence("2026-03-16"), EventChange(start: .on("2026-03-17", at: "19:00")), .all)
    #expect(try shown().prefix(4) == ["3/3 19:00", "3/4 19:00 하나", "3/9 19:00 둘", "3/17 19:00"])
  }

  @Test func `asks before it changes past occurrences`() throws {
    // K-09
    try world.go(to: "2026-03-12T09:00")
    let event = try schedule.queries.find(id.text)
    let change = EventChange(title: "필라테스")
    for (scope, count) in [
      (SeriesScope.all, 4), (.following(.on("2026-03-09")), 2),
    ] {
      #expect(throws: ScheduleFailure.refused(.changesPast(count))) {
        try schedule.edit(event, change, scope)
      }
      #expect(throws: ScheduleFailure.refused(.changesPast(count))) {
        try schedule.edit.remove(event, scope)
      }
    }
    #expect(try shown() == before)
    let past = try schedule.edit.past(of: occurrence("2026-03-09"))
    #expect(past.following == 2 && past.all == 4)
    _ = try schedule.edit(event, change, .following(.on("2026-03-16")))
    #expect(
      try shown().prefix(5) == [before[0], before[1], before[2], before[3], before[4] + " 필라테스"])
    _ = try schedule.edit(event, change, .all, evenPast: true)
    #expect(try shown().allSatisfy { $0.hasSuffix("필라테스") })
  }

  @Test func `takes all of it away, also what stands by itself, and brings all of it back`() throws
  {
    // K-07, D-10
    _ = try schedule.edit(
      occurrence("2026-03-04"), EventChange(title: "하나"), .this(.on("2026-03-04")))
    let all = try shown()
    _ = try schedule.edit.remove(schedule.queries.find(id.text), .all)
    #expect(try shown() == [])
    _ = try schedule.edit.restore(id)
    #expect(try shown() == all)
  }

  @Test func `says that a rule with days of its own cannot be moved along`() throws {
    // K-08
    var draft = EventDraft.sample("모임", on: "2026-03-27", from: "19:00")
    draft.repeating = TypedRepeat("monthly on the last friday")
    let event = try schedule.plan(draft).event
    #expect(throws: ScheduleFailure.refused(.ruleNamesDays)) {
      try schedule.edit(event, EventChange(start: .on("2026-03-28", at: "19:00")), .all)
    }
    let later = EventChange(start: .on("2026-03-27", at: "20:00"))
    #expect(try schedule.edit(event, later, .all).event.start == .on("2026-03-27", at: "20:00"))
  }

  //
  @Test func `is told that one of its days cannot repeat by itself`() throws {
    var draft = EventDraft.sample("모임", on: "2026-03-27", from: "19:00")
    draft.repeating = TypedRepeat("weekly")
    let event = try schedule.plan(draft).event
    let change = EventChange(repeating: TypedRepeat("daily"))
    #expect(throws: ScheduleFailure.refused(.oneOccurrence)) {
      try schedule.edit(event, change, .this(.on("2026-03-27")))
    }
  }

  @Test func `has nothing to choose from where it comes once`() throws {
    let once = try schedule.plan(.sample()).event
    #expect(throws: ScheduleFailure.refused(.comesOnce)) {
      try schedule.edit(once, EventChange(title: "a"), .all)
    }
  }
}
