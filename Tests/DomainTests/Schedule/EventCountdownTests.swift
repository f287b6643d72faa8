import DomainInMemory
import Support
import Testing

@testable import Domain

/// L-45: which events are counted down, and to which day.
@Suite struct `The countdowns of a day` {
  private func event(
    _ id: String, on day: String, rule: String? = nil, allDay: Bool = false
  ) -> Event {
    var event = Event.sample(id, on: day, rule: rule)
    event.isCountedDown = true
    if allDay {
      event.isAllDay = true
      event.start = Now(day: .on(day), time: TimeOfDay(seconds: 0), offset: 0)
      event.end = Now(day: .on(day) + 1, time: TimeOfDay(seconds: 0), offset: 0)
    }
    return event
  }

  private func names(_ events: [Event]) -> [String] {
    let calendar = LocalCalendar.unchanging(offset: 9 * 3600)
    return calendar.countdowns(events, from: .on("2026-03-05"), atMost: 3).map {
      "\($0.id.text) \($0.dDayLabel(on: .on("2026-03-05")) ?? "")"
    }
  }

  @Test func `are the nearest three that have not begun on an earlier day`() {
    let events = [
      event("far", on: "2026-05-05"), event("today", on: "2026-03-05"),
      event("whole", on: "2026-03-05", allDay: true), event("past", on: "2026-03-04"),
      event("next", on: "2026-03-06"),
    ]
    #expect(names(events) == ["whole D-day", "today D-day", "next D-1"])
  }

  @Test func `have a series once, with its next occurrence`() {
    var moved = event("moved", on: "2026-03-07")
    moved.occurrence = Event.Occurrence(of: ID("series"), on: .on("2026-03-09"))
    let series = event("series", on: "2026-01-05", rule: "FREQ=WEEKLY")
    #expect(names([series]) == ["series D-4"])
    #expect(names([series, moved]) == ["moved D-2"])
  }

  @Test func `have nothing of a series that is over`() {
    #expect(names([event("over", on: "2026-01-05", rule: "FREQ=WEEKLY;COUNT=3")]).isEmpty)
  }

  @Test func `have no label for an event that is not counted down`() {
    #expect(Event.sample().dDay(on: .on("2026-03-01")) == nil)
    #expect(event("past", on: "2026-03-01").dDayLabel(on: .on("2026-03-03")) == "D+2")
  }
}
