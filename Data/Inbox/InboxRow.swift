import Domain

enum ImportedNoteColumn: Int, RowColumn { case id, name, content, lines, instant, offset }

/// Converts the mark of a note to and from a row of the store.
enum ImportedNoteRow {
  static let shape = TableMapping<ImportedNote, ImportedNoteColumn>("inbox_files") { column in
    switch column {
    case .id: .stored { $0.id }.fixed
    case .name: .stored { $0.name }.fixed
    case .content: .stored { $0.content }.fixed
    case .lines: .stored { $0.lines.joined(separator: " ") }.fixed
    case .instant: .stored(.instant) { $0.at.instant }.fixed.exported("at")
    case .offset: .stored { $0.at.offset }.fixed
    }
  }

  static func note(_ row: Row) -> ImportedNote {
    let row = NamedRow<ImportedNoteColumn>(row)
    return ImportedNote(
      id: row.text(.id), name: row.text(.name), content: row.text(.content),
      lines: row.text(.lines).split(separator: " ").map(String.init),
      at: row.moment(.instant, .offset))
  }
}

enum WaitingLineColumn: Int, RowColumn { case id, note, text, instant, offset }

/// Converts a waiting line to and from a row of the store.
enum WaitingLineRow {
  static let shape = TableMapping<WaitingLine, WaitingLineColumn>("waiting_lines") { column in
    switch column {
    case .id: .stored { $0.id.text }.fixed
    case .note: .stored { $0.note }.fixed
    case .text: .stored { $0.text }.fixed
    case .instant: .stored(.instant) { $0.at.instant }.fixed.exported("at")
    case .offset: .stored { $0.at.offset }.fixed
    }
  }

  static func line(_ row: Row) -> WaitingLine {
    let row = NamedRow<WaitingLineColumn>(row)
    return WaitingLine(
      id: ID(row.text(.id)), note: row.text(.note), text: row.text(.text),
      at: row.moment(.instant, .offset))
  }
}

enum NoteFileColumn: Int, RowColumn { case folder, name, length, lastWrite, note, stays }

/// Reads a known file of an inbox folder.
enum NoteFileRow {
  static func file(_ row: Row) -> NoteFile {
    let row = NamedRow<NoteFileColumn>(row)
    return NoteFile(
      folder: row.text(.folder), name: row.text(.name), length: row.int(.length),
      lastWrite: row.optionalInt(.lastWrite), note: row.text(.note), stays: row.bool(.stays))
  }

  static func values(_ file: NoteFile) -> [Value] {
    [
      .text(file.folder), .text(file.name), .int(file.length), .optional(file.lastWrite),
      .text(file.note), .int(file.stays ? 1 : 0),
    ]
  }
}
