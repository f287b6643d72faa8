import Domain
import StoreSupport
import Support
import Testing

@testable import Data

/// What one device deleted permanently is nowhere else either: not in conflicts, resolutions or the history.
@Suite struct `What was destroyed where stores meet` {
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

  private func withAda(_ count: Int = 2, nickname: String? = "A") throws -> [SyncedStore] {
    let stores = try fixture.stores(count)
    try stores[0].parts.people.insert(
      .sample(id: "ada", name: "Ada", nickname: nickname, phone: "010-1", timesWatered: 3))
    try fixture.all(stores)
    return stores
  }

  /// Returns the tables of a store in which a word is.
  private func tables(of store: SyncedStore, with word: String) throws -> [String] {
    try store.parts.database.read { (store) throws(StorageFailure) in
      var found: [String] = []
      let all = try store.all("SELECT name FROM sqlite_master WHERE type = 'table'") { $0.text }
      for table in all where !table.hasPrefix("sqlite_") && !table.contains("words") {
        try store.visit("SELECT * FROM \(table)") { (row) throws(StorageFailure) in
          let isThere = row.values.contains { value in
            switch value {
            case .text(let text): text.contains(word)
            case .bytes(let bytes): String(decoding: bytes, as: UTF8.self).contains(word)
            case .exactText(let bytes): String(decoding: bytes, as: UTF8.self).contains(word)
            case .null, .int: false
            }
          }
          if isThere { found.append(table) }
          return !isThere
        }
      }
      return found
    }
  }

  // resolving the conflict and emptying the trash, which is empty, leaves nothing anywhere.
  // The nickname may be new to the device that destroys the person.
  @Test(.slow, arguments: [0, 1], ["A", nil])
  func `is gone for good where the conflict is resolved`(
    _ index: Int, _ nickname: String?
  ) throws {
    let stores = try withAda(3, nickname: nickname)
    try name("a secret name", stores[1])
    fixture.pass(stores)
    try remove(in: stores[0])
    try stores[0].emptyTrash()
    try fixture.all(stores)
    for store in stores {
      let entry = try #require(try conflicts(store).first)
      #expect(try conflicts(store).count == 1 && entry.title == "Ada")
      #expect(try entry.current.device == stores[0].device)
      #expect(try entry.other.device == stores[1].device)
    }
    try SQLiteConflicts(stores[index].parts.database).resolve(1, keeping: .current)
    try fixture.all(stores)
    try stores[1 - index].emptyTrash()
    try fixture.all(stores)
    for (store, word) in stores.flatMap({ store in ["secret", "Ada"].map { (store, $0) } }) {
      #expect(try tables(of: store, with: word) == [])
    }
    #expect(throws: HistoryFailure.self) { try stores[index].parts.history.undo() }
    try fixture.expectSame(stores)
  }

  /// Moods came back that two devices had removed, where one of them emptied its trash before it heard of the other.
  @Test func `stays so where another one removed it later`() throws {
    let stores = try withAda(3)
    try remove(in: stores[0])
    try stores[0].emptyTrash()
    fixture.pass(stores)
    try remove(in: stores[1])
    try fixture.all(stores)
    for store in stores {
      #expect(try tables(of: store, with: "Ada") == [] && conflicts(store).isEmpty)
    }
    try fixture.expectSame(stores)
  }

  /// 2.7.4: a record that is deleted permanently is also removed from the undo history of all devices. Other changes
  /// can still be undone.
  @Test func `leaves nothing in the history of the others`() throws {
    let stores = try withAda()
    try name("some lines of secrets", stores[1])
    try name("other words", stores[1])
    try stores[1].parts.people.insert(.sample(id: "bob", name: "Bob"))
    try fixture.all(stores)
    try remove(in: stores[0])
    try stores[0].emptyTrash()
    try fixture.all(stores)
    let kept = try stores[1].parts.database.read { (store) throws(StorageFailure) in
      try store.all("SELECT bytes FROM history_changes") { $0.bytes }.flatMap(\.self)
    }
    #expect(!String(decoding: kept, as: UTF8.self).contains("secrets"))
    _ = try stores[1].parts.history.undo()
    #expect(try stores[1].parts.people.list().isEmpty)
    try fixture.all(stores)
    try fixture.expectSame(stores)
  }
}
