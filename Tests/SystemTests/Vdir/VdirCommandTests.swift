import Foundation
import Support
import Testing

@Suite struct `A folder of events` {
  // Y-30
  @Test func `is bound, and gets a file for each event`() throws {
    try VdirStand.using { vdir in
      try vdir.run("schedule", "add", "Dentist", "--from", "2026-03-05 14:00")
      let said = try vdir.round("--calendar", "--name", "personal")
      let bound = "personal: bound as a folder of events. New events in Haru get their files here."
      #expect(said == bound + "\npersonal: added 1 in the folder.\n", "\(said)")
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
  @Test func `that does not exist is refused, and neither created nor bound`() throws {
    try VdirStand.using { vdir in
      try vdir.run("schedule", "add", "Dentist", "--from", "2026-03-05 14:00")
      let path = vdir.folder.path("calendars/personal")
      for words in [["--calendar"], [], ["--calendar", "--dry-run"], ["--accept-removals"]] {
        let refused = try vdir.haru.run([vdir.haru.path, "vdir", path] + words)
        #expect(refused.status == 3 && refused.out.isEmpty, "\(words): \(refused)")
        let sentence = "There is no folder at \(path). Create it first, for example with"
        #expect(refused.err.contains(sentence + " `vdirsyncer discover`."), "\(refused.err)")
        #expect(!FileManager.default.fileExists(atPath: vdir.folder.path("calendars")))
      }
      let korean = try vdir.haru("vdir", path, "--calendar", "--lang", "ko")
      #expect(korean.err.contains("\(path)에 폴더가 없어요."), "\(korean.err)")
      let answer = try vdir.haru("vdir", path, "--calendar", "--json")
      #expect(answer.err.contains(#""code":"noFolder""#), "\(answer.err)")
      #expect(try vdir.run("vdir", "status", "--json").contains(#""folders":[]"#))
    }
  }

  // Y-30
  @Test func `after the first one only keeps what is in it, and says so`() throws {
    try VdirStand.using { vdir in
      try vdir.run("schedule", "add", "Dentist", "--from", "2026-03-05 14:00")
      try vdir.round("--calendar")
      let other = vdir.folder.path("other")
      try FileManager.default.createDirectory(
        atPath: other, withIntermediateDirectories: false)
      let said = try vdir.run("vdir", other, "--calendar")
      #expect(said.contains("It only keeps the events that are in it."), "\(said)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: other).isEmpty)
      let korean = try vdir.run("vdir", "--lang", "ko")
      #expect(korean.contains("vdir: 바뀐 것이 없어요."), "\(korean)")
    }
  }

  // Y-30
  @Test func `names both sides in one sentence`() throws {
    try VdirStand.using { vdir in
      try vdir.write(VdirStand.event("a", "Choir"), "a.ics")
      try vdir.write(VdirStand.event("b", "Walk"), "b.ics")
      try vdir.round()
      func change(_ number: Int) throws {
        try vdir.run("schedule", "edit", "Choir", "--body", "Bring water \(number).")
        let before = number == 1 ? "SUMMARY:Walk\r\n" : "SUMMARY:Walk 1\r\n"
        try vdir.change("b.ics", before, to: "SUMMARY:Walk \(number)\r\n")
      }
      try change(1)
      #expect(try vdir.round() == "vdir: changed 1 in Haru and 1 in the folder.\n")
      try change(2)
      #expect(try vdir.round("--lang", "ko") == "vdir: ‘하루’에서 1건, 폴더에서 1건을 고쳤어요.\n")
    }
  }

  // Y-30
  @Test func `guesses from its files what it is for, or asks`() throws {
    try VdirStand.using { vdir in
      let empty = try vdir.haru("vdir", vdir.path)
      #expect(empty.status == 2 && empty.err.contains("--calendar or --contacts"), "\(empty)")
      #expect(try vdir.names().isEmpty)
      try vdir.write(VdirStand.event("a", "Choir"), "a.ics")
      #expect(try vdir.round().contains("added 1 in Haru."))
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
      #expect(try vdir.round().contains("changed 1 in the folder."))
      let after = try vdir.text("phone.ics")
      #expect(after.contains("SUMMARY:Big choir\r\n"), "\(after)")
      let names = ["SUMMARY", "DTSTAMP"]
      #expect(
        VdirStand.lines(after, without: names) == VdirStand.lines(before, without: names))

      // The telephone changes it without a new revision.
      try vdir.change("phone.ics", "SUMMARY:Big choir", to: "SUMMARY:Small choir")
      #expect(try vdir.round().contains("changed 1 in Haru."))
      #expect(try vdir.run("schedule", "list", "--day", "2026-03-10").contains("Small choir"))
      #expect(try vdir.run("undo").contains("vdir"))
      #expect(try vdir.run("schedule", "list", "--day", "2026-03-10").contains("Big choir"))
      // What was undone here is undone there.
      #expect(try vdir.round().contains("changed 1 in the folder."))
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
      #expect(ending.status == 0 && ending.out.contains("added 1 in Haru."), "\(ending)")
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
      #expect(try vdir.round("--calendar", "--dry-run").contains("added 1 in the folder."))
      #expect(try vdir.names().isEmpty)
      #expect(try vdir.run("vdir", "status", "--json").contains(#""folders":[]"#))
      try vdir.round("--calendar")
      try vdir.write(VdirStand.event("a", "Choir"), "a.ics")
      #expect(try vdir.round("--dry-run").contains("added 1 in Haru."))
      #expect(
        !(try vdir.run("schedule", "list", "--from", "2026-03-01", "--to", "2026-03-31")).contains(
          "Choir"))
      let status = try vdir.run("vdir", "status")
      #expect(status.contains("events, 1 file, new records go here"), "\(status)")
    }
  }
}
