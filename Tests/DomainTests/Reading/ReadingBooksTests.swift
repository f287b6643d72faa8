import Domain
import Support
import Testing

@Suite struct `Reading a book` {
  private let world = ReadingFixture()
  private let id = ID<Book>("b1")

  init() throws { try world.store.keep(.sample()) }

  private func read(_ page: Int, on day: String = "2026-03-01", at time: String = "09:00") throws
    -> ReadingDone
  {
    try world.reading(on: day, at: time).read(id, to: .page(page))
  }

  private func refusal(_ page: Int, on day: String = "2026-03-01") throws -> BookRefusal? {
    do throws(ReadingFailure) {
      _ = try world.reading(on: day).read(id, to: .page(page))
      return nil
    } catch {
      guard case .refused(let refusal) = error else { return nil }
      return refusal
    }
  }

  @Test func `keeps one record of a day, the last one`() throws {
    // BK-55, BK-56, BK-57
    for (day, page, pages) in [
      ("2026-03-01", 30, 30), ("2026-03-01", 50, 50), ("2026-03-02", 80, 30),
      ("2026-03-02", 100, 50), ("2026-03-05", 300, 200),
    ] {
      let done = try read(page, on: day, at: page == 50 ? "23:59" : "09:00")
      #expect(done.record.total == page && done.record.pagesRead == pages)
    }
    let records = try world.reading().books.records(of: id)
    #expect(records.map(\.total) == [50, 100, 300] && records.map(\.pagesRead) == [50, 50, 200])
    #expect(records[0].at == .on("2026-03-01", at: "23:59"))
  }

  @Test func `goes on, but for the day's own page, which may be lowered`() throws {
    // BK-58, BK-59, BK-60
    #expect(try refusal(0) == .pageRange(1...300) && refusal(-1) == .pageRange(1...300))
    #expect(try refusal(301) == .pageRange(1...300))
    _ = try read(30)
    #expect(try refusal(30) == .goesBack(from: 30, accepted: 1...300))
    #expect(try refusal(30, on: "2026-03-02") == .goesBack(from: 30, accepted: 31...300))
    #expect(try refusal(29, on: "2026-03-02") == .goesBack(from: 30, accepted: 31...300))
    #expect(try read(20).record.pagesRead == 20)
    _ = try read(60, on: "2026-03-02")
    #expect(try refusal(20, on: "2026-03-02") == .goesBack(from: 60, accepted: 21...300))
    #expect(try read(21, on: "2026-03-02").record.pagesRead == 1)
  }

  @Test func `reads so much of a hundred, and shows it`() throws {
    // BK-43, BK-54
    for (percent, page) in [(1, 3), (33, 99), (34, 102), (100, 300)] {
      let done = try world.reading().read(id, to: .percent(percent))
      #expect(done.record.total == page)
      #expect(BookProgress(done.book, today: .on("2026-03-01")).percent == percent)
    }
    try world.store.keep(.sample("seven", pages: 7))
    #expect(try world.reading().read(ID("seven"), to: .percent(50)).record.total == 4)
    for percent in [0, 101] {
      #expect(throws: ReadingFailure.refused(.percentRange(1...100))) {
        _ = try world.reading().read(ID("seven"), to: .percent(percent))
      }
    }
  }

  @Test(arguments: [(100, 33), (299, 99), (300, 100), (1, 0)])
  func `shows progress rounded down`(page: Int, percent: Int) throws {
    // BK-43
    #expect(BookProgress(try read(page).book, today: .on("2026-03-01")).percent == percent)
  }

  @Test func `is over on the last page, until that is taken back`() throws {
    // BK-53, BK-61, BK-63, BK-64
    _ = try read(100)
    let late = world.reading(on: "2026-03-04")
    let done = try late.read.complete(id)
    #expect(done.book.completedOn == .on("2026-03-04") && done.record.pagesRead == 200)
    #expect(try late.books.list(BookList(.reading)) == [])
    #expect(try refusal(300, on: "2026-03-05") == .alreadyComplete(.on("2026-03-04")))
    #expect(try refusal(10, on: "2026-04-05") == .alreadyComplete(.on("2026-03-04")))
    let taken = try late.read.takeBack(id, .last)
    #expect(taken.book.completedOn == nil && taken.book.total == 100)
    #expect(taken.records.map(\.total) == [300])
    #expect(try late.books.list(BookList(.reading)) == [taken.book])
    #expect(try late.read.putBack(taken) == done.book)
    let all = try late.read.takeBack(id, .all)
    #expect(all.records.map(\.total) == [100, 300] && all.book.last == nil)
    #expect(throws: ReadingFailure.refused(.nothingRead)) {
      _ = try late.read.takeBack(id, .last)
    }
    _ = try read(5, on: "2026-03-04")
    #expect(throws: ReadingFailure.refused(.readSince)) { _ = try late.read.putBack(all) }
  }

  @Test func `is said in percent where the pages are unknown, and not when the day has gone by`()
    throws
  {
    // BK-43, BK-51, BK-63, I-13
    try world.store.keep(.sample("open", pages: nil))
    #expect(throws: ReadingFailure.refused(.pagesUnknown)) {
      _ = try world.reading().read(ID("open"), to: .page(1))
    }
    let done = try world.reading().read(ID("open"), to: .percent(35))
    #expect(done.record == .sample("2026-03-01", 35, 35, isPercent: true))
    #expect(BookProgress(done.book, today: .on("2026-03-01")).percent == 35)
    // The book is not late until the target day has passed.
    _ = try read(10, on: "2026-03-08", at: "23:59")
    let range = Day.on("2026-03-10")...Day.on("2027-03-09")
    #expect(
      try refusal(20, on: "2026-03-09")
        == .overdue(
          title: "데미안", target: .on("2026-03-08"), accepted: range))
    #expect(throws: ReadingFailure.self) { try world.reading(on: "2026-03-09").read.complete(id) }
  }

  @Test func `is celebrated with the days it took and those it was early`() throws {
    // BK-62, BK-73
    #expect(try read(299, on: "2026-03-04").celebration == nil)
    let done = try read(300, on: "2026-03-04")
    let celebration = try #require(done.celebration)
    #expect(celebration.daysUsed == 3 && celebration.daysAhead == 4)
    #expect(BookProgress(done.book, today: .on("2027-01-01")).isGoalAchieved == true)
    try world.store.keep(.sample("b2"), .sample("b3"))
    let atOnce = try world.reading().read.complete(ID("b2")).celebration
    #expect(atOnce?.daysUsed == 0 && atOnce?.daysAhead == 7)
    let justInTime = try world.reading(on: "2026-03-08").read.complete(ID("b3")).celebration
    #expect(justInTime?.daysUsed == 7 && justInTime?.daysAhead == nil)
  }

  @Test func `counts down to its day and up from it`() throws {
    // BK-49, BK-50, BK-51
    let book = Book.sample()
    for (day, label, isOverdue) in [
      ("2026-03-01", "D-7", false), ("2026-03-08", "D-Day", false), ("2026-03-09", "D+1", true),
      ("2026-03-10", "D+2", true),
    ] {
      let progress = BookProgress(book, today: .on(day))
      #expect(progress.dDayLabel == label && progress.isOverdue == isOverdue)
    }
    let done = BookProgress(try read(300).book, today: .on("2026-03-10"))
    #expect(done.dDayLabel == nil && !done.isOverdue && done.pace == nil)
  }

  @Test func `has a share for each day`() throws {
    // BK-30
    let fresh = BookProgress(.sample(), today: .on("2026-03-01"))
    #expect(fresh.pace == 38 && fresh.owedToday == 38 && fresh.readToday == 0)
    let begun = BookProgress(try read(20).book, today: .on("2026-03-01"))
    #expect(begun.pace == 35 && begun.owedToday == 18 && begun.readToday == 20)
    let ahead = BookProgress(try read(100).book, today: .on("2026-03-01"))
    #expect(ahead.owedToday == 0)
    #expect(BookProgress(.sample(), today: .on("2026-03-09")).pace == nil)
    #expect(BookProgress(.sample(pages: nil), today: .on("2026-03-01")).owedToday == nil)
  }

  // newcomer, second hour A2: the rest was divided by a number of days that included today, whose pages were already
  // read.
  @Test func `shares the rest among the days from tomorrow once today's share is read`() throws {
    // BK-30
    let half = BookProgress(try read(152).book, today: .on("2026-03-01"))
    #expect(half.owedToday == 0 && half.pace == 22)
    let tomorrow = BookProgress(half.book, today: .on("2026-03-02"))
    #expect(tomorrow.pace == half.pace && tomorrow.owedToday == half.pace)
    let exactly = BookProgress(try read(38).book, today: .on("2026-03-01"))
    #expect(exactly.owedToday == 0 && exactly.pace == 38)
    let almost = BookProgress(try read(37).book, today: .on("2026-03-01"))
    #expect(almost.owedToday == 1 && almost.pace == 33)
    let lastDay = try #require(
      Pace(left: 5, readToday: 100, today: .on("2026-03-08"), target: .on("2026-03-08")))
    #expect(lastDay.days == 1 && lastDay.pages == 5)
  }

  @Test func `counts for the last day where one travelled back before it`() throws {
    // BK-57, BK-58
    _ = try read(30)
    _ = try read(50, on: "2026-03-02")
    let done = try read(60, on: "2026-03-01", at: "20:00")
    #expect(done.record.day == .on("2026-03-02") && done.record.pagesRead == 30)
    #expect(try world.reading().books.records(of: id).map(\.total) == [30, 60])
  }
}
