import Domain

enum NoteColumn: Int, RowColumn {
  case id, text, day, instant, offset, doneAt, doneOffset, deletedAt, key, textFolded
}

/// Converts a note to and from a row of the store.
enum NotesRow {
  static let shape = TableMapping<Note, NoteColumn>("notes") { column in
    switch column {
    case .id: .stored { $0.id.text }.fixed
    case .text: .stored { $0.text.text }
    case .day: .stored { $0.written.day }.fixed.imported { $0["written"].moment?.day }
    case .instant: .stored(.instant) { $0.written.instant }.fixed.exported("written")
    case .offset: .stored { $0.written.offset }.fixed
    case .doneAt: .stored(.moment(offset: "done_offset")) { $0.done?.instant }
    case .doneOffset: .stored { $0.done?.offset }
    case .deletedAt: .deleted
    case .key: .elsewhere()
    case .textFolded: .derived(from: .text, Folded.text)
    }
  }

  static func note(_ row: Row) -> Note { stored(row).note }

  /// Reads a note with its key, and whether it is soft-deleted.
  static func stored(_ row: Row) -> (note: Note, key: Int, isRemoved: Bool) {
    let row = NamedRow<NoteColumn>(row)
    let note = Note(
      id: ID(row.text(.id)), text: row.line(.text), written: row.moment(.instant, .offset),
      done: row.optionalMoment(.doneAt, .doneOffset))
    return (note, row.int(.key), !row.isNull(.deletedAt))
  }

  /// Returns the key and the text of a note, for the full-text index.
  static func indexed(_ note: Note, _ key: Int) -> [Value] { [.int(key), .text(note.text.text)] }
}
