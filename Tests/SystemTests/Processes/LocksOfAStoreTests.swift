import Domain
import Foundation
import Support
import Testing

@testable import Data

@Suite struct `The locks of an open store` {
  /// D-4, D-17: if a process closes any descriptor of a file, it loses all its locks on the file,
  /// and another program could write at the same time. So only SQLite may open a store that is
  /// open.
  @Test func `stay, whatever else reads its file`() throws {
    try SampleFolder.using { folder in
      let paths = ArchivePaths(
        dataFolder: folder.path, store: folder.path("haru.sqlite"), profile: nil)
      let database = try Database(.file(paths.store))
      let people = SQLitePeople(database)
      try people.insert(.sample(id: "a"))
      #expect(try people.list().count == 1)
      let before = try locks(of: paths.store)
      #expect(!before.isEmpty)

      let other = try Database(.file(paths.store))
      #expect(try SQLitePeople(other).list().count == 1)
      other.close()
      #expect(try locks(of: paths.store) == before)

      let archive = SQLiteArchive(over: database, paths)
      let own = ArchiveFailure.storeItself(path: paths.store)
      #expect(throws: own) { try archive.restore(paths.store, trying: true) }
      #expect(throws: own) { try archive.importRecords(.path(paths.store), trying: true) }
      #expect(throws: own) {
        try archive.export(at: .on("2026-03-01"), to: paths.store, plain: false)
      }
      #expect(throws: own) { try archive.replace(by: paths.store, at: .on("2026-03-01")) }
      #expect(throws: own) {
        try archive.backUp(to: paths.store, replacing: true, at: .on("2026-03-01"))
      }
      _ = try OrdinaryFile(path: paths.store).read(limit: 1 << 20)
      let encryption = StoreEncryptionOnDisk(paths, caches: [], timeout: 0, time: .system)
      #expect(try encryption.status().state == .off)
      #expect(try locks(of: paths.store) == before)
    }
  }

  /// Returns the locks of this process on a file.
  private func locks(of path: String) throws -> [String] {
    let facts = try FileManager.default.attributesOfItem(atPath: path)
    let number = try #require(facts[.systemFileNumber] as? Int)
    let own = String(ProcessInfo.processInfo.processIdentifier)
    return try String(contentsOfFile: "/proc/locks", encoding: .utf8).split(separator: "\n")
      .map { $0.split(separator: " ") }
      .filter { $0.contains { $0 == own } && $0.contains { $0.hasSuffix(":\(number)") } }
      .map { $0.dropFirst().joined(separator: " ") }.sorted()
  }
}
