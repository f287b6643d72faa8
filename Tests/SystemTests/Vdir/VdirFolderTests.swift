import Foundation
import Support
import Testing

// Y-30
@Suite struct `A folder that is to be bound` {
  private func make(_ path: String) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  @Test func `is refused if it is the one above the calendars`() throws {
    try VdirStand.using { vdir in
      try vdir.run("schedule", "add", "Dentist", "--from", "2026-03-05 14:00")
      for name in ["work", "personal", ".hidden"] { try make(vdir.path + "/" + name) }
      try vdir.write("#", "notes.txt")
      let sentence = "“vdir” has no event files, but folders: personal, work. Choose one of them."
      for words in [[], ["--dry-run"], ["--accept-removals"]] {
        let refused = try vdir.haru.run([vdir.haru.path, "vdir", vdir.path, "--calendar"] + words)
        #expect(refused.status == 3 && refused.err.contains(sentence), "\(refused)")
      }
      let korean = try vdir.haru("vdir", vdir.path, "--calendar", "--lang", "ko")
      let said = "‘vdir’에는 일정 파일이 없고 폴더만 있어요: personal, work. 그중 하나를 골라 주세요."
      #expect(korean.err.contains(said), "\(korean)")
      let open = try vdir.haru("vdir", vdir.path)
      #expect(open.status == 3 && open.err.contains("no event or contact files"), "\(open)")
      #expect(try vdir.run("vdir", "status", "--json").contains(#""folders":[]"#))
      #expect(
        try vdir.run("vdir", vdir.path + "/work", "--calendar").contains("added 1 in the folder"))
    }
  }

  @Test func `is the same folder with a slash at the end, two slashes or a dot`() throws {
    try VdirStand.using { vdir in
      try vdir.write(VdirStand.event("a", "Choir"), "a.ics")
      try vdir.round()
      let inner = vdir.path.replacingOccurrences(of: "/vdir", with: "/./vdir")
      for path in [vdir.path + "/", "/" + vdir.path, vdir.path + "/.", inner + "//"] {
        #expect(try vdir.run("vdir", path) == "vdir: nothing changed.\n")
      }
      let list = try vdir.run("vdir", "status", "--format", "{path}")
      #expect(list == vdir.path + "\n")
      #expect(try vdir.run("vdir", "forget", vdir.path + "/").contains("no longer followed"))
    }
  }

  @Test func `is refused if it has files of another kind`() throws {
    try VdirStand.using { vdir in
      try vdir.write("Plans", "notes.md")
      let notes = try vdir.haru("vdir", vdir.path, "--calendar")
      #expect(notes.status == 3 && notes.err.contains("but other files: notes.md."), "\(notes)")
      try vdir.remove("notes.md")
      try vdir.write(VdirStand.event("a", "Choir"), "a.ics")
      let cards = try vdir.haru("vdir", vdir.path, "--contacts", "--json")
      #expect(cards.status == 3 && cards.err.contains(#""code":"wrongFolder""#), "\(cards)")
    }
  }

  @Test func `may have the name and the colour of a calendar`() throws {
    try VdirStand.using { vdir in
      for name in ["displayname", "color", ".Radicale.props"] { try vdir.write("#0000ff", name) }
      #expect(try vdir.round("--calendar").contains("bound as a folder of events."))
      #expect(try vdir.names() == [".Radicale.props", "color", "displayname"])
    }
  }

  @Test func `would only be bound in a dry run`() throws {
    try VdirStand.using { vdir in
      try vdir.write("#0000ff", "color")
      let said = try vdir.round("--calendar", "--dry-run")
      #expect(said.contains("vdir: would be bound as a folder of events."), "\(said)")
      let korean = try vdir.round("--contacts", "--dry-run", "--lang", "ko")
      #expect(korean.contains("vdir: 연락처 폴더로 정할 거예요."), "\(korean)")
      #expect(try vdir.run("vdir", "status", "--json").contains(#""folders":[]"#))
    }
  }

  @Test func `gets new events only if no other folder was bound for them`() throws {
    try VdirStand.using { vdir in
      try vdir.run("schedule", "add", "Dentist", "--from", "2026-03-05 14:00")
      let other = vdir.folder.path("other")
      try make(other)
      try vdir.round("--calendar")
      try vdir.run("vdir", other, "--calendar")
      // The other folder does not take over by itself, or it would get a file for each event.
      let forgotten = try vdir.haru("vdir", "forget", vdir.path)
      #expect(forgotten.status == 0 && forgotten.err.contains("get no files now"), "\(forgotten)")
      #expect(try vdir.run("vdir") == "other: nothing changed.\n")
      #expect(try FileManager.default.contentsOfDirectory(atPath: other).isEmpty)
      #expect(!(try vdir.run("vdir", "status")).contains("new records go here"))
      try vdir.run("vdir", "forget", other)
      let again = try vdir.run("vdir", other, "--calendar")
      #expect(again.contains("New events in Haru get their files here."), "\(again)")
      #expect(again.contains("added 1 in the folder."), "\(again)")
    }
  }

  @Test func `is named so that the command for forgetting it can be copied`() throws {
    try VdirStand.using { vdir in
      let path = vdir.folder.path("my calendar")
      try make(path)
      try vdir.run("vdir", path, "--calendar")
      let other = try vdir.haru("vdir", path, "--contacts")
      #expect(other.err.contains("run `haru vdir forget '\(path)'`"), "\(other)")
      try FileManager.default.removeItem(atPath: path)
      let missing = try vdir.haru("vdir")
      #expect(missing.err.contains("run `haru vdir forget '\(path)'`"), "\(missing)")
      #expect(try vdir.haru("vdir", "forget", path).status == 0)
    }
  }
}
