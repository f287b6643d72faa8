import Domain
import Support
import Testing

@Suite struct `The reading goal of a year` {
  private func goal(
    _ target: Int?, _ finished: Int, on day: String, of year: Int = 2026
  ) -> YearGoal {
    YearGoal(year: year, target: target, finished: finished, today: .on(day))
  }

  @Test(arguments: [
    // with 24 books in 365 days, 67 * 24 / 365 = 4.4 books are due by the evening of 8 March.
    ("2026-03-08", 24, 4), ("2026-01-01", 24, 0), ("2026-01-01", 365, 1), ("2026-01-01", 1000, 2),
    ("2026-01-15", 24, 0), ("2026-01-16", 24, 1), ("2026-01-31", 12, 1), ("2026-01-30", 12, 0),
    ("2026-07-02", 24, 12), ("2026-12-30", 24, 23), ("2026-12-31", 24, 24), ("2026-12-30", 1, 0),
    ("2026-12-31", 1, 1), ("2025-12-31", 24, 0), ("2027-01-01", 24, 24), ("2030-05-05", 24, 24),
  ])
  func `is due in even shares, whole books only`(day: String, target: Int, due: Int) {
    #expect(goal(target, 0, on: day).due == due)
    #expect(goal(target, 0, on: day).ahead == -due)
    #expect(goal(target, 7, on: day).ahead == 7 - due)
  }

  @Test(arguments: [
    // A leap year has 366 days: its 1 July is the 183rd.
    ("2028-06-30", 2, 0), ("2028-07-01", 2, 1), ("2028-02-29", 366, 60), ("2028-03-01", 366, 61),
    ("2028-12-30", 366, 365), ("2028-12-31", 366, 366), ("2028-12-31", 1, 1),
  ])
  func `counts the days of a leap year`(day: String, target: Int, due: Int) {
    #expect(goal(target, 0, on: day, of: 2028).due == due)
  }

  @Test func `has no pace where nothing is wanted`() {
    let none = goal(nil, 3, on: "2026-03-08")
    #expect(none.due == nil && none.ahead == nil && none.rest == nil && !none.isReached)
  }

  @Test func `says what is left, and how often a book has to be finished`() {
    // Today is counted: there are 299 days from 8 March to the end of the year.
    let some = goal(24, 3, on: "2026-03-08").rest
    #expect(some?.books == 21 && some?.days == 299 && some?.daysForEach == 14)
    let last = goal(24, 22, on: "2026-12-31").rest
    #expect(last?.books == 2 && last?.days == 1 && last?.daysForEach == nil && last?.booksADay == 2)
    let many = goal(1000, 0, on: "2026-01-01").rest
    #expect(many?.daysForEach == nil && many?.booksADay == 3)
    #expect(goal(1, 0, on: "2026-12-30").rest?.daysForEach == 2)
    // Nil if the goal is reached, the year is over, or it has not begun.
    #expect(goal(24, 24, on: "2026-03-08").rest == nil && goal(24, 24, on: "2026-03-08").isReached)
    #expect(goal(24, 3, on: "2027-01-01").rest == nil && goal(24, 3, on: "2025-12-31").rest == nil)
  }

  private func aim(_ books: ReadingInMemory, on day: String) -> AimForYear {
    Reading(
      reading: books, clock: WallClock { .on(day) }, calendar: .unchanging(offset: 9 * 3600),
      ids: .counted("r"), share: .toNowhere
    ).aim
  }

  @Test func `counts a book in the year of the day on which it was finished`() throws {
    let books = ReadingInMemory()
    try books.keep(.sample("a", on: "2025-12-01"), .sample("b"), .sample("c"), .sample("d"))
    // 23:30 on the last evening belongs to that year by local time, not by UTC.
    try books.keep(.sample("2025-12-31", 300, 300, at: "23:30"), of: "a")
    try books.keep(.sample("2026-01-01", 300, 300, at: "00:10"), of: "b")
    try books.keep(.sample("2026-03-01", 300, 300), of: "c")
    try books.keep(.sample("2026-03-01", 299, 299), of: "d")
    let aim = aim(books, on: "2026-03-08")
    #expect(try aim().finished == 2 && aim(2025).finished == 1 && aim(2027).finished == 0)
    #expect(try aim() == goal(nil, 2, on: "2026-03-08"))
  }

  @Test func `is set for this year unless another is named, and taken away`() throws {
    let books = ReadingInMemory()
    let aim = aim(books, on: "2026-03-08")
    #expect(try aim.set(24) == goal(24, 0, on: "2026-03-08"))
    #expect(try aim.set(12, for: 2027).target == 12 && aim().target == 24)
    #expect(try aim.set(20).target == 20 && aim(2027).target == 12)
    #expect(try aim.remove().target == 20 && aim().target == nil)
    #expect(try aim.remove().target == nil, "there is nothing more to take away")
    #expect(try aim(2027).target == 12)
  }

  @Test(arguments: [0, -1, 1001, Int.max, Int.min])
  func `is refused where no year has so many books`(target: Int) throws {
    let books = ReadingInMemory()
    #expect(throws: ReadingFailure.refused(.goalRange(1...1000))) {
      try aim(books, on: "2026-03-08").set(target)
    }
    #expect(try aim(books, on: "2026-03-08")().target == nil)
    #expect(try aim(books, on: "2026-03-08").set(1000).target == 1000)
  }
}
