import Foundation
import Support
import Testing

@Suite struct `A list in a note` {
  // Y-12, Y-13
  @Test func `loses no record, and lets the other lines wait`() throws {
    try InboxStand.using { inbox in
      try inbox.run("books", "add", "--manual", "--title", "Walden", "--pages", "300")
      try inbox.write("call the bank\nmood 60 fine\nWalden p.140\nbuy stamps\nasdf\n")
      #expect(try inbox.run("inbox", "--json").contains(#""added":2,"waiting":3"#))
      #expect(try inbox.run("books", "show", "Walden").contains("140"))
      let list = try inbox.run("inbox", "list")
      for line in ["call the bank", "buy stamps", "asdf"] {
        #expect(list.contains(line), "\(list)")
      }
      #expect(!(try inbox.run("moods", "list", "--day", "2026-11-27")).contains("stamps"))
    }
  }

  // Y-12, Y-13
  @Test func `keeps the dentist, in Korean too`() throws {
    try InboxStand.using { inbox in
      try inbox.write("우유 사기\n내일 오후 4시 치과\n기분 50 피곤\n계란\n빵\n")
      #expect(try inbox.run("inbox", "--json").contains(#""added":2,"waiting":3"#))
      let day = try inbox.run("schedule", "list", "--day", "2026-11-28")
      #expect(day.contains("치과") && day.contains("16:00"), "\(day)")
    }
  }

  // Y-12, Y-13
  @Test func `without any record is one diary entry, and waits line by line if it has bullets`()
    throws
  {
    try InboxStand.using { inbox in
      for (name, text) in [("a", "milk\neggs\nbread\nbutter\n"), ("c", "우유\n계란\n빵\n버터\n")] {
        try inbox.write(text, as: name)
        #expect(try inbox.run("inbox").hasPrefix("\(name): saved one diary entry.\n"))
      }
      try inbox.write("- milk\n- eggs\n* bread\n[ ] butter\n", as: "b")
      let answer = try inbox.run("inbox", "--json")
      #expect(answer.contains(#""added":0,"waiting":4"#), "\(answer)")
      let list = try inbox.run("inbox", "list")
      #expect(list.contains("  butter  (b,") && !list.contains("[ ]"), "\(list)")
    }
  }

  // Y-12
  @Test func `may have bullets and numbers, which are no part of its records`() throws {
    try InboxStand.using { inbox in
      try inbox.write("1. dentist tomorrow 15:00\n2. mood 70 rested\n3. milk\n4. eggs\n5. jam\n")
      #expect(try inbox.run("inbox", "--json").contains(#""added":2,"waiting":3"#))
      let moods = try inbox.run("moods", "list", "--day", "2026-11-27", "--json")
      #expect(moods.contains(#""text":"rested""#), "\(moods)")
      let day = try inbox.run("schedule", "list", "--day", "2026-11-28", "--json")
      #expect(day.contains("dentist") && !day.contains("1. dentist"), "\(day)")
    }
  }

  // Y-12
  @Test func `is none if it has sentences, even if one of them looks like a record`() throws {
    try InboxStand.using { inbox in
      let prose =
        "I slept badly and the trains were late again this morning.\n"
        + "mood 40 tired\nThe evening was better than I thought.\nWe walked home by the river.\n"
      try inbox.write(prose)
      let said = try inbox.run("inbox")
      #expect(said.hasPrefix("note.txt: saved one diary entry.\n"), "\(said)")
      let moods = try inbox.run("moods", "list", "--day", "2026-11-27", "--json")
      #expect(moods.contains("by the river") && !moods.contains(#""level":40"#), "\(moods)")
      try inbox.write("아침부터 비가 왔다\n종일 집에 있었다\n저녁에 해가 났다\n산책했다\n", as: "ko")
      #expect(try inbox.run("inbox", "--lang", "ko").hasPrefix("ko: 일기 1개를 적었어요.\n"))
    }
  }

  // Y-10: the dry run of a list must not speak of records that it does not save.
  @Test func `has its warnings below its own lines`() throws {
    try InboxStand.using { inbox in
      try inbox.run("schedule", "add", "Meeting", "--from", "2026-11-28 16:00")
      try inbox.write("dentist tomorrow 16:30\n", as: "a.txt")
      try inbox.write("mood 60 fine\n", as: "b.txt")
      let script = "\(inbox.haru.path) inbox --dry-run 2>&1"
      let both = try inbox.haru.run(["/usr/bin/env", "sh", "-c", script]).out
      let lines = both.split(separator: "\n").map(String.init)
      let warning = try #require(lines.firstIndex { $0.contains("overlaps “Meeting”") })
      #expect(lines[warning - 1].contains("“dentist”"), "\(both)")
      #expect(try #require(lines.firstIndex { $0.hasPrefix("b.txt") }) > warning, "\(both)")
    }
  }
}

@Suite struct `A note that was saved before` {
  // Y-14
  @Test func `is moved away each time it is put back, and Haru says so once`() throws {
    try InboxStand.using { inbox in
      try inbox.write("mood 70 rested\n")
      #expect(try inbox.run("inbox").contains("saved 1 line"))
      for count in 2...5 {
        try inbox.write("mood 70 rested\n")
        let said = try inbox.run("inbox")
        #expect(said == "note.txt: already saved on 30 November.\n", "\(said)")
        #expect(try inbox.names() == ["taken"])
        #expect(try inbox.names("/taken/2026-11").count == count)
      }
      #expect(try inbox.haru("inbox").err.contains("There are no new inbox files."))
      // S-11: `haru sync` reads notes on a device that does not sync, and says so.
      let alone = try inbox.haru("sync").err
      #expect(
        alone.contains("Sync is not set up on this device.\nThere are no new inbox files."),
        "\(alone)")
      try inbox.write("mood 70 rested\n")
      let korean = try inbox.run("inbox", "--lang", "ko")
      #expect(korean.contains("11월 30일에 이미 기록한 파일이에요."), "\(korean)")
    }
  }

  // Y-14
  @Test func `says how to save it again after an undo`() throws {
    try InboxStand.using { inbox in
      try inbox.write("mood 70 rested\n")
      try inbox.run("inbox")
      try inbox.run("undo")
      try inbox.write("mood 70 rested\n")
      let said = try inbox.run("inbox")
      #expect(said.contains("`haru redo` restores its records."), "\(said)")
      try inbox.run("redo")
      #expect(try inbox.run("moods", "list", "--day", "2026-11-27").contains("rested"))
      // After another change it cannot be redone.
      try inbox.run("undo")
      try inbox.run("moods", "add", "50")
      try inbox.write("mood 70 rested\n")
      let later = try inbox.run("inbox")
      #expect(later.contains("To save it again, write a new file."), "\(later)")
    }
  }

  // Y-14
  @Test func `is one of several changes if there are several notes`() throws {
    try InboxStand.using { inbox in
      for (name, mood) in [("a", 61), ("b", 62), ("c", 63)] {
        try inbox.write("mood \(mood) fine\n", as: name)
      }
      #expect(try inbox.haru("inbox").err.contains("`haru undo 3` reverses all of it."))
      try inbox.run("undo", "3")
      #expect(!(try inbox.run("moods", "list", "--day", "2026-11-27")).contains("fine"))
    }
  }
}
