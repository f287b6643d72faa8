import Support
import Testing

@Suite struct `The vocabulary` {
  /// Declarations that had several meanings, each with the names to use now.
  private static let banned = [
    ("func take(", "import…, remove…, receive, feed, consume or drain"),
    ("func hear(", "receive"), ("putAwayChanges", "recordChanges"),
    ("struct Contacts", "AddressBook…"), ("SQLiteContacts", "SQLiteAddressBook"),
    ("KeepingCards", "ImportingCards"), ("TakingSayings", "ImportingSayings"),
    ("DeedsScreen", "HistoryScreen"),
  ]

  /// Files that may declare `hear`, because they listen for changes of a file.
  private static let listening = ["Presentation/Kit/Shell/StoreChangeDebouncer.swift"]

  // house 8: one verb and one noun for each thing
  @Test func `has one word for one thing in all declared names`() throws {
    for (path, source) in try ProjectFolder.swiftFiles(in: `The house`.shipped)
    where !Self.listening.contains(path) {
      for (name, instead) in Self.banned {
        #expect(!source.contains(name), "\(path): “\(name)” is \(instead) here")
      }
    }
  }
}

@Suite struct `The screens` {
  // house 1: one back stack replaced seven coordinators that needed fifty casts
  @Test func `are told apart by no cast`() throws {
    let casts = "Presentation/Kit/Features/OpenValue.swift"
    for (path, source) in try ProjectFolder.swiftFiles(in: ["Presentation"])
    where path != casts && !path.hasPrefix("Presentation/TextUI/") {
      #expect(
        !source.contains(#/\bas[?!]\s/#), "\(path) asks what something is instead of telling it")
    }
  }
}
