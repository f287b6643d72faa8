import Domain

extension Note {
  /// Returns a note that was written on 1 March 2026.
  package static func sample(
    id: String = "n1", _ text: String, at written: Now = .on("2026-03-01"), done: Now? = nil
  ) -> Note {
    Note(id: ID(id), text: SingleLineText(stored: text), written: written, done: done)
  }
}

extension NotesRepository {
  /// Returns the texts of the notes that match a filter, newest first.
  package func texts(matching words: String? = nil, withDone: Bool = true) throws -> [String] {
    var texts: [String] = []
    try visit(matching: NoteFilter(words: words), withDone: withDone) {
      texts.append($0.text.text)
      return true
    }
    return texts
  }
}
