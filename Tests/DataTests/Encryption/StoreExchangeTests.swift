import Domain
import Foundation
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `A store that becomes encrypted` {
  private static let words = ["Mina", "👩‍👩‍👧‍👦", "가나다", "DROP TABLE", "saying"]

  private static func hasWords(_ bytes: [UInt8]) -> Bool {
    let data = Foundation.Data(bytes)
    return words.contains { data.range(of: Foundation.Data($0.utf8)) != nil }
  }

  private static func digest(_ path: String) throws -> Int {
    let store = try Database(.file(path))
    defer { store.close() }
    return try store.alone { (store) throws(StorageFailure) in
      try store.learnTokens()
      return try StoreDigest.of(store)
    }
  }

  // E-01, E-16: all rows are there, and nothing of them is in the files
  @Test(.plainStores("It begins with a plain store."))
  func `keeps every row, and shows none of them`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      let plain = try Database(.file(path))
      try FullStore.fill(plain, seed: 3)
      plain.close()
      #expect(Self.hasWords(try folder.bytes("haru.sqlite")))
      let before = try Self.digest(path)
      _ = try EncryptedStore.encrypt(path)
      #expect(try Self.digest(path) == before)
      #expect(try folder.names() == ["haru.sqlite"])
      let open = try Database(.file(path))
      try SQLitePreferences(open).set("moods.artist", to: "Mina")
      #expect(try open.problems() == [])
      for name in try folder.names() where !name.hasSuffix("-shm") {
        #expect(!Self.hasWords(try folder.bytes(name)), "\(name)")
      }
      open.close()
      try StoreExchange(path: path, timeout: 0).run(to: .plain)
      #expect(Self.hasWords(try folder.bytes("haru.sqlite")))
      let back = try Database(.file(path))
      #expect(try SQLitePreferences(back).all()["moods.artist"] == "Mina")
      back.close()
    }
  }

  // E-15: with a new data key, everything is encrypted again
  @Test func `can get another data key`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      try EncryptedStore.make(at: path).close()
      let before = try folder.bytes("haru.sqlite")
      let digest = try Self.digest(path)
      let key = try EncryptedStore.encrypt(path)
      let after = try folder.bytes("haru.sqlite")
      #expect(try HeaderCopies(after).header.keyID == key.id)
      #expect(try HeaderCopies(before).header.keyID != key.id)
      #expect(try Self.digest(path) == digest)
    }
  }

  // E-16: refused while another program has the store open
  @Test func `stays as it is while it is open elsewhere`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      let open = try Database(.file(path))
      #expect(try open.number("SELECT count(*) FROM people") == 0)
      #expect(throws: StorageFailure.busy) { try EncryptedStore.encrypt(path) }
      open.close()
      let store = try EncryptedStore.make(at: path)
      #expect(throws: StorageFailure.busy) {
        try StoreExchange(path: path, timeout: 0).run(to: .plain)
      }
      #expect(try store.number("SELECT count(*) FROM people") ?? 0 > 0)
      store.close()
      #expect(try folder.names() == ["haru.sqlite"])
    }
  }

  // a program that opened the store before it was replaced does not write into the new one
  @Test func `is opened again by a program that had not read yet`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      try Database(.file(path)).close()
      let late = try Connection(path: path, access: .readWrite, busyMilliseconds: 0)
      _ = try EncryptedStore.encrypt(path)
      #expect(throws: StorageFailure.replaced) {
        try late.run("INSERT INTO settings VALUES ('a', 'b')")
      }
      #expect(try folder.names().filter { $0 != "haru.sqlite-shm" } == ["haru.sqlite"])
    }
  }

  // E-14: undo, backups and exclusive use work without a journal
  @Test func `is backed up, restored and deleted encrypted`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      let store = try EncryptedStore.make(at: path)
      try store.alone(timeout: 0) { (store) throws(StorageFailure) in
        try store.run("BEGIN DEFERRED")
        #expect(throws: Never.self) {
          try BackupMaking(store: store, path: folder.path("copy")).make(replacing: false)
        }
        try store.run("COMMIT")
        try store.run("DELETE FROM books")
      }
      #expect(!Self.hasWords(try folder.bytes("copy")))
      #expect(try HeaderCopies(folder.bytes("copy")).header.slots.count == 1)
      let kept = try StoredCopy.read(folder.path("copy"))
      try store.alone(timeout: 0) { (store) throws(StorageFailure) in try store.replaceStore(kept) }
      #expect(try store.number("SELECT count(*) FROM books") ?? 0 > 0)
      #expect(try store.problems() == [])
      store.close()
      #expect(try folder.names() == ["copy", "haru.sqlite"])
    }
  }

  // E-06, E-18: the backup is damaged, not the store
  @Test func `has a damaged backup, which is named`() throws {
    try SampleFolder.using { folder in
      let store = try EncryptedStore.make(at: folder.path("haru.sqlite"))
      let path = folder.path("copy")
      try store.alone { (store) throws(StorageFailure) in _ = try store.copy(to: path) }
      var bytes = try folder.bytes("copy")
      bytes[HeaderCopies.count + 5] ^= 1
      try folder.write(bytes, to: "copy")
      #expect(throws: ArchiveFailure.damagedBackup(path: path)) { try StoredCopy.read(path) }
    }
  }

  // E-14: no temporary file on the disk
  @Test func `uses no temporary files and no journal`() throws {
    try SampleFolder.using { folder in
      let store = try EncryptedStore.make(at: folder.path("haru.sqlite"))
      #expect(try store.number("PRAGMA temp_store") == 2)
      try store.write(pages: .sorting) { (store) throws(StorageFailure) in
        try store.run("CREATE INDEX later ON people (name_folded)")
      }
      #expect(try store.number("PRAGMA temp_store") == 2)
      try folder.write([1, 2, 3], to: "haru.sqlite-journal")
      let other = try Database(.file(folder.path("haru.sqlite")))
      #expect(try other.number("SELECT count(*) FROM people") ?? 0 > 0)
    }
  }

  // A store that has vanished does not come back empty and plain
  @Test func `is not created when it is opened again`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      let store = try EncryptedStore.make(at: path)
      #expect(throws: StorageFailure.unreadable(path: path)) {
        try store.alone(timeout: 0) { (_) throws(StorageFailure) in try StoreFile.remove(path) }
      }
      #expect(try !folder.names().contains("haru.sqlite"))
    }
  }
}
