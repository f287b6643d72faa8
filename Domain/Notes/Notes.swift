/// The use cases of notes.
public final class Notes: TrashOwner {
  let notes: any NotesRepository
  let clock: WallClock
  let ids: IDSource

  public init(_ notes: any NotesRepository, clock: WallClock, ids: IDSource) {
    (self.notes, self.clock, self.ids) = (notes, clock, ids)
  }

  public var now: Now { clock.now() }

  /// Validates and stores a note.
  public func add(_ text: String) throws(NotesFailure) -> Note {
    let note = Note(id: ids.id(), text: try Self.line(text), written: now)
    try notes.add(note)
    return note
  }

  /// Changes the text of a note.
  public func edit(_ id: ID<Note>, _ text: String) throws(NotesFailure) -> Note {
    let line = try Self.line(text)
    return try notes.change(id, as: .editNote) { note in
      var changed = note
      changed.text = line
      return changed
    }
  }

  /// Ticks a note off, or reopens it. A note that is done already keeps its time.
  public func finish(_ id: ID<Note>, _ isDone: Bool = true) throws(NotesFailure) -> Note {
    let now = now
    return try notes.change(id, as: isDone ? .finishNote : .reopenNote) { note in
      var changed = note
      changed.done = isDone ? note.done ?? now : nil
      return changed
    }
  }

  /// Soft-deletes a note.
  public func remove(_ id: ID<Note>) throws(NotesFailure) -> Note {
    try notes.remove(id, at: now)
  }

  /// Finds the note that a reference means. If several notes match, `wantsDone` prefers those that are done or open.
  public func find(_ reference: String, wantsDone: Bool = false) throws(NotesFailure) -> Note {
    let meant = try Naming.meant(by: reference) { (wanted, step) throws(NotesFailure) in
      let found = try notes.candidates(for: wanted, by: step)
      let preferred = found.filter { $0.isDone == wantsDone }
      return preferred.count == 1 ? preferred : found
    }
    switch meant {
    case .one(let note): return note
    case .several(let notes): throw .ambiguous(reference: reference, notes)
    case .nobody: throw .unknown(reference: reference, nearest: try notes.texts(near: reference))
    }
  }

  /// Passes notes to the visitor, newest first, until the visitor returns false.
  public func visit(
    matching filter: NoteFilter = NoteFilter(), withDone: Bool = false, _ visitor: (Note) -> Bool
  ) throws(NotesFailure) {
    try notes.visit(matching: filter, withDone: withDone, visitor)
  }

  /// Returns the newest open notes.
  public func open(atMost limit: Int) throws(NotesFailure) -> OpenNotes {
    var open = OpenNotes(count: try notes.openCount())
    if open.count == 0 { return open }
    try visit {
      open.notes.append($0)
      return open.notes.count < limit
    }
    return open
  }

  private static func line(_ text: String) throws(NotesFailure) -> SingleLineText {
    do throws(TextRefusal) { return try SingleLineText(text, limit: Note.limit) } catch {
      throw .refused(error)
    }
  }

  // MARK: Trash

  public var part: DailyPart { .notes }

  public func restore(_ item: TrashItem) throws(HistoryFailure) {
    do throws(NotesFailure) { _ = try notes.restore(ID(item.id)) } catch {
      switch error {
      case .storage(let failure): throw .storage(failure)
      case .unknown: throw .unknown(reference: item.id)
      case .refused, .ambiguous: throw .part(.notes(error))
      }
    }
  }
}
