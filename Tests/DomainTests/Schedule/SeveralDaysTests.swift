import Domain
import Support
import Testing

@Suite struct `Several days of the schedule` {
  private let world: TestEnvironment
  private var queries: ScheduleQueries { world.features.schedule.queries }

  init() throws { world = try TestEnvironment { $0.schedule = ScheduleInMemory() } }

  // K-21: days in a row without events are one gap, shown as their number.
  @Test func `are an agenda with gaps`() throws {
    try world.adapters.schedule.keep(
      .sample("a", on: "2026-03-03"), .sample("b", on: "2026-03-04"),
      .sample("c", on: "2026-03-09"))
    let days = try queries.days(.on("2026-03-01")...(.on("2026-03-14")))
    let entries = AgendaEntry.entries(of: days).map { entry in
      switch entry {
      case .gap(let days): "+\(days)"
      case .day(let agenda): agenda.events.map(\.event.id.text).joined()
      }
    }
    #expect(entries == ["+2", "a", "b", "+4", "c"])
    #expect(
      AgendaEntry.entries(of: try queries.days(.on("2026-04-01")...(.on("2026-04-14")))) == [])
  }

  // SC-12: an event that ends at midnight is not on the next day, as in the list of a single day.
  @Test func `have what each of them has alone`() throws {
    try world.adapters.schedule.keep(
      .sample("midnight", from: "23:00", until: "2026-03-02", to: "00:00"),
      .sample("long", from: "20:55", until: "2026-03-03", to: "00:01"),
      .sample("weekly", from: "09:00", to: "10:00", rule: "FREQ=DAILY;COUNT=3"))
    let span = Day.on("2026-02-28")...(.on("2026-03-05"))
    let days = try queries.days(span)
    #expect(days.map(\.day) == (0...5).map { span.lowerBound + $0 })
    #expect(days.map(\.events.count) == [0, 3, 2, 2, 0, 0])
    for agenda in days { #expect(try queries.day(agenda.day) == agenda) }
  }

  // K-22: how full each day of a year is.
  @Test func `are a year in which time that overlaps counts once`() throws {
    var trip = Event.sample(
      "trip", on: "2026-05-01", from: "00:00", until: "2026-05-03", to: "00:00")
    trip.isAllDay = true
    try world.adapters.schedule.keep(
      .sample("a", on: "2026-03-03", from: "09:00", to: "11:00"),
      .sample("b", on: "2026-03-03", from: "10:00", to: "10:30"),
      .sample("c", on: "2026-03-03", from: "10:30", to: "12:00"),
      .sample("night", on: "2026-03-10", from: "22:00", until: "2026-03-11", to: "06:00"),
      .sample("old", on: "2025-12-31", from: "20:00", until: "2026-01-01", to: "01:00"), trip)
    let year = try queries.year(2026)
    let hours = year.loads.map { "\($0.day) \($0.count) \($0.seconds / 1800)" }
    #expect(
      hours == [
        "2026-01-01 1 2", "2026-03-03 3 6", "2026-03-10 1 4", "2026-03-11 1 12",
        "2026-05-01 1 0", "2026-05-02 1 0",
      ])
    #expect(year.loads.map(\.fullness) == [1, 2, 2, 3, 1, 1])
    #expect(year.load(of: .on("2026-03-10"))?.count == 1)
    #expect(year.load(of: .on("2026-03-09")) == nil)
  }

  // K-23
  @Test func `have gaps between what is planned, from the next mark of the grid on`() throws {
    try world.go(to: "2026-03-01T09:32")
    try world.adapters.schedule.keep(
      .sample("a", from: "10:00", to: "11:00"), .sample("b", from: "11:20", to: "17:00"),
      .sample("c", on: "2026-03-02", from: "08:00", to: "18:00"))
    func free(_ shortest: Int) throws -> [String] {
      try queries.freeTime(
        .on("2026-02-28")...(.on("2026-03-03")), within: FreeTime.defaultHours,
        atLeast: shortest * 60
      ).map { "\($0.start.day) \($0.start.time)-\($0.end.time)" }
    }
    #expect(
      try free(10) == [
        "2026-03-01 09:35:00-10:00:00", "2026-03-01 11:00:00-11:20:00",
        "2026-03-01 17:00:00-18:00:00", "2026-03-03 09:00:00-18:00:00",
      ])
    #expect(
      try free(60) == ["2026-03-01 17:00:00-18:00:00", "2026-03-03 09:00:00-18:00:00"])
  }

  @Test func `end with midnight where hours do`() throws {
    let free = try queries.freeTime(
      .on("2026-03-05")...(.on("2026-03-05")), within: 22 * 3600..<86_400, atLeast: 60)
    #expect(free.map(\.end.day) == [.on("2026-03-06")])
    #expect(free.map(\.length) == [7200])
  }
}
