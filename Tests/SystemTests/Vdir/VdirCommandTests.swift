import Foundation
import Support
import Testing

@Suite struct `A folder of events` {
  // Y-30
  @Test func `is made, and gets a file for each event`() throws {
    try VdirStand.using { vdir in
      try vdir.run("schedule", "add", "Dentist", "--from", "2026-03-05 14:00")
      let said = try vdir.round("--calendar", "--name", "personal")
      #expect(said.hasPrefix("personal: in the folder: 1 added."), "\(said)")
      let name = try #require(try vdir.names().first)
      #expect(name.hasSuffix("@haru.ics"))
      #expect(try vdir.text(name).contains("SUMMARY:Dentist"))
      // Without a folder, all known ones are meant. A file that says the same is not touched.
      let before = try FileManager.default.attributesOfItem(atPath: vdir.path + "/" + name)
      #expect(try vdir.run("vdir") == "personal: nothing changed.\n")
      let after = try FileManager.default.attributesOfItem(atPath: vdir.path + "/" + name)
      #expect(before[.modificationDate] as? Date == after[.modificationDate] as? Date)
      #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
    }
  }

  // Y-30
  @Test func `is made below a folder that does not exist either`() throws {
    try VdirStand.using { vdir in
      try vdir.run("schedule", "add", "Dentist", "--from", "2026-03-05 14:00")
      let path = vdir.folder.path("calendars/personal")
      #expect(try vdir.run("vdir", path, "--calendar").contains("in the folder: 1 added."))
      #expect(try FileManager.default.contentsOfDirectory(atPath: path).count == 1)
    }
  }

  // Y-30
  @Test func `guesses from its files what it is for, or asks`() throws {
    try VdirStand.using { vdir in
      let empty = try vdir.haru("vdir", vdir.path)
      #expect(empty.status == 2 && empty.err.contains("--calendar or --contacts"), "\(empty)")
      #expect(!FileManager.default.fileExists(atPath: vdir.path))
      try vdir.write(VdirStand.event("a", "Choir"), "a.ics")
      #expect(try vdir.round().contains("in Haru: 1 added."))
      let other = try vdir.haru("vdir", vdir.path, "--contacts")
      #expect(other.status == 3 && other.err.contains("already a folder of events"), "\(other)")
      #expect(try vdir.haru("vdir").status == 0)
      #expect(try vdir.run("vdir", "forget", vdir.path).contains("no longer followed"))
      let none = try vdir.haru("vdir")
      #expect(none.status == 3 && none.err.contains("No folder is known yet"), "\(none)")
      #expect(try vdir.names() == ["a.ics"])
    }
  }

  // Y-30, Y-34
  @Test func `follows in both directions, and keeps every byte that was not changed`() throws {
    try VdirStand.using { vdir in
      try vdir.write(VdirStand.event("phone", "Choir"), "phone.ics")
      try vdir.round()
      let before = try vdir.text("phone.ics")
      #expect(before == VdirStand.event("phone", "Choir"))
      #expect(try vdir.run("schedule", "list", "--day", "2026-03-10").contains("Choir"))

      try vdir.run("schedule", "edit", "Choir", "--title", "Big choir")
      #expect(try vdir.round().contains("in the folder: 1 changed."))
      let after = try vdir.text("phone.ics")
      #expect(after.contains("SUMMARY:Big choir\r\n"), "\(after)")
      let names = ["SUMMARY", "DTSTAMP"]
      #expect(
        VdirStand.lines(after, without: names) == VdirStand.lines(before, without: names))

      // The telephone changes it without a new revision.
      try vdir.change("phone.ics", "SUMMARY:Big choir", to: "SUMMARY:Small choir")
      #expect(try vdir.round().contains("in Haru: 1 changed."))
      #expect(try vdir.run("schedule", "list", "--day", "2026-03-10").contains("Small choir"))
      #expect(try vdir.run("undo").contains("vdir"))
      #expect(try vdir.run("schedule", "list", "--day", "2026-03-10").contains("Big choir"))
      // What was undone here is undone there.
      #expect(try vdir.round().contains("in the folder: 1 changed."))
      #expect(try vdir.text("phone.ics").contains("SUMMARY:Big choir\r\n"))
    }
  }

  // Y-34
  @Test func `keeps changed occurrences, excluded days, alarms and zones of a series`() throws {
    try VdirStand.using { vdir in
      let zone = [
        "BEGIN:VTIMEZONE", "TZID:Somewhere", "BEGIN:STANDARD", "DTSTART:19700101T000000",
        "TZOFFSETFROM:+0530", "TZOFFSETTO:+0530", "END:STANDARD", "END:VTIMEZONE",
      ]
      let series =
        ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Phone//EN"] + zone + [
          "BEGIN:VEVENT", "UID:series", "DTSTAMP:20260101T000000Z",
          "DTSTART;TZID=Somewhere:20260302T090000", "DTEND;TZID=Somewhere:20260302T100000",
          "RRULE:FREQ=DAILY;COUNT=10", "EXDATE;TZID=Somewhere:20260304T090000", "SUMMARY:Run",
          "X-COLOUR:red", "BEGIN:VALARM", "ACTION:AUDIO", "TRIGGER:-PT10M", "X-TONE:bell",
          "END:VALARM", "END:VEVENT",
          "BEGIN:VEVENT", "UID:series", "DTSTAMP:20260101T000000Z",
          "RECURRENCE-ID;TZID=Somewhere:20260305T090000",
          "DTSTART;TZID=Somewhere:20260305T110000", "DTEND;TZID=Somewhere:20260305T120000",
          "SUMMARY:Late run", "X-COLOUR:blue", "END:VEVENT", "END:VCALENDAR", "",
        ]
      let text = series.joined(separator: "\r\n")
      try vdir.write(text, "series.ics")
      try vdir.round()
      #expect(try vdir.text("series.ics") == text)
      #expect(try vdir.run("vdir") == "vdir: nothing changed.\n")

      try vdir.run("schedule", "edit", "Run", "--all", "--body", "Bring water.")
      try vdir.round()
      let after = try vdir.text("series.ics")
      #expect(after.contains("DESCRIPTION:Bring water."), "\(after)")
      let names = ["DESCRIPTION", "DTSTAMP"]
      #expect(VdirStand.lines(after, without: names) == VdirStand.lines(text, without: names))

      // The changed occurrence is removed there.
      let start = try #require(after.range(of: "BEGIN:VEVENT", options: .backwards)).lowerBound
      try vdir.write(after[..<start] + "END:VCALENDAR\r\n", "series.ics")
      try vdir.round()
      #expect(
        !(try vdir.run("schedule", "list", "--from", "2026-03-01", "--to", "2026-03-31")).contains(
          "Late run"))
      #expect(try vdir.run("vdir") == "vdir: nothing changed.\n")
    }
  }

  // Y-30
  @Test func `leaves files that are none of its business`() throws {
    try VdirStand.using { vdir in
      try vdir.write(VdirStand.event("a", "Choir"), "a.ics")
      try vdir.write("nothing of a calendar", "broken.ics")
      try vdir.write(VdirStand.event("a", "Copy"), "b.ics")
      try vdir.write(String(repeating: "x", count: 1 << 20 | 1), "large.ics")
      try vdir.write(VdirStand.event("c", "Half"), ".c.ics")
      try vdir.write(VdirStand.event("d", "Temporary"), "d.ics.tmp")
      try FileManager.default.createDirectory(
        atPath: vdir.path + "/below.ics", withIntermediateDirectories: false)
      try FileManager.default.createSymbolicLink(
        atPath: vdir.path + "/link.ics", withDestinationPath: vdir.path + "/d.ics.tmp")
      let before = try vdir.names()
      let ending = try vdir.haru("vdir", vdir.path)
      #expect(ending.status == 0 && ending.out.contains("in Haru: 1 added."), "\(ending)")
      for name in ["broken.ics", "b.ics", "large.ics"] {
        #expect(ending.err.contains(name + ": left alone"), "\(ending.err)")
      }
      #expect(try vdir.names() == before)
      let answer = try vdir.round("--json")
      #expect(answer.contains(#""code":"tooLarge""#), "\(answer)")
      #expect(answer.contains(#""code":"duplicateUID""#), "\(answer)")
    }
  }

  // Y-30
  @Test func `is only tried in a dry run`() throws {
    try VdirStand.using { vdir in
      try vdir.run("schedule", "add", "Dentist", "--from", "2026-03-05 14:00")
      #expect(try vdir.round("--calendar", "--dry-run").contains("in the folder: 1 added."))
      #expect(!FileManager.default.fileExists(atPath: vdir.path))
      #expect(try vdir.run("vdir", "status", "--json").contains(#""folders":[]"#))
      try vdir.round("--calendar")
      try vdir.write(VdirStand.event("a", "Choir"), "a.ics")
      #expect(try vdir.round("--dry-run").contains("in Haru: 1 added."))
      #expect(
        !(try vdir.run("schedule", "list", "--from", "2026-03-01", "--to", "2026-03-31")).contains(
          "Choir"))
      let status = try vdir.run("vdir", "status")
      #expect(status.contains("events, 1 file, new records go here"), "\(status)")
    }
  }
}
