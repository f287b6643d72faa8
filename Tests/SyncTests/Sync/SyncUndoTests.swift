import Domain
import StoreSupport
import Support
import Testing

@testable import Data

/// Undoes changes on one device while another device writes.
@Suite struct `What is undone while devices meet` {
  private let remote = RemoteInMemory()
  private let one: SyncedStore
  private let two: SyncedStore

  init() throws {
    (one, two) = (try SyncedStore(), try SyncedStore())
    for store in [one, two] { store.set(5_000_000) }
    try one.begin(1)
    try two.begin(2)
    try one.parts.people.insert(.sample(id: "ada", name: "Ada"))
    for store in [one, two] { _ = try store.meet(at: remote) }
  }

  private func meet() throws {
    for store in [one, two, one, two] { _ = try store.meet(at: remote) }
  }

  private func name(_ name: String, _ store: SyncedStore) throws {
    _ = try store.parts.people.change(ID("ada")) { person in
      var changed = person
      changed.nickname = SingleLineText(stored: name)
      return changed
    }
  }

  /// A row of `mood_days` is identified by its day. Undoing the first mood of a day also removes that row.
  @Test func `takes back the first feeling of a day`() throws {
    for store in [one, two] {
      _ = try store.parts.moods.keep(.sample("m1", on: "2026-03-01", "by the sea"))
      _ = try store.parts.history.undo()
      #expect(try store.parts.moods.candidates(for: "m1", by: .id).isEmpty)
    }
    try meet()
    #expect(try one.lines() == two.lines())
  }

  /// A reading log entry has a column that says whether its book is there. It follows from the book, so it is not a
  /// change of the entry.
  @Test func `takes back that a book was removed of which pages were read`() throws {
    for kind in [ChangeKind.addBook, .readBook] {
      for change in one.parts.changes where change.kind == kind { try change.act(5) }
    }
    try meet()
    let before = try one.lines()
    _ = try one.parts.reading.remove(ID("b0"), at: .on("2026-03-09"))
    _ = try one.parts.history.undo()
    #expect(try one.lines() == before)
    try meet()
    #expect(try two.lines() == before)
    let counted = try one.counted()
    #expect(counted.kept == counted.anew)
  }

  /// 2.7.2: a change is not undone if another device has changed the record since. The error names that device.
  @Test func `is refused where another device wrote the same record since`() throws {
    try name("A", one)
    try meet()
    try name("B", two)
    try meet()
    let last = try #require(
      try one.parts.history.newest(9, skipping: 0).first { $0.state == .done })
    #expect(throws: HistoryFailure.changedSince(last, by: "2")) { try one.parts.history.undo() }
    #expect(try one.person("ada")?.nickname?.text == "B")
  }

  @Test func `leaves what was changed since, and undoes the rest where that is wanted`() throws {
    try one.parts.history.begin()
    try name("A", one)
    try one.parts.people.insert(.sample(id: "bob", name: "Bob"))
    try one.parts.history.end(.committedAs(.editPerson, subject: "both"))
    try meet()
    try name("B", two)
    try meet()
    #expect(throws: HistoryFailure.self) { try one.parts.history.undo() }
    let undone = try one.parts.history.undo(leavingChanged: true)
    #expect(undone.left == [LeftRecord(list: "people", record: "ada", fields: ["nickname"])])
    #expect(try one.person("bob") == nil)
    #expect(try one.person("ada")?.nickname?.text == "B")
    try meet()
    #expect(try two.person("bob") == nil)
    #expect(try one.lines() == two.lines())
  }

  /// 2.7.2, 2.7.3: undo and redo are synced like any other change.
  @Test func `travels, and so does what is done again`() throws {
    try name("A", one)
    try meet()
    // A change of another device is not in the undo history of this device.
    try two.parts.people.insert(.sample(id: "bob", name: "Bob"))
    try meet()
    #expect(try one.parts.history.undo().kind == .editPerson)
    try meet()
    #expect(try two.person("ada")?.nickname == nil)
    _ = try one.parts.history.redo()
    try meet()
    #expect(try two.person("ada")?.nickname?.text == "A")
    #expect(try one.fieldVersions() == two.fieldVersions())
  }

  /// 2.7.1: the page counts of days are correct after undo, also if another device wrote log entries in between.
  @Test(.slow, arguments: 1...8)
  func `keeps what is counted right, whoever wrote in between`(_ seed: Int) throws {
    let randomSource = RandomSource.seeded(UInt64(seed))
    var time: Int64 = 5_000_000
    for _ in 0..<80 {
      let store = randomSource.below(2) == 0 ? one : two
      time += 1000
      store.set(time)
      let changes = store.parts.booksChanges + store.parts.sentencesChanges
      do { try changes[randomSource.below(changes.count)].act(randomSource.below(60)) } catch {}
      switch randomSource.below(6) {
      case 0: do { _ = try store.parts.history.undo() } catch {}
      case 1: do { _ = try store.parts.history.redo() } catch {}
      case 2: do { _ = try store.parts.history.undo(leavingChanged: true) } catch {}
      case 3: _ = try store.meet(at: remote)
      case _: break
      }
    }
    try meet()
    for store in [one, two] {
      let counted = try store.counted()
      #expect(counted.kept == counted.anew)
      #expect(try store.complaints() == [])
    }
    #expect(try one.lines() == two.lines())
  }
}
