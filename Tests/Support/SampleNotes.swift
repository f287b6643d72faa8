import Domain

extension TestEnvironment {
  /// Binds the folder of the examples of `haru vdir`, unless an example binds one itself.
  package func bindVdir(unless example: String) {
    if example.contains("--c") { return }
    _ = run("vdir /home/me/.calendars/personal --calendar")
  }

  /// Lets a line of a note wait for the user.
  package func wait(for text: String) throws(StorageFailure) {
    try adapters.inbox.wait(
      WaitingLine(id: ID("line-" + text), note: "note.txt", text: text, at: now))
  }
}
