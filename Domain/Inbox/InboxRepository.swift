/// Stores which notes are known, and the lines that wait for the user.
public protocol InboxRepository: Sendable {
  /// Returns the newest marks of notes with an original name, at most a hundred.
  func marks(named name: String) throws(StorageFailure) -> [ImportedNote]
  /// Returns the mark with an id; nil if there is none.
  func mark(_ id: String) throws(StorageFailure) -> ImportedNote?

  /// Returns the known files of a folder.
  func files(in folder: String) throws(StorageFailure) -> [NoteFile]
  /// Stores the changed state of known files, and forgets others.
  func update(_ changed: [NoteFile], forgetting gone: [NoteFile]) throws(StorageFailure)

  /// Stores the mark of a note and its file. Returns false if another process stored the note meanwhile. Must run within
  /// `History.asOneChange`, and before the lines are stored. From then on the identities of records in sync depend on the
  /// note.
  func begin(_ note: ImportedNote, as file: NoteFile) throws(StorageFailure) -> Bool
  /// Stores a line that waits.
  func wait(_ line: WaitingLine) throws(StorageFailure)

  /// Returns the waiting lines, the oldest first.
  func waiting() throws(StorageFailure) -> [WaitingLine]
  func waitingCount() throws(StorageFailure) -> Int
  /// Removes a waiting line. Returns false if it does not exist.
  func remove(_ id: ID<WaitingLine>, as kind: ChangeKind) throws(StorageFailure) -> Bool
}
