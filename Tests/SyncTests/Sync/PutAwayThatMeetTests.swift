import Domain
import StoreSupport
import Support
import Testing

@testable import Data

/// One device removes a record or deletes it permanently, and another device edits it.
@Suite struct `What was put away where stores meet` {
  private let fixture = SyncFixture()

  private func name(_ name: String?, _ store: SyncedStore) throws {
    _ = try store.parts.people.change(ID("ada")) { person in
      var changed = person
      changed.nickname = name.map { SingleLineText(stored: $0) }
      return changed
    }
  }

  private func remove(in store: SyncedStore) throws {
    _ = try store.parts.people.remove(ID("ada"), at: .on("2026-03-02"))
  }

  private func conflicts(_ store: SyncedStore) throws -> [ConflictEntry] {
    try SQLiteConflicts(store.parts.database).entries()
  }

  private func withAda(_ count: Int = 2) throws -> [SyncedStore] {
    let stores = try fixture.stores(count)
    try stores[0].parts.people.insert(
      .sample(id: "ada", name: "Ada", nickname: "A", phone: "010-1", timesWatered: 3))
    try fixture.all(stores)
    return stores
  }

  /// 2.6, spec: “what was done last counts; told when concurrent”.
  @Test(arguments: [ConflictSide.current, .other])
  func `is told where another one had changed it, and can be had back`(_ side: ConflictSide) throws
  {
    let stores = try withAda()
    try name("changed", stores[1])
    fixture.pass(stores)
    try remove(in: stores[0])
    try fixture.all(stores)
    for store in stores {
      #expect(try store.parts.people.list().isEmpty)
      let entry = try #require(try conflicts(store).first)
      #expect(entry.field == "deleted" && entry.title == "Ada")
      #expect(entry.current.members == [ConflictMember("deleted", .flag(true))])
    }
    try SQLiteConflicts(stores[0].parts.database).resolve(1, keeping: side)
    try fixture.all(stores)
    for store in stores {
      let people = try store.parts.people.list()
      #expect(people.map { $0.nickname?.text } == (side == .other ? ["changed"] : []))
      #expect(try conflicts(store).isEmpty)
    }
    try fixture.expectSame(stores)
  }

  @Test func `is here again where it was changed later, and that is told`() throws {
    let stores = try withAda()
    try remove(in: stores[0])
    fixture.pass(stores)
    try name("changed", stores[1])
    try fixture.all(stores)
    for store in stores {
      #expect(try store.parts.people.list().map { $0.nickname?.text } == ["changed"])
      let entry = try #require(try conflicts(store).first)
      // The value that lost is the removal.
      #expect(
        entry.field == "deleted" && entry.current.members == [ConflictMember("deleted", .nothing)])
    }
    // Clearing the edited value does not remove the record again.
    try name(nil, stores[0])
    try fixture.all(stores)
    for store in stores {
      #expect(try store.parts.people.list().map(\.name.text) == ["Ada"])
      #expect(try conflicts(store).isEmpty)
    }
    try fixture.expectSame(stores)
  }

  /// 4, spec: “`trash empty` tells the whole record to whoever edited it earlier without having seen it”.
  @Test(.slow, arguments: [ConflictSide.current, .other])
  func `and destroyed is told whole to whoever had changed it unseen`(_ side: ConflictSide) throws {
    let stores = try withAda(3)
    try name("a secret name", stores[1])
    fixture.pass(stores)
    try remove(in: stores[0])
    try stores[0].emptyTrash()
    try fixture.all(stores)
    for store in stores {
      #expect(try store.person("ada") == nil)
      let entry = try #require(try conflicts(store).first)
      #expect(try conflicts(store).count == 1 && entry.title == "Ada" && entry.field == "deleted")
    }
    try SQLiteConflicts(stores[2].parts.database).resolve(1, keeping: side)
    try fixture.all(stores)
    for store in stores {
      let ada = try store.person("ada")
      #expect(ada?.nickname?.text == (side == .other ? "a secret name" : nil))
      #expect(ada?.phone?.written.text == (side == .other ? "010-1" : nil))
      #expect(try conflicts(store).isEmpty)
    }
    // The values are kept as long as the deletion can be undone. Emptying the trash again deletes them.
    if side == .current {
      try stores[2].parts.people.insert(.sample(id: "bob", name: "Bob"))
      _ = try stores[2].parts.people.remove(ID("bob"), at: .on("2026-03-03"))
      try stores[2].emptyTrash()
      try fixture.all(stores)
    }
    for store in stores where side == .current {
      let words =
        try store.fieldVersions().flatMap(\.fieldVersion.value.bytes)
        + store.allConflicts().flatMap(\.value.bytes)
      #expect(!String(decoding: words, as: UTF8.self).contains("secret"))
    }
    try fixture.expectSame(stores)
  }

  @Test func `and destroyed is in the trash where another one changed it later and removed it`()
    throws
  {
    let stores = try withAda()
    try remove(in: stores[0])
    try stores[0].emptyTrash()
    fixture.pass(stores)
    try name("changed later", stores[1])
    fixture.pass(stores)
    try remove(in: stores[1])
    try fixture.all(stores)
    for store in stores {
      #expect(try store.parts.people.list().isEmpty && conflicts(store).isEmpty)
      _ = try store.parts.people.restore(ID("ada"))
      #expect(try store.person("ada")?.nickname?.text == "changed later")
    }
    try fixture.all(stores)
    try fixture.expectSame(stores)
  }

  /// Which change is later depends on the clocks of the devices.
  @Test func `and destroyed is here again where another one changed it by a clock that is ahead`()
    throws
  {
    let stores = try withAda()
    stores[1].set(20_000_000)
    try name("by a fast clock", stores[1])
    try remove(in: stores[0])
    try stores[0].emptyTrash()
    try fixture.all(stores)
    for store in stores {
      #expect(try store.person("ada")?.nickname?.text == "by a fast clock")
    }
    try fixture.expectSame(stores)
  }

  /// Restoring a record from the trash counts as an edit.
  @Test func `and destroyed is told to whoever had just brought it back`() throws {
    let stores = try withAda()
    try remove(in: stores[0])
    try fixture.all(stores)
    _ = try stores[1].parts.people.restore(ID("ada"))
    fixture.pass(stores)
    try stores[0].emptyTrash()
    try fixture.all(stores)
    for store in stores { #expect(try conflicts(store).map(\.title) == ["Ada"]) }
    try SQLiteConflicts(stores[1].parts.database).resolve(1, keeping: .other)
    try fixture.all(stores)
    for store in stores { #expect(try store.parts.people.list().map(\.name.text) == ["Ada"]) }
    try fixture.expectSame(stores)
  }

  /// Two devices delete the record permanently, and neither has seen the edit of the third one.
  @Test func `and destroyed by two can be had back all the same`() throws {
    let stores = try withAda(3)
    try name("changed", stores[1])
    fixture.pass(stores)
    for store in [stores[0], stores[2]] {
      try remove(in: store)
      try store.emptyTrash()
    }
    try fixture.all(stores)
    for store in stores { #expect(try conflicts(store).map(\.title) == ["Ada"]) }
    try SQLiteConflicts(stores[0].parts.database).resolve(1, keeping: .other)
    try fixture.all(stores)
    for store in stores {
      let people = try store.parts.people.list()
      #expect(people.map(\.name.text) == ["Ada"] && people.first?.nickname?.text == "changed")
      #expect(try conflicts(store).isEmpty)
    }
    try fixture.expectSame(stores)
  }

  /// The same if the deletion is received in a snapshot.
  @Test func `and destroyed is known from a snapshot too`() throws {
    let stores = try withAda()
    try remove(in: stores[0])
    try stores[0].emptyTrash()
    fixture.pass(stores)
    try name("changed later", stores[1])
    _ = try stores[0].meet(at: fixture.remote)
    let device = try stores[0].device
    for name in fixture.remote.files.keys where name.device == device {
      if case .batches = name { fixture.remote.remove(name) }
    }
    try fixture.all(stores)
    for store in stores {
      let ada = try store.person("ada")
      #expect(ada?.name.text == "Ada" && ada?.nickname?.text == "changed later")
    }
    try fixture.expectSame(stores)
  }
}
