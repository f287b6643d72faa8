import Domain
import Foundation
import StoreSupport
import Support
import Testing

@testable import Data

// E-02, E-22, B12, B27
@Suite struct `The files beside a store that becomes encrypted` {
  @Test(.plainStores("converts plain files"))
  func `contain nothing that can be read, and can be read all the same`() throws {
    try SampleFolder.using { folder in
      let home = try LivedFolder(folder)
      #expect(try home.clearFiles().count == 13)
      let digests = try home.digests()
      let (key, report) = try home.encrypt()
      #expect(try home.clearFiles() == [])
      #expect(report.left == [])
      #expect(report.converted.count == 7 && report.destroyed.count == 5)
      #expect(try !home.conversion.isUnfinished())
      #expect(try home.digests() == digests)
      try home.expectReadable()
      for copy in try home.paths.allCopies() + [home.paths.store + ".before-v99"] {
        let header = try HeaderCopies(Array(Foundation.Data(contentsOf: URL(filePath: copy))))
          .header
        #expect(header.keyID == key.id && header.slots.count == 1)
      }
      for name in try home.files() {
        #expect(
          !name.hasSuffix(".part") && !name.hasSuffix(FormerFile.ending) && !name.contains("-wal"))
        #expect(try folder.mode(name) == 0o600, "\(name)")
      }
      // Used further, the folder has no clear file either.
      try home.key.save(LivedFolder.membership)
      let writing = PhotoWriting(home.photos)
      let content = Array("\(LivedFolder.word) later".utf8)
      #expect(try writing.copy(MemorySource(content), named: "x.jpg") != .unreadable)
      CoverCache(folder: PrivateFolder(path: home.caches[1]), store: home.paths.store)
        .keep(content, of: LivedFolder.word)
      ResponseCache(folder: PrivateFolder(path: home.caches[0]), store: home.paths.store)
        .keep(content, to: LivedFolder.word, at: 0)
      #expect(try home.clearFiles() == [])
    }
  }

  // E-02: the plain files are overwritten before they are removed
  @Test(.slow) func `are overwritten on the disk`() throws {
    try SampleFolder.using { folder in
      let home = try LivedFolder(folder)
      let plain = try home.clearFiles()
      let handles = try plain.map { try FileHandle(forReadingFrom: URL(filePath: home.path($0))) }
      try home.encrypt()
      for (name, handle) in zip(plain, handles) {
        let bytes = try #require(try handle.readToEnd())
        #expect(bytes.allSatisfy { $0 == 0 }, "\(name)")
      }
    }
  }

  // E-16: off brings back the same bytes
  @Test(.slow, .plainStores("compares with plain files"))
  func `are as before when the store is decrypted again`() throws {
    try SampleFolder.using { folder in
      let home = try LivedFolder(folder)
      for name in try home.files()
      where name.hasSuffix(".part") || name.hasSuffix(".orphaned") || name.hasPrefix("cache/") {
        try FileManager.default.removeItem(atPath: folder.path(name))
      }
      let (contents, digests, files) = try (home.contents(), home.digests(), home.files())
      #expect(contents.count == 4 && digests.count == 4)
      try home.encrypt()
      #expect(try home.contents() != contents)
      let report = try home.decrypt()
      #expect(report.left == [] && report.converted.count == 7)
      #expect(try home.contents() == contents)
      #expect(try home.digests() == digests)
      #expect(try home.files() == files)
      #expect(try !home.conversion.isUnfinished())
      try home.expectReadable()
    }
  }

  // E-15, B7: a new data key
  @Test(.slow) func `get another data key with the store`() throws {
    try SampleFolder.using { folder in
      let home = try LivedFolder(folder)
      let old = try home.encrypt().key
      let digests = try home.digests()
      let (key, report) = try home.encrypt()
      #expect(report.left == [] && report.converted.count == 7)
      DataKeys.ofProcess.remove(old.id)
      try home.expectReadable()
      #expect(try home.digests() == digests)
      let id = Foundation.Data(old.id.bytes)
      for name in try home.files() {
        #expect(Foundation.Data(try folder.bytes(name)).range(of: id) == nil, "\(name)")
      }
      #expect(try home.clearFiles() == [])
      #expect(key.id != old.id)
    }
  }

  // B15: closed is neither damaged nor empty
  @Test(.slow) func `are not converted while the store is closed`() throws {
    try SampleFolder.using { folder in
      let home = try LivedFolder(folder)
      let key = try home.encrypt().key
      let files = try home.files()
      DataKeys.ofProcess.remove(key.id)
      #expect(throws: StorageFailure.encrypted(.closed)) { try home.decrypt() }
      #expect(throws: StorageFailure.encrypted(.closed)) { try home.encrypt() }
      #expect(try home.files() == files)
      DataKeys.ofProcess.add(key)
      try home.expectReadable()
    }
  }

  // B12: a backup that cannot be read is named and stays
  @Test(.slow) func `stay as they are if they cannot be read, and are named`() throws {
    try SampleFolder.using { folder in
      let home = try LivedFolder(folder)
      let damaged = home.paths.backups + "/haru-2026-01-03.db"
      let bytes = Array("SQLite format 3\u{0}".utf8) + [UInt8](repeating: 7, count: 9_000)
      try Foundation.Data(bytes).write(to: URL(filePath: damaged))
      let foreign = home.photos.path + "/notes.txt"
      try Foundation.Data("mine".utf8).write(to: URL(filePath: foreign))
      let report = try home.encrypt().report
      #expect(
        report.left == [
          .init(path: foreign, reason: .notAStore(path: foreign)),
          .init(path: damaged, reason: .corrupt),
        ])
      #expect(try Array(Foundation.Data(contentsOf: URL(filePath: damaged))) == bytes)
      #expect(try !home.conversion.isUnfinished())
      // An encrypted photo that was altered, and a backup with a key that nobody knows.
      let photo = try home.photos.storedName(of: LivedFolder.name(of: LivedFolder.contents[0]))
      var stored = try folder.bytes("data/profiles/me/photos/" + photo)
      stored[stored.count / 2] ^= 1
      try folder.write(stored, to: "data/profiles/me/photos/" + photo)
      let other = try EncryptedStore.key()
      let unknown = home.paths.backups + "/haru-2026-01-04.db"
      try FileManager.default.copyItem(atPath: try home.paths.allCopies()[0], toPath: unknown)
      try StoreExchange(path: unknown, timeout: 0).run(to: .encrypted(other.key, other.slots))
      DataKeys.ofProcess.remove(other.key.id)
      let before = try Foundation.Data(contentsOf: URL(filePath: unknown))
      let back = try home.decrypt()
      #expect(Set(back.left.map(\.path)) == [home.photos.path + "/" + photo, foreign, unknown])
      #expect(back.left.contains(.init(path: unknown, reason: .encrypted(.closed))))
      #expect(try Foundation.Data(contentsOf: URL(filePath: unknown)) == before)
      #expect(try folder.bytes("data/profiles/me/photos/" + photo) == stored)
    }
  }

  // E-16: refused while another program has the store open
  @Test(.slow) func `are not converted while the store is open elsewhere`() throws {
    try SampleFolder.using { folder in
      let home = try LivedFolder(folder)
      func contents() throws -> [String: [UInt8]] {
        try home.contents().filter { !$0.key.hasSuffix(".part") }
      }
      let (before, digests) = try (contents(), home.digests())
      let open = try Database(.file(home.paths.store))
      #expect(try open.number("SELECT count(*) FROM people") == 0)
      #expect(throws: StorageFailure.busy) { try home.encrypt() }
      open.close()
      #expect(try contents() == before && home.digests() == digests)
      try home.encrypt()
      let again = try Database(.file(home.paths.store))
      #expect(try again.number("SELECT count(*) FROM people") == 0)
      #expect(throws: StorageFailure.busy) { try home.decrypt() }
      again.close()
      #expect(try home.clearFiles() == [])
      #expect(try !home.conversion.isUnfinished())
      try home.expectReadable()
    }
  }
}
