import Foundation
import Support
import Testing

@Suite struct `The inbox` {
  // Y-10, Y-11, Y-14
  @Test func `saves each line of a note as of the time at which the note was written`() throws {
    try InboxStand.using { inbox in
      try inbox.write("mood 80 after walking\ndentist tomorrow 15:00\n# a heading\n\n")
      let said = try inbox.run("inbox")
      #expect(said.hasPrefix("note.txt: saved 2 lines.\n"), "\(said)")
      // Tomorrow in a note of Friday is Saturday, whenever it arrives.
      #expect(try inbox.run("schedule", "list", "--from", "2026-11-28").contains("dentist"))
      #expect(try inbox.run("schedule", "list", "--day", "2026-11-28").contains("15:00"))
      #expect(try inbox.run("moods", "list", "--day", "2026-11-27").contains("after walking"))
      #expect(try inbox.names() == ["taken"])
      #expect(try inbox.names("/taken/2026-11") == ["note.txt"])
      #expect(try inbox.run("inbox", "--json").contains(#""files":[]"#))
    }
  }

  // Y-11
  @Test func `prefers a time at the head of a line, then one in the name of the note`() throws {
    try InboxStand.using { inbox in
      try inbox.write("mood 40 tired\n09:31 mood 70 rested\n", as: "2026-11-25T1000.txt")
      try inbox.run("inbox")
      let moods = try inbox.run("moods", "list", "--day", "2026-11-25")
      #expect(moods.contains("10:00") && moods.contains("09:31"), "\(moods)")
    }
  }

  // Y-11
  @Test func `reads Korean notes`() throws {
    try InboxStand.using { inbox in
      try inbox.write("기분 80 산책이 좋았다\n내일 3시 치과\n", as: "메모.txt")
      #expect(try inbox.run("inbox", "--lang", "ko").hasPrefix("메모.txt: 2건을 기록했어요.\n"))
      #expect(try inbox.run("schedule", "list", "--day", "2026-11-28").contains("치과"))
    }
  }

  // Y-12
  @Test func `keeps a long paragraph or a note of the diary as one entry`() throws {
    try InboxStand.using { inbox in
      try inbox.write("It rained.\nWe stayed at home.\nThen the sun came.\nWe went out.\n", as: "a")
      try inbox.write("diary\nA quiet day.\n", as: "b")
      try inbox.run("inbox")
      let list = try inbox.run("moods", "list", "--day", "2026-11-27", "--json")
      #expect(list.contains("It rained.\\nWe stayed at home.\\nThen the sun came.\\nWe went out."))
      #expect(list.contains(#""text":"A quiet day.""#), "\(list)")
    }
  }

  // Y-13
  @Test func `never guesses, but lets lines wait until the user says what they are`() throws {
    try InboxStand.using { inbox in
      try inbox.write("umbrella\n\nmood 60 fine\nkeys\nmilk\n")
      let answer = try inbox.run("inbox", "--json")
      #expect(answer.contains(#""added":1,"waiting":3"#), "\(answer)")
      #expect(try inbox.run("today").contains("3 lines to sort"))
      let list = try inbox.run("inbox", "list")
      let why = "Haru cannot tell where this line belongs."
      #expect(
        list.hasPrefix("1  umbrella  (note.txt, 2026-11-27 18:00)  \(why)\n2  keys"), "\(list)")
      try inbox.run("inbox", "diary", "1")
      #expect(try inbox.run("moods", "list", "--day", "2026-11-27").contains("umbrella"))
      try inbox.run("inbox", "remove", "1")
      #expect(try inbox.run("inbox", "list").hasPrefix("1  milk"))
      // Taking the removal back lets the line wait again.
      try inbox.run("undo")
      #expect(try inbox.run("inbox", "list").contains("keys"))
      #expect(try inbox.haru("inbox", "remove", "9").status == 1)
    }
  }

  // Y-14
  @Test func `takes a whole note back with one undo, and does not store it again`() throws {
    try InboxStand.using { inbox in
      try inbox.write("mood 80 one\nmood 70 two\nrain coat\n")
      try inbox.run("inbox")
      #expect(try inbox.run("undo").contains("note.txt"))
      let moods = try inbox.run("moods", "list", "--day", "2026-11-27", "--json")
      #expect(!moods.contains("one") && !moods.contains("two"))
      #expect(try inbox.run("inbox", "list", "--json").contains(#""lines":[]"#))
      // The same file appears again, as after restoring a folder.
      try FileManager.default.copyItem(
        atPath: inbox.notes + "/taken/2026-11/note.txt", toPath: inbox.notes + "/note.txt")
      try inbox.set("2026-11-27T18:00:00+09:00", "note.txt")
      #expect(try inbox.run("inbox", "--json").contains(#""files":[]"#))
      #expect(try inbox.names() == ["taken"])
    }
  }

  // Y-15
  @Test func `knows a conflicting copy of a note`() throws {
    try InboxStand.using { inbox in
      try inbox.write("mood 80 one\n", as: "note.txt")
      try inbox.run("inbox")
      try inbox.write("mood 80 one\n", as: "note (conflict).txt", at: "2026-11-27T18:05:00+09:00")
      try inbox.write(
        "mood 80 one\nmood 30 two\n", as: "note.sync-conflict-20261127-180500-ABCDEFG.txt")
      #expect(try inbox.run("inbox", "--json").contains(#""added":1,"#))
      let moods = try inbox.run("moods", "list", "--day", "2026-11-27", "--json")
      #expect(moods.components(separatedBy: #""text":"one""#).count == 2, "\(moods)")
    }
  }

  /// A phone that always writes to the same file must lose nothing.
  @Test func `stores a later note with the same name and the same words`() throws {
    try InboxStand.using { inbox in
      for (day, count) in [("26", 1), ("27", 2)] {
        try inbox.write("mood 70", at: "2026-11-\(day)T18:00:00+09:00")
        #expect(try inbox.run("inbox", "--json").contains(#""added":1,"#))
        #expect(try inbox.names("/taken/2026-11").count == count)
      }
    }
  }

  // Y-10, Y-16
  @Test func `leaves what is no note, and says why`() throws {
    try InboxStand.using { inbox in
      try inbox.folder.write([UInt8](repeating: 65, count: (1 << 20) + 1), to: "notes/large.txt")
      try inbox.folder.write([0, 1, 2, 255, 254], to: "notes/image.png")
      try inbox.write(String(repeating: "x\n", count: 2_002), as: "long.txt")
      for name in [".hidden", "a.tmp", "b.part", "c.icloud", "d.crdownload"] {
        try inbox.write("mood 50", as: name)
      }
      try inbox.write("mood 50", as: "elsewhere")
      try FileManager.default.moveItem(
        atPath: inbox.notes + "/elsewhere", toPath: inbox.folder.path("elsewhere"))
      try FileManager.default.createSymbolicLink(
        atPath: inbox.notes + "/link.txt", withDestinationPath: inbox.folder.path("elsewhere"))
      for name in ["large.txt", "image.png"] { try inbox.set("2026-11-27T18:00:00+09:00", name) }
      let answer = try inbox.run("inbox", "--json")
      #expect(answer.contains(#""added":0,"#), "\(answer)")
      for code in ["tooLarge", "notText", "tooManyLines"] {
        #expect(answer.contains(#""code":"\#(code)""#), "\(answer)")
      }
      #expect(try inbox.names().count == 9)
    }
  }

  // Y-10
  @Test func `waits for a file that may still grow`() throws {
    try InboxStand.using { inbox in
      try inbox.write("mood 50\n", at: "2026-11-30T08:59:59+09:00")
      #expect(try inbox.run("inbox", "--json").contains(#""added":0,"#))
      try inbox.set("2026-11-30T08:59:58+09:00", "note.txt")
      #expect(try inbox.run("inbox", "--json").contains(#""added":1,"#))
    }
  }

  // A-16
  @Test func `waits longer for a file whose last line has no end`() throws {
    try InboxStand.using { inbox in
      try inbox.write("mood 5", at: "2026-11-30T08:59:31+09:00")
      #expect(try inbox.run("inbox", "--json").contains(#""added":0,"#))
      try inbox.set("2026-11-30T08:59:30+09:00", "note.txt")
      #expect(try inbox.run("inbox", "--json").contains(#""added":1,"#))
    }
  }

  // A-16
  @Test func `stores what a slow program wrote after its note was moved, and nothing twice`() throws
  {
    try InboxStand.using { inbox in
      try inbox.write("mood 70 first\n", at: "2026-11-30T08:59:50+09:00")
      let writer = try #require(FileHandle(forWritingAtPath: inbox.notes + "/note.txt"))
      try writer.seekToEnd()
      #expect(try inbox.run("inbox", "--json").contains(#""added":1,"#))
      #expect(try inbox.names() == ["taken"])
      for word in ["second", "third"] {
        try writer.write(contentsOf: Data("mood 71 \(word)\n".utf8))
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: 1_795_996_795)],
          ofItemAtPath: inbox.notes + "/taken/2026-11/note.txt")
        #expect(try inbox.run("inbox", "--json").contains(#""added":1,"#), "\(word)")
        #expect(try inbox.names() == ["taken"])
      }
      #expect(try inbox.run("inbox", "--json").contains(#""added":0,"#))
      let moods = try inbox.run("moods", "list", "--day", "2026-11-30", "--json")
      for word in ["first", "second", "third"] {
        #expect(moods.components(separatedBy: #""text":"\#(word)""#).count == 2, "\(moods)")
      }
    }
  }

  // A-21, T-35
  @Test func `names a note whose name it cannot use`() throws {
    try InboxStand.using { inbox in
      for name in ["new\nline.txt", "esc\u{1B}[31m.txt"] { try inbox.write("mood 50\n", as: name) }
      let path = Array((inbox.notes + "/bad").utf8) + [0xFF, 0]
      let file = open(path.map { CChar(bitPattern: $0) }, O_CREAT | O_RDWR, 0o600)
      #expect(file >= 0)
      close(file)
      let said = try inbox.run("inbox")
      #expect(said.components(separatedBy: "Rename the file.").count == 4, "\(said)")
      #expect(said.contains("bad\u{FFFD}") && !said.contains("\u{1B}"), "\(said)")
      let json = try inbox.run("inbox", "--json")
      #expect(json.components(separatedBy: #""code":"badFileName""#).count == 4, "\(json)")
      #expect(json.contains(#"new\nline.txt"#))
      #expect(try inbox.names().count == 3)
    }
  }

  // Y-16
  @Test func `shows no control characters of a note`() throws {
    try InboxStand.using { inbox in
      try inbox.write("odd \u{1B}]0;title\u{7} line\n", as: "no\u{1B}te.txt")
      let said = try inbox.run("inbox")
      #expect(!said.contains("\u{1B}") && !said.contains("\u{7}"), "\(said)")
      #expect(!(try inbox.run("inbox", "list")).contains("\u{1B}"))
    }
  }

  // Y-10
  @Test func `changes nothing in a dry run`() throws {
    try InboxStand.using { inbox in
      try inbox.write("mood 80 one\n")
      #expect(try inbox.run("inbox", "--dry-run").contains("saved 1 line"))
      #expect(try inbox.names() == ["note.txt"])
      #expect(try inbox.run("inbox", "--json").contains(#""added":1,"#))
    }
  }

  // Y-10
  @Test func `knows the home folder`() throws {
    try SampleFolder.using { folder in
      var haru = try BinaryUnderTest(home: folder.path("home"))
      haru.environment["HOME"] = folder.path
      _ = try haru("settings", "set", "inbox.folders", "~/notes, ~")
      let missing = try haru("inbox")
      #expect(missing.status == 3 && missing.err.contains("~/notes"), "\(missing)")
      try FileManager.default.createDirectory(
        atPath: folder.path("notes"), withIntermediateDirectories: true)
      #expect(try haru("inbox").status == 0)
    }
  }

  @Test func `says what to do where no folder is set, and where a folder is missing`() throws {
    try SampleFolder.using { folder in
      let haru = try BinaryUnderTest(home: folder.path("home"))
      let none = try haru("inbox")
      #expect(none.status == 0 && none.err.contains("inbox.folders"), "\(none)")
      _ = try haru("settings", "set", "inbox.folders", folder.path("nowhere"))
      let missing = try haru("inbox")
      #expect(missing.status == 3 && missing.err.contains("nowhere"), "\(missing)")
    }
  }
}
