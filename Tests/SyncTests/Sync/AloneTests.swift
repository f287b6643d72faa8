import Domain
import StoreSupport
import Support
import Testing

@testable import Data

/// A store that never syncs, and one that syncs with no other device (spec/sync.md I7, done when 3).
@Suite struct `A store that meets nobody` {
  /// Makes the same change in all stores. A change that a store refuses is skipped for that store.
  private func act(_ stores: [SyncedStore], _ change: Int, _ n: Int) {
    for store in stores {
      let changes = store.parts.changes
      do { try changes[change % changes.count].act(n) } catch { continue }
    }
  }

  /// A store in which sync was started has the same data after each change, undo and redo as a store without sync.
  @Test(.slow, arguments: 1...4)
  func `has what it would have without sync, deed by deed`(_ seed: Int) throws {
    let randomSource = RandomSource.seeded(UInt64(seed) &* 31)
    let stores = try (1...2).map { _ in try SyncedStore() }
    for store in stores { store.set(5_000_000) }
    try stores[0].begin(1)
    let remote = RemoteInMemory()
    for _ in 0..<120 {
      act(stores, randomSource.below(1000), randomSource.below(10_000))
      switch randomSource.below(10) {
      case 0: for store in stores { do { _ = try store.parts.history.undo() } catch { continue } }
      case 1: for store in stores { do { _ = try store.parts.history.redo() } catch { continue } }
      case 2 where randomSource.below(4) == 0: for store in stores { try store.emptyTrash() }
      case 3: _ = try stores[0].meet(at: remote)
      case _: break
      }
      let (one, other) = (try stores[0].parts.dump(), try stores[1].parts.dump())
      guard one == other else {
        Issue.record("\(Set(one).symmetricDifference(other).sorted())")
        return
      }
      #expect(try stores[0].parts.found() == stores[1].parts.found())
    }
  }

  /// Before sync is started, the store has no tables for sync.
  @Test func `keeps nothing for others`() throws {
    let store = try SyncedStore()
    let randomSource = RandomSource.seeded(99)
    for _ in 0..<150 { act([store], randomSource.below(1000), randomSource.below(10_000)) }
    let tables = try store.parts.database.read { (store) throws(StorageFailure) in
      try store.all("SELECT name FROM sqlite_schema WHERE name LIKE 'sync%'") { $0.text }
    }
    #expect(tables == [])
  }

  /// A process that has the store open while another process starts sync also records its later changes.
  @Test func `that is open elsewhere notes what is written once it has begun`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      let (here, there) = (try SyncedStore(.file(path)), try SyncedStore(.file(path)))
      for store in [here, there] { store.set(5_000_000) }
      try there.parts.people.insert(.sample(id: "ada", name: "Ada"))
      try here.begin(1)
      let remote = RemoteInMemory()
      _ = try here.meet(at: remote)
      try there.parts.people.insert(.sample(id: "mina", name: "Mina"))
      #expect(try here.sync.unsent())
      #expect(try there.meet(at: remote).sent == 1)
    }
  }
}
