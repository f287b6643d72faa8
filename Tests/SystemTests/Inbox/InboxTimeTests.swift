import Foundation
import Support
import Testing

// Y-11
@Suite struct `The times in a note` {
  @Test(arguments: [
    ("23:59 기분 50\n", "“23:59” is later than the file."),
    ("2026-11-29 09:00 기분 10\n", "2026-11-29 09:00"), ("mood 30 23:00\n", "23:00"),
    ("2026-11-26 20:01 mood 30\n", "later than the file"),
  ])
  func `are never later than the note, even if it arrives days after`(
    _ text: String, _ why: String
  ) throws {
    try InboxStand.using { inbox in
      // The file was saved again on the next day, as a program for syncing does.
      try inbox.write(text, as: "2026-11-26T2000.txt")
      #expect(try inbox.run("inbox", "--json").contains(#""added":0,"waiting":1"#))
      let list = try inbox.run("inbox", "list")
      #expect(list.contains(why), "\(list)")
      for day in ["2026-11-26", "2026-11-29"] {
        #expect(try !inbox.run("moods", "list", "--day", day, "--json").contains(#""level":"#))
      }
    }
  }

  @Test func `are of any second of the minute in its name`() throws {
    try InboxStand.using { inbox in
      try inbox.write("09:31:40 mood 70\n", as: "2026-11-26T0931.txt")
      #expect(try inbox.run("inbox", "--json").contains(#""added":1,"waiting":0"#))
      #expect(try inbox.run("moods", "list", "--day", "2026-11-26").contains("09:31"))
    }
  }

  @Test func `make no mood in the future if another clock is ahead`() throws {
    try InboxStand.using { inbox in
      try inbox.write("mood 70\ndentist tomorrow 15:00\n", as: "2026-12-02T0900.txt")
      #expect(try inbox.run("inbox", "--json").contains(#""added":1,"waiting":1"#))
      #expect(try inbox.run("inbox", "list").contains("2026-12-02 09:00 is in the future."))
    }
  }

  // Y-10
  @Test func `that are a second old are said to be read soon`() throws {
    try InboxStand.using { inbox in
      try inbox.write("mood 50", at: "2026-11-30T08:59:59+09:00")
      let young = try inbox.haru("inbox")
      #expect(young.err == "1 file was written just now. Run `haru inbox` again in a moment.\n")
    }
  }
}

// Y-13
@Suite struct `The reasons of waiting lines` {
  @Test func `are those of haru add, and the text is whole`() throws {
    try InboxStand.using { inbox in
      try inbox.run("books", "add", "--manual", "--title", "Walden", "--pages", "300")
      let long = "remember to ask the neighbours about the key of the cellar and about the lamp"
      try inbox.write("Walden p.999\n\n\(long)\n")
      try inbox.run("inbox")
      let add = try inbox.haru("add", "Walden p.999")
      let why = add.err.trimmingCharacters(in: .whitespacesAndNewlines)
      #expect(add.status != 0 && !why.isEmpty)
      let list = try inbox.run("inbox", "list")
      #expect(list.contains(why) && list.contains(long), "\(list)")
      // Finding out why changes nothing.
      let book = try inbox.run("books", "show", "Walden", "--json")
      #expect(book.contains(#""page":0"#) && book.contains(#""log":[]"#), "\(book)")
      #expect(try inbox.run("history", "--json").components(separatedBy: #""what""#).count == 3)
    }
  }
}

@Suite struct `Folders of notes` {
  // Y-10
  @Test func `are not set to a file, and a folder with files is warned about`() throws {
    try InboxStand.using { inbox in
      for name in ["one.txt", "two.txt", ".hidden"] { try inbox.write("mood 50", as: name) }
      let set = try inbox.haru("settings", "set", "inbox.folders", inbox.notes)
      #expect(set.status == 0 && set.err.contains("There are 2 files in"), "\(set)")
      #expect(set.err.contains("moves them to `taken`"), "\(set)")
      try inbox.run("inbox")
      let empty = try inbox.haru("settings", "set", "inbox.folders", inbox.notes)
      #expect(!empty.err.contains("file"), "\(empty)")
      try inbox.write("mood 50", as: "file.txt")
      let file = try inbox.haru(
        "settings", "set", "inbox.folders", inbox.notes + "/file.txt")
      #expect(file.status != 0 && file.err.contains("Enter a folder."), "\(file)")
      #expect(try inbox.run("settings", "get", "inbox.folders").hasSuffix("/notes\n"))
    }
  }

  // Y-10
  @Test func `are read by the timer of sync without sync`() throws {
    try InboxStand.using { inbox in
      try inbox.write("mood 80 one\n")
      #expect(try inbox.run("sync").contains("saved 1 line"))
      #expect(try inbox.run("moods", "list", "--day", "2026-11-27").contains("one"))
      #expect(try inbox.run("sync", "--json").contains(#""files":[]"#))
      try inbox.run("settings", "reset", "inbox.folders")
      #expect(try inbox.haru("sync").status != 0)
    }
  }
}
