import Domain
import Support
import Testing

@testable import Data

// L-30
@Suite struct `Counters on two devices` {
  private let fixture = SyncFixture()
  private let day = Day.on("2026-03-08")

  private func add(_ store: SyncedStore, _ n: Int, _ id: String, _ tag: String = "water") throws {
    _ = try store.parts.counts.add(
      CountAmount(n), on: day, to: .sample(tag), ID(id), at: .on("2026-03-08"))
  }

  private func set(_ store: SyncedStore, _ n: Int, _ id: String) throws {
    _ = try store.parts.counts.add(
      CountAmount(n), on: day, to: .sample(), ID(id), at: .on("2026-03-08", at: "10:00"),
      replacing: true)
  }

  private func sum(_ store: SyncedStore) throws -> CountAmount? {
    try store.parts.counts.days(of: ID("water")).first?.amount
  }

  /// Returns what all counters with a tag have on the day.
  private func sum(_ store: SyncedStore, under tag: String) throws -> CountAmount {
    try store.parts.counts.counters().filter { $0.tag == tag }.reduce(.zero) { sum, counter in
      try store.parts.counts.days(of: counter.id).compactMap(\.amount).reduce(sum, +)
    }
  }

  private func conflicts(_ store: SyncedStore) throws -> [ConflictEntry] {
    try SQLiteConflicts(store.parts.database).entries()
  }

  @Test func `lose no glass of water, and are one counter`() throws {
    let stores = try fixture.stores(2)
    try add(stores[0], 1, "a")
    try add(stores[1], 2, "b")
    try fixture.all(stores)
    for store in stores {
      #expect(try store.parts.counts.counters().count == 1)
      #expect(try sum(store) == CountAmount(3))
      #expect(try conflicts(store).isEmpty)
    }
    try fixture.expectSame(stores)
  }

  @Test func `that set the same day make a conflict, and the later one alone counts`() throws {
    let stores = try fixture.stores(2)
    try add(stores[0], 1, "a")
    try fixture.all(stores)
    try set(stores[0], 5, "b")
    fixture.pass(stores)
    try set(stores[1], 8, "c")
    try fixture.all(stores)
    for store in stores {
      #expect(try sum(store) == CountAmount(8))
      let entry = try #require(try conflicts(store).first)
      #expect(try conflicts(store).count == 1)
      #expect(entry.part == .counts && entry.field == "amount" && entry.title == "#water")
    }
    try SQLiteConflicts(stores[0].parts.database).resolve(1, keeping: .other)
    try fixture.all(stores)
    for store in stores { #expect(try sum(store) == CountAmount(5)) }
    try fixture.expectSame(stores)
  }

  @Test func `add a count that was made without knowledge of a set`() throws {
    let stores = try fixture.stores(2)
    try add(stores[0], 1, "a")
    try fixture.all(stores)
    try set(stores[0], 5, "b")
    try add(stores[1], 2, "c")
    try fixture.all(stores)
    for store in stores {
      #expect(try sum(store) == CountAmount(7))
      #expect(try conflicts(store).isEmpty)
    }
    try fixture.expectSame(stores)
  }

  @Test func `keep what was counted while the other one renamed the tag`() throws {
    let stores = try fixture.stores(2)
    try add(stores[0], 1, "a")
    try fixture.all(stores)
    _ = try SQLiteTags(stores[0].parts.database)
      .replace(TagRenaming(from: "water", to: "물"), merging: false)
    try add(stores[1], 2, "b")
    try fixture.all(stores)
    for store in stores {
      #expect(try store.parts.counts.counters().map(\.tag) == ["물"])
      #expect(try sum(store) == CountAmount(3))
    }
    try fixture.expectSame(stores)
  }

  @Test func `keep what was counted while the other one merged the tag`() throws {
    let stores = try fixture.stores(2)
    try add(stores[0], 3, "a")
    try add(stores[0], 1, "b", "h2o")
    try fixture.all(stores)
    _ = try SQLiteTags(stores[0].parts.database)
      .replace(TagRenaming(from: "water", to: "h2o"), merging: true)
    try add(stores[1], 2, "c")
    try fixture.all(stores)
    for store in stores {
      #expect(try sum(store, under: "h2o") == CountAmount(6))
      #expect(try sum(store, under: "water") == .zero)
      #expect(try conflicts(store).isEmpty)
    }
    try fixture.expectSame(stores)
  }

  @Test func `set and remove all that both counted after they removed the counter`() throws {
    let stores = try fixture.stores(2)
    try add(stores[0], 3, "a")
    try fixture.all(stores)
    for store in stores { _ = try store.parts.counts.remove(ID("water"), at: .on("2026-03-08")) }
    try add(stores[0], 1, "b")
    try add(stores[1], 2, "c")
    try fixture.all(stores)
    for store in stores { #expect(try sum(store, under: "water") == CountAmount(3)) }
    try set(stores[0], 5, "d")
    try fixture.all(stores)
    for store in stores { #expect(try sum(store, under: "water") == CountAmount(5)) }
    let counter = try #require(try stores[1].parts.counts.counters().first)
    _ = try stores[1].parts.counts.remove(counter.id, at: .on("2026-03-08", at: "11:00"))
    try fixture.all(stores)
    for store in stores { #expect(try store.parts.counts.counters().isEmpty) }
    try fixture.expectSame(stores)
  }
}
