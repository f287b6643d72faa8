import Domain
import Support
import Testing

@Suite struct `What a day has` {
  private let world: TestEnvironment
  private var queries: ScheduleQueries { world.features.schedule.queries }

  init() throws {
    world = try TestEnvironment(now: "2026-03-01T14:30") { $0.schedule = ScheduleInMemory() }
  }

  private func ids(_ day: String) throws -> [String] {
    try queries.day(.on(day)).events.map(\.event.id.text)
  }

  @Test func `is what touches it, and neither the evening before nor the morning after`() throws {
    // SC-12
    try world.adapters.schedule.keep(
      .sample("evening", from: "23:00", until: "2026-03-02", to: "00:00"),
      .sample("night", on: "2026-03-02", from: "00:00", to: "01:00"),
      .sample("tomorrow", on: "2026-03-02", from: "09:00", to: "10:00"),
      .sample("over", from: "23:55", until: "2026-03-02", to: "00:05"))
    #expect(try ids("2026-03-01") == ["evening", "over"])
    #expect(try ids("2026-03-02") == ["over", "night", "tomorrow"])
    #expect(try ids("2026-02-28") == [] && ids("2026-03-03") == [])
  }

  @Test func `is on every day it goes on`() throws {
    // SC-12, SC-17
    let journey = Event.sample(
      "j", on: "2026-01-08", from: "20:55", until: "2026-01-19", to: "20:55")
    try world.adapters.schedule.keep(journey)
    for offset in -3...14 {
      let day = Day.on("2026-01-08") + offset
      #expect(
        try queries.day(day).events.map(\.event) == ((0...11).contains(offset) ? [journey] : []))
    }
    #expect(journey.isOfSeveralDays && !Event.sample().isOfSeveralDays)
    #expect(
      try queries.busyDays(inMonthOf: .on("2026-01-31"))
        == (8...19).compactMap { Day(year: 2026, month: 1, day: $0) })
    #expect(try queries.busyDays(inMonthOf: .on("2026-02-01")) == [])
  }

  @Test func `is marked in its month, across the turn of the year and on a leap day`() throws {
    // SC-08
    try world.adapters.schedule.keep(
      .sample("a", on: "2025-12-31", from: "23:55", until: "2026-01-01", to: "00:05"),
      .sample("b", on: "2026-01-31", from: "23:00", until: "2026-02-01", to: "00:00"),
      .sample("c", on: "2024-02-29"), .sample("gone", on: "2026-01-15"))
    _ = try world.features.schedule.edit.remove(ID("gone"))
    for (month, days) in [
      ("2025-12-01", ["2025-12-31"]), ("2026-01-15", ["2026-01-01", "2026-01-31"]),
      ("2026-02-28", []), ("2024-02-01", ["2024-02-29"]), ("2023-02-28", []),
    ] {
      #expect(try queries.busyDays(inMonthOf: .on(month)).map(\.description) == days)
    }
  }

  @Test func `is found at both ends of the calendar`() throws {
    let ends: [Event] = [
      .sample("first", on: "0001-01-01", from: "00:00", to: "00:05"),
      .sample("last", on: "9999-12-31", from: "23:50", to: "23:55"),
    ]
    try world.adapters.schedule.keep(ends)
    for event in ends {
      #expect(try queries.day(event.start.day).events.map(\.event) == [event])
      #expect(try queries.busyDays(inMonthOf: event.start.day) == [event.start.day])
    }
    #expect(try queries.list(Day.range).map(\.event) == ends)
  }

  @Test func `is searched from the present moment on`() throws {
    let hours = (10...19).map { Event.sample("e\($0)", from: "\($0):00", to: "\($0):30") }
    try world.adapters.schedule.keep(hours)
    // At 14:30 the event that began at 14:00 is over.
    #expect(try queries.search("회의", atMost: 2).map(\.start.time.hour) == [13, 14, 15, 16])
    try world.go(to: "2026-03-01T14:29:59")
    #expect(try queries.search("회의", atMost: 2).map(\.start.time.hour) == [12, 13, 14, 15])
  }

  @Test func `is in the order of its start, its end, its title and its id`() throws {
    // SC-14
    let ordered: [Event] = [
      .sample("5", from: "09:55", to: "12:00"), .sample("4", to: "10:30"), .sample("3", "Z"),
      .sample("2", "a"), .sample("6", "a"), .sample("1", "가"), .sample("0", "\u{FF21}"),
      .sample("9", "\u{1F600}"), .sample("8", to: "11:05"), .sample("7", from: "10:05"),
    ]
    for turn in ordered.indices {
      let world = try TestEnvironment { $0.schedule = ScheduleInMemory() }
      try world.adapters.schedule.keep(Array(ordered[turn...] + ordered[..<turn]).reversed())
      let day = try world.features.schedule.queries.day(.on("2026-03-01"))
      #expect(day.events.map(\.event) == ordered)
    }
  }

  @Test func `is visited until the visitor has enough`() throws {
    try world.adapters.schedule.keep(
      (10...19).map { .sample("e\($0)", from: "\($0):00", to: "\($0):30") })
    for count in 1...10 {
      var seen: [String] = []
      try queries(.on("2026-03-01")...(.on("2026-03-02"))) {
        seen.append($0.event.id.text)
        return seen.count < count
      }
      #expect(seen == (10..<(10 + count)).map { "e\($0)" })
    }
  }
}

@Suite struct `The groups of a day` {
  private let day = Day.on("2026-03-01")

  private func agenda(_ events: Event...) -> DayAgenda {
    DayAgenda(day: day, events: events.map { ScheduledEvent($0) })
  }

  @Test(arguments: [
    ("09:59:59", EventGroup.upcoming), ("10:00", .inProgress), ("10:59:59", .inProgress),
    ("11:00", .done), ("23:59:59", .done),
  ])
  func `change at the very start and at the very end`(time: String, group: EventGroup) {
    // SC-13
    let now = Now.on("2026-03-01", at: time)
    #expect(EventGroup(.sample(), at: now.instant) == group)
    for other in EventGroup.allCases {
      #expect(agenda(.sample()).events(other, at: now).count == (other == group ? 1 : 0))
    }
  }

  @Test func `stand in their order and have each event once`() {
    // SC-13
    #expect(EventGroup.allCases == [.inProgress, .upcoming, .done])
    let randomSource = RandomSource.seeded(3)
    for _ in 0..<500 {
      let events = (0..<randomSource.below(12)).map { number in
        let start = randomSource.below(40)
        return ScheduledEvent(
          .sample("e\(number)", at: start..<(start + 1 + randomSource.below(12))),
          isInConflict: randomSource.below(2) == 0)
      }.sorted { Event.comesBefore($0.event, $1.event) }
      let agenda = DayAgenda(day: day, events: events)
      let now = Now(instant: randomSource.below(55) - 2, offset: 0)
      let groups = EventGroup.allCases.map { agenda.events($0, at: now) }
      #expect(groups.joined().count == events.count)
      for event in events { #expect(groups.filter { $0.contains(event) }.count == 1) }
      for group in groups { #expect(group == events.filter(group.contains)) }
      // Nothing changes before `nextChange`, and something changes at that moment.
      let at = { (instant: Int) in events.map { EventGroup($0.event, at: instant) } }
      guard let next = agenda.nextChange(after: now) else {
        #expect(groups[2] == events)
        continue
      }
      #expect(next > now.instant && at(next - 1) == at(now.instant) && at(next) != at(now.instant))
    }
  }

  @Test func `change next when something begins or is over`() {
    // SC-13
    let agenda = agenda(.sample(), .sample("e2", from: "10:30", to: "12:00"))
    let times = ["00:00", "10:00", "10:30", "11:00", "12:00"].map { Now.on("2026-03-01", at: $0) }
    for (now, next) in zip(times, times.dropFirst()) {
      #expect(agenda.nextChange(after: now) == next.instant)
    }
    #expect(agenda.nextChange(after: times[4]) == nil)
    #expect(self.agenda().nextChange(after: times[0]) == nil)
  }
}
