/// Stores notes. Each method is one transaction.
public protocol NotesRepository: Sendable {
  func add(_ note: Note) throws(NotesFailure)

  /// Replaces a note by the result of a rule.
  func change(
    _ id: ID<Note>, as kind: ChangeKind, by rule: (Note) -> Note
  ) throws(NotesFailure) -> Note

  /// Soft-deletes a note.
  func remove(_ id: ID<Note>, at now: Now) throws(NotesFailure) -> Note

  /// Restores a soft-deleted note.
  func restore(_ id: ID<Note>) throws(NotesFailure) -> Note

  /// Finds the notes that a reference matches in one way: by id or by text.
  func candidates(for reference: String, by step: NameStep) throws(NotesFailure) -> [Note]

  /// Returns the texts similar to a reference that matches nothing.
  func texts(near reference: String) throws(NotesFailure) -> [String]

  /// Passes the matching notes to the visitor, newest first, until the visitor returns false. Notes that are done are
  /// left out unless `withDone` is set. The visitor must not call the repository.
  func visit(
    matching filter: NoteFilter, withDone: Bool, _ visitor: (Note) -> Bool
  ) throws(NotesFailure)

  /// Returns the number of open notes.
  func openCount() throws(NotesFailure) -> Int
}
