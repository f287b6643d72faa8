import Domain
import Foundation
import FuzzPromises
import Support
import Testing

@testable import PresentationKit
@testable import PresentationShared

// F-15, F-14: imports of a folder or an archive with files of any known format.
@Suite struct `Somebody who has everything in one folder` {
  private static let card =
    "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:민아\r\nTEL:010-1234-5678\r\nEND:VCARD\r\n"
  private static let event =
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:1\r\n"
    + "DTSTAMP:20260301T000000Z\r\nDTSTART:20260310T090000Z\r\nSUMMARY:Dentist\r\nEND:VEVENT\r\n"
    + "END:VCALENDAR\r\n"
  private static let books =
    "Book Id,Title,Author,My Rating,Exclusive Shelf\n1,Demian,Hesse,5,read\n"

  private func world(_ language: Language = .english) throws -> TestEnvironment {
    try TestEnvironment(language: language) { $0.files = .onDisk }
  }

  private func folder(_ parts: [(String, String)]) throws -> SampleFolder {
    let folder = try SampleFolder()
    for (name, text) in parts {
      let path = folder.path(name) as NSString
      try FileManager.default.createDirectory(
        atPath: path.deletingLastPathComponent, withIntermediateDirectories: true)
      try folder.write(Array(text.utf8), to: name)
    }
    return folder
  }

  private static let takeout = [
    ("Takeout/Calendar/me@example.com.ics", event), ("Takeout/Contacts/All/all.vcf", card),
    ("Takeout/Mail/all.mbox", "From x\n"), ("Takeout/Books/goodreads.csv", books),
    ("Takeout/Photos/a.jpg", "picture"),
  ]

  @Test func `brings all of it in as one step, and hears what stays`() throws {
    let folder = try folder(Self.takeout)
    let world = try world()
    let output = world.run("import '\(folder.path)'")
    #expect(output.status == .done, "\(output)")
    #expect(
      output.out.hasPrefix("Goodreads, iCalendar, vCard, 1 book, 1 contact, 1 event: 3 added.\n"),
      "\(output.out)")
    #expect(
      output.err.contains("  Takeout/Mail/all.mbox: Haru found nothing to import in this file.\n")
    )
    #expect(
      output.err.contains("  Takeout/Photos/a.jpg: Haru found nothing to import in this file."))
    #expect(world.run("contacts").out.contains("민아"))
    #expect(world.run("import '\(folder.path)'").out.contains("3 unchanged"))
    #expect(world.run("undo").out.contains("3 records"))
    #expect(!world.run("contacts").out.contains("민아"))
    #expect(world.run("import '\(folder.path)'").out.contains("3 added"))
    withExtendedLifetime(folder) {}
  }

  @Test func `has the same in an archive, and archives within it`() throws {
    let folder = try SampleFolder()
    let inner = StoredArchive.bytes([("me.ics", Array(Self.event.utf8))])
    let parts = Self.takeout.filter { !$0.0.hasSuffix(".ics") }.map { ($0.0, Array($0.1.utf8)) }
    try folder.write(StoredArchive.bytes(parts + [("cal.ical.zip", inner)]), to: "takeout.zip")
    let world = try world()
    let trial = world.run("import '\(folder.path("takeout.zip"))' --dry-run")
    #expect(trial.out.contains("3 would be added"), "\(trial)")
    #expect(!world.run("contacts").out.contains("민아"))
    let output = world.run("import '\(folder.path("takeout.zip"))' --json")
    #expect(output.status == .done)
    #expect(output.out.contains(#""added":3"#), "\(output.out)")
    #expect(output.out.contains(#""path":"Takeout/Mail/all.mbox""#))
    #expect(output.out.contains(#""formats":["goodreads","ics","vcard"]"#))
    #expect(world.run("schedule list --day 2026-03-10").out.contains("Dentist"))
  }

  @Test func `brings in a folder of cards, and only what is asked for`() throws {
    let folder = try folder([
      ("a.vcf", Self.card), ("sub/b.vcf", Self.card.replacing("민아", with: "준")),
      ("c.ics", Self.event),
    ])
    let world = try world()
    let output = world.run("import '\(folder.path)' --from vcard")
    #expect(output.out == "vCard, 2 contacts: 2 added.\n", "\(output)")
    #expect(output.err.contains("c.ics: "))
    let none = world.run("import '\(folder.path)' --from daylio")
    #expect(none.status == .refused && none.err.contains("is not in Daylio format"))
    withExtendedLifetime(folder) {}
  }

  @Test func `hears which file is broken, and has the others in`() throws {
    let folder = try folder([
      ("a.vcf", Self.card), ("broken.vcf", "BEGIN:VCARD\nFN:x\n"),
      ("old.txt", "JRNLv3\u{0}\u{18}abc"),
    ])
    let world = try world(.korean)
    let output = world.run("import '\(folder.path)'")
    #expect(output.status == .refused, "\(output)")
    #expect(world.run("contacts").out.contains("민아"))
    #expect(output.err.contains("  broken.vcf, 1번째 줄: 연락처가 끝나는 줄(END:VCARD)이 없어요."))
    #expect(output.err.contains("  old.txt: 암호로 잠겨 있어요."))
    withExtendedLifetime(folder) {}
  }

  @Test func `is asked what a file in it leaves open`() throws {
    let folder = try folder([
      ("moods.csv", "full_date,time,mood,activities,note\n2026-03-01,10:00,cosy,,x\n"),
      ("a.vcf", Self.card),
    ])
    let world = try world()
    let output = world.run("import '\(folder.path)'")
    #expect(output.status == .usage && output.err.contains("cosy (1)"), "\(output)")
    #expect(!world.run("contacts").out.contains("민아"))
    #expect(world.run("import '\(folder.path)' --map cosy=60").out.contains("2 added"))
    withExtendedLifetime(folder) {}
  }

  @Test func `is told where nothing in it is known`() throws {
    let folder = try folder([("a.txt", "milk"), ("b/c.bin", "bread")])
    let output = try world().run("import '\(folder.path)'")
    #expect(output.status == .refused && output.err.contains("Haru does not recognise this format"))
    withExtendedLifetime(folder) {}
  }
}
