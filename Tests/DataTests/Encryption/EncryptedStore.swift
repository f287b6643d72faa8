import Domain
import Foundation
import StoreSupport
import Support
import Testing

@testable import Data

/// Encrypted stores for tests. Their slots are opened at little cost.
enum EncryptedStore {
  static let passphrase = Array("하루 일기 2026".utf8)

  /// Makes a data key that this process knows, with a slot for `passphrase`.
  static func key() throws -> (key: DataKey, slots: [KeySlot]) {
    let key = try #require(DataKey.random())
    let secret = try #require(SecretBytes(copying: passphrase))
    let slot = try KeySlot(
      key, kind: .passphrase, secret: secret, derivation: .argon2(passes: 1, kibibytes: 8),
      made: 1_700_000_000)
    DataKeys.ofProcess.add(key)
    return (key, [slot])
  }

  /// Encrypts a store that is not open.
  static func encrypt(_ path: String) throws -> DataKey {
    let (key, slots) = try key()
    try StoreExchange(path: path, timeout: 0).run(to: .encrypted(key, slots))
    return key
  }

  /// Makes an encrypted store with random records. Returns it open.
  static func make(at path: String, seed: UInt64 = 7) throws -> Database {
    let plain = try Database(.file(path))
    try FullStore.fill(plain, seed: seed)
    plain.close()
    _ = try encrypt(path)
    return try Database(.file(path))
  }
}

/// A store as a table of numbers, for tests of the file below it.
struct NumberedRows {
  let folder: SampleFolder
  var path: String { folder.path("haru.sqlite") }

  /// Makes an encrypted store with an empty table.
  init(_ folder: SampleFolder) throws {
    self.folder = folder
    let (key, slots) = try EncryptedStore.key()
    let plain = try Connection(path: ":memory:", access: .readWrite, busyMilliseconds: 0)
    try plain.reserve(Migrations.reservedBytes)
    try plain.run("CREATE TABLE numbers (number INTEGER PRIMARY KEY, text TEXT)")
    try StoreFile.prepare(path)
    try EncryptedStoreFile.begin(path, key: key, slots: slots)
    try plain.copy(
      intoNew: Connection(path: path, access: .readWrite, busyMilliseconds: 0))
  }

  /// Uses the files of another store, which may be damaged.
  init(_ folder: SampleFolder, store: [UInt8], log: [UInt8]) throws {
    self.folder = folder
    try folder.write(store, to: "haru.sqlite")
    if !log.isEmpty { try folder.write(log, to: "haru.sqlite-log") }
  }

  func open() throws -> Connection {
    let store = try Connection(path: path, access: .readWrite, busyMilliseconds: 0)
    try store.script("PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0")
    return store
  }

  var files: (store: [UInt8], log: [UInt8]) {
    get throws {
      let hasLog = try StoreFile.exists(path + "-log")
      return (try folder.bytes("haru.sqlite"), hasLog ? try folder.bytes("haru.sqlite-log") : [])
    }
  }

  static func add(_ number: Int, to store: Connection) throws {
    try store.run("INSERT INTO numbers VALUES (?, ?)", [.int(number), .text("secret \(number)")])
  }

  static func count(in store: Connection) throws -> Int {
    try store.first("SELECT count(*), sum(length(text)) FROM numbers") { $0.int } ?? 0
  }
}
