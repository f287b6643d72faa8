import Domain
import StoreSupport
import Support
import Testing

@testable import Data

/// A resolution is a change like any other. When it is undone, the conflict is open again on all devices, with both
/// values and their devices.
@Suite struct `A conflict that was resolved` {
  private let fixture = SyncFixture()

  private func name(_ name: String?, _ store: SyncedStore) throws {
    _ = try store.parts.people.change(ID("ada")) { person in
      var changed = person
      changed.nickname = name.map { SingleLineText(stored: $0) }
      return changed
    }
  }

  private func conflicts(_ store: SyncedStore) -> SQLiteConflicts {
    SQLiteConflicts(store.parts.database)
  }

  /// Returns stores with a conflict: the first store wrote “Minnie”, and the second one wrote “Min” later.
  private func differing(_ count: Int = 2, first: String? = "Minnie", second: String? = "Min")
    throws
    -> [SyncedStore]
  {
    let stores = try fixture.stores(count)
    try stores[0].parts.people.insert(.sample(id: "ada", name: "Ada", nickname: "A"))
    try fixture.all(stores)
    try name(first, stores[0])
    fixture.pass(stores)
    try name(second, stores[1])
    try fixture.all(stores)
    return stores
  }

  /// Returns both values of each conflict, without the numbers of the conflicts.
  private func sides(_ store: SyncedStore) throws -> [[ConflictSideValue]] {
    try conflicts(store).entries().map { [$0.current, $0.other] }
  }

  private func nickname(_ store: SyncedStore) throws -> String? {
    try store.person("ada")?.nickname?.text
  }

  @Test(.slow, arguments: [ConflictSide.current, .other], [0, 1])
  func `is open again on all devices once that is undone`(_ side: ConflictSide, _ index: Int) throws
  {
    let stores = try differing(3)
    let before = try sides(stores[0])
    #expect(before.count == 1)
    #expect(
      before[0].map(\.members) == [
        [ConflictMember("nickname", .text("Min"))], [ConflictMember("nickname", .text("Minnie"))],
      ])
    #expect(before[0].map(\.device) == [try stores[1].device, try stores[0].device])
    try conflicts(stores[index]).resolve(1, keeping: side)
    try fixture.all(stores)
    for store in stores {
      #expect(try sides(store).isEmpty)
      #expect(try nickname(store) == (side == .current ? "Min" : "Minnie"))
    }
    let undone = try stores[index].parts.history.undo()
    #expect(undone.kind == .resolveConflict && undone.subject == "Ada")
    try fixture.all(stores)
    for store in stores {
      #expect(try sides(store) == before)
      #expect(try nickname(store) == "Min")
    }
    try fixture.expectSame(stores)
    _ = try stores[index].parts.history.redo()
    try fixture.all(stores)
    for store in stores {
      #expect(try sides(store).isEmpty)
      #expect(try nickname(store) == (side == .current ? "Min" : "Minnie"))
    }
    _ = try stores[index].parts.history.undo()
    try fixture.all(stores)
    for store in stores { #expect(try sides(store) == before) }
    // Another device resolves the conflict now.
    try conflicts(stores[2]).resolve(1, keeping: .other)
    try fixture.all(stores)
    for store in stores {
      #expect(try sides(store).isEmpty)
      #expect(try nickname(store) == "Minnie")
    }
    try fixture.expectSame(stores)
  }

  @Test(arguments: [ConflictSide.current, .other])
  func `is open again where that was never sent`(_ side: ConflictSide) throws {
    let stores = try differing()
    let before = try sides(stores[0])
    try conflicts(stores[0]).resolve(1, keeping: side)
    _ = try stores[0].parts.history.undo()
    #expect(try sides(stores[0]) == before)
    try fixture.all(stores)
    for store in stores { #expect(try sides(store) == before) }
    try fixture.expectSame(stores)
  }

  @Test(arguments: [ConflictSide.current, .other])
  func `with a value that was taken out is open again`(_ side: ConflictSide) throws {
    let stores = try differing(first: nil, second: "Min")
    let before = try sides(stores[0])
    #expect(before.count == 1)
    try conflicts(stores[1]).resolve(1, keeping: side)
    try fixture.all(stores)
    _ = try stores[1].parts.history.undo()
    try fixture.all(stores)
    for store in stores { #expect(try sides(store) == before) }
    try fixture.expectSame(stores)
  }

  /// A value written by a device that has not seen the conflict does not close it.
  @Test func `stays open where another device wrote meanwhile`() throws {
    let stores = try differing(3)
    try conflicts(stores[0]).resolve(1, keeping: .other)
    try fixture.all(stores)
    _ = try stores[0].parts.history.undo()
    try name("Mimi", stores[2])
    try fixture.all(stores)
    for store in stores {
      let values = try sides(store).flatMap { $0.flatMap(\.members) }.map(\.value)
      for name in ["Minnie", "Mimi", "Min"] {
        #expect(values.contains(.text(name)), "\(values)")
      }
    }
    try fixture.expectSame(stores)
  }

  /// A device that joins later has the conflict too.
  @Test func `is open for a device that comes later`() throws {
    let stores = try differing()
    let before = try sides(stores[0])
    try conflicts(stores[0]).resolve(1, keeping: .other)
    try fixture.all(stores)
    _ = try stores[0].parts.history.undo()
    try fixture.all(stores)
    let late = try SyncedStore()
    late.set(6_000_000)
    try late.begin(9)
    try fixture.all(stores + [late])
    #expect(try sides(late) == before)
    try fixture.expectSame(stores + [late])
  }

  @Test func `with others in one change is open again with them`() throws {
    let stores = try differing()
    for (level, store) in zip([5, 9], stores) {
      _ = try store.parts.people.change(ID("ada")) { person in
        var changed = person
        changed.name = SingleLineText(stored: "Ada \(level)")
        return changed
      }
    }
    try fixture.all(stores)
    let before = try sides(stores[0])
    #expect(before.count == 2)
    try conflicts(stores[0]).resolve([(1, .other), (2, .current)])
    #expect(try sides(stores[0]).isEmpty)
    try fixture.all(stores)
    _ = try stores[0].parts.history.undo()
    try fixture.all(stores)
    for store in stores { #expect(try sides(store) == before) }
    try fixture.expectSame(stores)
  }

  /// 2.6, 2.7: a record that one device removed or deleted permanently.
  @Test(.slow, arguments: [ConflictSide.current, .other], [false, true])
  func `about a removed record is open again`(_ side: ConflictSide, _ isDestroyed: Bool) throws {
    let stores = try fixture.stores(2)
    try stores[0].parts.people.insert(.sample(id: "ada", name: "Ada", nickname: "A"))
    try fixture.all(stores)
    try name("changed", stores[1])
    fixture.pass(stores)
    _ = try stores[0].parts.people.remove(ID("ada"), at: .on("2026-03-02"))
    if isDestroyed { try stores[0].emptyTrash() }
    try fixture.all(stores)
    let before = try conflicts(stores[0]).entries()
    #expect(before.map(\.title) == ["Ada"])
    try conflicts(stores[1]).resolve(1, keeping: side)
    try fixture.all(stores)
    for store in stores { #expect(try conflicts(store).entries().isEmpty) }
    _ = try stores[1].parts.history.undo()
    try fixture.all(stores)
    for store in stores {
      #expect(try store.parts.people.list().isEmpty)
      let entries = try conflicts(store).entries()
      #expect(entries.map(\.title) == ["Ada"])
      #expect(entries.map(\.current.members) == before.map(\.current.members))
    }
    try conflicts(stores[0]).resolve(1, keeping: .other)
    try fixture.all(stores)
    for store in stores {
      #expect(try nickname(store) == "changed")
      #expect(try conflicts(store).entries().isEmpty)
    }
    try fixture.expectSame(stores)
  }

  @Test(.slow, arguments: 1...12)
  func `is the same on all devices, whatever is resolved and undone`(_ seed: Int) throws {
    let stores = try fixture.stores(3)
    try stores[0].parts.people.insert(.sample(id: "ada", name: "Ada", nickname: "A"))
    try fixture.all(stores)
    let randomSource = RandomSource.seeded(UInt64(seed))
    for _ in 0..<60 {
      let store = stores[randomSource.below(3)]
      switch randomSource.below(8) {
      case 0, 1: try store.attempt { _ in try name("n\(randomSource.below(4))", store) }
      case 2, 3:
        for entry in try conflicts(store).entries().prefix(1) {
          do throws(ConflictFailure) {
            try conflicts(store).resolve(
              entry.number, keeping: randomSource.below(2) == 0 ? .current : .other)
          } catch { guard case .taken = error else { throw error } }
        }
      case 4: do { _ = try store.parts.history.undo() } catch {}
      case 5: do { _ = try store.parts.history.redo() } catch {}
      case 6: try store.attempt { _ = try $0.people.remove(ID("ada"), at: .on("2026-03-02")) }
      case _: _ = try store.meet(at: fixture.remote)
      }
      if randomSource.below(3) == 0 { fixture.pass(stores) }
    }
    try fixture.all(stores)
    try fixture.all(stores)
    try fixture.expectSame(stores)
    for store in stores { #expect(try sides(store) == sides(stores[0])) }
  }

  //
  @Test func `leaves no title in the history once its record is destroyed`() throws {
    let stores = try differing()
    try conflicts(stores[0]).resolve(1, keeping: .other)
    try fixture.all(stores)
    _ = try stores[0].parts.people.remove(ID("ada"), at: .on("2026-03-02"))
    _ = try stores[0].parts.history.emptyTrash()
    try fixture.all(stores)
    for store in stores {
      let entries = try store.parts.history.newest(50, skipping: 0)
      #expect(entries.contains { $0.kind == .resolveConflict } == (store === stores[0]))
      #expect(entries.allSatisfy { !$0.subject.contains("Ada") }, "\(entries.map(\.subject))")
    }
  }
}
