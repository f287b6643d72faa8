import Foundation
import Support
import Testing

// Y-31
@Suite struct `A removal in a folder of events` {
  /// Binds a folder of a number of events.
  private func bound(_ count: Int, _ vdir: VdirStand) throws {
    for number in 0..<count {
      try vdir.write(VdirStand.event("e\(number)", "Event \(number)."), "e\(number).ics")
    }
    try vdir.round()
  }

  private func events(_ vdir: VdirStand) throws -> Int {
    try vdir.run("schedule", "list", "--from", "2026-03-01", "--to", "2026-03-31", "--json")
      .components(separatedBy: #""title":"#).count - 1
  }

  @Test func `moves the event to the trash, and one undo brings all of a round back`() throws {
    try VdirStand.using { vdir in
      try bound(9, vdir)
      for number in 0..<4 { try vdir.remove("e\(number).ics") }
      #expect(try vdir.round().contains("removed 4 in Haru."))
      #expect(try events(vdir) == 5)
      #expect(try vdir.run("trash").contains("Event 3."))
      try vdir.run("undo")
      #expect(try events(vdir) == 9)
      // What came back here comes back there, under the same identifiers.
      #expect(try vdir.round().contains("added 4 in the folder."))
      #expect(try vdir.names().count == 9)
      #expect(try vdir.names().filter { try vdir.text($0).contains("UID:e3\r\n") }.count == 1)
    }
  }

  @Test func `of a record removes its file`() throws {
    try VdirStand.using { vdir in
      try bound(2, vdir)
      try vdir.run("schedule", "remove", "Event 0.", "--yes")
      #expect(try vdir.round().contains("removed 1 in the folder."))
      #expect(try vdir.names() == ["e1.ics"])
      #expect(try vdir.run("vdir") == "vdir: nothing changed.\n")
    }
  }

  @Test func `is not followed if the folder is empty or missing`() throws {
    try VdirStand.using { vdir in
      try bound(3, vdir)
      for name in try vdir.names() { try vdir.remove(name) }
      let empty = try vdir.haru("vdir", vdir.path)
      #expect(empty.status == 3 && empty.err.contains("3 of 3 known files"), "\(empty)")
      #expect(empty.err.contains("--accept-removals"))
      try FileManager.default.removeItem(atPath: vdir.path)
      for words in [[], ["--accept-removals"]] {
        let missing = try vdir.haru.run([vdir.haru.path, "vdir", vdir.path] + words)
        #expect(missing.status == 3 && missing.err.contains("does not exist"), "\(missing)")
      }
      #expect(try events(vdir) == 3)
      #expect(!FileManager.default.fileExists(atPath: vdir.path))
    }
  }

  @Test func `is not followed if more than a third of ten files are gone at once`() throws {
    try VdirStand.using { vdir in
      try bound(12, vdir)
      for number in 0..<5 { try vdir.remove("e\(number).ics") }
      try vdir.change("e11.ics", "SUMMARY:Event 11.", to: "SUMMARY:Changed")
      let refused = try vdir.haru("vdir", vdir.path)
      #expect(refused.status == 3 && refused.err.contains("5 of 12"), "\(refused)")
      // Nothing at all was done.
      #expect(try events(vdir) == 12)
      #expect(!(try vdir.run("schedule", "list", "--day", "2026-03-10")).contains("Changed"))
      #expect(try vdir.round("--accept-removals").contains("changed 1 in Haru, removed 5 in Haru."))
      #expect(try events(vdir) == 7)
    }
  }

  @Test func `of a third of ten files is followed`() throws {
    try VdirStand.using { vdir in
      try bound(12, vdir)
      for number in 0..<4 { try vdir.remove("e\(number).ics") }
      #expect(try vdir.round().contains("removed 4 in Haru."))
    }
  }

  @Test func `does not take away what the other side changed meanwhile`() throws {
    try VdirStand.using { vdir in
      try bound(4, vdir)
      // Removed there, changed here.
      try vdir.remove("e0.ics")
      try vdir.run("schedule", "edit", "Event 0.", "--title", "Kept here")
      // Removed here, changed there.
      try vdir.run("schedule", "remove", "Event 1.", "--yes")
      try vdir.change("e1.ics", "SUMMARY:Event 1.", to: "SUMMARY:Kept there")
      #expect(try vdir.round().contains("kept 2 that one side removed and the other changed."))
      #expect(try vdir.text("e0.ics").contains("SUMMARY:Kept here"))
      #expect(try vdir.run("schedule", "list", "--day", "2026-03-10").contains("Kept there"))
      #expect(try events(vdir) == 4)
      #expect(try vdir.run("vdir") == "vdir: nothing changed.\n")
    }
  }

  @Test func `that happened on both sides needs nothing`() throws {
    try VdirStand.using { vdir in
      try bound(2, vdir)
      try vdir.remove("e0.ics")
      try vdir.run("schedule", "remove", "Event 0.", "--yes")
      #expect(try vdir.round() == "vdir: nothing changed.\n")
    }
  }
}
