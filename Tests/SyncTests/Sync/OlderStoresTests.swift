import Domain
import Support
import Testing

@testable import Data

/// Syncs stores of two versions of Haru. The older one does not know some lists and fields (spec/sync.md 2.11, done
/// when 2).
@Suite struct `Stores of two versions` {
  /// Returns synced stores, one for each remote. The first is up to date, the others are of the older version.
  private func stores(
    _ remotes: [any Remote], carry: () -> Void = {}
  ) throws -> [SyncedStore] {
    let stores = try remotes.map { _ in try SyncedStore() }
    for older in stores.dropFirst() { try OlderStore.age(older) }
    for (number, store) in stores.enumerated() {
      store.set(1_000_000)
      try store.begin(number + 1)
      carry()
      _ = try store.meet(at: remotes[number])
    }
    return stores
  }

  /// Year goals, liked books and book notes are passed on by a device that does not know them.
  @Test func `lose nothing of what one of them does not know yet`() throws {
    let remote = RemoteInMemory()
    let stores = try stores([remote, remote, remote])
    let (newer, older, joining) = (stores[0], stores[1], stores[2])
    for store in stores { store.set(2_000_000) }
    _ = try newer.parts.reading.add(.sample("b1", "데미안"))
    _ = try newer.parts.reading.change(ID("b1")) { book in
      var changed = book
      changed.note = MultilineText(stored: "of the newer one")
      return changed
    }
    try newer.parts.reading.setYearTarget(2026, 12)
    for store in [newer, older] { _ = try store.meet(at: remote) }
    #expect(try older.sync.laterValues() > 0)
    #expect(try OlderStore.strangeRows(older) == 0)
    let title = try older.parts.reading.candidates(for: "b1", by: .id).first?.facts.title.text
    #expect(title == "데미안")
    // The older store edits the same book. After the files are removed, only the older store can pass on the rest.
    _ = try older.parts.reading.change(ID("b1")) { book in
      var changed = book
      changed.rating = Rating(halves: 9)
      return changed
    }
    _ = try older.meet(at: remote)
    for name in remote.names where name != .group { remote.remove(name) }
    for store in [older, joining] { _ = try store.meet(at: remote) }
    try OlderStore.update(joining)
    _ = try joining.meet(at: remote)
    let book = try #require(try joining.parts.reading.candidates(for: "b1", by: .id).first)
    #expect(book.note?.text == "of the newer one" && book.rating?.halves == 9)
    #expect(try joining.parts.reading.yearTarget(2026) == 12)
    #expect(try joining.sync.laterValues() == 0)
  }

  @Test(.slow, arguments: 1...8)
  func `come to the same, and once all are up to date each shows what it held`(_ seed: Int) throws {
    let randomSource = RandomSource.seeded(UInt64(seed) &* 104_729)
    let shared = RemoteInMemory()
    let late = (1...3).map { _ in LateRemote(shared) }
    let isLate = seed % 2 == 0
    let remotes: [any Remote] = isLate ? late : [shared, shared, shared]
    func carry(all: Bool = false) { for remote in late { remote.carry(randomSource, all: all) } }
    let stores = try stores(remotes) { carry(all: true) }
    var older = Array(stores.dropFirst())
    // This value is never changed later, so every run has a value that the older version does not know.
    try stores[0].parts.reading.setYearTarget(2030, 5)
    var time: Int64 = 2_000_000
    for turn in 0..<70 {
      let number = randomSource.below(stores.count)
      time += Int64(randomSource.below(2000))
      stores[number].set(time)
      try stores[number].act(by: randomSource)
      switch randomSource.below(12) {
      case 0: try stores[number].attempt { _ = try $0.history.undo() }
      case 1: try stores[number].attempt { _ = try $0.history.redo() }
      case 2: try stores[number].emptyTrash()
      case _: break
      }
      carry()
      if randomSource.below(2) == 0 { _ = try stores[number].meet(at: remotes[number]) }
      // Files that the remote loses are sent again by the devices.
      if seed % 4 == 1, randomSource.below(15) == 0 {
        for name in shared.names where randomSource.below(2) == 0 { shared.remove(name) }
      }
      if seed % 3 == 0, turn == 40, let one = older.popLast() { try OlderStore.update(one) }
    }
    func meetAll() throws {
      for _ in 0..<6 {
        for (store, remote) in zip(stores, remotes) {
          carry(all: true)
          _ = try store.meet(at: remote)
        }
      }
    }
    func expectSameFacts() throws {
      for store in stores {
        #expect(try store.complaints() == [])
        let (fieldVersions, others) = (try store.fieldVersions(), try stores[0].fieldVersions())
        #expect(
          fieldVersions == others, Comment(rawValue: SyncFixture.difference(fieldVersions, others)))
      }
    }
    try meetAll()
    for store in older {
      #expect(try OlderStore.strangeRows(store) == 0)
      #expect(try store.sync.laterValues() > 0)
    }
    try expectSameFacts()
    for store in older { try OlderStore.update(store) }
    try meetAll()
    try expectSameFacts()
    for store in stores {
      let counted = try store.counted()
      #expect(counted.kept == counted.anew)
      #expect(try store.sync.laterValues() == 0)
      let lines = try Set(store.lines()).symmetricDifference(stores[0].lines()).sorted()
      #expect(lines == [])
      #expect(try store.found() == stores[0].found())
      #expect(try store.strayIndexes() == [])
      // Snapshots replace the lost files when `seed % 4` is 1. They have no conflicts of fields without a value.
      if seed % 4 != 1 {
        let (conflicts, others) = (try store.conflicts(), try stores[0].conflicts())
        #expect(conflicts == others, Comment(rawValue: SyncFixture.difference(conflicts, others)))
      }
    }
  }
}
