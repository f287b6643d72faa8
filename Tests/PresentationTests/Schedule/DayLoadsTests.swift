import Domain
import Support
import Testing

@testable import PresentationKit
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
    #expect(loads.weighed[.on("2026-03-02")] == 3 * 3600)
  }

  // D-55: what recurs every day or every week counts a quarter.
  @Test func `weigh what recurs weekly by a quarter`() {
    let weekly = event("a", from: "10:00", to: "12:00", rule: "FREQ=WEEKLY;BYDAY=MO")
    let yearly = event("b", on: "2026-03-03", from: "10:00", to: "12:00", rule: "FREQ=YEARLY")
    let loads = loads(weekly, yearly)
    #expect(loads.weighed[.on("2026-03-02")] == 1800)
    #expect(loads.weighed[.on("2026-03-03")] == 7200)
    #expect(loads.loads.map(\.seconds) == [7200, 7200], "words tell the whole length")
  }

  // D-55: the shades are quartiles, so a routine does not fill the year.
  @Test func `shade days by quartiles`() {
    let levels = HeatLevels([450, 450, 450, 450, 3600, 7200, 9000, 0])
    #expect([0, 450, 3600, 9000].map(levels.shade(of:)) == [0, 1, 3, 4])
  }
}
