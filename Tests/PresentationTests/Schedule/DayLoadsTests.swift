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
    #expect(loads.weighed[.on("2026-03-02")] == 3 * 3600)
  }

  // D-55: daily and weekly events count a quarter.
  @Test func `weigh what recurs weekly by a quarter`() {
    let weekly = event("a", from: "10:00", to: "12:00", rule: "FREQ=WEEKLY;BYDAY=MO")
    let yearly = event("b", on: "2026-03-03", from: "10:00", to: "12:00", rule: "FREQ=YEARLY")
    let loads = loads(weekly, yearly)
    #expect(loads.weighed[.on("2026-03-02")] == 1800)
    #expect(loads.weighed[.on("2026-03-03")] == 7200)
    #expect(loads.loads.map(\.seconds) == [7200, 7200], "words tell the whole length")
    #expect(loads.weighedLoads.map(\.seconds) == [1800, 7200])
    #expect(loads.routine == [.on("2026-03-02")])
  }

  // D-55: the shades are quartiles, and routine alone never reaches the upper half.
  @Test func `shade days by quartiles, with routine in the lower half`() {
    var seconds: [Day: Int] = [:]
    func add(_ day: Int, _ weight: Int) { seconds[.on("2026-03-01") + day] = weight }
    for day in 0..<6 { add(day, day < 3 ? 450 : 1800) }
    for day in 6..<10 { add(day, (day - 5) * 3600) }
    let days = WeighedDays(
      seconds, special: [3600, 7200, 10_800, 14_400],
      routine: [450, 450, 450, 1800, 1800, 1800])
    let shades = (0..<11).map { days.shade(of: .on("2026-03-01") + $0) }
    #expect(shades == [1, 1, 1, 2, 2, 2, 2, 2, 3, 4, 0])
  }

  @Test func `shade a day whose events take no time faintly`() {
    let days = WeighedDays([.on("2026-03-01"): 0], special: [], routine: [])
    #expect(days.shade(of: .on("2026-03-01")) == 1)
    #expect(WeighedDays.empty.shade(of: .on("2026-03-01")) == 0)
  }
}
