import Domain
import Foundation
import Support
import Testing

@testable import Data

// I-04: a failed command changes nothing, including photos.
@Suite struct `Photos on a disk that fails` {
  /// Returns a program whose diary has one photo. Daily backups are off.
  private func begun(_ folder: SampleFolder) throws -> BinaryUnderTest {
    let haru = try BinaryUnderTest(home: folder.path("home"))
    #expect(try haru("settings", "set", "backup.daily", "off").status == 0)
    try bring("one", [1], folder, haru)
    return haru
  }

  private func bring(
    _ text: String, _ bytes: [UInt8], _ folder: SampleFolder, _ haru: BinaryUnderTest
  ) throws {
    let path = folder.path(text + ".zip")
    try folder.write(diary([(text, [(text, bytes)])]).bytes, to: text + ".zip")
    #expect(try haru("import", path, "--photos").status == 0)
  }

  private func names(_ path: String) throws -> [String] { try FolderOnDisk(path: path).names() }

  private static let renames = "rename,renameat,renameat2"

  @Test func `leave the photos of an older backup where the new one fails`() throws {
    try SampleFolder.using { folder in
      let haru = try begun(folder)
      let path = folder.path("copy.db")
      #expect(try haru("backup", path).status == 0)
      let photos = try names(path + ".photos")
      #expect(photos.count == 1)
      let days = try haru("moods", "list", "--json").out
      let id = try #require(days.components(separatedBy: "\"id\":\"").dropFirst().first)
      let words = ["moods", "remove", String(id.prefix { $0 != "\"" }), "--yes"]
      #expect(try haru.run([haru.path] + words).status == 0)
      #expect(try haru("trash", "empty", "--yes").status == 0)
      let failed = try haru.disturbed(
        Self.renames, "error=ENOSPC", ["backup", path, "--yes"])
      #expect(failed.status != 0, "\(failed)")
      #expect(try names(path + ".photos") == photos)
      // After the new backup is written, the old photos are deleted.
      #expect(try haru("backup", path, "--yes").status == 0)
      #expect(try names(path + ".photos").isEmpty)
    }
  }

  @Test(.slow, arguments: [("syncfs", 1), (renames, 1), (renames, 2)])
  func `are not left by a new backup that fails`(calls: String, turn: Int) throws {
    try SampleFolder.using { folder in
      let haru = try begun(folder)
      let path = folder.path("copy.db")
      let failed = try haru.disturbed(calls, "error=ENOSPC:when=\(turn)", ["backup", path])
      #expect(failed.status != 0, "\(failed)")
      #expect(try folder.names().filter { $0.hasPrefix("copy.db") } == [])
    }
  }

  @Test(.slow) func `come before the store that is replaced, which stays where they find no room`()
    throws
  {
    try SampleFolder.using { folder in
      let haru = try begun(folder)
      let path = folder.path("copy.db")
      #expect(try haru("backup", path).status == 0)
      for words in [["restore", path, "--replace", "--yes"], ["restore", path]] {
        let other = try BinaryUnderTest(home: folder.path("other"))
        #expect(try other("settings", "set", "backup.daily", "off").status == 0)
        #expect(try other("moods", "add", "50", "mine").status == 0)
        let before = try other("export").out
        let failed = try other.disturbed("syncfs", "error=ENOSPC", words)
        #expect(failed.status == 4 && failed.err.contains("disk is full"), "\(failed)")
        #expect(try other("export").out.split(separator: "\n") == before.split(separator: "\n"))
        #expect(try names(folder.path("other/data/profiles/default/photos")) == [])
        #expect(try other(words[0], words[1], "--replace", "--yes").status == 0)
        try FileManager.default.removeItem(atPath: folder.path("other"))
      }
    }
  }

  @Test func `are those the finished copy names, whatever comes in meanwhile`() throws {
    let home = try PhotoHome()
    try home.bring(diary([("one", [("a", [1])])]))
    let early = try home.files()
    let path = home.folder.path("copy.db")
    let photos = PhotosOfCopy(path, of: home.paths.photos)
    _ = try home.archive.copy(to: path, replacing: false) { (copy) throws(ArchiveFailure) in
      // Another program imports a photo in the meantime.
      do { try home.bring(diary([("one", [("a", [1])]), ("two", [("b", [2])])])) } catch {
        Issue.record(error)
      }
      do throws(StorageFailure) { try photos.bring(namedBy: copy) } catch { throw .storage(error) }
    }
    #expect(try home.files().count == 2)
    #expect(try names(path + ".photos") == early)
    #expect(photos.there == 1 && photos.missing == 0)
  }
}
