import Domain
import Glibc

@testable import Data

/// The part of a killer that runs in a process of its own: it writes, reads or examines an encrypted store.
struct KilledStore {
  let path: String
  /// Where the numbers of committed rows are told to the killer.
  let answers: Int32

  /// Makes the data key of this process, which a forked process has to make itself.
  private static func key() throws -> DataKey {
    guard let secret = SecretBytes(copying: [UInt8](1...32)), let key = DataKey(secret) else {
      throw StorageFailure.encrypted(.noMemory)
    }
    DataKeys.ofProcess.add(key)
    return key
  }

  private func opened() throws -> Connection {
    _ = try Self.key()
    let store = try Connection(path: path, access: .readWrite, busyMilliseconds: 10_000)
    try store.script("PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 30")
    return store
  }

  /// Makes a store with no rows.
  func make() throws {
    let key = try Self.key()
    guard let secret = SecretBytes(copying: [UInt8](1...24)) else { return }
    let slot = try KeySlot(
      key, kind: .recoveryKey, secret: secret, derivation: .blake2, made: 1_700_000_000)
    let plain = try Connection(path: ":memory:", access: .readWrite, busyMilliseconds: 0)
    try plain.reserve(Migrations.reservedBytes)
    try plain.script(
      """
      CREATE TABLE rows (number INTEGER PRIMARY KEY, text TEXT);
      CREATE TABLE newest (number INTEGER);
      INSERT INTO newest VALUES (0);
      """)
    try StoreFile.prepare(path)
    try EncryptedStoreFile.begin(path, key: key, slots: [slot])
    try plain.copy(intoNew: Connection(path: path, access: .readWrite, busyMilliseconds: 0))
  }

  private static func text(_ number: Int) -> String {
    String(repeating: "row \(number) ", count: number % 41 == 0 ? 700 : 1 + number % 9)
  }

  /// More turns than there are before a kill, so that nothing goes on for ever without the killer.
  private static let turns = 100_000

  /// Commits rows until it is killed.
  func write(seed: Int) throws {
    var store = try opened()
    var row = try store.first("SELECT number FROM newest") { $0.int } ?? 0
    for turn in seed..<seed + Self.turns {
      if turn % 17 == 0 {
        let kind = ["PASSIVE", "FULL", "RESTART", "TRUNCATE"][turn / 17 % 4]
        // Another process that reads makes it fail, which does not matter here.
        do throws(StorageFailure) { try store.run("PRAGMA wal_checkpoint(\(kind))") } catch {
          if error != .busy { throw error }
        }
      }
      if turn % 29 == 0 { store = try opened() }
      try store.run("BEGIN IMMEDIATE")
      for number in row + 1...row + 1 + turn % 3 {
        try store.run("INSERT INTO rows VALUES (?, ?)", [.int(number), .text(Self.text(number))])
        row = number
      }
      try store.run("UPDATE newest SET number = ?", [.int(row)])
      try store.run("COMMIT")
      tell(row)
    }
  }

  /// Reads until it is killed.
  func read() throws {
    let store = try opened()
    var before = 0
    for _ in 0..<Self.turns {
      try store.run("BEGIN DEFERRED")
      let newest = try store.first("SELECT number FROM newest") { $0.int } ?? 0
      let count = try store.first("SELECT count(*) FROM rows") { $0.int } ?? 0
      try store.run("COMMIT")
      if newest != count || newest < before { throw StorageFailure.corrupt }
      before = newest
    }
  }

  /// Examines everything, and tells the newest row. Without `closing` the log stays as it is.
  func examine(closing: Bool) throws {
    let store = try opened()
    let newest = try store.first("SELECT number FROM newest") { $0.int } ?? -1
    let rows = try store.all("SELECT text FROM rows ORDER BY number") { $0.text }
    for (index, text) in rows.enumerated() where text != Self.text(index + 1) {
      throw StorageFailure.corrupt
    }
    let damages = try store.all("PRAGMA integrity_check") { $0.text }
    if rows.count != newest || damages != ["ok"] { throw StorageFailure.corrupt }
    tell(newest)
    if !closing { _exit(0) }
  }

  private func tell(_ number: Int) {
    withUnsafeBytes(of: number) { _ = Glibc.write(answers, $0.baseAddress, $0.count) }
  }
}
