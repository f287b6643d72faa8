import Domain
import Foundation
import Support
import Testing

@testable import Data

// I-04: photos in backups and in exported folders.
@Suite struct `Photos in copies` {
  private let now = Now(instant: 1_772_323_200, offset: 32_400)

  @Test func `lie beside a backup, verified, and come back with it`() throws {
    let home = try PhotoHome()
    try home.bring(diary([("one", [("a", [1]), ("b", [2])])]))
    let path = home.folder.path("copy.db")
    #expect(try home.archive.backUp(to: path, replacing: false, at: now).photos == 2)
    let copied = try FolderOnDisk(path: path + ".photos").names()
    #expect(try copied == home.files())
    #expect(try home.folder.mode("copy.db.photos") == 0o700)
    // A photo whose content does not match its name is not used.
    try home.folder.write([3], to: "copy.db.photos/" + copied[0])
    let other = try PhotoHome()
    _ = try other.archive.restore(path, trying: true)
    #expect(try other.files().isEmpty)
    _ = try other.archive.restore(path, trying: false)
    #expect(try other.files() == [copied[1]])
    #expect(try other.rows() == home.rows())
    // The next backup repairs the photo and removes photos that the store does not have.
    try home.folder.write([9], to: "copy.db.photos/" + String(repeating: "0", count: 64) + ".jpg")
    try FileManager.default.removeItem(atPath: path + ".photos/" + copied[0])
    _ = try home.archive.backUp(to: path, replacing: true, at: now)
    #expect(try FolderOnDisk(path: path + ".photos").names() == copied)
    _ = try other.archive.replace(by: path, at: now)
    #expect(try other.files() == copied)
  }

  @Test func `that names lead elsewhere are refused`() throws {
    let home = try PhotoHome()
    let export = """
      {"schema":"haru/1","export":{"version":1,"photos":[
      {"record":"x","place":1,"name":"../../../../etc/passwd","bytes":1},
      {"record":"x","place":1,"name":"\(String(repeating: "a", count: 64)).j/g","bytes":1},
      {"record":"x","place":1,"name":"\(String(repeating: "a", count: 64)).jpg","bytes":1}]}}
      """
    try home.folder.write(Array(export.utf8), to: "haru.json")
    let report = try home.archive.importRecords(.path(home.folder.path("haru.json")), trying: false)
    #expect(report.failed == 2 && report.added == 1)
    #expect(!PhotoFolder.isName("../" + String(repeating: "a", count: 64) + ".jpg"))
    #expect(!PhotoFolder.isName(String(repeating: "A", count: 64) + ".jpg"))
  }

  @Test func `that are gone are found by the doctor`() throws {
    let home = try PhotoHome()
    try home.bring(diary([("one", [("a", [1])])]))
    let doctor = StoreDoctor(
      paths: home.paths, dataFolder: home.folder.path, clock: WallClock { [now] in now }
    ) { () throws(StorageFailure) in nil }
    #expect(doctor.examine(mending: false).findings.contains(.init(.photos(1), .ok)))
    let file = home.paths.photos.path + "/" + (try home.files()[0])
    try FileManager.default.removeItem(atPath: file)
    #expect(
      doctor.examine(mending: false).findings.contains(.init(.missingPhotos([file]), .problem)))
    // Importing the file again restores the photos.
    try home.bring(diary([("one", [("a", [1])])]))
    #expect(doctor.examine(mending: false).findings.contains(.init(.photos(1), .ok)))
  }
}
