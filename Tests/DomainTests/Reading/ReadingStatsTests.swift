import Domain
import Support
import Testing

@Suite struct `What reading comes to` {
  private let today = Day.on("2026-03-10")

  @Test func `has the longest run of days, each counted once`() {
    // BK-79
    for (numbers, longest) in [
      ([1, 2, 3, 4], 4), ([1, 2, 2, 3, 4], 4), ([1, 1, 2, 2, 3, 3, 4, 4, 5, 5], 5),
      ([1, 2, 4, 5, 6, 9], 3), ([7], 1), ([], 0), ([4, 3, 1, 2], 4),
    ] {
      let found = Streak(numbers.map { Day.on("2026-02-28") + $0 }, today: today)
      #expect(found.longest == longest)
    }
  }

  @Test func `has a run that goes on until a whole day was missed`() {
    // BK-79
    for (numbers, current) in [
      ([8, 9, 10], 3), ([8, 9], 2), ([7, 8], 0), ([10], 1), ([1, 2, 10], 1), ([], 0),
      ([9, 10, 11], 2),
    ] {
      let found = Streak(numbers.map { Day.on("2026-02-28") + $0 }, today: today)
      #expect(found.current == current, "\(numbers)")
    }
  }

  @Test(arguments: [
    ("00:00", DayPart.night), ("05:59", .night), ("06:00", .morning), ("11:59:59", .morning),
    ("12:00", .afternoon), ("17:59", .afternoon), ("18:00", .evening), ("23:59", .evening),
  ])
  func `parts the day at full hours`(time: String, part: DayPart) {
    // BK-78
    #expect(DayPart(.at(time)) == part)
  }

  @Test func `reads most in the part with most records, and of equal ones in the last`() {
    // BK-78
    let records: [ReadingRecord] = [
      .sample("2026-03-01", 1, 1, at: "07:00"), .sample("2026-03-02", 2, 1, at: "13:00"),
      .sample("2026-03-03", 3, 1, at: "07:00"), .sample("2026-03-04", 4, 1, at: "13:00"),
      .sample("2026-03-05", 5, 1, at: "20:00"),
    ]
    #expect(DayPart.main(of: PartRecords.counted(records)) == .afternoon)
    #expect(DayPart.main(of: PartRecords.counted(Array(records.prefix(3)))) == .morning)
    #expect(DayPart.main(of: []) == nil)
  }

  @Test func `is a window of calendar days with two averages`() {
    // BK-75
    let pages = [
      DayPages(day: today - 14, pages: 99), DayPages(day: today - 13, pages: 10),
      DayPages(day: today, pages: 20), DayPages(day: today + 1, pages: 99),
    ]
    let window = PageWindow(of: PageWindow.weeks, ending: today, from: pages)
    #expect(window.days.count == 14 && window.total == 30 && window.readingDays == 2)
    #expect(window.perReadingDay == 15 && window.perCalendarDay == 30.0 / 14)
    let months = PageWindow(of: 180, ending: today, from: pages).months
    #expect(months.map(\.day.parts.month) == [9, 10, 11, 12, 1, 2, 3])
    #expect(months.map(\.pages) == [0, 0, 0, 0, 0, 109, 20])
    #expect(PageWindow(of: 5, ending: today, from: []).perReadingDay == nil)
  }

  @Test func `has categories by pages, and the rest as one`() {
    // BK-76, BK-80
    let pages: [BookCategory: Int] = [
      .poem: 50, .essay: 30, .law: 7, .game: 7, .cook: 3, .travel: 2, .etc: 1, .family: 0,
    ]
    let ordered = CategoryPages.ordered(pages)
    #expect(ordered.map(\.category) == [.poem, .essay, .game, .law, .cook, .travel, .etc])
    #expect(ordered.map(\.permille) == [500, 300, 70, 70, 30, 20, 10])
    let card = CategoryCard(ordered)
    #expect(card.named.count == 5 && card.other == 3)
    #expect(CategoryPages.ordered([:]) == [])
  }

  @Test func `finishes books month by month, and none in between`() {
    // BK-77
    let days = [("2026-03-01", 1), ("2026-03-31", 1), ("2026-05-02", 1)].map {
      DayFinishings(day: .on($0.0), books: $0.1)
    }
    #expect(DayFinishings.byMonth(days, until: .on("2026-05-30")).map(\.books) == [2, 0, 1])
    // N-40: the list ends with the current month, even if no book was finished in it.
    let later = DayFinishings.byMonth(days, until: .on("2026-07-01"))
    #expect(later.map(\.books) == [2, 0, 1, 0, 0] && later.last?.day == .on("2026-07-01"))
    let years = [("2025-11-30", 1), ("2026-01-01", 3)].map {
      DayFinishings(day: .on($0.0), books: $0.1)
    }
    #expect(DayFinishings.byMonth(years, until: .on("2025-12-01")).map(\.books) == [1, 0, 3])
    #expect(DayFinishings.byMonth([], until: .on("2026-05-30")) == [])
  }

  @Test func `is a month of shaded days, summed by week`() {
    // BK-81
    for (pages, shade) in [(0, 0), (1, 1), (19, 1), (20, 2), (49, 2), (50, 3), (99, 3), (100, 4)] {
      #expect(PageCalendar.shade(pages) == shade)
    }
    let pages = [("2026-02-28", 9), ("2026-03-01", 5), ("2026-03-02", 6), ("2026-03-31", 7)].map {
      DayPages(day: .on($0.0), pages: $0.1)
    }
    let month = PageCalendar(ofMonth: .on("2026-03-15"), from: pages)
    #expect(month.window.days.count == 31 && month.window.total == 18)
    let weeks = month.weeks()
    #expect(weeks.map(\.count) == [1, 7, 7, 7, 7, 2])
    #expect(weeks.map { $0.reduce(0) { $0 + $1.pages } } == [5, 6, 0, 0, 0, 7])
    #expect(month.weeks(from: .sunday).map(\.count) == [7, 7, 7, 7, 3])
  }

  @Test func `has months newest first with days, pages and what was finished`() throws {
    // BK-39, BK-45, BK-46, BK-47
    let world = ReadingFixture()
    try world.store.keep(.sample("a"), .sample("b", "둘"))
    try world.store.keep(.sample("2025-09-30", 10, 10), .sample("2025-10-01", 30, 20), of: "a")
    try world.store.keep(
      .sample("2025-10-01", 100, 100, at: "08:00"), .sample("2025-10-02", 300, 200), of: "b")
    let queries = world.reading(on: "2025-10-03").queries
    let months = try queries.months()
    #expect(months.map(\.month.parts.month) == [10, 9])
    #expect(months[0].readingDays == 2 && months[0].pages == 320 && months[0].average == 160)
    #expect(months.map(\.finished) == [1, 0])
    var rows: [Activity] = []
    try queries.month(.on("2025-10-15")) {
      rows.append($0)
      return true
    }
    #expect(rows.map(\.record.total) == [100, 30, 300] && rows.map(\.isFinish).last == true)
    #expect(try queries.newest().map(\.record.total) == [300, 30, 100])
  }

  @Test func `counts everything in one look`() throws {
    // BK-74, BK-80, BK-82
    let world = ReadingFixture()
    let empty = try world.reading().queries.stats()
    #expect(empty.timeOfDay == nil && empty.mainCategory == nil && empty.streak.longest == 0)
    try world.store.keep(.sample("a"), .sample("b", pages: 20, category: .law))
    try world.store.keep(.sample("2026-03-01", 10, 10), .sample("2026-03-02", 15, 5), of: "a")
    try world.store.keep(.sample("2026-03-02", 20, 20, at: "22:00"), of: "b")
    let queries = world.reading(on: "2026-03-03").queries
    let stats = try queries.stats()
    #expect(stats.reading == 1 && stats.finished == 1 && stats.mainCategory == .law)
    #expect(stats.streak.longest == 2 && stats.streak.current == 2 && stats.timeOfDay == .morning)
    #expect(
      stats.daily.days.suffix(2).map(\.pages) == [25, 0], "It ends today, not with what was read.")
    #expect(try queries.daily() == stats.daily)
    #expect(try queries.card().days.map(\.pages) == [0, 0, 10, 25, 0])
    let book = try queries.book(ID("a"))
    #expect(book.daily?.total == 15 && book.streak.longest == 2 && book.timeOfDay == .morning)
    #expect(try queries.calendar(.on("2026-03-20")).window.total == 35)
    #expect(try queries.finishedByMonth().map(\.books) == [1])
    #expect(try queries.parts().map(\.records) == [0, 2, 0, 1])
  }

  @Test func `goes up to today, so that days without reading are seen`() throws {
    // newcomer B3
    let world = ReadingFixture()
    try world.store.keep(.sample("a", pages: 90), .sample("b", pages: 20))
    try world.store.keep(.sample("2026-03-01", 10, 10), of: "a")
    try world.store.keep(.sample("2026-03-01", 20, 20, at: "22:00"), of: "b")
    let queries = world.reading(on: "2026-04-02").queries
    let days = try queries.daily(3)
    #expect(days.days.map(\.day) == [.on("2026-03-31"), .on("2026-04-01"), .on("2026-04-02")])
    #expect(days.total == 0)
    #expect(try queries.stats().daily.days.last?.day == .on("2026-04-02"))
    #expect(try queries.monthly(2).months.map(\.pages) == [30, 0])
    #expect(try queries.book(ID("a")).daily?.days.last?.day == .on("2026-04-02"))
    // The chart of a finished book ends with its last entry.
    #expect(try queries.book(ID("b"), isFinished: true).daily?.days.last?.day == .on("2026-03-01"))
  }

  @Test func `goes up to a later day on which something was read already`() throws {
    // After a flight to the west the log has an entry for tomorrow.
    let world = ReadingFixture()
    try world.store.keep(.sample("a"))
    try world.store.keep(.sample("2026-03-04", 10, 10), of: "a")
    let queries = world.reading(on: "2026-03-03").queries
    #expect(try queries.daily(2).days.map(\.pages) == [0, 10])
    #expect(try queries.stats().daily.total == 10)
  }
}
