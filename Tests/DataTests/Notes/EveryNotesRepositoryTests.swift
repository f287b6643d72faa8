import Domain
import StoreSupport
import Support
import Testing

@testable import Data

/// The repositories that store notes. All of them have to pass the same tests.
enum NotesBacking: String, CaseIterable, Sendable {
  case fake, memory

  func open() throws -> any NotesRepository {
    switch self {
    case .fake: NotesInMemory()
    case .memory: SQLiteNotes(try Database(.memory))
    }
  }
}

/// What a store of notes has to do.
@Suite struct `A repository of notes` {
  private func open() throws -> (notes: SQLiteNotes, history: SQLiteHistory) {
    let database = try Database(.memory)
    return (SQLiteNotes(database), SQLiteHistory(database))
  }

  // L-01
  @Test(arguments: NotesBacking.allCases)
  func `lists open notes, newest first, and done ones only if they are wanted`(
    _ backing: NotesBacking
  ) throws {
    let notes = try backing.open()
    try notes.add(.sample(id: "a", "milk", at: .on("2026-03-01", at: "08:00")))
    try notes.add(.sample(id: "b", "ask Ben", at: .on("2026-03-02", at: "08:00")))
    try notes.add(.sample(id: "c", "eggs", at: .on("2026-03-02", at: "08:00")))
    _ = try notes.change(ID("b"), as: .finishNote) { note in
      var changed = note
      changed.done = .on("2026-03-03")
      return changed
    }
    #expect(try notes.texts(withDone: false) == ["eggs", "milk"])
    #expect(try notes.texts() == ["eggs", "ask Ben", "milk"])
    #expect(try notes.openCount() == 2)
  }

  // L-01
  @Test(arguments: NotesBacking.allCases)
  func `filters by words, by the day of writing and by the day of ticking off`(
    _ backing: NotesBacking
  ) throws {
    let notes = try backing.open()
    try notes.add(.sample(id: "a", "milk #shop", at: .on("2026-02-01")))
    try notes.add(.sample(id: "b", "eggs #shop", done: .on("2026-03-05", at: "23:30")))
    func texts(_ filter: String) throws -> [String] {
      var texts: [String] = []
      try notes.visit(matching: try NoteFilter(reading: filter), withDone: true) {
        texts.append($0.text.text)
        return true
      }
      return texts
    }
    #expect(try texts("#shop") == ["eggs #shop", "milk #shop"])
    #expect(try texts("milk") == ["milk #shop"])
    #expect(try texts("<2026-03") == ["milk #shop"])
    #expect(try texts("done=2026-03-05") == ["eggs #shop"])
    #expect(try texts("done>2026-03-05").isEmpty)
  }

  // L-01
  @Test(arguments: NotesBacking.allCases)
  func `finds a note by its id, by its whole text and by a part of it`(_ backing: NotesBacking)
    throws
  {
    let notes = try backing.open()
    try notes.add(.sample(id: "abcdef", "Call the plumber"))
    #expect(try notes.candidates(for: "abcdef", by: .id).map(\.id.text) == ["abcdef"])
    #expect(try notes.candidates(for: "abcd", by: .idBeginning).count == 1)
    #expect(try notes.candidates(for: "call THE plumber", by: .wholeName).count == 1)
    #expect(try notes.candidates(for: "plumb", by: .wordBeginning).count == 1)
    #expect(try notes.candidates(for: "lumber", by: .part).count == 1)
    #expect(try notes.texts(near: "plumbr").count <= 1)
  }

  // L-01
  @Test(arguments: NotesBacking.allCases)
  func `puts a note in the trash, from which it comes back to the search`(_ backing: NotesBacking)
    throws
  {
    let notes = try backing.open()
    try notes.add(.sample("milk"))
    #expect(try notes.texts(matching: "milk") == ["milk"])
    _ = try notes.remove(ID("n1"), at: .on("2026-03-02"))
    #expect(try notes.texts(matching: "milk").isEmpty && notes.openCount() == 0)
    #expect(throws: NotesFailure.unknown(reference: "n1")) {
      try notes.change(ID("n1"), as: .editNote) { $0 }
    }
    _ = try notes.restore(ID("n1"))
    #expect(try notes.texts(matching: "milk") == ["milk"])
  }

  // L-01
  @Test func `takes back every change of a note`() throws {
    let (notes, history) = try open()
    try notes.add(.sample("milk"))
    _ = try notes.change(ID("n1"), as: .editNote) { note in
      var changed = note
      changed.text = SingleLineText(stored: "oat milk")
      return changed
    }
    #expect(try notes.texts(matching: "oat") == ["oat milk"])
    _ = try history.undo()
    #expect(try notes.texts(matching: "oat").isEmpty)
    #expect(try notes.texts(matching: "milk") == ["milk"])
    _ = try history.undo()
    #expect(try notes.texts().isEmpty)
    _ = try history.redo()
    #expect(try notes.texts() == ["milk"])
  }
}

@Suite struct `A store from before there were notes` {
  /// Makes a store of the first version, whose table `notes` had the marks of inbox files.
  private func makeOldStore(_ path: String) throws {
    let store = try Connection.to(path)
    try Migrations.run(
      on: store, location: .memory, timeout: 0, steps: Array(Migrations.steps.prefix(1)))
    try store.script(
      """
      DROP VIEW notes_words;
      DROP TABLE notes;
      ALTER TABLE inbox_files RENAME TO notes;
      DROP INDEX inbox_files_by_name;
      CREATE INDEX notes_by_name ON notes (name);
      INSERT INTO notes (id, name, content, lines, instant, offset)
      VALUES ('mark', 'today.txt', 'digest', 'a b', 0, 0);
      """)
  }

  // L-01
  @Test func `keeps what it knows of inbox files, and takes notes`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      try makeOldStore(path)
      let database = try Database(.file(path))
      #expect(try SQLiteInbox(database).mark("mark")?.name == "today.txt")
      let notes = SQLiteNotes(database)
      try notes.add(.sample("milk"))
      #expect(try notes.texts(matching: "milk") == ["milk"])
      let (old, new) = try (
        schema(of: database), schema(of: try Database(.memory))
      )
      #expect(old == new)
    }
  }

  /// Returns the tables, indexes and views of a store, without the quotation marks that a renaming leaves behind.
  private func schema(of database: Database) throws -> [String] {
    try database.alone { (store) throws(StorageFailure) in
      try store.all(
        """
        SELECT name || ' ' || replace(coalesce(sql, ''), '"', '') FROM sqlite_schema
        WHERE name NOT LIKE '%index%' ORDER BY name
        """
      ) { $0.text }
    }
  }
}
