import Domain
import Support
import Testing

@Suite struct `The notice that an event begins` {
  private let world: TestWorld
  private var schedule: Schedule { world.features.schedule }

  init() throws { world = try TestWorld { $0.schedule = ScheduleInMemory() } }

  private func due() throws -> [String] {
    try schedule.look.notices().map { "\($0.name.event.text) \($0.at.time)" }
  }

  @Test func `has the title and all of the body`() throws {
    // SC-32
    let body = String(repeating: "가나\n다라", count: 100)
    let event = try schedule.plan(.sample("회의", body, from: "09:10")).event
    let notice = try #require(try schedule.look.notices().first)
    #expect(notice.title == "회의" && notice.body == body)
    #expect(notice.at == .on("2026-03-01", at: "09:10"))
    #expect(notice.name == StartNotice.Name(event: event.id, instant: notice.at.instant))
    #expect(StartNotice(of: .sample()).body == "")
  }

  @Test func `is there only while the start lies ahead`() throws {
    // SC-32
    try world.adapters.schedule.keep(
      .sample("soon", from: "09:10"), .sample("now", from: "09:00"),
      .sample("second", from: "09:00:01"), .sample("past", from: "08:55"),
      .sample("tomorrow", on: "2026-03-02"), .sample("gone", on: "2026-02-28"))
    #expect(try due() == ["second 09:00:01", "soon 09:10:00", "tomorrow 10:00:00"])
    try world.go(to: "2026-03-01T09:09:59")
    #expect(try due() == ["soon 09:10:00", "tomorrow 10:00:00"])
    try world.go(to: "2026-03-01T09:10")
    #expect(try due() == ["tomorrow 10:00:00"])
    var seen = 0
    try world.go(to: "2026-01-01T00:00")
    try schedule.look.notices { _ in
      seen += 1
      return seen < 3
    }
    #expect(seen == 3)
  }

  @Test func `follows its event wherever it goes`() throws {
    // SC-33
    let event = try schedule.plan(.sample(from: "09:10")).event
    let name = StartNotice(of: event).name
    #expect(try schedule.look.notices().map(\.name) == [name])
    _ = try schedule.edit.remove(event.id)
    #expect(try schedule.look.notices() == [])
    _ = try schedule.edit.restore(event.id)
    #expect(try schedule.look.notices().map(\.name) == [name])
    // Other words, the same notice.
    _ = try schedule.edit(event.id, EventChange(title: "다른 말", end: .on(at: "12:00")))
    #expect(try schedule.look.notices().map(\.name) == [name])
    #expect(try schedule.look.notices().map(\.title) == ["다른 말"])
    let moved = try schedule.edit(event.id, EventChange(start: .on(at: "11:00"))).event
    #expect(
      try schedule.look.notices().map(\.name)
        == [StartNotice.Name(event: event.id, instant: moved.start.instant)])
    _ = try schedule.edit(event.id, EventChange(start: .on(at: "08:00")))
    #expect(try schedule.look.notices() == [])
  }
}
