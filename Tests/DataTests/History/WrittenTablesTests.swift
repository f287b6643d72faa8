import Domain
import Support
import Testing

@testable import Data

/// The columns of a table are read only when a statement can write the table.
@Suite struct `The tables that a statement writes` {
  private static let insert = """
    INSERT INTO notes (id, text, day, instant, offset, text_folded)
    VALUES (?, 'tea', '1970-01-01', 0, 0, 'tea')
    """
  private static let person = """
    INSERT INTO people (id, name, alarm_hour, notify, started_on, name_folded)
    VALUES ('p', 'Mina', 8, 1, '2026-03-01', 'mina')
    """
  private static let trigger = """
    CREATE TRIGGER rename AFTER INSERT ON notes BEGIN UPDATE people SET name = 'Minah'; END
    """

  private func add(_ id: String, to store: Database) throws {
    try store.write(as: .addNote) { (store) throws(StorageFailure) in
      try store.run(Self.insert, [.text(id)])
    }
  }

  private func names(in store: Database) throws -> [String] {
    try store.read { (store) throws(StorageFailure) in
      try store.all("SELECT name FROM people") { $0.text }
    }
  }

  private func notes(in store: Database) throws -> [String] {
    try store.read { (store) throws(StorageFailure) in
      try store.all("SELECT id FROM notes ORDER BY id") { $0.text }
    }
  }

  @Test func `are undone if a trigger writes them`() throws {
    let store = try Database(.memory)
    try store.alone { (store) throws(StorageFailure) in
      try store.run(Self.person)
      try store.script(Self.trigger)
    }
    try add("a", to: store)
    #expect(try names(in: store) == ["Minah"])
    _ = try SQLiteHistory(store).undo()
    #expect(try names(in: store) == ["Mina"] && notes(in: store).isEmpty)
  }

  @Test func `are never changed without a record of it`() throws {
    try SampleFolder.using { (folder) throws in
      let store = try Database(.file(folder.path("haru.sqlite")))
      let other = try Database(.file(folder.path("haru.sqlite")))
      try add("a", to: store)
      // The statement is prepared, and now another program makes it write one table more.
      try other.alone { (store) throws(StorageFailure) in
        try store.run(Self.person)
        try store.script(Self.trigger)
      }
      #expect(throws: StorageFailure.corrupt) { try add("b", to: store) }
      #expect(try names(in: store) == ["Mina"] && notes(in: store) == ["a"])
      try add("b", to: store)
      #expect(try names(in: store) == ["Minah"])
      _ = try SQLiteHistory(store).undo()
      #expect(try names(in: store) == ["Mina"] && notes(in: store) == ["a"])
    }
  }

  @Test func `need no record if triggers compute them`() throws {
    try SampleFolder.using { (folder) throws in
      let store = try Database(.file(folder.path("haru.sqlite")))
      let other = try Database(.file(folder.path("haru.sqlite")))
      try add("a", to: store)
      try other.alone { (store) throws(StorageFailure) in
        try store.script(
          """
          CREATE TRIGGER count AFTER INSERT ON notes BEGIN
            INSERT INTO reading_parts VALUES (1, 1) ON CONFLICT (part) DO NOTHING;
          END
          """)
      }
      try add("b", to: store)
      #expect(try notes(in: store) == ["a", "b"])
    }
  }
}
