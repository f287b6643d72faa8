import Data
import Domain

/// Measures the work of the screens of books inside one process.
enum InsideLibrary {
  /// Measures reading and writing many times, and prints a row for each kind.
  static func run(_ arguments: Arguments) throws(BenchFailure) {
    let half = try reading(try arguments.text("store"))
    let all = try reading(try arguments.text("unfinished"))
    try home("the home of books, half of them unfinished", half)
    try home("the home of books, all of them unfinished", all)
    try shelf(half)
    try measure("the records of a month", target: 15) { (turn) throws(ReadingFailure) in
      let month = Sample.today - 31 * (1 + turn % 20)
      let slice = try half.queries.month(month, around: .index(turn * 61), length: screen)
      return !slice.items.isEmpty
    }
    try measure("the analysis of what was read", target: 50) { (turn) throws(ReadingFailure) in
      let stats = try half.queries.stats()
      let calendar = try half.queries.calendar(Sample.today - 31 * (1 + turn % 20))
      let categories = try half.queries.categories()
      return stats.finished > 0 && !categories.isEmpty && calendar.window.total > 0
    }
    try write(half)
  }

  /// The number of books of a long list that a screen loads.
  private static let screen = BookQueries.loaded

  private static func reading(_ path: String) throws(BenchFailure) -> Reading {
    let now = Now(day: Sample.today, time: TimeOfDay(seconds: 9 * 3600), offset: 9 * 3600)
    let database: Database
    do throws(StorageFailure) { database = try Database(.file(path)) } catch {
      throw .haru("\(error)")
    }
    return Reading(
      reading: SQLiteReading(database), clock: WallClock { now },
      calendar: LocalCalendar(
        moment: { Now(day: $0, time: $1, offset: now.offset) },
        local: { Now(instant: $0, offset: now.offset) }),
      ids: IDSource { "none" },
      share: SharePicture(files: .onDisk, pictures: .rsvg(path: nil)))
  }

  /// Measures loading the Books screen: the newest log entries, and a part of the list in each order. The part is at
  /// any position or around a known book.
  private static func home(_ title: String, _ reading: Reading) throws(BenchFailure) {
    let sorts: [BookSort] = [.title, .titleDown, .author, .authorDown, .custom]
    var known: ID<Book>?
    try measure(title, target: 15) { (turn) throws(ReadingFailure) in
      let total = try reading.books.counts().reading
      var anchor = ListAnchor<ID<Book>>.index(turn * 7919 % max(1, total))
      if turn % 2 == 1, let known { anchor = .record(known) }
      let home = try reading.books.home(
        sorts[turn % sorts.count], in: BookCategory.allCases, around: anchor, length: screen)
      known = home.books[home.books.focus]?.id
      let newest = try reading.queries.newest()
      return !home.books.items.isEmpty && !newest.isEmpty
    }
  }

  /// Measures loading the summary of the bookshelf, and a part of its two lists.
  private static func shelf(_ reading: Reading) throws(BenchFailure) {
    let sorts: [BookSort] = [.recent, .title, .titleDown, .author, .authorDown]
    try measure("the bookshelf", target: 15) { (turn) throws(ReadingFailure) in
      let counts = try reading.books.counts()
      let sort = sorts[turn % sorts.count]
      let finished = try reading.books.shelf(
        BookList(.finished, sort: sort), around: .index(turn * 7919 % max(1, counts.finished)),
        length: screen)
      let liked = try reading.books.favourites(
        sort, around: .index(turn * 7919 % max(1, counts.favourites)), length: screen)
      return !finished.items.isEmpty && !liked.items.isEmpty
    }
  }

  /// Measures writing a log entry to the disk, each time for another book.
  private static func write(_ reading: Reading) throws(BenchFailure) {
    var ids: [ID<Book>] = []
    do throws(ReadingFailure) {
      ids = try reading.books.home(.custom, in: [], around: .index(0), length: 201)
        .books.items.map(\.id)
    } catch { throw .haru("\(error)") }
    if ids.isEmpty { throw .haru("no book is unfinished") }
    try measure("a record written", target: 20, turns: min(200, ids.count - 1)) {
      (turn) throws(ReadingFailure) in
      let book = try reading.books.find(ids[turn].text)
      return try reading.read(book.id, to: .page(book.total + 1)).record.pagesRead > 0
    }
  }

  private static func measure(
    _ title: String, target: Double, turns: Int = 200, _ look: (Int) throws(ReadingFailure) -> Bool
  ) throws(BenchFailure) {
    var times: [Double] = []
    var failure: ReadingFailure?
    var hasFound = false
    // The first call is not counted, because it fills caches.
    for turn in 0...turns {
      let time = Timing.milliseconds {
        do throws(ReadingFailure) { hasFound = try look(turn) || hasFound } catch {
          failure = error
        }
      }
      if turn > 0 { times.append(time) }
      if let failure { throw .haru("\(title): \(failure)") }
    }
    guard hasFound, !times.isEmpty else { throw .haru("\(title): nothing was found") }
    Timing.printRow(title, times, target: target)
  }
}
