import Domain
import Support
import Testing

@Suite struct `An overview of reading` {
  private func queries(_ books: ReadingInMemory, on day: String) -> ReadingQueries {
    let now = Now.on(day, at: "12:00")
    return Reading(
      reading: books, clock: WallClock { now }, calendar: .unchanging(offset: 9 * 3600),
      ids: IDSource { "x" },
      share: SharePicture(
        files: FilesInMemory().port,
        pictures: PictureMaker { (_, _) throws(PictureFailure) in [] })
    ).queries
  }

  @Test func `has the numbers and a small chart of each kind`() throws {
    // BK-74…BK-81
    let books = ReadingInMemory()
    try books.keep(.sample("b1", pages: 50), .sample("b2", "Momo", category: .children))
    try books.keep(.sample("2026-03-01", 20, 20), .sample("2026-03-02", 50, 30))
    try books.keep(.sample("2026-03-02", 7, 7, at: "22:00"), of: "b2")
    let overview = try queries(books, on: "2026-03-03").overview()
    #expect(overview.stats == (try queries(books, on: "2026-03-03").stats()))
    #expect(overview.card.days.map(\.pages) == [0, 0, 20, 37, 0])
    #expect(overview.categories.map(\.pages) == [50, 7])
    #expect(overview.finished.map(\.books) == [1])
    #expect(overview.parts.map(\.records) == [0, 2, 0, 1])
    #expect(overview.month.window.total == 57 && overview.month.window.days.count == 31)
    #expect(overview.today == .on("2026-03-03") && !overview.isEmpty)
    #expect(try queries(ReadingInMemory(), on: "2026-03-03").overview().isEmpty)
  }

  @Test func `knows every day on which something was read`() throws {
    // BK-75, BK-81: the charts show parts of these days
    let books = ReadingInMemory()
    try books.keep(.sample("b1", pages: 50))
    try books.keep(.sample("2024-02-29", 20, 20), .sample("2026-03-02", 50, 30))
    let days = try queries(books, on: "2026-03-03").days()
    #expect(days.read.map(\.pages) == [20, 30] && days.today == .on("2026-03-03"))
    #expect(days.read.map(\.day) == [.on("2024-02-29"), .on("2026-03-02")])
  }
}
