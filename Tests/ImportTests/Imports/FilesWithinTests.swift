import Domain
import Foundation
import FuzzPromises
import StoreSupport
import Support
import Testing

@testable import Data

// T-14, F-15: messages about a folder or an archive name the file inside it.
@Suite struct `What is said of files within a folder or an archive` {
  private func bring(_ fixture: ImportFixture, into sandbox: ImportSandbox) throws -> FileImport {
    let file = try LifeReading.file(fixture, in: sandbox.folder)
    return try sandbox.imports.bringIn(
      ImportedFile(path: file.path, name: "it", format: fixture.format),
      ImportOptions(untitled: SingleLineText(stored: "?")),
      for: ImportDefaults(hour: 20, cycles: TagCycles()),
      telling: .unheard)
  }

  private func said(_ report: FileImport) -> [String] {
    report.problems.map { problem in
      let location = "\(problem.path ?? "-"):\(problem.line)"
      return "\(location) \(problem.failed ? "failed" : "partly") \(problem.reason)"
    }
  }

  @Test func `names the page without a day, and what is no page`() throws {
    let sandbox = try ImportSandbox()
    let report = try bring(
      ImportFixture(
        "", .markdown,
        folder: [
          ("2026-03-01.md", "A day"), ("notes/list.txt", "milk"), ("recipes.md", "# Soup\nwater"),
          ("year.md", "# 2026-03-02\nTwo\n\n# 2026-03-03\n\n# 2026-03-04\nFour"),
          ("photo.jpg", "picture"),
        ]), into: sandbox)
    #expect(report.counts.added == 3 && !report.countsEntries)
    #expect(
      said(report) == [
        "recipes.md:1 failed dateMissing", "year.md:4 failed textMissing",
        "notes/list.txt:0 partly fileLeft", "photo.jpg:0 partly fileLeft",
      ])
  }

  @Test func `names the journal, and the entry in it`() throws {
    let sandbox = try ImportSandbox()
    let broken = #"{"metadata":{},"entries":[{"uuid":"x","creationDate":"never","text":"a"}]}"#
    let report = try bring(
      ImportFixture(
        "", .dayone,
        archive: [
          ("One.json", Array(LifeFixtures.dayOneJournal.utf8)), ("Two.json", Array(broken.utf8)),
          ("photos/5d41402abc4b2a76b9719d911017c592.jpeg", [0xFF, 0xD8, 0xFF]),
          ("videos/a.mov", [0, 1, 2]),
        ]), into: sandbox)
    #expect(report.countsEntries)
    #expect(
      said(report) == [
        "One.json:1 partly photoMissing(\"missing.png\")",
        "One.json:3 failed dateUnreadable(\"0000-00-00T00:00:00Z\")",
        "Two.json:1 failed dateUnreadable(\"never\")", "videos/a.mov:0 partly fileLeft",
      ])
    // The report names the record that the entry became.
    let ids = try sandbox.rows("SELECT id FROM moods ORDER BY key")
    #expect(report.problems.map(\.record) == [ids[0], nil, nil, nil])
  }

  @Test func `says in which file the same stood before`() throws {
    let sandbox = try ImportSandbox()
    let entry = #"{"id":"a","date_journal":0,"text":"x"}"#
    let report = try bring(
      ImportFixture(
        "", .journey, archive: [("a.json", Array(entry.utf8)), ("b.json", Array(entry.utf8))]),
      into: sandbox)
    #expect(said(report) == ["b.json:0 partly twiceIn(path: \"a.json\", firstLine: 0)"])
  }

  @Test func `has the record of what was changed here`() throws {
    let sandbox = try ImportSandbox()
    let head = "Book Id,Title,Author,My Rating,Exclusive Shelf\n"
    try sandbox.bring(head + "1,One,Ada Fenn,3,read\n2,Two,Ada Fenn,3,read\n")
    try sandbox.run("UPDATE books SET rating = 2 WHERE title = 'Two'")
    let report = try sandbox.bring(head + "1,One,Ada Fenn,4,read\n2,Two,Ada Fenn,4,read\n")
    let ids = try sandbox.rows("SELECT id FROM books WHERE title = 'Two'")
    #expect(report.problems.map(\.reason) == [.editedHere(field: "rating")])
    #expect(report.problems.map(\.record) == ids)
    #expect(report.problems.map(\.path) == [nil])
  }

  @Test
  func `hands over each file of a folder and of an archive, and a copy of none that is nothing`()
    throws
  {
    let sandbox = try ImportSandbox()
    var seen: [String] = []
    func look(_ path: String) throws -> Bool {
      seen = []
      return try sandbox.imports.eachPart(of: path) { (part) throws(ImportFailure) in
        switch part.content {
        case .unknown: seen.append("\(part.name) unknown")
        case .damaged(let failure): seen.append("\(part.name) \(failure)")
        case .file(let path):
          let formats = try sandbox.imports.formats(of: path).map(\.rawValue)
          seen.append("\(part.name) \(formats.joined(separator: " "))")
        }
      }
    }
    let parts: [(String, [UInt8])] = [
      ("a/friends.vcf", Array("BEGIN:VCARD\nFN:Mina\nEND:VCARD\n".utf8)),
      ("b.bin", [0, 1, 2, 3]), ("c.ics", Array("BEGIN:VCALENDAR\nEND:VCALENDAR\n".utf8)),
      ("__MACOSX/x", [1]), ("pic.jpg", [0xFF]),
    ]
    try sandbox.folder.write(StoredArchive.bytes(parts), to: "all.zip")
    #expect(try look(sandbox.folder.path("all.zip")))
    #expect(seen == ["a/friends.vcf vcard", "b.bin unknown", "c.ics ics", "pic.jpg unknown"])
    var harmed = StoredArchive.bytes(parts)
    harmed[40 + "a/friends.vcf".utf8.count] ^= 1
    try sandbox.folder.write(harmed, to: "harmed.zip")
    #expect(try look(sandbox.folder.path("harmed.zip")))
    #expect(seen.first?.hasPrefix("a/friends.vcf badFile") == true && seen.count == 4)
    try sandbox.folder.write(Array("words".utf8), to: "words.txt")
    #expect(try !look(sandbox.folder.path("words.txt")))
    // No unpacked file is left.
    let left = try FileManager.default.contentsOfDirectory(atPath: sandbox.folder.path)
    #expect(left.sorted() == ["all.zip", "harmed.zip", "words.txt"])
  }

  // B25: a killed import leaves nothing on a disk.
  @Test(arguments: [false, true])
  func `are in memory while they are imported, also a database, and also bytes of a pipe`(
    hasLog: Bool
  ) throws {
    let sandbox = try ImportSandbox()
    var database = BookFixtures.kobo
    // The marks of a database whose program uses a write-ahead log.
    if hasLog { database.replaceSubrange(18..<20, with: [2, 2]) }
    try sandbox.folder.write(
      StoredArchive.bytes([("reader/KoboReader.sqlite", database)]), to: "all.zip")
    var seen: [String] = []
    _ = try sandbox.imports.eachPart(of: sandbox.folder.path("all.zip")) {
      (part) throws(ImportFailure) in
      guard case .file(let path) = part.content else { return }
      seen.append(path)
      #expect(try sandbox.imports.formats(of: path) == [.kobo])
    }
    #expect(seen.count == 1 && seen.allSatisfy { $0.hasPrefix("/proc/self/fd/") })
    var options = ImportOptions(untitled: SingleLineText(stored: "?"))
    options.format = .kobo
    let report = try sandbox.imports.withFile(of: database) { (path) throws(ImportFailure) in
      #expect(path.hasPrefix("/proc/self/fd/"))
      return try sandbox.imports.bringIn(
        ImportedFile(path: path, name: "-", format: .kobo), options,
        for: ImportDefaults(hour: 20, cycles: TagCycles(), target: .none), telling: .unheard)
    }
    #expect(report.counts.added == 3)
    #expect(try sandbox.folder.names() == ["all.zip"])
  }
}

// F-27.
@Suite struct `A table with one wrong byte` {
  @Test func `has all other rows as they are written`() throws {
    let head = "Book Id\tTitle\tPrimary Author\tCollections\n"
    let rows = "1\tLe Maître\tÉmile\tYour library\n2\tCafé \u{1}\tB\tx\n3\t데미안\tC\tx\n"
    var bytes = Array((head + rows).utf8)
    let index = try #require(bytes.firstIndex(of: 1))
    bytes[index] = 0xE9
    let file = try ReadFile(bytes)
    #expect(file.formats == [.librarything])
    #expect(file.books.map(\.title) == ["Le Maître", "CafÃ© é", "데미안"])
    #expect(file.problems.isEmpty)
    let sandbox = try ImportSandbox()
    #expect(try sandbox.bring(bytes).notes.contains(.encoding(.mixed)))
  }

  @Test func `is what it was in older letters`() throws {
    var guess = EncodingGuess()
    guess.add([0x43, 0x61, 0x66, 0xE9, 10, 0x63, 0x61, 0x66, 0xC3, 0xA9, 10])
    #expect(guess.encoding == .mixed)
    var western = EncodingGuess()
    western.add([0x43, 0x61, 0x66, 0xE9, 10, 0x4D, 0x61, 0xEE, 0x74, 0x72, 0x65, 10])
    #expect(western.encoding == .windows1252)
    var korean = EncodingGuess()
    korean.add([0xBF, 0xC0, 0xB4, 0xC3, 0xC0, 0xBA, 10, 0xC2, 0xB0, 10, 0xB9, 0xD9])
    #expect(korean.encoding == .cp949)
  }

  @Test func `is read the same in pieces of any length`() throws {
    let bytes = Array("één\ntwo\n".utf8) + [0xE9, 0x6E, 10] + Array("drie – vier".utf8)
    for size in 1...bytes.count {
      let source = TextSource(PiecesSource(bytes, of: size), in: .mixed)
      let read = try source.rest(atMost: 1000)
      #expect(String(decoding: read, as: UTF8.self) == "één\ntwo\nén\ndrie – vier", "\(size)")
    }
  }

  private final class PiecesSource: ByteSource {
    private var bytes: ArraySlice<UInt8>
    private let size: Int

    init(_ bytes: [UInt8], of size: Int) { (self.bytes, self.size) = (bytes[...], size) }

    func next() throws(ImportFailure) -> [UInt8] {
      defer { bytes = bytes.dropFirst(size) }
      return Array(bytes.prefix(size))
    }
  }
}

// F-28.
@Suite struct `A broken line of a calendar of calcurse` {
  @Test func `is no diary`() throws {
    let broken = "02/23/2013 . 10:00 -> 02/23/2013 @ 11:00 |Meeting\n"
    let sandbox = try ImportSandbox()
    try sandbox.folder.write(Array(broken.utf8), to: "apts")
    #expect(try sandbox.imports.formats(of: sandbox.folder.path("apts")) == [])
    try sandbox.folder.write(Array("2026-03-01 A walk -> home\n".utf8), to: "journal")
    #expect(try sandbox.imports.formats(of: sandbox.folder.path("journal")) == [.jrnl])
  }
}
