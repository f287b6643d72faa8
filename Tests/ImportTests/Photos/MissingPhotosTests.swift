import Domain
import Foundation
import Support
import Testing

@testable import Data

// I-04: a missing photo is never reported as present.
@Suite struct `Photos that are missing or damaged` {
  private let now = Now(instant: 1_772_323_200, offset: 32_400)

  /// Returns a home with one photo whose file was replaced by these bytes, and the name of the
  /// file.
  private func damaged(_ bytes: [UInt8]) throws -> (home: PhotoHome, name: String) {
    let home = try PhotoHome()
    try home.bring(diary([("one", [("a", [1, 2, 3])])]))
    let name = try home.files()[0]
    try home.put(bytes, as: name)
    return (home, name)
  }

  @Test(
    .plainStores("compares photos with plain files"), arguments: [[9, 9, 9], [1, 2], [UInt8]()])
  func `are found by the doctor, and mended by the same import`(bytes: [UInt8]) throws {
    let (home, name) = try damaged(bytes)
    #expect(home.examine().contains(.init(.damagedPhotos([home.path(name)]), .problem)))
    #expect(!home.examine().contains { $0.check == .photos(1) })
    try home.bring(diary([("one", [("a", [1, 2, 3])])]))
    #expect(try home.folder.bytes("profiles/me/photos/" + name) == [1, 2, 3])
    #expect(home.examine().contains(.init(.photos(1), .ok)))
    #expect(try home.files() == [name])
  }

  @Test(.plainStores("puts a plain file into a backup"))
  func `do not go into a backup, which says so, and come back out of one`() throws {
    let (home, name) = try damaged([9, 9, 9])
    let path = home.folder.path("copy.db")
    let backup = try home.archive.backUp(to: path, replacing: false, at: now)
    #expect(backup.photos == 0 && backup.photosMissing == 1)
    #expect(FolderOnDisk(path: path + ".photos").visibleNames.isEmpty)
    try StoreFile.makeFolder(path + ".photos")
    try home.folder.write([1, 2, 3], to: "copy.db.photos/" + name)
    #expect(try home.archive.restore(path, trying: false).photosMissing == 0)
    #expect(try home.folder.bytes("profiles/me/photos/" + name) == [1, 2, 3])
  }

  @Test(.plainStores("compares photos with plain files"))
  func `are mended in an older backup by the next`() throws {
    let home = try PhotoHome()
    try home.bring(diary([("one", [("a", [1, 2, 3])])]))
    let path = home.folder.path("copy.db")
    _ = try home.archive.backUp(to: path, replacing: false, at: now)
    let file = "copy.db.photos/" + (try home.files()[0])
    try home.folder.write([9, 9, 9], to: file)
    let backup = try home.archive.backUp(to: path, replacing: true, at: now)
    #expect(backup.photos == 1 && backup.photosMissing == 0)
    #expect(try home.folder.bytes(file) == [1, 2, 3])
  }

  @Test func `are counted by backups and by what brings them back`() throws {
    let home = try PhotoHome()
    try home.bring(diary([("one", [("a", [1]), ("b", [2])])]))
    try FileManager.default.removeItem(atPath: home.path(home.files()[0]))
    let path = home.folder.path("copy.db")
    let backup = try home.archive.backUp(to: path, replacing: false, at: now)
    #expect(backup.photos == 1 && backup.photosMissing == 1)
    #expect(try home.archive.backUp(to: nil, replacing: false, at: now).photosMissing == 1)
    // A backup that was moved without its photos.
    try FileManager.default.removeItem(atPath: path + ".photos")
    let other = try PhotoHome()
    #expect(try other.archive.restore(path, trying: true).photosMissing == 2)
    #expect(try other.archive.restore(path, trying: false).photosMissing == 2)
    #expect(try other.archive.replace(by: path, at: now).photosMissing == 2)
    // An export contains no photos.
    _ = try home.archive.export(at: now, to: home.folder.path("haru.json"), plain: false)
    let third = try PhotoHome()
    let export = ArchiveOrigin.path(home.folder.path("haru.json"))
    #expect(try third.archive.importRecords(export, trying: false).photosMissing == 2)
    #expect(try third.rows().count == 2)
  }

  @Test func `leave nothing of an entry that was nothing else, which fails`() throws {
    for trying in [true, false] {
      let home = try PhotoHome()
      let report = try home.bring(
        diary([("", [("a", [])]), ("", [("b", []), ("c", [1])])]), trying: trying)
      #expect(report.counts.failed == 1 && report.counts.added == 1, "trying: \(trying)")
      #expect(
        report.problems.map(\.reason) == [
          .photoMissing("photos/a.jpeg"), .photoMissing("photos/b.jpeg"),
        ])
      #expect(report.problems.map(\.line) == [1, 2])
      #expect(report.problems.map(\.failed) == [true, false])
      #expect(try home.sandbox.rows("SELECT count(*) FROM moods") == [trying ? "0" : "1"])
    }
    // An entry that was imported before keeps its photo, so importing it again without the photo
    // changes nothing.
    let home = try PhotoHome()
    try home.bring(diary([("", [("a", [1])])]))
    let again = try home.bring(diary([("", [("a", [])])]))
    #expect(again.counts.same == 1 && again.counts.failed == 0)
  }
}
