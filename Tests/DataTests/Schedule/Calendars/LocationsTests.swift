import Domain
import StoreSupport
import Support
import Testing

@testable import Data

/// N-8: tests of the location of an event in a calendar file.
@Suite struct `The location of an event in a file` {
  private static let line = "LOCATION;LANGUAGE=en:Dishoom\\, 12 Upper St"

  private func event() throws -> CalendarEvent {
    let file = CalendarStory.event(
      "UID:a", "SUMMARY:Dinner", Self.line, "DTSTART:20260305T190000Z", "DTEND:20260305T200000Z")
    return try #require(CalendarStory.events(file).first)
  }

  private func locations(_ event: CalendarEvent) -> [String] {
    CalendarEventLines(event, stamp: 0).lines.filter { $0.hasPrefix("LOCATION") }
  }

  @Test func `is imported, and exported unchanged`() throws {
    let event = try event()
    #expect(event.location == "Dishoom, 12 Upper St")
    #expect(locations(event) == [Self.line])
  }

  @Test func `is written once where it was changed here, or was never in a file`() throws {
    var event = try event()
    event.location = "Luigi's; back room"
    #expect(locations(event) == ["LOCATION:Luigi's\\; back room"])
    event.kept = []
    #expect(locations(event) == ["LOCATION:Luigi's\\; back room"])
    event.location = nil
    #expect(locations(event).isEmpty)
  }
}
