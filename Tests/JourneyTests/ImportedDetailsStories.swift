import Support
import Testing

/// N-8: tests of the organiser, guests and link of an imported event.
@Suite struct `What an imported event says besides` {
  private static let file = [
    "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//x//y//EN", "BEGIN:VEVENT", "UID:one@example.org",
    "DTSTAMP:20260301T000000Z", "DTSTART:20260303T100000Z", "DTEND:20260303T110000Z",
    "SUMMARY:Planning", "URL:https://example.org/planning",
    "ORGANIZER;CN=Ada Park:mailto:ada@example.org",
    "ATTENDEE;CN=\"Rose, Tom\";PARTSTAT=ACCEPTED:mailto:tom@example.org",
    "ATTENDEE:mailto:sara@example.org", "END:VEVENT", "END:VCALENDAR", "",
  ].joined(separator: "\r\n")

  @Test func `is shown with it, and to scripts`() throws {
    let world = try TestEnvironment(now: "2026-03-02T09:00")
    #expect(world.run("schedule import -", input: Self.file).status == .done)
    let shown = world.run("schedule show Planning").out
    #expect(shown.contains("Link: https://example.org/planning"), "\(shown)")
    #expect(shown.contains("Organiser: Ada Park"))
    #expect(shown.contains("Attendees: Rose, Tom, sara@example.org"))
    let json = world.run("schedule show Planning --json").out
    #expect(json.contains(#""attendees":["Rose, Tom","sara@example.org"]"#), "\(json)")
  }

  @Test func `is nothing for an event that was planned here`() throws {
    let world = try TestEnvironment(now: "2026-03-02T09:00")
    #expect(world.run("schedule add Tea --from 'tomorrow 15:00'").status == .done)
    #expect(!world.run("schedule show Tea --json").out.contains("imported"))
    #expect(!world.run("schedule show Tea").out.contains("Attendees"))
  }
}
