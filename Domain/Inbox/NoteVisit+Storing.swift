extension NoteVisit {
  /// The part of a note that is already stored.
  enum Known {
    /// All lines of the note are stored, under this mark.
    case whole(mark: ImportedNote)
    /// The lines with these digests are stored.
    case lines(Set<String>)
  }

  /// Returns the part of a note that is already stored.
  ///
  /// A note is the same on every device if its name, time and content are. A file that stays in a read-only folder is
  /// known by its lines, so that lines which are added to it are new. So is a conflicting copy.
  func knownLines(
    of note: NewNote, _ name: NoteName, _ last: NoteFile?
  ) throws(FolderFailure<Failure>) -> Known {
    try stored { () throws(StorageFailure) -> Known in
      if let mark = try inbox.notes.mark(note.mark.id) { return .whole(mark: mark) }
      var lines: Set<String> = []
      if let last, try !wasMoved(last), let mark = try inbox.notes.mark(last.note) {
        if mark.content == note.mark.content { return .whole(mark: mark) }
        lines.formUnion(mark.lines)
      }
      if name.original != name.text {
        for mark in try inbox.notes.marks(named: name.original) {
          if mark.content == note.mark.content { return .whole(mark: mark) }
          lines.formUnion(mark.lines)
        }
      }
      return .lines(lines)
    }
  }

  /// Returns whether a known file was moved before the program was killed, so that another file has its name now.
  func wasMoved(_ last: NoteFile) throws(StorageFailure) -> Bool {
    if last.stays { return false }
    var months: [String: [String: RemoteFile]] = [:]
    return try moved(last, &months) != nil
  }

  /// Returns a known file in the folder to which it was moved, and the month of that folder; nil if it is not there.
  private func moved(
    _ last: NoteFile, _ months: inout [String: [String: RemoteFile]]
  ) throws(StorageFailure) -> (file: RemoteFile, month: String, at: Now)? {
    guard let mark = try inbox.notes.mark(last.note) else { return nil }
    let month = Self.month(of: mark.at)
    if months[month] == nil {
      do throws(RemoteFailure) {
        for file in try folder.listImported(in: month) {
          months[month, default: [:]][file.name] = file
        }
      } catch { return nil }
    }
    // Another note may have the plain name. The file's writer may have gone on.
    let names = (1...3).reversed().map(importedNames(of: last))
    let file = names.compactMap { months[month]?[$0] }.first {
      $0.length >= last.length && ($0.lastWrite ?? 0) >= (last.lastWrite ?? 0)
    }
    return file.map { ($0, month, mark.at) }
  }

  /// Moves notes back whose writers went on after the notes were moved, so that the new lines are read. A moved note is
  /// looked at again until nothing was written for a minute. Returns whether a note was moved back.
  mutating func movesBack(
    _ known: [NoteFile], besides files: [RemoteFile]
  ) throws(FolderFailure<Failure>) -> Bool {
    var isAnyBack = false
    var months: [String: [String: RemoteFile]] = [:]
    for file in known where !file.stays && !files.contains(where: { $0.name == file.name }) {
      let found: (file: RemoteFile, month: String, at: Now)?
      do throws(StorageFailure) { found = try moved(file, &months) } catch {
        throw .storage(error)
      }
      guard let moved = found else {
        gone.append(file)
        continue
      }
      guard moved.file.length == file.length, moved.file.lastWrite == file.lastWrite else {
        do throws(RemoteFailure) {
          let isBack = try folder.moveBack(moved.file.name, in: moved.month, to: file.name)
          isAnyBack = isAnyBack || isBack
        } catch {
          guard error.isRefusal else { throw .remote(error) }
          gone.append(file)
        }
        continue
      }
      let age = inbox.clock.now().instant - max(moved.at.instant, file.lastWrite ?? 0)
      if !(0..<60).contains(age) { gone.append(file) }
    }
    return isAnyBack
  }

  /// Stores the lines of a note as one change.
  mutating func store(
    _ note: NewNote, _ known: Set<String>, as file: NoteFile
  ) throws(FolderFailure<Failure>) -> NotesOutcome<Saved>.File {
    let features = self.features ?? inbox.features(author)
    self.features = features
    var stored = NotesOutcome<Saved>.File(folder: folder.name, name: file.name)
    do throws(Failure) {
      try inbox.history.asOneChange { () throws(Failure) -> (Void, ChangeEnding) in
        let isNew: Bool
        do throws(StorageFailure) { isNew = try inbox.notes.begin(note.mark, as: file) } catch {
          throw .storage(error)
        }
        guard isNew else { return ((), .dropped) }
        let lines = try linesToStore(note.content, features)
        if let entry = lines.entry, !known.contains(inbox.digest.line(entry)) {
          try store(entry, of: note.mark.id, into: &stored) { (line) throws(Failure) in
            try saver.entry(line, features)
          }
          stored.isEntry = !stored.saved.isEmpty
        }
        for line in lines.lines where !known.contains(inbox.digest.line(line)) {
          try store(line, of: note.mark.id, into: &stored) { (line) throws(Failure) in
            try saver.save(line, features)
          }
        }
        // The rest does not depend on the content of the note, so the crash mark is removed.
        mark(nil)
        return ((), .committedAs(.takeInFile, subject: file.name))
      }
    } catch { throw .failed(error) }
    return stored
  }

  private func linesToStore(
    _ content: NoteContent, _ features: Features
  ) throws(Failure) -> (entry: NoteLine?, lines: [NoteLine]) {
    switch content {
    case .diary(let entry): return (entry, [])
    case .lines(let lines): return (nil, lines)
    case .paragraph(let text, let lines, let isProse):
      // Records in sentences are no diary entry, even if some of the lines have to wait.
      var readable = 0
      for line in lines {
        author.begin(line, of: "")
        if try saver.canRead(line, isProse, features) { readable += 1 }
      }
      let isRecords = isProse ? readable * 3 >= lines.count : readable > 0
      return isRecords ? (nil, lines) : (text, [])
    }
  }

  private func store(
    _ line: NoteLine, of note: String, into stored: inout NotesOutcome<Saved>.File,
    _ save: (NoteLine) throws(Failure) -> Saved?
  ) throws(Failure) {
    author.begin(line, of: note)
    if let saved = try save(line) { return stored.saved.append(saved) }
    author.begin(line, of: note)
    let waiting = WaitingLine(
      id: author.ids.id(), note: stored.name, text: line.text, at: line.at)
    do throws(StorageFailure) { try inbox.notes.wait(waiting) } catch { throw .storage(error) }
    stored.waiting.append(waiting)
  }

  /// Moves a stored note away. Returns false if it stays.
  mutating func move(_ file: NoteFile) throws(FolderFailure<Failure>) -> Bool {
    guard moves else { return false }
    let month = Self.month(of: inbox.clock.now())
    let isMoved: Bool
    do throws(RemoteFailure) {
      isMoved = try folder.move(file.name, as: importedNames(of: file), in: month)
    } catch {
      guard error.isRefusal else { throw .remote(error) }
      isMoved = false
    }
    if !isMoved { keepStaying(file) }
    return isMoved
  }

  private static func month(of now: Now) -> String {
    String(now.day.description.prefix(7))
  }
}
