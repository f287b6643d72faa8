import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `The shapes of records` {
  /// The columns of a table mapping, without its generic types.
  struct Mapping {
    let table: String
    let names: Set<String>
    let misplaced: [String]

    init<Record, Column>(_ shape: TableMapping<Record, Column>) {
      table = shape.table
      names = Set(shape.read + shape.written.map(\.name))
      misplaced = shape.misplaced
    }
  }

  static let all = [
    Mapping(PeopleRow.shape), Mapping(WateringRow.shape), Mapping(PendingRow.shape),
    Mapping(AddressBookRow.shape), Mapping(SayingsRow.shape), Mapping(FeedRow.shape),
    Mapping(MoodsRow.shape), Mapping(ScheduleRow.shape), Mapping(BooksRow.shape),
    Mapping(RecordsRow.shape), Mapping(SentencesRow.shape), Mapping(FavouritesRow.shape),
    Mapping(NoticeRow.shape), Mapping(AccountRow.shape), Mapping(DatesRow.shape),
    Mapping(GiftsRow.shape), Mapping(CounterRow.shape), Mapping(CountRow.shape),
  ]

  /// Columns that are not in the mapping: row numbers, and values that triggers maintain.
  static let beside: [String: Set<String>] = [
    "waterings": ["key"], "contacts": ["key"], "notices": ["key"],
    "books": ["last_day", "sentences", "earlier_pages"], "readings": ["key", "here"],
  ]

  @Test func `have every column of their tables and no other`() throws {
    let database = try Database(.memory)
    for shape in Self.all {
      let columns = try database.alone { (store) throws(StorageFailure) in
        try store.all("SELECT name FROM pragma_table_info('\(shape.table)')") { $0.text }
      }
      // The phone numbers of a card are in their own table.
      let known = shape.names.subtracting(["phones"]).union(Self.beside[shape.table] ?? [])
      #expect(known == Set(columns), "\(shape.table)")
    }
  }

  @Test func `have what is never read behind all that is`() {
    for shape in Self.all { #expect(shape.misplaced.isEmpty, "\(shape.table)") }
  }

  @Test func `keep and read back whatever a record has`() throws {
    let database = try Database(.memory)
    let person = Person.sample(id: "one")
    let kept = try database.alone { (store) throws(StorageFailure) in
      try store.run(PeopleRow.shape.insert, PeopleRow.shape.values(of: person))
      return try store.first(PeopleSQL.findAny, [.text("one")], PeopleRow.person)
    }
    #expect(kept == person)
  }
}
