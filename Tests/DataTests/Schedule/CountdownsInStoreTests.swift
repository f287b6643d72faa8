import Domain
import StoreSupport
import Support
import Testing

@testable import Data

/// L-45: events that are counted down, in the store.
@Suite struct `Events that are counted down` {
  private func event(_ id: String, on day: String, rule: String? = nil) -> Event {
    var event = Event.sample(id, on: day, rule: rule)
    event.isCountedDown = true
    return event
  }

  @Test(arguments: ScheduleBacking.allCases)
  func `are found until they are over, and a series always`(_ backing: ScheduleBacking) throws {
    let events = [
      event("over", on: "2026-03-01"), event("ahead", on: "2026-03-09"),
      event("series", on: "2026-01-01", rule: "FREQ=WEEKLY"), .sample("plain", on: "2026-03-09"),
    ]
    try backing.open(with: events) { schedule throws in
      let now = Now.on("2026-03-05", at: "09:00").instant
      #expect(
        Set(try schedule.countedDown(after: now).map(\.id.text)) == ["ahead", "series"])
      #expect(try schedule.candidates(for: "ahead", by: .id) == [events[1]])
      _ = try schedule.remove(ID("ahead"), at: .on("2026-03-05"))
      #expect(try schedule.countedDown(after: now).map(\.id.text) == ["series"])
    }
  }

  @Test func `can be made in a store from before there were countdowns`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      let store = try Connection.to(path)
      try Migrations.run(
        on: store, location: .memory, timeout: 0, steps: Array(Migrations.steps.prefix(3)))
      try store.script(
        """
        INSERT INTO events (id, starts, starts_offset, ends, ends_offset, reach, title_folded, title)
        VALUES ('old', 1773000000, 0, 1773003600, 0, 86400, 'old', 'old')
        """)
      let schedule = SQLiteSchedule(try Database(.file(path)))
      #expect(try schedule.countedDown(after: 0) == [])
      _ = try schedule.change(ID("old")) { (event) throws(EventRefusal) in
        var event = event
        event.isCountedDown = true
        return event
      }
      #expect(try schedule.countedDown(after: 0).map(\.id.text) == ["old"])
    }
  }
}
