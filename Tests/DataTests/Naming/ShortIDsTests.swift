import Domain
import StoreSupport
import Support
import Testing

@testable import Data

/// Tests of the short ids of records. Hostile A-7
@Suite struct `Short ids of the store` {
  private static let ids = [
    "abcd", "abcdefgh", "abcdefgx", "abcdzzzz", "b0000000001", "b0000000002", "b000000001", "zz",
  ]

  private func store(with ids: [String]) throws -> SQLiteShortIDs {
    let database = try Database(.memory)
    #expect(try SQLitePeople(database).insertNew(ids.map { .sample(id: $0) }).count == ids.count)
    return SQLiteShortIDs(database)
  }

  @Test func `are the same whether they are read alone or with all others`() throws {
    // Few ids among many are looked up one by one.
    let store = try store(with: Self.ids + (100..<200).map { "other\($0)" })
    let all = try store.shortIDs(of: .person)
    for id in Self.ids {
      let alone = try store.shortIDs(of: .person, among: [id])
      #expect(alone.short(id) == all.short(id), "\(id)")
    }
    #expect(all.short("abcdefgh") == "abcdefgh" && all.short("b000000001") == "b000000001")
    #expect(all.short("zz") == "zz" && all.short("abcdzzzz") == "abcdz")
  }

  /// An id is compared only with its two neighbours in the index; the table is not scanned.
  @Test func `are read from the neighbours in the index`() throws {
    let database = try Database(.memory)
    let plan = try database.plan(of: SQLiteShortIDs.neighbours(in: "moods"))
    #expect(plan.filter { $0.contains("SEARCH moods USING COVERING INDEX") }.count == 2, "\(plan)")
    #expect(!plan.contains { $0.hasPrefix("SCAN moods") }, "\(plan)")
  }
}
