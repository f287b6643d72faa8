import Foundation
import Support
import Testing

// Y-01, Y-02, Y-04
@Suite struct `QR codes of commands` {
  private func withHaru(_ body: (BinaryUnderTest, SampleFolder) throws -> Void) throws {
    try SampleFolder.using { folder in
      try body(try BinaryUnderTest(home: folder.path("home")), folder)
    }
  }

  /// Writes the code of a record to a picture, and returns what zbarimg reads from it.
  private func read(
    _ words: [String], _ haru: BinaryUnderTest, _ folder: SampleFolder, as form: String = "png"
  ) throws -> String {
    let picture = folder.path("code.\(form)")
    try? FileManager.default.removeItem(atPath: picture)
    let written = try haru.run([haru.path] + words + ["--qr", picture, "--yes"])
    #expect(written.status == 0, "\(written.err)")
    var image = picture
    if form == "svg" {
      image = picture + ".png"
      #expect(try haru.run(["/usr/bin/env", "rsvg-convert", picture, "-o", image]).status == 0)
    }
    let found = try haru.run(
      [
        "/usr/bin/env", "zbarimg", "--quiet", "--raw", "--nodbus", "-Sdisable",
        "-Sqrcode.enable", image,
      ])
    return found.out.hasSuffix("\n") ? String(found.out.dropLast()) : found.out
  }

  @Test func `give a phone a person's card`() throws {
    try withHaru { haru, folder in
      let added = try haru(
        "people", "add", "김민아; 엄마, \"M\"", "--phone", "010-1234-5678", "--birthday", "1990-03-08")
      #expect(added.status == 0, "\(added.err)")
      for form in ["png", "svg"] {
        let card = try read(["people", "show", "김민아"], haru, folder, as: form)
        let lines = card.components(separatedBy: "\r\n")
        #expect(
          lines == [
            "BEGIN:VCARD", "VERSION:3.0", #"N:"M";김민아\; 엄마\,;;;"#, #"FN:김민아\; 엄마\, "M""#,
            "TEL:010-1234-5678", "BDAY:1990-03-08", "END:VCARD",
          ], "\(card)")
      }
    }
  }

  @Test func `write names and birthdays as published cards do`() throws {
    try withHaru { haru, folder in
      for (name, birthday, lines) in [
        ("Grandma Rose", "05-17", ["N:Rose;Grandma;;;", "BDAY:--0517"]),
        ("할머니", "lunar:1940-03-08", ["N:;할머니;;;", "BDAY:1940-04-15"]),
      ] {
        let added = try haru("people", "add", name, "--birthday", birthday)
        #expect(added.status == 0, "\(added.err)")
        let card = try read(["people", "show", name], haru, folder)
        let found = card.components(separatedBy: "\r\n")
        #expect(Set(lines).isSubset(of: found), "\(card)")
        #expect(card.contains("X-HARU-LUNAR-BIRTHDAY") == birthday.hasPrefix("lunar"))
      }
    }
  }

  @Test func `are only saved as SVG or PNG`() throws {
    try withHaru { haru, folder in
      #expect(try haru("people", "add", "Maya").status == 0)
      for name in ["a.gif", "maya.jpg", "a.PDF"] {
        for words in [["--qr", name], ["--qr=\(name)"]] {
          let refused = try haru.run([haru.path, "people", "show", "Maya"] + words)
          #expect(refused.status == 2, "\(words)")
          #expect(
            refused.err.contains("A QR code can be saved as .svg or .png."), "\(refused.err)")
        }
      }
    }
  }

  @Test func `give a phone an event in UTC`() throws {
    try withHaru { haru, folder in
      #expect(
        try haru(
          "schedule", "add", "치과", "--from", "2026-03-02 15:00", "--to", "2026-03-02 16:30",
          "--location", "강남"
        ).status == 0)
      let card = try read(["schedule", "show", "치과"], haru, folder)
      #expect(card.contains("\r\nSUMMARY:치과\r\n"))
      #expect(card.contains("\r\nDTSTART:20260302T060000Z\r\nDTEND:20260302T073000Z\r\n"))
      #expect(card.contains("\r\nLOCATION:강남\r\n"))
      // A day has no time zone.
      #expect(try haru("schedule", "add", "Trip", "--day", "2026-03-05").status == 0)
      let day = try read(["schedule", "show", "Trip"], haru, folder)
      #expect(day.contains("\r\nDTSTART;VALUE=DATE:20260305\r\nDTEND;VALUE=DATE:20260306\r\n"))
    }
  }

  @Test func `give a phone the day`() throws {
    try withHaru { haru, folder in
      #expect(try haru("schedule", "add", "Tea", "--from", "14:00").status == 0)
      let day = try read(["today"], haru, folder)
      #expect(day.hasPrefix("Sun 1 March\n") && day.contains("14:00"), "\(day)")
      #expect(day.contains("Tea"), "\(day)")
      #expect(try haru("today", "--qr").out.contains("█"))
    }
  }

  @Test func `give a phone sayings, books and quotes`() throws {
    try withHaru { haru, folder in
      #expect(try haru("sayings", "add", "--eng", "Slow is smooth.", "--who", "— Anon").status == 0)
      let number = try #require(
        haru("sayings", "search", "Slow is smooth", "--json").out.firstMatch(of: /"id":"(\d+)"/))
      let id = String(number.1)
      for words in [["sayings", "show", id], ["sayings", "share", id]] {
        #expect(try read(words, haru, folder) == "Slow is smooth.\n— Anon")
      }
      #expect(
        try haru(
          "books", "add", "--manual", "--title", "Walden", "--author", "Thoreau", "--pages", "300"
        ).status == 0)
      #expect(try read(["books", "show", "Walden"], haru, folder) == "Walden\nThoreau")
      #expect(try haru("quotes", "add", "Walden", "Simplify, simplify.", "--page", "9").status == 0)
      #expect(
        try read(["quotes", "list", "Walden"], haru, folder)
          == "Simplify, simplify.\nWalden, Thoreau")
      #expect(
        try haru("quotes", "add", "Walden", "Morning brings back.", "--page", "7").status == 0)
      let several = try haru("quotes", "list", "Walden", "--qr", "--json")
      #expect(several.status == 3 && several.err.contains("severalQuotes"), "\(several.err)")
      #expect(
        try read(["quotes", "list", "Walden", "--search", "Simplify"], haru, folder)
          .hasPrefix("Simplify"))
    }
  }

  @Test func `print the code, and say what does not fit the terminal`() throws {
    try withHaru { haru, folder in
      #expect(try haru("people", "add", "Mina", "--phone", "010-1234-5678").status == 0)
      let printed = try haru("people", "show", "Mina", "--qr")
      #expect(printed.status == 0 && printed.out.contains("█") && !printed.out.contains("\u{1B}"))
      #expect(Set(printed.out.split(separator: "\n").map(\.count)).count == 1)
      let refused = try haru("sayings", "show", "1", "--qr", folder.path("home") + "/no/x.png")
      #expect(refused.status != 0 && !refused.err.isEmpty)
    }
  }

  @Test func `show a sync key only after a question`() throws {
    try withHaru { haru, folder in
      try FileManager.default.createDirectory(
        atPath: folder.path("remote"), withIntermediateDirectories: true)
      let none = try haru("sync", "key", "--qr", "--json")
      #expect(none.status != 0 && none.err.contains("notSynced"), "\(none.err)")
      #expect(try haru("sync", "init", folder.path("remote")).status == 0)
      let asked = try haru("sync", "key", "--qr", "--json")
      #expect(asked.status == 3 && asked.err.contains("needsYes"), "\(asked.err)")
      let key = try haru("sync", "key").out.trimmingCharacters(in: .whitespacesAndNewlines)
      #expect(try read(["sync", "key"], haru, folder) == key)
    }
  }
}
