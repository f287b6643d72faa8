/// Calendar files in the format iCalendar, as other programs write them.
package enum SampleCalendars {
  /// A calendar with one event that repeats every week.
  package static let weekly = [
    "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//EN", "BEGIN:VEVENT", "UID:weekly",
    "DTSTAMP:20260101T000000Z", "DTSTART:20260304T090000", "DTEND:20260304T100000",
    "RRULE:FREQ=WEEKLY", "SUMMARY:Choir", "END:VEVENT", "END:VCALENDAR", "",
  ].joined(separator: "\r\n")

  /// Public holidays: some repeat by a rule, one lasts two days, one happens once, and one is moved in one year.
  package static let holidays = [
    "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//EN",
    "BEGIN:VEVENT", "UID:unity", "DTSTART;VALUE=DATE:19901003", "RRULE:FREQ=YEARLY",
    "SUMMARY:Day of German Unity", "END:VEVENT",
    "BEGIN:VEVENT", "UID:xmas", "DTSTART;VALUE=DATE:20001225", "DTEND;VALUE=DATE:20001227",
    "RRULE:FREQ=YEARLY", "SUMMARY:Christmas", "END:VEVENT",
    "BEGIN:VEVENT", "UID:easter26", "DTSTART;VALUE=DATE:20260406", "SUMMARY:Easter Monday",
    "END:VEVENT",
    "BEGIN:VEVENT", "UID:repentance", "DTSTART;VALUE=DATE:20001122",
    "RRULE:FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=16,17,18,19,20,21,22;BYDAY=WE",
    "EXDATE;VALUE=DATE:20281122", "SUMMARY:Repentance Day", "END:VEVENT",
    "BEGIN:VEVENT", "UID:repentance", "RECURRENCE-ID;VALUE=DATE:20271117",
    "DTSTART;VALUE=DATE:20271118", "SUMMARY:Repentance Day, moved", "END:VEVENT",
    "END:VCALENDAR", "",
  ].joined(separator: "\r\n")

  /// The sample files of a `TestEnvironment` by path.
  package static let files = [
    "calendar.ics": weekly, "calendars/weekly.ics": weekly, "germany.ics": holidays,
  ]
}
