import Domain
import StoreSupport
import Support
import Testing

@testable import Data

/// Two devices edit the pages and the reading log of the same book (spec/sync.md 2.6).
@Suite struct `Pages of stores that meet` {
  private let fixture = SyncFixture()

  private func change(_ store: SyncedStore, _ body: @escaping (inout Book) -> Void) throws {
    _ = try store.parts.reading.change(ID("b1")) { found throws(BookRefusal) in
      var changed = found
      body(&changed)
      return changed
    }
  }

  private func book(_ store: SyncedStore) throws -> Book {
    try #require(try store.parts.reading.candidates(for: "b1", by: .id).first)
  }

  private func pair() throws -> (SyncedStore, SyncedStore) {
    let stores = try fixture.stores(2)
    _ = try stores[0].parts.reading.add(.sample("b1", "데미안"))
    try stores[0].parts.reading.keep(.sample("2026-03-01", 50, 50))
    try fixture.all(stores)
    return (stores[0], stores[1])
  }

  /// Spec: “book's pages < what was read: pages shown = what was read, told”. Other fields of the book are synced all
  /// the same.
  @Test(.slow, arguments: [true, false])
  func `are no fewer than were read, whoever is heard first`(_ isFirst: Bool) throws {
    let (one, two) = try pair()
    try change(one) { $0.facts.pages = 280 }
    try two.parts.reading.keep(.sample("2026-03-02", 290, 240))
    try fixture.all(isFirst ? [one, two] : [two, one])
    try change(one) { $0.facts.title = SingleLineText(stored: "Demian") }
    try fixture.all([one, two])
    for store in [one, two] {
      let book = try book(store)
      #expect(book.facts.pages == 290 && book.facts.title.text == "Demian")
      #expect(book.last?.total == 290)
      let conflicts = try SQLiteConflicts(store.parts.database).entries()
      #expect(conflicts.map(\.field) == ["pages"] && conflicts.allSatisfy(\.isHeld))
      #expect(throws: ConflictFailure.taken(field: "pages")) {
        try SQLiteConflicts(store.parts.database).resolve(1, keeping: .other)
      }
    }
    try fixture.expectSame([one, two])
    // When the log entry is removed, the book has the page count that the user entered.
    _ = try two.parts.reading.removeRecords(ID("b1"), .last, at: .on("2026-03-03"))
    try fixture.all([one, two])
    for store in [one, two] {
      #expect(try book(store).facts.pages == 280)
      #expect(try SQLiteConflicts(store.parts.database).entries().isEmpty)
    }
    try fixture.expectSame([one, two])
  }

  /// Spec: “pages grow from day to day; `pagesRead` is computed anew from totals; a record that would go back is held,
  /// and told”.
  @Test func `are read once, and never go back`() throws {
    let (one, two) = try pair()
    try one.parts.reading.keep(.sample("2026-03-02", 100, 50))
    try two.parts.reading.keep(.sample("2026-03-03", 120, 70))
    try fixture.all([one, two])
    for store in [one, two] {
      #expect(try store.parts.reading.activity().map(\.record.pagesRead) == [50, 50, 20])
      #expect(try book(store).last?.total == 120)
    }
    try one.parts.reading.keep(.sample("2026-03-04", 200, 80))
    try two.parts.reading.keep(.sample("2026-03-05", 150, 30))
    try fixture.all([one, two])
    for store in [one, two] {
      #expect(try store.parts.reading.activity().map(\.record.total) == [50, 100, 120, 200])
      #expect(try SQLiteConflicts(store.parts.database).entries().map(\.field) == ["record"])
    }
    try fixture.expectSame([one, two])
  }

  /// Spec: “one reading a day and book: the later instant stands, the other is held as taken back”. The other entry is
  /// restored when the later one is removed.
  @Test func `of one day stand by the later record, and come back when it goes`() throws {
    let stores = try fixture.stores(3)
    _ = try stores[0].parts.reading.add(.sample("b1", "데미안"))
    try fixture.all(stores)
    try stores[0].parts.reading.keep(.sample("2026-03-02", 40, 40, at: "09:00"))
    try stores[1].parts.reading.keep(.sample("2026-03-02", 60, 60, at: "21:00"))
    for store in [stores[1], stores[2]] { _ = try store.meet(at: fixture.remote) }
    _ = try stores[2].parts.reading.removeRecords(ID("b1"), .last, at: .on("2026-03-03"))
    try fixture.all(stores)
    for store in stores {
      #expect(try store.parts.reading.activity().map(\.record.total) == [40])
      #expect(try SQLiteConflicts(store.parts.database).entries().isEmpty)
    }
    try fixture.expectSame(stores)
  }

  /// The conflict shows both entries: the one in use for that day and the one that was replaced.
  @Test func `of one day are told beside what stands instead`() throws {
    let stores = try fixture.stores(2)
    _ = try stores[0].parts.reading.add(.sample("b1", "데미안"))
    try fixture.all(stores)
    try stores[0].parts.reading.keep(.sample("2026-03-02", 40, 40, at: "09:00"))
    try stores[1].parts.reading.keep(.sample("2026-03-02", 60, 60, at: "21:00"))
    try fixture.all(stores)
    for store in stores {
      let entry = try #require(try SQLiteConflicts(store.parts.database).entries().first)
      #expect(entry.isHeld && entry.title == "데미안")
      #expect(entry.current.members.contains(ConflictMember("page", .number(60))))
      #expect(entry.other.members.contains(ConflictMember("page", .number(40))))
    }
  }

  /// Choosing between two entries of a day removes the other one. Writing the chosen one again would not end the
  /// conflict, because the later moment stands.
  @Test(arguments: [ConflictSide.current, .other], ["09:00", "21:00"])
  func `of one day are chosen once`(_ side: ConflictSide, _ time: String) throws {
    let stores = try fixture.stores(2)
    _ = try stores[0].parts.reading.add(.sample("b1", "데미안"))
    try fixture.all(stores)
    try stores[0].parts.reading.keep(.sample("2026-03-02", 40, 40, at: "09:00"))
    try stores[1].parts.reading.keep(.sample("2026-03-02", 60, 60, at: time))
    try fixture.all(stores)
    let conflicts = SQLiteConflicts(stores[1].parts.database)
    let entry = try #require(try conflicts.entries().first)
    let members = side == .current ? entry.current.members : entry.other.members
    try conflicts.resolve(entry.number, keeping: side)
    try fixture.all(stores)
    for store in stores {
      #expect(try SQLiteConflicts(store.parts.database).entries().isEmpty)
      let pages = try store.parts.reading.activity().map(\.record.total)
      #expect(pages.count == 1)
      #expect(members.contains(ConflictMember("page", .number(pages[0]))))
    }
    try fixture.expectSame(stores)
    // Undo refuses the other choice: the row that it shows counts as changed since.
    if side == .other { return }
    _ = try stores[1].parts.history.undo()
    try fixture.all(stores)
    for store in stores {
      #expect(try SQLiteConflicts(store.parts.database).entries().count == 1)
      #expect(try store.parts.reading.activity().count == 1)
    }
    try fixture.expectSame(stores)
  }
}
