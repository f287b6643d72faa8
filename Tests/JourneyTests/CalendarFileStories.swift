import Domain
import Support
import Testing

@Suite struct `Somebody with a calendar` {
  // K-35
  @Test func `is told that a file has nothing in it`() throws {
    let (english, korean) = (try TestEnvironment(), try TestEnvironment(language: .korean))
    let empty = "BEGIN:VCALENDAR\nEND:VCALENDAR\n"
    #expect(
      english.run("schedule import -", input: empty).out == "No events to import.\n")
    #expect(korean.run("schedule import -", input: empty).out == "가져올 일정이 없어요.\n")
    #expect(korean.run("contacts import -", input: "").out == "가져올 연락처가 없어요.\n")
  }

  // K-07, SC-27: an event that is moved by half an hour does not conflict with itself.
  @Test func `moves a meeting that does not stand in its own way`() throws {
    let world = try TestEnvironment()
    #expect(world.run("schedule add Run --from '2026-03-02 09:00' --repeat daily").status == .done)
    let schedule = world.features.schedule
    let occurrence = try #require(try schedule.queries.day(.on("2026-03-04")).events.first?.event)
    let half = try #require(TimeOfDay(hour: 9, minute: 30))
    let end = try #require(TimeOfDay(hour: 10, minute: 30))
    func weigh(besides event: Event?) throws -> [Event.Name]? {
      try schedule.plan.weigh(
        from: DayAndTime(.on("2026-03-04"), half), to: DayAndTime(.on("2026-03-04"), end),
        besides: event)?.conflicts.map(\.name)
    }
    #expect(try weigh(besides: occurrence) == [])
    #expect(try weigh(besides: nil) == [occurrence.name])
  }
}
