import Foundation
import Support
import Testing

@Suite struct `Lines of notes` {
  // Y-13
  @Test func `removes and keeps several lines at once, and all after a question`() throws {
    try InboxStand.using { inbox in
      try inbox.write("umbrella\n\nkeys\nmilk\nbread\nsalt\n")
      try inbox.run("inbox")
      let said = try inbox.run("inbox", "remove", "1", "3", "1")
      #expect(said.hasPrefix("Removed 2 lines."), "\(said)")
      #expect(try inbox.run("inbox", "list").hasPrefix("1  keys"))
      // One change, so one undo.
      try inbox.run("undo")
      #expect(try inbox.run("inbox", "list").components(separatedBy: "\n").count == 6)
      // A wrong number changes nothing.
      #expect(try inbox.haru("inbox", "remove", "1", "9").status == 1)
      try inbox.run("inbox", "diary", "2", "3")
      let moods = try inbox.run("moods", "list", "--day", "2026-11-27")
      #expect(moods.contains("keys") && moods.contains("milk"), "\(moods)")
      let asked = try inbox.haru("inbox", "remove", "all")
      #expect(asked.status == 3 && asked.err.contains("Remove 3 lines that wait?"), "\(asked)")
      let all = try inbox.run("inbox", "remove", "all", "--yes", "--json")
      #expect(all.contains(#""text":"salt""#), "\(all)")
      #expect(try inbox.run("inbox", "list", "--json").contains(#""lines":[]"#))
      let none = try inbox.haru("inbox", "remove", "x1", "--lang", "ko")
      #expect(none.err.contains("‘x1’은 줄 번호가 아니에요."), "\(none)")
    }
  }

  // Y-13
  @Test func `says why a line waits`() throws {
    try InboxStand.using { inbox in
      try inbox.write(
        "mood 150 great\n09:31 mood 71\nfeeling a bit low today\n",
        as: "2026-11-27T0736.txt", at: "2026-11-27T07:36:00+09:00")
      #expect(try inbox.run("inbox", "--json").contains(#""added":0,"waiting":3"#))
      let list = try inbox.run("inbox", "list", "--json")
      for reason in [
        "Moods go from 1 to 100.", "“09:31” is later than the file.",
        "Add a number from 1 to 100 to save this as a mood.",
      ] { #expect(list.contains(#""reason":"\#(reason)""#), "\(list)") }
      #expect(try inbox.run("inbox", "list", "--lang", "ko").contains("1점부터 100점까지"))
    }
  }

  @Test func `names its subcommands if one is mistyped`() throws {
    try InboxStand.using { inbox in
      let foo = try inbox.haru("inbox", "foo")
      #expect(foo.status == 2 && !foo.err.contains("to-do"), "\(foo)")
      #expect(foo.err.contains("now, list, sort, diary, remove"), "\(foo)")
    }
  }

  // Y-10
  @Test func `of a relative folder are found from everywhere, and a missing folder is named`()
    throws
  {
    try InboxStand.using { inbox in
      let set = try inbox.haru("settings", "set", "inbox.folders", "nowhere/notes, ~/other")
      #expect(set.status == 0, "\(set)")
      #expect(set.err.contains("does not exist yet"), "\(set)")
      let value = try inbox.run("settings", "get", "inbox.folders", "--json")
      #expect(value.contains("/nowhere/notes, ~/other"), "\(value)")
      let quiet = try inbox.haru(
        "settings", "set", "inbox.folders", "nowhere/notes", "--json")
      #expect(quiet.err.isEmpty, "\(quiet)")
      let there = try inbox.haru("settings", "set", "inbox.folders", inbox.notes)
      #expect(!there.err.contains("does not exist"), "\(there)")
    }
  }

  // Y-10
  @Test func `go out with the sync that reads them`() throws {
    try InboxStand.using { inbox in
      let remote = inbox.folder.path("remote")
      try FileManager.default.createDirectory(
        atPath: remote, withIntermediateDirectories: false)
      #expect(try inbox.haru("sync", "status").status == 0)
      try inbox.run("sync", "init", remote, "--name", "desktop")
      try inbox.run("sync")
      try inbox.write("mood 80 one\n")
      #expect(try inbox.run("sync").contains("Saved 1 inbox file.\n"))
      #expect(try inbox.run("sync", "--json").contains(#""sent":0"#))
      #expect(try inbox.run("moods", "list", "--day", "2026-11-27").contains("one"))
    }
  }
}
