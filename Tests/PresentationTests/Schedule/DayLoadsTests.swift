import Domain
import Support
import Testing

@testable import PresentationSchedule

@Suite struct `The loads of days` {
  private let calendar = LocalCalendar(
    moment: { Now(day: $0, time: $1, offset: 0) },
    local: { Now(instant: $0, offset: 0) })

  private func loads(_ events: Event...) -> DayLoads {
    var loads = DayLoads(.on("2026-03-01")...(.on("2026-03-07")), calendar)
    for event in events { loads.add(event) }
    return loads
  }

  private func event(
    _ id: String, on day: String = "2026-03-02", from start: String, to end: String,
    rule: String? = nil
  ) -> Event {
    var event = Event.sample(id, on: day, from: start, to: end, offset: 0, rule: rule)
    if rule != nil { event.occurrence = Event.Occurrence(of: event.id, on: .on(day)) }
    return event
  }

  @Test func `count overlapping time once`() {
    let loads = loads(
      event("a", from: "10:00", to: "12:00"), event("b", from: "11:00", to: "13:00"))
    #expect(loads.loads == [.init(day: .on("2026-03-02"), count: 2, seconds: 3 * 3600)])
    #expect(loads.extraLoads == loads.loads)
  }

  // D-55, D-79: daily and weekly events do not count, and hide nothing.
  @Test func `leave out what recurs weekly`() {
    let weekly = event("a", from: "10:00", to: "12:00", rule: "FREQ=WEEKLY;BYDAY=MO")
    let dentist = event("b", from: "11:00", to: "12:00")
    let yearly = event("c", on: "2026-03-03", from: "10:00", to: "12:00", rule: "FREQ=YEARLY")
    let loads = loads(weekly, dentist, yearly)
    #expect(loads.loads.map(\.seconds) == [7200, 7200], "words tell the whole length")
    #expect(loads.extraLoads.map(\.seconds) == [3600, 7200])
    #expect(loads.routine == [])
    #expect(self.loads(weekly).routine == [.on("2026-03-02")])
  }

  // D-79: routine alone has the first shade; the others have the other three, by thirds.
  @Test func `shade days by what is special`() {
    let first = Day.on("2026-03-01")
    let extras = [0, 0, 0, 1, 2, 3, 4, 5, 6].enumerated().map {
      ScheduleYear.Load(day: first + $0, count: 1, seconds: $1 * 3600)
    }
    let days = ShadedDays(extras, routine: [first, first + 1], trips: [first + 3...first + 5])
    #expect((0..<10).map { days.shade(of: first + $0) } == [1, 1, 2, 2, 2, 3, 3, 4, 4, 0])
    #expect((0..<9).filter { days.joinsNext(first + $0) } == [3, 4], "trips are joined")
    #expect(ShadedDays.empty.shade(of: first) == 0)
  }
}
