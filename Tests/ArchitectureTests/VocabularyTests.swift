import Support
import Testing

@Suite struct `The vocabulary` {
  /// Declared names that once meant several things, and what they are called now.
  private static let banned = [
    ("func take(", "import…, remove…, receive, feed, consume or drain"),
    ("func hear(", "receive"), ("putAwayChanges", "recordChanges"),
    ("struct Contacts", "AddressBook…"), ("SQLiteContacts", "SQLiteAddressBook"),
    ("KeepingCards", "ImportingCards"), ("TakingSayings", "ImportingSayings"),
    ("DeedsScreen", "HistoryScreen"),
  ]

  /// What is heard there is the sound of a file that changes.
  private static let listening = ["Presentation/Kit/Shell/StoreChangeDebouncer.swift"]

  // house 8: one verb for one thing, one noun for one thing
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
  // house 1: seven coordinators did by fifty casts what one stack does
  @Test func `are told apart by no cast`() throws {
    let casts = "Presentation/Kit/Features/OpenValue.swift"
    for (path, source) in try ProjectFolder.swiftFiles(in: ["Presentation"]) where path != casts {
      #expect(
        !source.contains(#/\bas[?!]\s/#), "\(path) asks what something is instead of telling it")
    }
  }
}
