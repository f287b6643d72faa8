import Domain
import StoreSupport
import Support
import Testing

@testable import Data

/// Two devices have to end with the same data and report the same conflicts (spec/sync.md 2.5, 2.6).
@Suite struct `What devices have to agree on` {
  private let remote = RemoteInMemory()
  private let one: SyncedStore
  private let two: SyncedStore

  init() throws { (one, two) = try SyncedStore.pair(at: remote) }

  private func meet() throws {
    for store in [one, two, one, two] { _ = try store.meet(at: remote) }
  }

  private func expectSame() throws {
    try meet()
    #expect(try one.fieldVersions() == two.fieldVersions())
    #expect(try one.lines() == two.lines())
    #expect(try conflicts(one).map(\.field) == conflicts(two).map(\.field))
  }

  private func conflicts(_ store: SyncedStore) throws -> [ConflictEntry] {
    try SQLiteConflicts(store.parts.database).entries()
  }

  private func change(_ id: String, _ store: SyncedStore, _ body: @escaping (inout Person) -> Void)
    throws
  {
    _ = try store.parts.people.change(ID(id)) { person in
      var changed = person
      body(&changed)
      return changed
    }
  }

  /// I1: after the first mood of a device was undone, all devices have the row that marks the start of moods, or none
  /// has it.
  @Test func `is that feelings were begun, where one takes its first back`() throws {
    _ = try one.parts.moods.keep(.sample("m1", on: "2026-03-01", "one"))
    try meet()
    _ = try two.parts.moods.keep(.sample("m2", on: "2026-03-01", "two"))
    _ = try one.parts.history.undo()
    try expectSame()
  }

  /// I1: a value that is held back, such as a phone number in use, is tried again also after a change on this device,
  /// not only after receiving changes.
  @Test(arguments: ["changed", "removed"])
  func `is who has a number, once it was given up`(_ how: String) throws {
    try one.parts.people.insert(.sample(id: "ada", name: "Ada", phone: "010-1"))
    try two.parts.people.insert(.sample(id: "bob", name: "Bob", phone: "010-1"))
    try meet()
    if how == "changed" {
      try change("ada", one) { $0.phone = nil }
    } else {
      _ = try one.parts.people.remove(ID("ada"), at: .on("2026-03-02"))
    }
    try expectSame()
    for store in [one, two] { #expect(try store.person("bob")?.phone != nil) }
  }

  /// I1: a liked book without an ISBN is identified by its title, and the title may change.
  @Test func `is what a liked book is called`() throws {
    func act(_ kind: ChangeKind) throws {
      for change in one.parts.changes where change.kind == kind { try change.act(4) }
    }
    try act(.addBook)
    try act(.likeBook)
    try meet()
    try act(.editBook)
    try expectSame()
  }

  /// 2.2: text that was undone before the first sync is never sent, also not as the subject of a history entry.
  @Test func `is nothing that was undone before they met`() throws {
    _ = try one.parts.moods.keep(.sample("m1", on: "2026-03-01", "regretted"))
    _ = try one.parts.history.undo()
    let subjects = try one.parts.database.read { (store) throws(StorageFailure) in
      try store.all("SELECT subject FROM sync_entries") { $0.text }
    }
    #expect(!subjects.contains { $0.contains("regretted") }, "\(subjects)")
  }

  /// 4: a device reports a conflict if a record was deleted permanently elsewhere and its own earlier edit was not
  /// known there.
  @Test func `is told where something was destroyed that another one had edited`() throws {
    try one.parts.people.insert(.sample(id: "ada", name: "Ada"))
    try meet()
    try change("ada", two) { $0.nickname = SingleLineText(stored: "Countess") }
    one.set(9_000_000)
    _ = try one.parts.people.remove(ID("ada"), at: .on("2026-03-02"))
    try one.emptyTrash()
    try expectSame()
    #expect(try !conflicts(two).isEmpty || two.person("ada") != nil)
  }

  /// 2.6: two reading log entries for the same book on the same day are a conflict.
  @Test func `is told where both noted pages of a book on one day`() throws {
    for change in one.parts.changes where change.kind == .addBook { try change.act(5) }
    try meet()
    for (store, number) in [(one, 5), (two, 10)] {
      for change in store.parts.changes where change.kind == .readBook { try change.act(number) }
    }
    try expectSame()
    #expect(try !conflicts(one).isEmpty)
  }
}
