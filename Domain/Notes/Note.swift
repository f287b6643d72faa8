/// A line that has no date and belongs to no other part, and whether it is done.
public struct Note: Equatable, Sendable {
  public let id: ID<Note>
  public var text: SingleLineText
  public let written: Now
  /// When the note was ticked off; nil for an open note.
  public var done: Now?

  public init(id: ID<Note>, text: SingleLineText, written: Now, done: Now? = nil) {
    (self.id, self.text, self.written, self.done) = (id, text, written, done)
  }

  /// The greatest number of characters of a note.
  public static let limit = 500

  public var isDone: Bool { done != nil }
}

/// The facets by which notes are filtered.
public enum NoteFacet: String, FilterFacet {
  /// The day on which the note was written.
  case written
  /// The day on which the note was ticked off.
  case done

  public static var ownDay: NoteFacet { .written }

  public var aliases: [String] {
    switch self {
    case .written: ["적은날"]
    case .done: ["doneAt", "끝낸날"]
    }
  }

  public var kind: FilterKind { .day }
}

public typealias NoteFilter = ListFilter<NoteFacet>

public enum NotesFailure: StorageFailing, Equatable {
  case refused(TextRefusal)
  case unknown(reference: String, nearest: [String] = [])
  /// The reference matches several notes.
  case ambiguous(reference: String, [Note])
  case storage(StorageFailure)
}

/// The newest open notes, and the number of all open notes.
public struct OpenNotes: Equatable, Sendable {
  public var notes: [Note] = []
  public var count = 0

  public init(_ notes: [Note] = [], count: Int = 0) { (self.notes, self.count) = (notes, count) }

  /// The number of open notes that are not in `notes`.
  public var more: Int { max(0, count - notes.count) }
}
