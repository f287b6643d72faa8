/// One look into one folder.
struct NoteVisit<Saved, Failure: StorageFailing> {
  let inbox: Inbox
  let folder: InboxFolder
  let author: any NoteAuthor
  let saver: NoteSaver<Saved, Failure>
  let moves: Bool
  /// The features of the author. They are created for the first new note, because most visits find no new note.
  var features: Features?

  private var changed: [NoteFile] = []
  var gone: [NoteFile] = []
  /// Records which note is being read, in case reading it crashes Haru.
  let mark: CrashGuard.Mark
  private var crashes: [GuardedInput: Int] = [:]

  /// The age in seconds below which a file may still be written.
  private static var leastAge: Int { 2 }
  /// The age in seconds below which a file whose last line has no end may still be written.
  private static var leastUnendedAge: Int { 30 }

  init(
    inbox: Inbox, folder: InboxFolder, author: any NoteAuthor, saver: NoteSaver<Saved, Failure>,
    moves: Bool,
    features: Features?
  ) {
    (self.inbox, self.folder, self.author) = (inbox, folder, author)
    (self.saver, self.moves, self.features) = (saver, moves, features)
    mark = inbox.crashGuard.mark()
  }

  mutating func run(into outcome: inout NotesOutcome<Saved>) throws(FolderFailure<Failure>) {
    var files: [RemoteFile]
    do throws(RemoteFailure) {
      files = try folder.list()
      outcome.refused += try folder.unusableNames().map {
        .init(folder: folder.name, name: $0, reason: .badName)
      }
    } catch { throw .remote(error) }
    let last = try stored { () throws(StorageFailure) in
      try inbox.notes.files(in: folder.name)
    }
    if moves, try movesBack(last, besides: files) {
      do throws(RemoteFailure) { files = try folder.list() } catch { throw .remote(error) }
    }
    let there = Set(files.map(\.name))
    gone += last.filter { $0.stays && !there.contains($0.name) }
    crashes = inbox.crashGuard.suspects(in: folder.name, of: files)
    // A note that may have crashed Haru is read last, so that the others are stored before it can do so again.
    let suspects = Set(crashes.keys.map(\.name))
    files =
      files.filter { !suspects.contains($0.name) } + files.filter { suspects.contains($0.name) }
    var known: [String: NoteFile] = [:]
    for file in last { known[file.name] = file }
    do throws(FolderFailure<Failure>) {
      for file in files {
        guard let name = NoteName(file.name) else { continue }
        try visit(file, name, known[file.name], into: &outcome)
      }
    } catch {
      // What was moved before stays known as moved.
      try keepState()
      throw error
    }
    try keepState()
  }

  private func keepState() throws(FolderFailure<Failure>) {
    if !moves || (changed.isEmpty && gone.isEmpty) { return }
    try stored { () throws(StorageFailure) in
      try inbox.notes.update(changed, forgetting: gone)
    }
  }

  private mutating func visit(
    _ file: RemoteFile, _ name: NoteName, _ last: NoteFile?,
    into outcome: inout NotesOutcome<Saved>
  ) throws(FolderFailure<Failure>) {
    let now = inbox.clock.now()
    if let last, last.length == file.length, last.lastWrite == file.lastWrite {
      if last.stays { return }
      // Another note of the same name may have been moved.
      if try stored({ () throws(StorageFailure) in try !wasMoved(last) }) {
        _ = try move(last)
        return
      }
    }
    // A time in the future comes from another clock, so the age is unknown.
    let age = file.lastWrite.map { now.instant - $0 }
    if let age, (0..<Self.leastAge).contains(age) {
      outcome.youngCount += 1
      return
    }
    let input = GuardedInput(file, in: folder.name)
    let crashCount = crashes[input] ?? 0
    guard crashCount < CrashGuard.limit else {
      return outcome.refused.append(
        .init(folder: folder.name, name: file.name, reason: .endsProgram))
    }
    guard file.length <= NoteContent.mostBytes else {
      return outcome.refused.append(
        .init(
          folder: folder.name, name: file.name,
          reason: .tooLarge(limit: NoteContent.mostBytes)))
    }
    let bytes: [UInt8]?
    do throws(RemoteFailure) { bytes = try folder.read(file.name) } catch {
      guard case .tooLarge = error else { throw .remote(error) }
      return outcome.refused.append(
        .init(
          folder: folder.name, name: file.name,
          reason: .tooLarge(limit: NoteContent.mostBytes)))
    }
    // Another device may have moved it, and a file may still grow. A server need not report its length.
    guard let bytes, file.length == 0 || bytes.count == file.length else { return }
    if let age, (0..<Self.leastUnendedAge).contains(age), let end = bytes.last, end != 0x0A {
      outcome.youngCount += 1
      return
    }
    mark(input)
    defer { mark(nil) }
    let note: NewNote
    do throws(NoteRefusal) { note = try read(bytes, file, name, now) } catch {
      return outcome.refused.append(
        .init(folder: folder.name, name: file.name, reason: error))
    }
    let known = try knownLines(of: note, name, last)
    func named(_ mark: String) -> NoteFile {
      NoteFile(
        folder: folder.name, name: file.name, length: file.length, lastWrite: file.lastWrite,
        note: mark, stays: false)
    }
    switch known {
    // Its lines are stored already, here or on another device.
    case .whole(let mark):
      let isMoved = try move(named(mark.id))
      if isMoved { gone.append(named(mark.id)) }
      outcome.known.append(
        .init(
          folder: folder.name, name: file.name, at: mark.at,
          restoreMethod: try restoreMethod(of: mark, file),
          isMoved: isMoved))
    case .lines(let lines):
      let current = named(note.mark.id)
      var stored = try store(note, lines, as: current)
      stored.isMoved = try move(current)
      outcome.notes.append(stored)
    }
    if crashCount > 0 { inbox.crashGuard.forget([input]) }
  }

  /// A note as it was read, with its mark.
  struct NewNote {
    let content: NoteContent
    let mark: ImportedNote
  }

  private func read(
    _ bytes: [UInt8], _ file: RemoteFile, _ name: NoteName, _ now: Now
  ) throws(NoteRefusal) -> NewNote {
    guard let text = inbox.text(bytes) else { throw .notText }
    let modified = file.lastWrite.map { inbox.calendar.local(min($0, now.instant)) } ?? now
    let content = try NoteContent(text, name: name, modified: modified, inbox.calendar)
    let digest = inbox.digest.id(of: bytes)
    // A moment in the name keeps notes apart better than the time of the file, which a copy may not have.
    let hasMoment = NoteStamp.moment(inName: name.text, inbox.calendar) != nil
    let written = hasMoment ? "" : file.lastWrite.map(String.init) ?? ""
    return NewNote(
      content: content,
      mark: ImportedNote(
        id: inbox.digest.id(of: [name.original, written, digest]), name: name.original,
        content: digest, lines: content.allLines.map(inbox.digest.line),
        at: now))
  }

  /// Keeps in mind that a stored note could not be moved.
  mutating func keepStaying(_ file: NoteFile) {
    changed.append(
      NoteFile(
        folder: file.folder, name: file.name, length: file.length, lastWrite: file.lastWrite,
        note: file.note, stays: true))
  }

  func stored<Value>(
    _ body: () throws(StorageFailure) -> Value
  ) throws(FolderFailure<Failure>) -> Value {
    do throws(StorageFailure) { return try body() } catch { throw .storage(error) }
  }
}
