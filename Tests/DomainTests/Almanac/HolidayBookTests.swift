import Domain
import Support
import Testing

@Suite struct `The holidays of a file` {
  // K-27
  private typealias Entry = HolidayBook.Entry

  private func entry(
    _ name: String, _ first: String, _ length: Int = 1, _ rule: String? = nil
  ) throws -> Entry {
    var entry = Entry(SingleLineText(stored: name), on: .on(first), length: length)
    entry.rule = try rule.map { try RepeatRule($0) }
    return entry
  }

  private func days(_ book: HolidayBook, _ first: String, _ last: String) -> [String] {
    book.holidays(in: .on(first)...(.on(last))).map(\.day.description)
  }

  @Test func `come again by their rules, on each of their days, oldest first`() throws {
    let book = HolidayBook([
      try entry("b", "2000-12-25", 2, "FREQ=YEARLY"), try entry("a", "2026-04-06"),
      try entry("c", "1990-10-03", 1, "FREQ=YEARLY"),
    ])
    #expect(
      days(book, "2026-01-01", "2026-12-31") == [
        "2026-04-06", "2026-10-03", "2026-12-25", "2026-12-26",
      ])
    // A holiday that began before the range is included with its remaining days.
    #expect(days(book, "2026-12-26", "2026-12-31") == ["2026-12-26"])
    #expect(days(book, "1989-01-01", "1991-12-31") == ["1990-10-03", "1991-10-03"])
  }

  @Test func `leave out and add what the file says, and end with their rule`() throws {
    var entry = try entry("a", "2026-01-05", 1, "FREQ=WEEKLY;COUNT=4")
    entry.leftOut = [.on("2026-01-12")]
    entry.added = [.on("2026-03-01"), .on("2026-01-05")]
    let book = HolidayBook([entry])
    #expect(
      days(book, "2026-01-01", "2026-12-31") == [
        "2026-01-05", "2026-01-19", "2026-01-26", "2026-03-01",
      ])
  }

  @Test func `reach to the ends of the calendar`() throws {
    let book = HolidayBook([try entry("a", "0001-01-01", 31, "FREQ=DAILY")])
    #expect(days(book, "0001-01-01", "0001-01-02").count == 2)
    #expect(days(book, "9999-12-30", "9999-12-31").count == 2)
  }
}
