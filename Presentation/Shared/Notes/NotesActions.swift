import Domain
import PresentationKit

/// The changes to notes, shared by the command line and the screens.
struct NotesActions {
  let notes: Notes
  let words: NotesWords

  func add(_ text: String) throws(NotesFailure) -> Answer<Note> {
    let note = try notes.add(text)
    return answer(note, words.added(note))
  }

  func edit(_ id: ID<Note>, _ text: String) throws(NotesFailure) -> Answer<Note> {
    let note = try notes.edit(id, text)
    return answer(note, words.edited(note))
  }

  func finish(_ id: ID<Note>, _ isDone: Bool = true) throws(NotesFailure) -> Answer<Note> {
    let note = try notes.finish(id, isDone)
    return answer(note, words.finished(note))
  }

  func remove(_ id: ID<Note>) throws(NotesFailure) -> Answer<Note> {
    let note = try notes.remove(id)
    var answer = answer(note, words.removed(note))
    answer.removes = true
    return answer
  }

  private func answer(_ note: Note, _ sentence: String) -> Answer<Note> {
    Answer(record: note, sentence: sentence) { json in
      json.key("note")
      json.note(note)
    }
  }
}
