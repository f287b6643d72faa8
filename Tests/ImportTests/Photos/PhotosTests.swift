import Domain
import Foundation
import FuzzPromises
import Support
import Testing

@testable import Data

// I-04: photos are copied next to the store if the user asks for it.
@Suite struct `Photos of a diary` {
  @Test(
    .plainStores("compares photos with plain files"),
    arguments: [
      "dayone zip", "dayone classic", "diarium zip", "journey", "daylio backup",
    ])
  func `come along out of archives and folders, closed to others`(name: String) throws {
    let home = try PhotoHome()
    let report = try home.bring(name)
    #expect(report.photosCopied == 1)
    let files = try home.files()
    #expect(files.count == 1 && files.allSatisfy(PhotoFolder.isName))
    #expect(try home.rows().count == 1)
    #expect(try home.folder.mode("profiles/me/photos") == 0o700)
    #expect(try home.folder.mode("profiles/me/photos/" + files[0]) == 0o600)
    let record = try #require(try home.sandbox.rows("SELECT record FROM photos").first)
    let photo = try #require(try home.sandbox.imports.photos(of: record).first)
    #expect(photo.path == home.folder.path("profiles/me/photos/" + files[0]))
    #expect(try home.sandbox.imports.photosOfAll() == [record: [photo]])
  }

  @Test(.plainStores("compares photos with plain files"))
  func `are named after what is in them, as sha256sum says it`() throws {
    let home = try PhotoHome()
    for size in [3, 55, 64, 65, 70_000] {
      let bytes: [UInt8] = [0xFF, 0xD8, 0xFF] + (3..<size).map { UInt8($0 % 251) }
      try home.bring(diary([("\(size)", [("a", bytes)])]))
      try home.folder.write(bytes, to: "photo")
    }
    let names = try home.files()
    #expect(names.count == 5)
    for name in names {
      let run = Process()
      let output = Pipe()
      run.executableURL = URL(fileURLWithPath: "/usr/bin/sha256sum")
      run.arguments = [home.folder.path("profiles/me/photos/" + name)]
      run.standardOutput = output
      try run.run()
      let checksum = String(
        decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      run.waitUntilExit()
      #expect(checksum.prefix(64) + ".jpg" == name)
    }
  }

  // I-02: a dry run must not count photos that are already here.
  @Test func `are told of beforehand as they come`() throws {
    let home = try PhotoHome()
    let bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 1]
    let twice = diary([("1", [("a", bytes), ("b", bytes)]), ("2", [("c", [])])])
    for _ in 0..<2 {
      let before = try home.rows()
      let tried = try home.bring(twice, trying: true)
      #expect(try home.rows() == before)
      let brought = try home.bring(twice)
      #expect(tried.counts == brought.counts)
      #expect(tried.photosCopied == brought.photosCopied)
      #expect(tried.problems.map(\.reason) == brought.problems.map(\.reason))
    }
    #expect(try home.rows().count == 1 && home.files().count == 1)
  }

  @Test func `stay where they are unless somebody wants them`() throws {
    let home = try PhotoHome()
    let report = try home.bring("dayone zip", photos: false)
    #expect(report.photosFound == 2 && report.photosCopied == 0)
    #expect(try home.files().isEmpty && home.rows().isEmpty)
    // Photos can be imported later, and the entries stay the same.
    let again = try home.bring("dayone zip")
    #expect(again.counts.added == 0 && again.counts.updated == 1 && again.photosCopied == 1)
    let third = try home.bring("dayone zip")
    #expect(third.counts.updated == 0 && third.photosCopied == 0)
  }

  @Test func `are only counted where it is only tried`() throws {
    let home = try PhotoHome()
    let report = try home.bring("dayone zip", trying: true)
    #expect(report.photosFound == 2 && report.photosCopied == 1)
    #expect(try home.files().isEmpty && home.rows().isEmpty)
  }

  @Test func `that are the same are kept once`() throws {
    let home = try PhotoHome()
    try home.bring(
      diary([
        ("one", [("a", [0xFF, 0xD8, 0xFF, 1]), ("b", [0xFF, 0xD8, 0xFF, 2])]),
        ("two", [("a", [0xFF, 0xD8, 0xFF, 1])]),
      ]))
    #expect(try home.files().count == 2)
    #expect(try home.sandbox.rows("SELECT place FROM photos ORDER BY key") == ["1", "2", "1"])
  }

  @Test func `go with the import that is undone, and come back with it`() throws {
    let home = try PhotoHome()
    try home.bring("dayone zip")
    let rows = try home.rows()
    _ = try home.history.undo()
    #expect(try home.rows().isEmpty)
    _ = try home.history.redo()
    #expect(try home.rows() == rows)
    let record = try #require(try home.sandbox.rows("SELECT record FROM photos").first)
    #expect(try home.sandbox.imports.photos(of: record).allSatisfy { $0.path != nil })
    // As long as it can be redone, its photos are needed.
    _ = try home.history.undo()
    _ = try home.history.emptyTrash()
    _ = try home.history.redo()
    #expect(try home.rows() == rows)
  }

  @Test func `are destroyed with what they belong to, unless a backup still has it`() throws {
    let home = try PhotoHome()
    try home.bring(diary([("one", [("a", [1])]), ("two", [("b", [2])])]))
    #expect(try home.files().count == 2)
    try home.sandbox.run("UPDATE moods SET deleted_at = 1 WHERE text = 'one'")
    #expect(try home.history.emptyTrash().count == 1)
    #expect(try home.files().count == 1 && home.rows().count == 1)
    let backup = try home.archive.backUp(
      to: nil, replacing: false, at: Now(instant: 1_772_323_200, offset: 32_400))
    try home.sandbox.run("UPDATE moods SET deleted_at = 1 WHERE text = 'two'")
    #expect(try home.history.emptyTrash().count == 1)
    #expect(try home.files().count == 1 && home.rows().isEmpty)
    _ = try home.archive.restore(backup.path, trying: false)
    let record = try #require(try home.sandbox.rows("SELECT record FROM photos").first)
    #expect(try home.sandbox.imports.photos(of: record).first?.path != nil)
  }

  @Test func `of an import that fails are gone with it`() throws {
    let home = try PhotoHome()
    let fixture = try #require(LifeFixtures.all.first { $0.name == "daylio backup" })
    let path = try LifeReading.file(fixture, in: home.folder).path
    var options = ImportOptions(untitled: SingleLineText(stored: "?"))
    options.copiesPhotos = true
    let stopping = SQLiteImports(
      home.database, clock: WallClock { Now(instant: 0, offset: 0) }, ids: .random,
      randomSource: RandomSource { _ in 0 }, calendar: .unchanging(offset: 0),
      temporary: home.folder.path,
      isStopped: { [path = home.paths.photos.path] in FileManager.default.fileExists(atPath: path) }
    )
    #expect(throws: ImportFailure.self) {
      try stopping.bringIn(
        ImportedFile(path: path, name: "file", format: .daylio), options,
        for: ImportDefaults(hour: 20, cycles: TagCycles()), telling: .unheard)
    }
    #expect(try home.files().isEmpty && home.rows().isEmpty)
  }

  @Test(.slow) func `that cannot be read or are too long are named, and the rest comes in`() throws
  {
    let home = try PhotoHome()
    let long = [UInt8](repeating: 7, count: StoredPhoto.longest + 1)
    let report = try home.bring(
      diary([("one", [("empty", []), ("long", long), ("fine", [1])])]))
    #expect(report.counts.added == 1 && report.photosFound == 3 && report.photosCopied == 1)
    #expect(
      report.problems.map(\.reason) == [
        .photoMissing("photos/empty.jpeg"),
        .photoTooLarge("photos/long.jpeg", limit: StoredPhoto.longest),
      ])
    #expect(try home.files().count == 1)
  }

  @Test(.plainStores("compares photos with plain files"))
  func `without a word come in by themselves where they are wanted`() throws {
    let home = try PhotoHome()
    let fixture = diary([("", [("a", [0x89, 0x50, 0x4E, 0x47])])])
    // T-11: the entry is imported before its photo.
    #expect(try home.bring(fixture, photos: false).counts.added == 1)
    #expect(try home.files().isEmpty)
    #expect(try home.bring(fixture).counts.updated == 1)
    #expect(try home.files().first?.hasSuffix(".png") == true)
  }
}
