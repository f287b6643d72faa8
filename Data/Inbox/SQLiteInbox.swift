public import Domain

/// The inbox in the SQLite store.
public struct SQLiteInbox: InboxRepository {
  private let database: Database

  public init(_ database: Database) { self.database = database }

  public func mark(_ id: String) throws(StorageFailure) -> ImportedNote? {
    try database.read { (store) throws(StorageFailure) in
      try store.first(InboxSQL.mark, [.text(id)], ImportedNoteRow.note)
    }
  }

  public func marks(named name: String) throws(StorageFailure) -> [ImportedNote] {
    try database.read { (store) throws(StorageFailure) in
      try store.all(InboxSQL.named, [.text(name)], ImportedNoteRow.note)
    }
  }

  public func files(in folder: String) throws(StorageFailure) -> [NoteFile] {
    try database.read { (store) throws(StorageFailure) in
      try store.all(InboxSQL.files, [.text(folder)], NoteFileRow.file)
    }
  }

  public func update(
    _ changed: [NoteFile], forgetting gone: [NoteFile]
  ) throws(StorageFailure) {
    try database.write { (store) throws(StorageFailure) in
      for file in gone {
        try store.run(InboxSQL.forget, [.text(file.folder), .text(file.name)])
      }
      for file in changed { try store.run(InboxSQL.keepFile, NoteFileRow.values(file)) }
    }
  }

  public func begin(_ note: ImportedNote, as file: NoteFile) throws(StorageFailure) -> Bool {
    try database.write(as: .takeInFile) { (store) throws(StorageFailure) in
      try store.run(
        ImportedNoteRow.shape.insert + InboxSQL.unlessThere, ImportedNoteRow.shape.values(of: note))
      guard store.changedRows > 0 else { return false }
      store.marker.note = Array(note.id.utf8)
      try store.run(InboxSQL.keepFile, NoteFileRow.values(file))
      return true
    }
  }

  public func wait(_ line: WaitingLine) throws(StorageFailure) {
    try database.write(as: .takeInFile) { (store) throws(StorageFailure) in
      try store.run(
        WaitingLineRow.shape.insert + InboxSQL.unlessThere, WaitingLineRow.shape.values(of: line))
    }
  }

  public func waiting() throws(StorageFailure) -> [WaitingLine] {
    try database.read { (store) throws(StorageFailure) in
      try store.all(InboxSQL.waiting, [], WaitingLineRow.line)
    }
  }

  public func waitingCount() throws(StorageFailure) -> Int {
    try database.read { (store) throws(StorageFailure) in
      try store.first(InboxSQL.count) { $0.int } ?? 0
    }
  }

  public func remove(
    _ id: ID<WaitingLine>, as kind: ChangeKind
  ) throws(StorageFailure) -> Bool {
    try database.write(as: kind) { (store) throws(StorageFailure) in
      let text = try store.first(InboxSQL.text, [.text(id.text)]) { $0.text }
      guard let text else { return false }
      store.setSubject(of: text)
      try store.run(InboxSQL.remove, [.text(id.text)])
      return true
    }
  }
}

private enum InboxSQL {
  private static let marks = "SELECT \(ImportedNoteRow.shape.list(of: "n")) FROM inbox_files n"
  static let mark = marks + " WHERE n.id = ?"
  static let named = marks + " WHERE n.name = ? ORDER BY n.key DESC LIMIT 100"
  static let files = """
    SELECT folder, name, length, last_write, note, stays FROM note_files WHERE folder = ?
    """
  static let forget = "DELETE FROM note_files WHERE folder = ? AND name = ?"
  static let keepFile = """
    INSERT OR REPLACE INTO note_files (folder, name, length, last_write, note, stays)
    VALUES (?, ?, ?, ?, ?, ?)
    """
  static let unlessThere = " ON CONFLICT (id) DO NOTHING"
  static let waiting = """
    SELECT \(WaitingLineRow.shape.list(of: "w")) FROM waiting_lines w ORDER BY w.instant, w.key
    """
  static let count = "SELECT count(*) FROM waiting_lines"
  static let text = "SELECT text FROM waiting_lines WHERE id = ?"
  static let remove = "DELETE FROM waiting_lines WHERE id = ?"
}
