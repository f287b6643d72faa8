import Domain

extension TestEnvironment {
  /// Lets a line of a note wait for the user.
  package func wait(for text: String) throws(StorageFailure) {
    try adapters.inbox.wait(
      WaitingLine(id: ID("line-" + text), note: "note.txt", text: text, at: now))
  }
}
