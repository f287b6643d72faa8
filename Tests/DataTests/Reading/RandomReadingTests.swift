import Domain
import StoreSupport
import Support
import Synchronization
import Testing

@testable import Data

@Suite struct `Reading, whatever is done with it in whatever order` {
  /// A clock that the test advances. It sometimes changes the time zone.
  private final class Clock: Sendable {
    let now = Mutex(Now.on("2026-03-01"))
    var port: WallClock { WallClock { self.now.withLock { $0 } } }

    func goOn(_ randomSource: RandomSource) {
      now.withLock { now in
        let offset = randomSource.below(9) == 0 ? (randomSource.below(25) - 11) * 3600 : now.offset
        now = Now(instant: now.instant + randomSource.below(40) * 3600 + 61, offset: offset)
      }
    }
  }

  private static func reading(_ store: any ReadingRepository, _ clock: Clock, _ prefix: String)
    -> Reading
  {
    Reading(
      reading: store, clock: clock.port, calendar: .unchanging(offset: 9 * 3600),
      ids: .counted(prefix), share: .toNowhere)
  }

  /// Returns the result or the refusal of a command as text, so that two stores can be compared.
  private func outcome<T>(_ body: () throws(ReadingFailure) -> T) -> String {
    do throws(ReadingFailure) { return "\(try body())" } catch { return "refused: \(error)" }
  }

  private static let words = ["윤슬", "데미안", "fate", "Café", "1984", "강물 위", "가나다"]

  private static func command(
    _ reading: Reading, _ randomSource: RandomSource, _ taken: inout [RemovedRecords]
  )
    throws(ReadingFailure) -> Any
  {
    let book = ID<Book>("r\(randomSource.below(12))")
    let word = words[randomSource.below(words.count)] + words[randomSource.below(words.count)]
    let pages = 1 + randomSource.below(60)
    switch randomSource.below(22) {
    case 0, 1:
      let category = BookCategory.allCases[randomSource.below(4)]
      return try reading.add.manual(
        BookDraft(
          title: word, author: randomSource.below(3) == 0 ? "" : words[randomSource.below(7)],
          pages: pages,
          isbn: randomSource.below(3) == 0 ? ISBN.counted(randomSource.below(5)).text : "",
          category: category))
    case 2:
      return try reading.add.searchResult(
        BookDraft(title: word, pages: 0, isbn: ISBN.counted(randomSource.below(9)).text))
    case 3: return try reading.edit(book, BookChange(title: word))
    case 4: return try reading.edit(book, BookChange(pages: pages))
    case 5:
      let target = reading.books.today + randomSource.below(30)
      return try reading.edit(book, BookChange(target: target, theme: .chosen(.red)))
    case 6: return try reading.edit.rate(book, Rating(halves: randomSource.below(12)))
    case 7, 8: return try reading.edit.move(book, to: 1 + randomSource.below(6))
    case 9: return try reading.edit.remove(book)
    case 10: return try reading.edit.restore(book)
    case 11:
      return try reading.quote(book, word, page: randomSource.below(3) == 0 ? nil : pages)
    case 12:
      return try reading.quote.edit(
        ID("r\(randomSource.below(40))"), SentenceChange(text: word, page: randomSource.below(20)))
    case 13: return try reading.quote.remove(ID("r\(randomSource.below(40))"))
    case 14: return try reading.quote.restore(ID("r\(randomSource.below(40))"))
    case 15: return try reading.like.goal(try reading.books.find(book.text))
    case 16: return try reading.like.off(reading.books.find(book.text).facts.likedName)
    case 17:
      let records = try reading.read.takeBack(book, randomSource.below(3) == 0 ? .all : .last)
      taken.append(records)
      return records
    case 18:
      guard let last = taken.popLast() else { return 0 }
      return try reading.read.putBack(last)
    case 19: return try reading.read(book, to: .percent(randomSource.below(110)))
    default: return try reading.read(book, to: .page(randomSource.below(61)))
    }
  }

  /// Returns the answer to each query of the store, as text.
  private func answers(_ store: any ReadingRepository, _ reading: Reading)
    throws(ReadingFailure) -> [String]
  {
    var answers: [String] = []
    for shelf in Shelf.allCases {
      for sort in BookSort.allCases {
        answers.append("\(shelf) \(sort): \(try store.list(BookList(shelf, sort: sort)))")
      }
    }
    for sort in BookSort.allCases {
      let order: [BookCategory] = [.cartoon, .autobiography]
      for index in [0, 3, 9] {
        answers.append("\(try store.home(sort, in: order, around: .index(index), length: 4))")
        let list = BookList(.all, sort: sort)
        answers.append("\(try store.slice(list, around: .index(index), length: 4))")
      }
    }
    answers.append("\(try store.activity())")
    answers.append("\(try reading.queries.newest(99).map(\.record.at.instant))")
    answers.append("\(try reading.books.counts())")
    answers.append("\(try reading.queries.stats())")
    answers.append("\(try reading.queries.months())")
    answers.append("\(try reading.queries.categories()) \(try reading.queries.parts())")
    answers.append("\(try reading.queries.finishedByMonth()) \(try reading.queries.daily(180))")
    for sort in BookSort.allCases {
      answers.append("\(sort): \(try store.quoteIDs(sort)) \(try store.likedTitles(sort))")
    }
    return answers
  }

  @Test(.slow, arguments: 1...TestDepth.some(3, of: 6))
  func `is the same in the store as in the plainest one, and never breaks a promise`(seed: Int)
    throws
  {
    // BK-58, BK-83
    let database = try Database(.memory)
    let (clock, twin) = (Clock(), Clock())
    let real = SQLiteReading(database)
    let plain = ReadingInMemory()
    let first = Self.reading(real, clock, "r")
    let second = Self.reading(plain, twin, "r")
    var (taken, takenTwin): ([RemovedRecords], [RemovedRecords]) = ([], [])
    let (randomSource, chanceTwin) = (
      RandomSource.seeded(UInt64(seed)), RandomSource.seeded(UInt64(seed))
    )
    for turn in 0..<400 {
      clock.goOn(randomSource)
      twin.goOn(chanceTwin)
      let one = outcome { () throws(ReadingFailure) in
        try Self.command(first, randomSource, &taken)
      }
      let other = outcome { () throws(ReadingFailure) in
        try Self.command(second, chanceTwin, &takenTwin)
      }
      try #require(one == other, "turn \(turn)")
      try #require(try database.readingProblems() == [], "turn \(turn): \(one)")
      if turn % 20 == 0 {
        for (one, other) in zip(try answers(real, first), try answers(plain, second)) {
          try #require(one == other, "turn \(turn)")
        }
        for word in Self.words + ["슬", "ate"] {
          try #require(try real.quoteIDs(search: word) == plain.quoteIDs(search: word))
          try #require(
            try real.ids(.all, .title, search: word) == plain.ids(.all, .title, search: word))
          try #require(
            try real.likedTitles(search: word) == plain.likedTitles(search: word))
        }
      }
      for book in try real.list(BookList(.all)) {
        let records = try real.records(of: book.id)
        try #require(records.reduce(0) { $0 + $1.pagesRead } == book.total)
        try #require(Set(records.map(\.day)).count == records.count)
        try #require(records.map(\.total) == records.map(\.total).sorted())
        try #require((0...(book.facts.pages ?? 100)).contains(book.total))
        try #require(records.last == book.last)
      }
    }
    #expect(try database.problems() == [])
  }
}
