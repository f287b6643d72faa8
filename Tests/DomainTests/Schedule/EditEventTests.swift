import Domain
import Support
import Testing

@Suite struct `Changing an event` {
  private let world: TestEnvironment
  private var schedule: Schedule { world.features.schedule }
  private let day = "2026-03-01"
  /// An event from a calendar that stores seconds.
  private let odd = Event.sample("odd", from: "10:03:27", to: "11:04:59")

  init() throws {
    world = try TestEnvironment { $0.schedule = ScheduleInMemory() }
    try world.adapters.schedule.keep(odd, .sample("e1", "회의", "안건"))
  }

  private func kept(_ id: String) throws -> Event { try schedule.queries.find(id) }

  @Test func `leaves what is not mentioned, to the second`() throws {
    // SC-22
    let changed = try schedule.edit(odd.id, EventChange(title: "새 제목", body: "새 내용"))
    let expected = Event.sample("odd", "새 제목", "새 내용", from: "10:03:27", to: "11:04:59")
    #expect(changed.event == expected && changed.adjustments == [])
    #expect(try kept("odd") == expected)
    let earlier = try schedule.edit(odd.id, EventChange(start: .on(at: "10:00"))).event
    #expect(earlier.start == .on(day, at: "10:00") && earlier.end == .on(day, at: "11:01:32"))
    let later = try schedule.edit(odd.id, EventChange(end: .on(at: "12:00"))).event
    #expect(later.start == .on(day, at: "10:00") && later.end == .on(day, at: "12:00"))
    #expect(try schedule.edit(odd.id, EventChange()).event == later)
  }

  @Test(arguments: [
    ("09:00", "09:00", "10:00"), ("10:30", "10:30", "11:30"), ("10:55", "10:55", "11:55"),
    ("11:00", "11:00", "12:00"), ("10:56", "10:56", "11:56"), ("12:00", "12:00", "13:00"),
    ("23:30", "23:30", "00:30"),
  ])
  func `takes the end along when the start is moved`(
    asked: String, start: String, end: String
  ) throws {
    // SC-28, newcomer B1
    let changed = try schedule.edit(ID("e1"), EventChange(start: .on(at: asked)))
    #expect(changed.event.start == .on(day, at: start))
    #expect(changed.event.end == .on(end == "00:30" ? "2026-03-02" : day, at: end))
    #expect(changed.adjustments == [])
    #expect(try kept("e1") == changed.event)
  }

  @Test func `takes the end along to the second`() throws {
    // SC-28
    let moved = try schedule.edit(odd.id, EventChange(start: .on("2026-03-05", at: "10:00")))
    #expect(moved.event.start == .on("2026-03-05", at: "10:00"))
    #expect(moved.event.end == .on("2026-03-05", at: "11:01:32"))
  }

  @Test(arguments: [(nil, "10:00"), (nil, "09:55"), ("12:00", "12:00"), ("12:00", "11:55")])
  func `changes nothing when the end would not come after the start`(from: String?, to: String)
    throws
  {
    // SC-29
    let change = EventChange(
      title: "anders", start: from.map { .on(at: $0) }, end: .on(at: to))
    let refusal = EventRefusal.endNotAfterStart(
      start: .on(day, at: from ?? "10:00"), end: .on(day, at: to))
    #expect(throws: ScheduleFailure.refused(refusal)) { try schedule.edit(ID("e1"), change) }
    #expect(try kept("e1") == .sample("e1", "회의", "안건"))
  }

  @Test func `keeps the minutes that are mentioned`() throws {
    // S-2
    let change = EventChange(start: .on(at: "10:31"), end: .on(at: "11:58:01"))
    let changed = try schedule.edit(ID("e1"), change)
    #expect(changed.event.start == .on(day, at: "10:31"))
    #expect(changed.event.end == .on(day, at: "11:58"))
    let ended = try schedule.edit(ID("e1"), EventChange(end: .on(at: "10:36")))
    #expect(ended.event.end == .on(day, at: "10:36"))
    #expect(changed.adjustments + ended.adjustments == [])
  }

  @Test func `says what is meant for the same time now`() throws {
    #expect(try schedule.edit(ID("e1"), EventChange(title: "a")).conflicts == [odd])
    let apart = EventChange(start: .on(at: "12:00"), end: .on(at: "12:30"))
    #expect(try schedule.edit(ID("e1"), apart).conflicts == [])
  }

  @Test func `puts it away and brings it back as it was`() throws {
    // SC-19
    #expect(try schedule.edit.remove(odd.id) == odd)
    let unknown = ScheduleFailure.unknown(reference: "odd")
    #expect(throws: unknown) { try kept("odd") }
    #expect(throws: unknown) { try schedule.edit(odd.id, EventChange(title: "a")) }
    #expect(throws: unknown) { try schedule.edit.remove(odd.id) }
    #expect(try world.adapters.schedule.list().map(\.id.text) == ["e1"])
    #expect(try schedule.edit.restore(odd.id) == odd)
    #expect(try kept("odd") == odd)
    #expect(throws: ScheduleFailure.unknown(reference: "never")) {
      try schedule.edit.restore(ID("never"))
    }
  }
}

@Suite struct `Finding an event` {
  private let world: TestEnvironment
  private var queries: ScheduleQueries { world.features.schedule.queries }

  init() throws {
    world = try TestEnvironment { $0.schedule = ScheduleInMemory() }
    try world.adapters.schedule.keep(
      .sample("k3", "Zahnarzt"), .sample("k3x9p", "회의"), .sample("z1y2w", "회의"),
      .sample("q1", "Café"), .sample("q2", "k3x9"))
  }

  @Test(arguments: [
    ("k3", "k3"), ("k3x9p", "k3x9p"), (" z1y2w ", "z1y2w"), ("z1y2", "z1y2w"), ("ZAHNARZT", "k3"),
    ("ｃａｆｅ\u{301}", "q1"), ("afé", "q1"), ("za", "k3"),
    // The beginning of one ID and the title of another event: the ID wins.
    ("k3x9", "k3x9p"),
    // Three characters are too few for an ID, so the title is found.
    ("k3x", "q2"),
  ])
  func `takes an id, the beginning of one or a title`(reference: String, id: String) throws {
    #expect(try queries.find(reference).id.text == id)
  }

  @Test func `says when several are meant or none is`() throws {
    let events: [Event] = [.sample("k3x9p"), .sample("z1y2w")]
    for reference in ["회의", "회"] {
      #expect(throws: ScheduleFailure.ambiguous(reference: reference, events)) {
        try queries.find(reference)
      }
    }
    // A single letter never finds an event. The error names similar titles.
    #expect(throws: ScheduleFailure.unknown(reference: "z", nearest: ["Zahnarzt"])) {
      try queries.find("z")
    }
    for reference in ["", "  ", "never", "%"] {
      #expect(throws: ScheduleFailure.unknown(reference: reference)) { try queries.find(reference) }
    }
  }
}
