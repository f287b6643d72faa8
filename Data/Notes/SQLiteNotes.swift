public import Domain

/// Notes in the SQLite store.
public struct SQLiteNotes: NotesRepository, StoreRepository {
  typealias Failure = NotesFailure

  let database: Database

  /// The full-text index of notes.
  static let words = WordIndex(
    "notes_index", of: ["text"], in: "notes_words", numberedBy: "key")

  public init(_ database: Database) { self.database = database }

  public func add(_ note: Note) throws(NotesFailure) {
    try writing(as: .addNote) { (store) throws(StorageFailure) in
      store.setSubject(of: note.text.text, note.id.text)
      let key = try store.insert(NotesRow.shape.insert, NotesRow.shape.values(of: note))
      try Self.words.add(NotesRow.indexed(note, key), to: store)
    }
  }

  public func change(
    _ id: ID<Note>, as kind: ChangeKind, by rule: (Note) -> Note
  ) throws(NotesFailure) -> Note {
    try writing(id, as: kind) { (found, store) throws(StorageFailure) in
      let changed = rule(found.note)
      if found.isRemoved { return nil }
      if changed == found.note { return changed }
      store.setSubject(of: changed.text.text, id.text)
      try store.run(NotesSQL.update, NotesRow.shape.changes(of: changed) + [.int(found.key)])
      if changed.text != found.note.text {
        try Self.words.remove(NotesRow.indexed(found.note, found.key), from: store)
        try Self.words.add(NotesRow.indexed(changed, found.key), to: store)
      }
      return changed
    }
  }

  public func remove(_ id: ID<Note>, at now: Now) throws(NotesFailure) -> Note {
    try writing(id, as: .removeNote) { (found, store) throws(StorageFailure) in
      if found.isRemoved { return nil }
      store.setSubject(of: found.note.text.text, id.text)
      try store.run(NotesSQL.remove, [.int(now.instant), .int(found.key)])
      try Self.words.remove(NotesRow.indexed(found.note, found.key), from: store)
      return found.note
    }
  }

  public func restore(_ id: ID<Note>) throws(NotesFailure) -> Note {
    try writing(id, as: .restoreNote) { (found, store) throws(StorageFailure) in
      store.setSubject(of: found.note.text.text, id.text)
      if found.isRemoved {
        try store.run(NotesSQL.restore, [.int(found.key)])
        try Self.words.add(NotesRow.indexed(found.note, found.key), to: store)
      }
      return found.note
    }
  }

  /// Writes a change of one note. A nil result means that the note does not exist.
  private func writing(
    _ id: ID<Note>, as kind: ChangeKind,
    _ body: (
      (note: Note, key: Int, isRemoved: Bool), Connection
    ) throws(StorageFailure) -> Note?
  ) throws(NotesFailure) -> Note {
    try deciding(as: kind) { (store) throws(StorageFailure) in
      let found = try store.first(NotesSQL.find, [.text(id.text)], NotesRow.stored)
      guard let found, let note = try body(found, store) else {
        return .failure(.unknown(reference: id.text))
      }
      return .success(note)
    }
  }

  public func candidates(for reference: String, by step: NameStep) throws(NotesFailure) -> [Note] {
    try reading { (store) throws(StorageFailure) in
      let keys = try NameTable.notes.keys(reference, step, in: store)
      return try store.all(NotesSQL.withKeys(keys.count), keys.map(Value.int), NotesRow.note)
    }
  }

  public func texts(near reference: String) throws(NotesFailure) -> [String] {
    try alone { (store) throws(StorageFailure) in try NameTable.notes.near(reference, in: store) }
  }

  public func visit(
    matching filter: NoteFilter, withDone: Bool, _ visitor: (Note) -> Bool
  ) throws(NotesFailure) {
    let filter = try storing(as: NotesFailure.self) { () throws(StorageFailure) in
      try FilterSQL(filter, column: NotesSQL.column) { (text) throws(StorageFailure) in
        try Self.words.having(text, "\(FilterSQL.row).key", of: database)
      }
    }
    try alone { (store) throws(StorageFailure) in
      try store.visit(NotesSQL.list(withDone: withDone, filter), filter.values) { row in
        visitor(NotesRow.note(row))
      }
    }
  }

  public func openCount() throws(NotesFailure) -> Int {
    try alone { (store) throws(StorageFailure) in
      try store.first(NotesSQL.openCount) { $0.int } ?? 0
    }
  }
}

enum NotesSQL {
  private static let columns = NotesRow.shape.list(of: "n")
  static let find = "SELECT \(columns) FROM notes n WHERE n.id = ?"
  static let update = NotesRow.shape.update(where: "key = ?")
  static let remove = "UPDATE notes SET deleted_at = ? WHERE key = ?"
  static let restore = "UPDATE notes SET deleted_at = NULL WHERE key = ?"
  static let openCount = """
    SELECT count(*) FROM notes INDEXED BY notes_open WHERE deleted_at IS NULL AND done_at IS NULL
    """

  static func withKeys(_ count: Int) -> String {
    """
    SELECT \(columns) FROM notes n WHERE n.key IN (\(NameTable.placeholders(count)))
    ORDER BY n.instant DESC, n.key DESC
    """
  }

  static func list(withDone: Bool, _ filter: FilterSQL) -> String {
    let open = withDone ? "" : " AND n.done_at IS NULL"
    return """
      SELECT \(columns) FROM notes n WHERE n.deleted_at IS NULL\(open)\(filter.conditions(on: "n"))
      ORDER BY n.instant DESC, n.key DESC
      """
  }

  static func column(_ field: NoteFacet) -> FilterColumn {
    switch field {
    case .written: .day("\(FilterSQL.row).day")
    case .done: .clock("\(FilterSQL.row).done_at + \(FilterSQL.row).done_offset")
    }
  }
}
