/// Calendar files as other programs write them.
package enum SampleCalendars {
  /// One event that comes each week.
  package static let weekly = [
    "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//EN", "BEGIN:VEVENT", "UID:weekly",
    "DTSTAMP:20260101T000000Z", "DTSTART:20260304T090000", "DTEND:20260304T100000",
    "RRULE:FREQ=WEEKLY", "SUMMARY:Choir", "END:VEVENT", "END:VCALENDAR", "",
  ].joined(separator: "\r\n")

  /// The files of a test's world.
  package static let files = ["calendar.ics": weekly, "calendars/weekly.ics": weekly]
}
