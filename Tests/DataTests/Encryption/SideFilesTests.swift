import Domain
import Foundation
import Support
import Testing

@testable import Data

// E-02, E-06, B22, B27–B29
@Suite struct `A file beside a store` {
  private static let words = Array("KNOWNWORD".utf8)

  /// Makes an empty encrypted store.
  private static func store(_ folder: SampleFolder) throws -> (path: String, key: DataKey) {
    let path = folder.path("haru.sqlite")
    try Database(.file(path)).close()
    return (path, try EncryptedStore.encrypt(path))
  }

  private static func isClear(_ bytes: [UInt8]) -> Bool {
    Foundation.Data(bytes).range(of: Foundation.Data(words)) != nil
  }

  @Test(.plainStores("one of the two stores is a plain one"))
  func `is plain beside a plain store, and beside none`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      for files in [SideFiles(store: nil), SideFiles(store: path)] {
        try files.write(Self.words, to: folder.path("file"), as: .syncKey)
        #expect(try folder.bytes("file") == Self.words)
        #expect(try files.read(folder.path("file"), as: .syncKey, limit: 9) == Self.words)
        try Database(.file(path)).close()
      }
      #expect(try SideFiles(store: path).read(folder.path("none"), as: .draft, limit: 9) == nil)
    }
  }

  @Test func `is encrypted as a whole beside an encrypted store`() throws {
    try SampleFolder.using { folder in
      let (path, key) = try Self.store(folder)
      let files = SideFiles(store: path)
      for purpose in EncryptedStreamPurpose.allCases where purpose != .export {
        let file = folder.path("file")
        try files.write(Self.words, to: file, as: purpose)
        let stored = try folder.bytes("file")
        #expect(!Self.isClear(stored) && stored.count < EncryptedStream.longest(for: 9))
        #expect(try EncryptedStream.start(of: stored).keyID == key.id)
        #expect(try files.read(file, as: purpose, limit: 9) == Self.words)
        #expect(throws: StorageFailure.corrupt) { try files.read(file, as: purpose, limit: 8) }
        #expect(throws: StorageFailure.corrupt) {
          try files.read(file, as: purpose == .photo ? .draft : .photo, limit: 9)
        }
        for index in [17, 40, 70, 100, 130, stored.count - 1] {
          var altered = stored
          altered[index] ^= 1
          try folder.write(altered, to: "file")
          #expect(throws: StorageFailure.self, "\(index)") {
            try files.read(file, as: purpose, limit: 9)
          }
        }
      }
      #expect(try folder.names().filter { !$0.hasSuffix("-shm") } == ["file", "haru.sqlite"])
    }
  }

  // Opening the store in another way would drop SQLite's locks in this process.
  @Test func `leaves the locks of the store as they are`() throws {
    try SampleFolder.using { folder in
      let (path, _) = try Self.store(folder)
      let store = try Database(.file(path))
      try SideFiles(store: path).write(Self.words, to: folder.path("file"), as: .syncKey)
      #expect(throws: StorageFailure.busy) {
        try StoreExchange(path: path, timeout: 0).run(to: .plain)
      }
      store.close()
    }
  }

  // B15, B22: a closed store is neither damaged nor plain
  @Test func `is neither read nor written while the store is closed`() throws {
    try SampleFolder.using { folder in
      let (path, key) = try Self.store(folder)
      let sync = SyncKeyFile(of: path)
      try sync.save(LivedFolder.membership)
      #expect(!Self.isClear(try folder.bytes("haru.sqlite.sync")))
      let stored = try folder.bytes("haru.sqlite.sync")
      DataKeys.ofProcess.remove(key.id)
      #expect(throws: KeyFileFailure.encrypted(.closed)) { try sync.load() }
      #expect(throws: KeyFileFailure.notWritten(.encrypted(.closed))) {
        try sync.save(LivedFolder.membership)
      }
      let photos = PhotoFolder(besides: path)
      #expect(throws: StorageFailure.encrypted(.closed)) {
        try PhotoWriting(photos).copy(MemorySource(Self.words), named: "a.jpg")
      }
      let cache = CoverCache(folder: PrivateFolder(path: folder.path("covers")), store: path)
      cache.keep(Self.words, of: "a")
      #expect(cache.original(of: "a") == nil && cache.size == 0)
      #expect(try folder.bytes("haru.sqlite.sync") == stored)
      let left = try folder.names().filter { !$0.hasSuffix("-shm") }
      #expect(left == ["haru.sqlite", "haru.sqlite.sync"])
      DataKeys.ofProcess.add(key)
      #expect(try sync.load() == LivedFolder.membership)
    }
  }

  // A key that nobody knows is not damage either.
  @Test func `of another data key is closed, and a damaged one is damaged`() throws {
    try SampleFolder.using { folder in
      let (path, key) = try Self.store(folder)
      let sync = SyncKeyFile(of: path)
      try sync.save(LivedFolder.membership)
      _ = try EncryptedStore.encrypt(path)
      #expect(try sync.load() == LivedFolder.membership)
      DataKeys.ofProcess.remove(key.id)
      #expect(throws: KeyFileFailure.encrypted(.closed)) { try sync.load() }
      DataKeys.ofProcess.add(key)
      var bytes = try folder.bytes("haru.sqlite.sync")
      bytes[bytes.count - 1] ^= 1
      try folder.write(bytes, to: "haru.sqlite.sync")
      #expect(throws: KeyFileFailure.damaged(path: path + ".sync")) { try sync.load() }
    }
  }

  // B27: a picture does not prove that it is in the diary
  @Test func `that is a photo has a keyed hash as its name`() throws {
    try SampleFolder.using { folder in
      let (path, key) = try Self.store(folder)
      let photos = PhotoFolder(besides: path)
      for content in LivedFolder.contents {
        let name = LivedFolder.name(of: content)
        #expect(photos.filePath(of: name) == nil)
        let outcome = try PhotoWriting(photos).copy(
          MemorySource(content), named: "x" + name.suffix(4))
        #expect(outcome == .stored(name: name, bytes: content.count))
        let stored = try #require(key.storedName(of: name))
        #expect(photos.filePath(of: name) == photos.path + "/" + stored)
        #expect(photos.holds(name, inForm: true))
        #expect(!Self.isClear(try folder.bytes("photos/" + stored)))
        #expect(try photos.source(of: name).rest(atMost: 1 << 20) == content)
        // Under another name it cannot be decrypted.
        try FileManager.default.moveItem(
          atPath: photos.path + "/" + stored,
          toPath: photos.path + "/" + String(stored.reversed()))
        #expect(!photos.holds(name))
        let source = try PhotoFolder.source(at: photos.path + "/" + String(stored.reversed()))
        #expect(throws: ImportFailure.storage(.corrupt)) { try source.rest(atMost: 1 << 20) }
      }
    }
  }

  // E-02: a backup of an encrypted store has encrypted photos, and restores them
  @Test(.slow) func `that is a photo comes into a backup and out of it`() throws {
    try SampleFolder.using { folder in
      let home = try LivedFolder(folder)
      try home.encrypt()
      let store = try Database(.file(home.paths.store))
      let archive = SQLiteArchive(
        store, preferences: SQLitePreferences(store), paths: home.paths)
      let now = Now(instant: 1_767_100_000, offset: 0)
      let backup = try archive.backUp(to: folder.path("copy.db"), replacing: false, at: now)
      #expect(backup.photos == 2 && backup.photosMissing == 0)
      #expect(try home.clearFiles() == [])
      let names = try FolderOnDisk(path: folder.path("copy.db.photos")).names()
      #expect(names.count == 2 && names.allSatisfy(DataKey.isStoredName))
      try FileManager.default.removeItem(atPath: home.photos.path)
      let replacement = try archive.replace(by: folder.path("copy.db"), at: now)
      #expect(replacement.photosMissing == 0)
      #expect(try home.photos.files().sorted() == names)
      // The export of a person's choice is clear.
      var exported: [UInt8] = []
      try store.alone { (store) throws(StorageFailure) in
        var photos = try ExportedPhotos(store)
        for content in LivedFolder.contents {
          let name = LivedFolder.name(of: content)
          let photo = StoredPhoto(
            record: "m", position: 1, name: name, bytes: content.count,
            path: home.photos.filePath(of: name))
          _ = try photos.export(photo) { record in
            if case .photo(_, let piece) = record { exported += piece }
            return true
          }
        }
      }
      #expect(exported == LivedFolder.contents.flatMap { $0 })
      store.close()
    }
  }

  // B29: one profile cannot read the cache of another, and does not leave clear files
  @Test func `that is cached belongs to one data key`() throws {
    try SampleFolder.using { folder in
      let (path, key) = try Self.store(folder)
      let shared = PrivateFolder(path: folder.path("cache"))
      let plain = ResponseCache(folder: shared)
      let encrypted = ResponseCache(folder: shared, store: path)
      encrypted.keep(Self.words, to: "q", at: 5)
      #expect(encrypted.answer(to: "q") == .init(body: Self.words, since: 5))
      #expect(plain.answer(to: "q") == nil && plain.size == 0 && encrypted.size > 0)
      let own = "cache/" + key.id.hex
      let names = try FolderOnDisk(path: folder.path(own)).names()
      #expect(names.count == 1 && names.allSatisfy(DataKey.isStoredName))
      #expect(!Self.isClear(try folder.bytes(own + "/" + names[0])))
      #expect(try FolderOnDisk(path: folder.path("cache")).names() == [key.id.hex])
      let keeper = CacheKeeper.onDisk([folder.path("cache")])
      #expect(try keeper.size() == encrypted.size)
      plain.keep(Self.words, to: "q", at: 6)
      #expect(encrypted.answer(to: "q")?.since == 5)
      for number in 0...400 { encrypted.keep([1], to: "\(number)", at: 0) }
      #expect(try FolderOnDisk(path: folder.path(own)).names().count <= 400)
      encrypted.clear()
      #expect(encrypted.size == 0 && plain.answer(to: "q") != nil)
      encrypted.keep(Self.words, to: "q", at: 5)
      _ = try keeper.clear()
      #expect(encrypted.size == 0 && plain.size == 0)
    }
  }
}
