import Foundation
import Support
import Testing

// Y-32
@Suite struct `An event that both sides changed` {
  @Test func `gets the fields of both`() throws {
    try VdirStand.using { vdir in
      try vdir.write(VdirStand.event("a", "Choir", ["LOCATION:Hall"]), "a.ics")
      try vdir.round()
      try vdir.run("schedule", "edit", "Choir", "--title", "Big choir")
      try vdir.change("a.ics", "LOCATION:Hall", to: "LOCATION:Church")
      try vdir.change("a.ics", "X-WR-CALNAME:Mine", to: "X-WR-CALNAME:Ours")
      #expect(!(try vdir.round()).contains("differently"))
      let text = try vdir.text("a.ics")
      #expect(text.contains("SUMMARY:Big choir") && text.contains("LOCATION:Church"), "\(text)")
      #expect(text.contains("X-WR-CALNAME:Ours"))
      let shown = try vdir.run("schedule", "show", "Big choir")
      #expect(shown.contains("Church"), "\(shown)")
      #expect(try vdir.run("sync", "conflicts", "--json").contains(#""conflicts":[]"#))
    }
  }

  @Test func `is a conflict in the field that both changed, which sync resolve settles`() throws {
    try VdirStand.using { vdir in
      try vdir.write(VdirStand.event("a", "Choir"), "a.ics")
      try vdir.round("--name", "phone")
      try vdir.run("schedule", "edit", "Choir", "--title", "Mine")
      try vdir.change("a.ics", "SUMMARY:Choir", to: "SUMMARY:Theirs")
      let ending = try vdir.haru("vdir")
      #expect(ending.status == 0 && ending.err.contains("1 field differently"), "\(ending)")
      // The value from here is in use on both sides, and the other one is not lost.
      #expect(try vdir.text("a.ics").contains("SUMMARY:Mine"))
      let list = try vdir.run("sync", "conflicts")
      #expect(list.contains("current: Mine") && list.contains("other:   Theirs"), "\(list)")
      #expect(list.contains("phone"))
      #expect(try vdir.run("vdir") == "phone: nothing changed.\n")

      #expect(try vdir.haru("sync", "resolve", "7", "--keep", "other").status == 1)
      try vdir.run("sync", "resolve", "1", "--keep", "other")
      #expect(try vdir.run("schedule", "list", "--day", "2026-03-10").contains("Theirs"))
      #expect(try vdir.run("sync", "conflicts", "--json").contains(#""conflicts":[]"#))
      try vdir.round()
      #expect(try vdir.text("a.ics").contains("SUMMARY:Theirs"))

      // Undo reopens the conflict.
      try vdir.run("undo")
      #expect(try vdir.run("sync", "conflicts").contains("other:   Theirs"))
      try vdir.run("sync", "resolve", "all", "--keep", "phone")
      #expect(try vdir.run("schedule", "list", "--day", "2026-03-10").contains("Theirs"))
    }
  }

  @Test func `keeps the excluded days of both`() throws {
    try VdirStand.using { vdir in
      try vdir.write(VdirStand.event("a", "Choir", ["RRULE:FREQ=DAILY;COUNT=9"]), "a.ics")
      try vdir.round()
      try vdir.run("schedule", "remove", "Choir", "--this", "2026-03-12", "--yes")
      try vdir.change(
        "a.ics", "RRULE:FREQ=DAILY;COUNT=9",
        to: "RRULE:FREQ=DAILY;COUNT=9\r\nEXDATE:20260314T090000Z")
      try vdir.round()
      let text = try vdir.text("a.ics")
      #expect(text.contains("20260312T090000Z") && text.contains("20260314T090000Z"), "\(text)")
      #expect(!(try vdir.run("schedule", "list", "--day", "2026-03-14")).contains("Choir"))
      #expect(try vdir.run("vdir") == "vdir: nothing changed.\n")
    }
  }
}
