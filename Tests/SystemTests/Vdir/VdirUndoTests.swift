import Foundation
import Support
import Testing

// Y-31
@Suite struct `An undo of a round with a folder` {
  /// Binds a folder with three events of a telephone and one of Haru.
  private func bound(_ vdir: VdirStand) throws {
    for uid in ["a", "b", "c"] {
      try vdir.write(VdirStand.event(uid, "Event \(uid)."), uid + ".ics")
    }
    try vdir.run("schedule", "add", "Dentist", "--from", "2026-03-05 14:00")
    let said = try vdir.round("--calendar")
    #expect(said.contains("added 3 in Haru and 1 in the folder."), "\(said)")
  }

  private func events(_ vdir: VdirStand) throws -> Set<String> {
    let list = try vdir.run(
      "schedule", "list", "--from", "2026-03-01", "--to", "2026-03-31", "--format", "{title}")
    return Set(list.split(separator: "\n").map(String.init))
  }

  private static let all: Set<String> = ["Event a.", "Event b.", "Event c.", "Dentist"]

  @Test func `never lets a later round delete a file that came from the folder`() throws {
    try VdirStand.using { vdir in
      try bound(vdir)
      let before = try vdir.names()
      try vdir.run("undo")
      #expect(try events(vdir) == ["Dentist"])
      let ending = try vdir.haru("vdir")
      #expect(ending.status == 0 && ending.out == "vdir: nothing changed.\n", "\(ending)")
      let said = "vdir: 3 files that you undid (a.ics, b.ics, c.ics) stay in the folder"
      #expect(ending.err.contains(said), "\(ending.err)")
      #expect(ending.err.contains("`haru redo` follows such files again."), "\(ending.err)")
      // It is said once.
      let later = try vdir.haru("vdir")
      #expect(later.out == "vdir: nothing changed.\n" && later.err.isEmpty, "\(later)")
      #expect(try vdir.round("--quiet", "--accept-removals").isEmpty)
      #expect(try vdir.names() == before)
      #expect(try events(vdir) == ["Dentist"])
      #expect(try vdir.round("--json").contains(#""left":3"#))
      let status = try vdir.run("vdir", "status")
      #expect(status.contains("events, 1 file,"), "\(status)")
      // The file of Haru's own event is followed as before.
      try vdir.run("schedule", "edit", "Dentist", "--title", "Surgery")
      #expect(try vdir.round().contains("changed 1 in the folder."))
    }
  }

  @Test func `is named again when another round is undone, in both languages`() throws {
    try VdirStand.using { vdir in
      try bound(vdir)
      #expect(try vdir.run("history").contains("Matched the folder “vdir”"))
      #expect(try vdir.run("history", "--lang", "ko").contains("‘vdir’ 폴더 맞추기"))
      try vdir.write(VdirStand.event("d", "Walk"), "d.ics")
      try vdir.round()
      try vdir.run("undo")
      let korean = try vdir.haru("vdir", "--lang", "ko")
      let said = "vdir: 되돌린 파일 1개(d.ics)는 맞추지 않고 폴더에 뒀어요."
      #expect(korean.err.contains(said), "\(korean)")
      try vdir.run("undo")
      let all = "vdir: 4 files that you undid (a.ics, b.ics, c.ics, …) stay in the folder"
      #expect(try vdir.haru("vdir").err.contains(all))
      #expect(try vdir.haru("vdir").err.isEmpty)
    }
  }

  @Test func `is reversed by a redo, and the files are followed again`() throws {
    try VdirStand.using { vdir in
      try bound(vdir)
      try vdir.run("undo")
      try vdir.round()
      try vdir.run("redo")
      #expect(try events(vdir) == Self.all)
      #expect(try vdir.run("vdir") == "vdir: nothing changed.\n")
      try vdir.change("a.ics", "SUMMARY:Event a.", to: "SUMMARY:Choir")
      #expect(try vdir.round().contains("changed 1 in Haru."))
      // What the user removes now is removed there too.
      try vdir.run("schedule", "remove", "Event b.", "--yes")
      #expect(try vdir.round().contains("removed 1 in the folder."))
      #expect(!(try vdir.names()).contains("b.ics"))
    }
  }

  @Test func `makes a file new again when somebody changes it`() throws {
    try VdirStand.using { vdir in
      try bound(vdir)
      try vdir.run("undo")
      try vdir.round()
      try vdir.change("b.ics", "SUMMARY:Event b.", to: "SUMMARY:Choir")
      let ending = try vdir.haru("vdir", vdir.path)
      #expect(ending.out.contains("added 1 in Haru."), "\(ending)")
      #expect(try events(vdir) == ["Choir", "Dentist"])
      let hint = "run `haru vdir forget '\(vdir.path)'` and bind the folder again."
      #expect(ending.err.contains("2 files that you undid (a.ics, c.ics)"), "\(ending)")
      #expect(ending.err.contains(hint), "\(ending)")
      #expect(try vdir.names().count == 4)
    }
  }

  @Test func `loses nothing if the folder is forgotten and bound again`() throws {
    try VdirStand.using { vdir in
      try bound(vdir)
      let before = try vdir.names()
      try vdir.run("vdir", "forget", vdir.path)
      try vdir.round("--calendar")
      // The second round stored nothing, so this undoes the first one.
      try vdir.run("undo")
      try vdir.round()
      #expect(try vdir.names() == before)
      try vdir.run("vdir", "forget", vdir.path)
      #expect(try vdir.round("--calendar").contains("added 3 in Haru."))
      #expect(try events(vdir) == Self.all)
      #expect(try vdir.names() == before)
    }
  }

  @Test func `leaves the cards of the phone and those of people alone`() throws {
    try VdirStand.using { vdir in
      for number in 1...3 {
        let more = ["TEL:010-1111-000\(number)"]
        try vdir.write(VdirStand.card("c\(number)", "Card \(number)", more), "c\(number).vcf")
      }
      try vdir.run("people", "add", "Maya", "--phone", "010-2222-3333")
      #expect(try vdir.round("--contacts").contains("added 3 in Haru and 1 in the folder."))
      let before = try vdir.names()
      try vdir.run("undo")
      #expect(try vdir.run("contacts", "--json").contains(#""contacts":[]"#))
      #expect(try vdir.run("vdir") == "vdir: nothing changed.\n")
      #expect(try vdir.names() == before)
      try vdir.run("redo")
      #expect(try vdir.run("vdir") == "vdir: nothing changed.\n")
      try vdir.run("people", "edit", "Maya", "--phone", "010-2222-4444")
      #expect(try vdir.round().contains("changed 1 in the folder."))
    }
  }

  @Test func `keeps a file that came back although its event was removed here`() throws {
    try VdirStand.using { vdir in
      try bound(vdir)
      try vdir.run("schedule", "remove", "Event a.", "--yes")
      try vdir.change("a.ics", "SUMMARY:Event a.", to: "SUMMARY:Changed there")
      #expect(try vdir.round().contains("kept 1 that one side removed and the other changed."))
      try vdir.run("undo")
      #expect(!(try events(vdir)).contains("Changed there"))
      #expect(try vdir.run("vdir") == "vdir: nothing changed.\n")
      #expect(try vdir.text("a.ics").contains("SUMMARY:Changed there"))
    }
  }

  @Test func `does not excuse a removal by the user, even if the trash was emptied`() throws {
    try VdirStand.using { vdir in
      try bound(vdir)
      try vdir.run("schedule", "remove", "Event a.", "--yes")
      try vdir.run("schedule", "remove", "Event b.", "--yes")
      try vdir.run("trash", "empty", "--yes")
      #expect(try vdir.round() == "vdir: removed 2 in the folder.\n")
      #expect(try vdir.names().filter { !$0.contains("haru") } == ["c.ics"])
    }
  }
}

// Y-31
@Suite struct `Files that a round is about to delete` {
  @Test func `are kept until the user agrees, if they are all files of the folder`() throws {
    try VdirStand.using { vdir in
      for uid in ["a", "b"] { try vdir.write(VdirStand.event(uid, "Event \(uid)."), uid + ".ics") }
      try vdir.round()
      for uid in ["a", "b"] { try vdir.run("schedule", "remove", "Event \(uid).", "--yes") }
      let refused = try vdir.haru("vdir")
      #expect(refused.status == 3 && refused.err.contains("2 of 2 records"), "\(refused)")
      #expect(try vdir.names() == ["a.ics", "b.ics"])
      #expect(try vdir.round("--accept-removals") == "vdir: removed 2 in the folder.\n")
      #expect(try vdir.names().isEmpty)
    }
  }

  @Test func `come with the way back`() throws {
    try VdirStand.using { vdir in
      for uid in ["a", "b"] { try vdir.write(VdirStand.event(uid, "Event \(uid)."), uid + ".ics") }
      try vdir.round()
      try vdir.run("schedule", "remove", "Event a.", "--yes")
      let removed = try vdir.haru("vdir")
      #expect(removed.err.contains("`haru trash restore`"), "\(removed)")
      try vdir.run("trash", "restore", "Event a.")
      #expect(try vdir.round().contains("added 1 in the folder."))

      // An event from here that was undone.
      try vdir.run("schedule", "add", "Dentist", "--from", "2026-03-05 14:00")
      try vdir.round()
      try vdir.run("undo")
      let undone = try vdir.haru("vdir")
      #expect(undone.out.contains("removed 1 in the folder."), "\(undone)")
      #expect(undone.err.contains("`haru redo` restores the records"), "\(undone)")
      try vdir.run("redo")
      #expect(try vdir.round().contains("added 1 in the folder."))
    }
  }
}
