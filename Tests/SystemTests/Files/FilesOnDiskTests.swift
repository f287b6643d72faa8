import Data
import Domain
import Foundation
import StoreSupport
import Support
import Testing

@Suite struct `Files on the disk` {
  private let files = Files.onDisk
  private let isCard = { (name: String) in name.hasSuffix(".vcf") || name.hasSuffix(".VCF") }

  @Test func `are one file, or the wanted ones of a folder by name`() throws {
    try SampleFolder.using { folder in
      for name in ["b.vcf", "a.VCF", ".hidden.vcf", "notes.txt", "가.vcf", "vcf"] {
        try folder.write(Array(name.utf8), to: name)
      }
      let found = try files.find(folder.path, isCard)
      #expect(found == ["a.VCF", "b.vcf", "가.vcf"].map { folder.path($0) })
      #expect(try files.find(folder.path + "/", isCard) == found)
      #expect(try files.find(folder.path("b.vcf"), isCard) == [folder.path("b.vcf")])
      #expect(try files.read(folder.path("b.vcf")) == Array("b.vcf".utf8))
    }
  }

  @Test func `are named when they cannot be read`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("none.vcf")
      #expect(throws: FileFailure(path: path, .missing)) { try files.find(path, isCard) }
      #expect(throws: FileFailure(path: path, .missing)) { try files.read(path) }
      #expect(throws: FileFailure(path: folder.path, .isFolder)) { try files.read(folder.path) }
    }
  }

  @Test func `have a name that means the same from every folder`() {
    #expect(files.whole("/tmp/a.csv") == "/tmp/a.csv")
    let here = FileManager.default.currentDirectoryPath
    #expect(files.whole("a.csv").hasPrefix("/") && files.whole("a.csv").hasSuffix("/a.csv"))
    #expect(files.whole("a.csv").contains(here.split(separator: "/").last ?? "?"))
  }

  // N-11
  @Test func `are written whole, beside nothing, for their owner alone`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("out.vcf")
      try files.write(path, [1, 2, 3])
      #expect(try folder.bytes("out.vcf") == [1, 2, 3])
      #expect(try folder.mode("out.vcf") == 0o600)
      try files.write(path, Array(repeating: 7, count: 100_000))
      #expect(try folder.bytes("out.vcf").count == 100_000)
      #expect(try folder.names() == ["out.vcf"])
    }
  }

  @Test func `are never written over a folder, a link or a device`() throws {
    try SampleFolder.using { folder in
      #expect(throws: FileFailure(path: folder.path, .isFolder)) {
        try files.write(folder.path, [1])
      }
      let nowhere = folder.path("none/out.vcf")
      #expect(throws: FileFailure(path: nowhere, .missing)) { try files.write(nowhere, [1]) }
      try folder.write([0], to: "real.vcf")
      let link = folder.path("link.vcf")
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: folder.path("real.vcf"))
      try files.write(link, [1, 2])
      #expect(try folder.bytes("real.vcf") == [1, 2])
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link).hasSuffix("real.vcf"))
      try files.write("/dev/null", [1, 2])
      #expect(try folder.names() == ["link.vcf", "real.vcf"])
    }
  }

  @Test func `are no folders, and say so where one is wanted`() throws {
    // K-35
    try SampleFolder.using { folder in
      try folder.write([0], to: "a.ics")
      let path = folder.path("a.ics")
      #expect(throws: FileFailure(path: path, .isFile)) { try files.makeFolder(path) }
      try files.makeFolder(folder.path("new"))
      try files.makeFolder(folder.path("new"))
      #expect(try folder.names().count == 2)
    }
  }

  @Test func `stay as they were when the disk is full`() throws {
    // Writing to `/dev/full` always fails with “disk full”.
    #expect(throws: FileFailure(path: "/dev/full", .diskFull)) {
      try files.write("/dev/full", [1])
    }
  }
}

@Suite struct `An interrupted import` {
  @Test func `keeps all cards or none, and the next one works`() throws {
    let book = Array(SampleCards.book.utf8)
    var steps = 0
    var isThrough = false
    while !isThrough, steps < 2000 {
      // A compiled statement keeps its step count, so each turn opens the store again.
      let database = try Database(.memory)
      let contacts = SQLiteAddressBook(database)
      let take = AddressBook(
        contacts: contacts, people: SQLitePeople(database), files: FilesInMemory().port,
        format: .vCard, birthdays: .iCalendar, clock: .fixed("2026-03-01"), ids: .counted()
      ).importCards
      steps = FaultPoints.after(steps)
      isThrough = try !database.isCutShort(after: steps) { () throws(PeopleFailure) in
        do throws(AddressBookFailure) { _ = try take(.bytes(book)) } catch {
          guard case .storage(let failure) = error else { return }
          throw .storage(failure)
        }
      }
      try #require(try contacts.count(AddressBookQuery()) == (isThrough ? 6 : 0))
      try #require(try take(.bytes(book)).added == (isThrough ? 0 : 6))
      #expect(try database.problems() == [])
    }
    #expect(isThrough && steps > 50)
  }
}
