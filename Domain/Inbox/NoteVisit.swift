/// One look into one folder.
struct NoteVisit<Saved, Failure: StorageFailing> {
  let inbox: Inbox
  let folder: InboxFolder
  let author: any NoteAuthor
  let saver: NoteSaver<Saved, Failure>
  let moves: Bool
  /// The features of the author. They are made for the first new note, because most looks find none.
  var features: Features?

  private var changed: [NoteFile] = []
  private var gone: [NoteFile] = []

  /// The age in seconds below which a file may still be written.
  private static var leastAge: Int { 2 }

  init(
    inbox: Inbox, folder: InboxFolder, author: any NoteAuthor, saver: NoteSaver<Saved, Failure>,
    moves: Bool,
    features: Features?
  ) {
    (self.inbox, self.folder, self.author) = (inbox, folder, author)
    (self.saver, self.moves, self.features) = (saver, moves, features)
  }

  mutating func run(into outcome: inout NotesOutcome<Saved>) throws(FolderFailure<Failure>) {
    let files: [RemoteFile]
    do throws(RemoteFailure) { files = try folder.list() } catch { throw .remote(error) }
    let last = try stored { () throws(StorageFailure) in
      try inbox.notes.files(in: folder.name)
    }
    let there = Set(files.map(\.name))
    gone = last.filter { !there.contains($0.name) }
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
      if !last.stays { _ = try move(last) }
      return
    }
    // A time in the future is of another clock, and says nothing about the age.
    if let written = file.lastWrite, (0..<Self.leastAge).contains(now.instant - written) {
      outcome.youngCount += 1
      return
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
    let note: NewNote
    do throws(NoteRefusal) { note = try read(bytes, file, name, now) } catch {
      return outcome.refused.append(
        .init(folder: folder.name, name: file.name, reason: error))
    }
    let known = try knownLines(of: note, name, last)
    func marked(_ mark: String) -> NoteFile {
      NoteFile(
        folder: folder.name, name: file.name, length: file.length, lastWrite: file.lastWrite,
        note: mark, stays: false)
    }
    switch known {
    // Its lines are stored already, here or on another device.
    case .whole(let mark):
      let isMoved = try move(marked(mark.id))
      outcome.known.append(
        .init(
          folder: folder.name, name: file.name, at: mark.at, wayBack: try wayBack(of: mark, file),
          isMoved: isMoved))
    case .lines(let lines):
      let current = marked(note.mark.id)
      var stored = try store(note, lines, as: current)
      stored.isMoved = try move(current)
      outcome.notes.append(stored)
    }
  }

  /// A note as it was read, with its mark.
  struct NewNote {
    let content: NoteContent
    let mark: TakenNote
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
      mark: TakenNote(
        id: inbox.digest.id(of: [name.original, written, digest]), name: name.original,
        content: digest, lines: content.allLines.map(inbox.digest.line),
        at: now))
  }

  /// Keeps in mind whether a stored note was moved.
  mutating func keep(_ file: NoteFile, stays: Bool) {
    guard stays else { return gone.append(file) }
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
