import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `What is said of books, and wanted of years` {
  private let now = Now.on("2026-03-08")

  private func note(_ text: String?, of id: String, in reading: any ReadingRepository) throws {
    _ = try reading.change(ID(id)) { book in
      var book = book
      book.note = text.map(MultilineText.init(stored:))
      return book
    }
  }

  @Test(arguments: ReadingBacking.allCases)
  func `wants another number of each year`(_ backing: ReadingBacking) throws {
    //
    try backing.open { reading throws in
      #expect(try reading.yearTarget(2026) == nil)
      try reading.setYearTarget(2026, 24)
      try reading.setYearTarget(2027, 1)
      try reading.setYearTarget(2026, 1000)
      #expect(try reading.yearTarget(2026) == 1000 && reading.yearTarget(2027) == 1)
      try reading.setYearTarget(2026, nil)
      try reading.setYearTarget(2026, nil)
      #expect(try reading.yearTarget(2026) == nil && reading.yearTarget(2027) == 1)
    }
  }

  @Test(arguments: ReadingBacking.allCases)
  func `finds a book by what somebody said of it, as it is said now`(_ backing: ReadingBacking)
    throws
  {
    //
    let books: [Book] = [.sample("a", "데미안"), .sample("b", "Momo", "Ende")]
    try backing.open(with: books) { reading throws in
      // The index exists before the texts are added.
      #expect(try reading.ids(.all, .title, search: "윤슬") == "")
      try note("윤슬 같은 문장들", of: "a", in: reading)
      #expect(try reading.ids(.all, .title, search: "윤슬") == "a")
      #expect(try reading.ids(.all, .title, search: "데미안 문장들") == "a")
      try note("다시 읽고 싶다", of: "a", in: reading)
      #expect(try reading.ids(.all, .title, search: "윤슬") == "")
      _ = try reading.remove(ID("a"), at: now)
      #expect(try reading.ids(.all, .title, search: "다시") == "")
      _ = try reading.restore(ID("a"))
      #expect(try reading.ids(.all, .title, search: "다시") == "a")
      try note(nil, of: "a", in: reading)
      #expect(try reading.ids(.all, .title, search: "다시") == "")
      // Notes are not found by initial consonants; only names are.
      try note("고양이", of: "b", in: reading)
      #expect(try reading.ids(.all, .title, search: "ㄱㅇㅇ") == "")
    }
  }

  @Test(arguments: [
    "INSERT INTO year_goals VALUES (2026, 0)", "INSERT INTO year_goals VALUES (2026, 1001)",
    "INSERT INTO year_goals VALUES (0, 24)", "INSERT INTO year_goals VALUES (2026, NULL)",
    "UPDATE books SET note = ''",
  ])
  func `are refused by the store itself where they cannot be`(_ sql: String) throws {
    let database = try Database(.memory)
    try SQLiteReading(database).keep(.sample())
    #expect(throws: StorageFailure.self) {
      try database.write { (store) throws(StorageFailure) in try store.run(sql) }
    }
    #expect(try SQLiteReading(database).yearTarget(2026) == nil)
  }
}
