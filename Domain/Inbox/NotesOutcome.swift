/// The result of looking for notes.
public struct NotesOutcome<Saved> {
  /// A note whose lines were stored.
  public struct File {
    public let folder: String
    public let name: String
    public internal(set) var saved: [Saved] = []
    public internal(set) var waiting: [WaitingLine] = []
    /// Whether the note was stored as one diary entry.
    public internal(set) var isEntry = false
    /// Whether the file was moved away.
    public internal(set) var isMoved = false
  }

  /// A file that stays, because it cannot be read as a note.
  public struct Refused {
    public let folder: String
    public let name: String
    public let reason: NoteRefusal
  }

  /// A note whose lines were stored before, and which is in a folder again.
  public struct Known {
    public let folder: String
    public let name: String
    /// When its lines were stored.
    public let at: Now
    /// How the user can store the lines again if storing them was undone; nil if it was not undone.
    public let restoreMethod: RestoreMethod?
    /// Whether the file was moved away.
    public let isMoved: Bool
  }

  /// How lines of a note are stored again after an undo.
  public enum RestoreMethod: Equatable, Sendable {
    /// By redoing this number of changes.
    case redo(Int)
    /// By writing another note, because a later change made redoing impossible.
    case newNote
  }

  public internal(set) var notes: [File] = []
  public internal(set) var known: [Known] = []
  /// The number of files that are read later, because another program may still be writing them.
  public internal(set) var youngCount = 0
  public internal(set) var refused: [Refused] = []
  /// The folders that could not be read.
  public internal(set) var failed: [(folder: String, failure: RemoteFailure)] = []
  /// The number of folders that were read.
  public internal(set) var folderCount = 0

  /// Whether there is nothing to report.
  public var isNothing: Bool {
    notes.isEmpty && known.isEmpty && refused.isEmpty && failed.isEmpty && youngCount == 0
  }
}

/// Stores a line of a note as a record. The shells implement it, because they report what they stored.
public struct NoteSaver<Saved, Failure: StorageFailing> {
  /// Returns whether a line can be read as exactly one record.
  public let canRead: (NoteLine, _ isProse: Bool, Features) throws(Failure) -> Bool
  /// Stores a line as a record; nil if it cannot be read, or can be read in several ways.
  public let save: (NoteLine, Features) throws(Failure) -> Saved?
  /// Stores a text as a diary entry; nil if a diary entry cannot have it.
  public let entry: (NoteLine, Features) throws(Failure) -> Saved?

  public init(
    canRead: @escaping (NoteLine, _ isProse: Bool, Features) throws(Failure) -> Bool,
    save: @escaping (NoteLine, Features) throws(Failure) -> Saved?,
    entry: @escaping (NoteLine, Features) throws(Failure) -> Saved?
  ) {
    (self.canRead, self.save, self.entry) = (canRead, save, entry)
  }
}
