import Domain
import Foundation
import Support
import Testing

@testable import Data

// I-04: only photos that no record needs are deleted.
@Suite struct `Photos that nothing needs` {
  private let orphan = String(repeating: "0", count: 64) + ".jpg"
  private let now = Now(instant: 1_772_323_200, offset: 32_400)

  @Test func `that a killed import left are noted, and go with the next or the trash`() throws {
    let home = try PhotoHome()
    try home.bring(diary([("one", [("a", [1])])]))
    let kept = try home.files()
    func leave() throws {
      try home.put([7], as: orphan)
      try home.put([7], as: "photo.7.part")
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -7_200)],
        ofItemAtPath: home.path("photo.7.part"))
    }
    try leave()
    #expect(home.examine().contains(.init(.unneededPhotos([home.path(orphan)]), .note)))
    try home.bring(diary([("two", [("b", [2])])]))
    #expect(try home.files().count == 2 && home.files().contains(kept[0]))
    #expect(!home.examine().contains { $0.check == .unneededPhotos([home.path(orphan)]) })
    try leave()
    #expect(home.history.sweepPhotos() == PhotosLeft())
    #expect(try home.files().count == 2)
    try leave()
    #expect(try home.history.emptyTrash().photos == PhotosLeft())
    #expect(try home.files().count == 2)
  }

  @Test func `are not those of what can be done again`() throws {
    let home = try PhotoHome()
    try home.bring(diary([("one", [("a", [1])])]))
    let files = try home.files()
    _ = try home.history.undo()
    #expect(home.history.sweepPhotos() == PhotosLeft())
    #expect(try home.files() == files)
    #expect(!home.examine().contains { $0.check == .unneededPhotos([home.path(files[0])]) })
    // An empty import also cleans up photos, but keeps those that a redo needs.
    try home.bring(diary([]))
    _ = try home.history.redo()
    #expect(home.examine().contains(.init(.photos(1), .ok)))
    // A new change ends the redo, so the photo can no longer be restored.
    _ = try home.history.undo()
    try home.bring(diary([("two", [("b", [2])])]))
    _ = home.history.sweepPhotos()
    #expect(try home.files().count == 1 && home.files() != files)
  }

  @Test func `that cannot be deleted are told, and the trash is empty all the same`() throws {
    let home = try PhotoHome()
    try home.bring(diary([("one", [("a", [1])])]))
    // A folder cannot be unlinked, even by root.
    try StoreFile.makeFolder(home.path(orphan))
    try home.sandbox.run("UPDATE moods SET deleted_at = 1")
    let emptied = try home.history.emptyTrash()
    #expect(emptied == EmptiedTrash(count: 1, photos: PhotosLeft(undeleted: [home.path(orphan)])))
    #expect(try home.files() == [orphan] && home.rows().isEmpty)
  }

  @Test(arguments: ["", "no store", "SQLite format 3\u{0} and no more"])
  func `are not known where a copy cannot be read`(text: String) throws {
    let home = try PhotoHome()
    try home.bring(diary([("one", [("a", [1])])]))
    let kept = try home.files()
    let copy = home.paths.daily + "/haru-2026-01-01.db"
    try StoreFile.makeFolder(home.paths.daily)
    try Data(text.utf8).write(to: URL(fileURLWithPath: copy))
    try home.sandbox.run("UPDATE moods SET deleted_at = 1")
    let emptied = try home.history.emptyTrash()
    #expect(emptied == EmptiedTrash(count: 1, photos: PhotosLeft(unreadableCopy: copy)))
    #expect(try home.files() == kept)
    try FileManager.default.removeItem(atPath: copy)
    #expect(home.history.sweepPhotos() == PhotosLeft())
    #expect(try home.files().isEmpty)
  }

  @Test func `are not those that only a damaged copy may name`() throws {
    let home = try PhotoHome()
    let before = try home.archive.backUp(to: nil, replacing: false, at: now)
    try home.bring(diary([("one", [("a", [1])])]))
    let kept = try home.files()
    var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: before.path)))
    for offset in stride(from: bytes.count - 4096, to: bytes.count, by: 3) { bytes[offset] ^= 0x5A }
    try Data(bytes).write(to: URL(fileURLWithPath: before.path))
    try home.sandbox.run("UPDATE moods SET deleted_at = 1")
    #expect(try home.history.emptyTrash().photos.unreadableCopy == before.path)
    #expect(try home.files() == kept)
  }

  @Test func `and all the others are closed to others by the doctor`() throws {
    let home = try PhotoHome()
    try home.bring(diary([("one", [("a", [1])])]))
    let file = "profiles/me/photos/" + (try home.files()[0])
    try home.folder.permit(0o644, file)
    #expect(home.examine().contains { $0.check.isOpen(home.folder.path(file)) })
    #expect(home.examine(mending: true).contains { $0.check.closes(home.folder.path(file)) })
    #expect(try home.folder.mode(file) == 0o600)
  }
}

extension Examination.Check {
  /// Whether the check found that other users may read this file.
  fileprivate func isOpen(_ path: String) -> Bool {
    if case .openToOthers(let paths) = self { paths.contains(path) } else { false }
  }

  /// Whether the check made this file private.
  fileprivate func closes(_ path: String) -> Bool {
    if case .closedToOthers(let paths) = self { paths.contains(path) } else { false }
  }
}
