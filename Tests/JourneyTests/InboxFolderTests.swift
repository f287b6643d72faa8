import Domain
import DomainInMemory
import HaruStore
import Synchronization
import Testing

/// A folder of notes in memory, from which files cannot be moved while `failure` is set.
private final class NoteFolder: RemoteFiles {
  private let files: RemoteFilesInMemory
  private let failing = Mutex<RemoteFailure?>(nil)

  init() {
    // The time of a file is the number of files that were written before it, in minutes.
    let clock = WriteClock()
    files = RemoteFilesInMemory(now: { clock.next() })
  }

  var failure: RemoteFailure? {
    get { failing.withLock { $0 } }
    set { failing.withLock { $0 = newValue } }
  }

  func list(_ folder: RemotePath?) throws(RemoteFailure) -> [RemoteFile] {
    try files.list(folder)
  }
  func read(_ path: RemotePath, limit: Int) throws(RemoteFailure) -> [UInt8]? {
    try files.read(path, limit: limit)
  }
  func write(_ path: RemotePath, _ bytes: [UInt8]) throws(RemoteFailure) {
    try files.write(path, bytes)
  }
  func move(_ path: RemotePath, to other: RemotePath) throws(RemoteFailure) -> Bool {
    if let failure { throw failure }
    return try files.move(path, to: other)
  }
  func remove(_ path: RemotePath) throws(RemoteFailure) { try files.remove(path) }
  func removeFolder(_ path: RemotePath) throws(RemoteFailure) { try files.removeFolder(path) }

  func put(_ name: String, _ text: String) throws {
    try files.write(try #require(RemotePath(name)), Array(text.utf8))
  }
  var names: [String] { files.files.keys.map(\.text).sorted() }
}

private final class WriteClock: Sendable {
  private let writes = Mutex(0)
  func next() -> Int {
    writes.withLock { writes in
      writes += 1
      return 1_795_000_000 + 60 * writes
    }
  }
}

/// A store in memory that reads notes from a folder. Each line becomes a mood with the line as its text.
private struct NoteStand {
  let folder = NoteFolder()
  let features: Features

  init() throws {
    var world = StoreDependencies()
    world.clock = WallClock { Now(instant: 1_800_000_000, offset: 0) }
    var adapters = try Adapters.inMemory(in: world)
    let folder = folder
    adapters.inboxFolders = { _ in
      InboxOpening { (_, _) throws(StorageFailure) in
        [InboxOpened(name: "notes", folder: .success(InboxFolder(name: "notes", files: folder)))]
      }
    }
    features = Features(adapters)
  }

  private enum Stop: StorageFailing {
    case storage(StorageFailure)
  }

  /// Reads the folder, and returns the texts that were stored and those of the lines that wait.
  @discardableResult func takeIn() throws -> (stored: [String], failures: Int) {
    let outcome = try features.inbox.takeIn(
      by: NoteSaver<String, Stop>(
        canRead: { (_, _, _) throws(Stop) in true },
        save: { (line, features) throws(Stop) in
          guard line.text != "?" else { return nil }
          do throws(MoodsFailure) {
            return try features.moods.add(MoodDraft(level: 50, text: line.text)).text?.text
          } catch { return nil }
        },
        entry: { (_, _) throws(Stop) in nil }))
    return (outcome.notes.flatMap(\.saved), outcome.failed.count)
  }
}

@Suite struct `A folder of notes` {
  // Y-10
  @Test func `on another computer is left alone by open screens`() throws {
    let features = Features(try Adapters.inMemory(in: StoreDependencies()))
    _ = try features.preferences.set(
      "inbox.folders", to: "ssh://me@nowhere/inbox, /notes, dav://x/y")
    let opening = InboxOpening(features.preferences, sync: .none)
    #expect(try opening.folders(.local, false).map(\.name) == ["/notes"])
    #expect(try opening.folders(.all, false).count == 3)
  }

  // Y-14
  @Test func `is known by the lines of files that cannot be moved`() throws {
    let stand = try NoteStand()
    stand.folder.failure = .notWritable
    try stand.folder.put("note.txt", "one\ntwo\n")
    #expect(try stand.takeIn().stored == ["one", "two"])
    #expect(try stand.takeIn().stored.isEmpty)
    // The same words, written again: the file was only saved once more.
    try stand.folder.put("note.txt", "one\ntwo\n")
    #expect(try stand.takeIn().stored.isEmpty)
    try stand.folder.put("note.txt", "one\ntwo\nthree\n")
    #expect(try stand.takeIn().stored == ["three"])
    #expect(stand.folder.names == ["note.txt"])
  }

  // Y-14, Y-28
  @Test func `is tidied later where the program ended before a note was moved`() throws {
    let stand = try NoteStand()
    stand.folder.failure = .unreachable
    try stand.folder.put("note.txt", "one\n")
    let cut = try stand.takeIn()
    #expect(cut.failures == 1)
    stand.folder.failure = nil
    #expect(try stand.takeIn().stored.isEmpty)
    #expect(stand.folder.names == ["taken/2027-01/note.txt"])
    // Another note with the same name and words is another note.
    try stand.folder.put("note.txt", "one\n")
    #expect(try stand.takeIn().stored == ["one"])
    #expect(stand.folder.names.count == 2)
  }

  // Y-13
  @Test func `lets a line wait, and removes it once it is sorted`() throws {
    let stand = try NoteStand()
    try stand.folder.put("note.txt", "one\n?\n")
    #expect(try stand.takeIn().stored == ["one"])
    let line = try #require(try stand.features.inbox.waiting().first)
    #expect(line.text == "?" && line.note == "note.txt")
    #expect(line.at.instant == 1_795_000_060)
    _ = try stand.features.inbox.sort(line) { (features) throws(MoodsFailure) in
      try features.moods.add(MoodDraft(level: 10, text: "sorted"))
    }
    #expect(try stand.features.inbox.waitingCount() == 0)
    #expect(try stand.features.history.undo().kind == .sortLine)
    #expect(try stand.features.inbox.waitingCount() == 1)
  }

  // Y-11
  @Test func `gives records the time of the note, and the history the present`() throws {
    let stand = try NoteStand()
    try stand.folder.put("note.txt", "one\n")
    try stand.takeIn()
    let at = Now(instant: 1_795_000_060, offset: 0)
    #expect(try stand.features.moods.queries.day(at.day).records.map(\.at.instant) == [at.instant])
    #expect(try stand.features.history.newest(1).first?.at.instant == 1_800_000_000)
  }
}
