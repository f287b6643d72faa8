extension NoteVisit {
  /// The names of a note in the folder of its month, the best first. `number` is appended to the last name, if other
  /// copies of the note have the others.
  func importedNames(of file: NoteFile) -> (_ number: Int) -> String {
    let (stem, ending) = NoteName.parts(of: file.name)
    let mark = file.note.prefix(8)
    return { number in
      switch number {
      case ...1: file.name
      case 2: "\(stem)-\(mark)\(ending)"
      case _: "\(stem)-\(mark)-\(number - 1)\(ending)"
      }
    }
  }

  /// Returns how the user can store the lines of a known note again after undoing the change that stored them. Nil if
  /// the change was not undone, or was undone on another device.
  func restoreMethod(
    of mark: ImportedNote, _ file: RemoteFile
  ) throws(FolderFailure<Failure>) -> NotesOutcome<Saved>.RestoreMethod? {
    let entries: [HistoryEntry]
    do throws(HistoryFailure) { entries = try inbox.history.newest(Self.mostEntries) } catch {
      if case .storage(let failure) = error { throw .storage(failure) }
      return nil
    }
    // The change is stored right after the note was read.
    let entry = entries.last {
      $0.kind == .takeInFile && [file.name, mark.name].contains($0.subject)
        && $0.at.instant >= mark.at.instant
    }
    switch entry?.state {
    case .undone?:
      // Redoing begins with the change that was undone last, which is the oldest one.
      return .redo(entries.count { $0.state == .undone && $0.number <= (entry?.number ?? 0) })
    case .overtaken?: return .newNote
    case .done?, .settled?, nil: return nil
    }
  }

  /// The maximum number of changes that are searched for the change of a note.
  private static var mostEntries: Int { 500 }
}
