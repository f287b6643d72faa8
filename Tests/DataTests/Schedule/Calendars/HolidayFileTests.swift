import Data
import Domain
import Support
import Testing

@Suite struct `A file of holidays` {
  // K-27, K-35
  private let format = CalendarFormat.standard(
    zones: .onDisk(), zone: LocalZone { _ in 0 }, year: 2026)

  private func book(_ text: String) -> HolidayBook? {
    HolidayBook(reading: Array(text.utf8), format)
  }

  private func event(_ lines: String...) -> String {
    (["BEGIN:VCALENDAR", "BEGIN:VEVENT"] + lines + ["END:VEVENT", "END:VCALENDAR", ""])
      .joined(separator: "\r\n")
  }

  @Test func `is read with its rules and its exceptions`() throws {
    let book = try #require(self.book(SampleCalendars.holidays))
    func days(_ year: Int) -> [String] {
      book.holidays(in: .on("\(year)-01-01")...(.on("\(year)-12-31"))).map {
        guard case .named(let name) = $0.name else { return "" }
        return "\($0.day.description.dropFirst(5)) \(name)"
      }
    }
    #expect(
      days(2026) == [
        "04-06 Easter Monday", "10-03 Day of German Unity", "11-18 Repentance Day",
        "12-25 Christmas", "12-26 Christmas",
      ])
    #expect(days(2027).contains("11-18 Repentance Day, moved"))
    #expect(!days(2027).contains { $0.hasPrefix("11-17") })
    #expect(!days(2028).contains { $0.hasPrefix("11-") })
  }

  @Test(arguments: [
    "", "Einladung", "BEGIN:VCARD\r\nEND:VCARD\r\n", "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n",
  ])
  func `without a holiday is none`(_ text: String) {
    #expect(book(text) == nil)
  }

  @Test func `loses only what makes no sense`() {
    let good = ["DTSTART;VALUE=DATE:20260501", "SUMMARY:Labour Day"]
    #expect(book(event(good[0], good[1]))?.entries.count == 1)
    #expect(book(event("DTSTART;VALUE=DATE:20260501")) == nil)
    #expect(book(event(good[0], good[1], "RRULE:FREQ=SOMETIMES")) == nil)
    #expect(book(event(good[0], good[1], "STATUS:CANCELLED")) == nil)
    #expect(book(event(good[0], "DTEND;VALUE=DATE:20270501", good[1])) == nil)
    let both = event(good[0], "SUMMARY:" + String(repeating: "x", count: 5000))
    #expect(book(both)?.entries.map(\.name.text.count) == [100])
  }

  @Test func `is read once, and named where it cannot be`() throws {
    let files = FilesInMemory(["de.ics": SampleCalendars.holidays, "no.ics": "x"])
    let holidays = HolidayFiles.read(from: files.port) { HolidayBook(reading: $0, format) }
    let first = try holidays.book("de.ics")
    files["de.ics"] = []
    #expect(try holidays.book("de.ics") == first)
    #expect(throws: HolidayFileFailure.noHolidays(path: "no.ics")) {
      try holidays.book("no.ics")
    }
    #expect(throws: HolidayFileFailure.file(FileFailure(path: "gone.ics", .notPermitted))) {
      try holidays.book("gone.ics")
    }
  }
}
