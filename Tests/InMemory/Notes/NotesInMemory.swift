public import Domain
import Synchronization

/// Stores notes until the program ends.
public final class NotesInMemory: NotesRepository {
  private struct StoredNote {
    var note: Note
    var isRemoved = false
  }

  private let kept = Mutex<[StoredNote]>([])
  private let folding: TextFolding

  public init(folding: TextFolding = .standard) { self.folding = folding }

  public func add(_ note: Note) throws(NotesFailure) {
    kept.withLock { $0.append(StoredNote(note: note)) }
  }

  public func change(
    _ id: ID<Note>, as kind: ChangeKind, by rule: (Note) -> Note
  ) throws(NotesFailure) -> Note {
    try update(id) { $0.note = rule($0.note) }
  }

  public func remove(_ id: ID<Note>, at now: Now) throws(NotesFailure) -> Note {
    try update(id) { $0.isRemoved = true }
  }

  public func restore(_ id: ID<Note>) throws(NotesFailure) -> Note {
    try update(id, removedToo: true) { $0.isRemoved = false }
  }

  private func update(
    _ id: ID<Note>, removedToo: Bool = false, _ change: (inout StoredNote) -> Void
  ) throws(NotesFailure) -> Note {
    try kept.withLock { kept throws(NotesFailure) in
      guard
        let index = kept.firstIndex(where: { $0.note.id == id && (removedToo || !$0.isRemoved) })
      else { throw .unknown(reference: id.text) }
      change(&kept[index])
      return kept[index].note
    }
  }

  public func candidates(for reference: String, by step: NameStep) throws(NotesFailure) -> [Note] {
    here.filter { folding.fits(reference, step, id: $0.id.text, [$0.text.text]) }
      .sorted { $0.id.text < $1.id.text }
  }

  public func texts(near reference: String) throws(NotesFailure) -> [String] {
    folding.near(reference, here.map(\.text.text))
  }

  public func visit(
    matching filter: NoteFilter, withDone: Bool, _ visitor: (Note) -> Bool
  ) throws(NotesFailure) {
    let all = here
    let oracle = FilterOracle<NoteFacet, Note>(
      filter,
      finds: SearchReference(folding).texts(
        among: all, { SearchTexts([$0.text.text]) }, tags: { Hashtag.all(in: $0.text.text) }),
      number: { _, _ in nil },
      day: { facet, note in facet == .written ? note.written.day : note.done?.day })
    for note in all where (withDone || !note.isDone) && oracle.means(note) {
      guard visitor(note) else { return }
    }
  }

  public func openCount() throws(NotesFailure) -> Int { here.count { !$0.isDone } }

  /// The notes that are not removed, newest first.
  private var here: [Note] {
    let notes = kept.withLock { $0.filter { !$0.isRemoved }.map(\.note) }
    return notes.enumerated().sorted { one, other in
      (one.element.written.instant, one.offset) > (other.element.written.instant, other.offset)
    }.map(\.element)
  }
}
