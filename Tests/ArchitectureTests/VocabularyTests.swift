import Support
import Testing

@Suite struct `The vocabulary` {
  /// Declared names that once meant several things, and what they are called now.
  private static let banned: [(name: Regex<Substring>, instead: String)] = [
    (/func take\(/, "import…, remove…, receive, feed, consume or drain"),
    (/func hear\(/, "receive"),
    (/func putAwayChanges/, "recordChanges"),
    (/(struct|enum|protocol|class) (SQLite)?Contacts\w*/, "AddressBook…"),
    (/(struct|enum|protocol|class) Keeping(Cards|Sayings)\b/, "Importing…"),
    (/(struct|enum|protocol|class) \w*Runner: .*Command/, "a command that runs itself"),
  ]

  /// What is heard there is the sound of a file that changes.
  private static let listening = ["Presentation/Shell/StoreEcho.swift"]

  // house 8: one verb for one thing, one noun for one thing
  @Test func `has one word for one thing in all declared names`() throws {
    for (path, source) in try ProjectFolder.swiftFiles(in: `The house`.shipped)
    where !Self.listening.contains(path) {
      for (name, instead) in Self.banned {
        let found = source.firstMatch(of: name)
        #expect(found == nil, "\(path): “\(found?.0 ?? "")” is \(instead) here")
      }
    }
  }
}
