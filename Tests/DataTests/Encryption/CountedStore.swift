import CSQLite
import Domain
import FuzzPromises
import StoreSupport
import Support
import Testing

@testable import Data

/// An encrypted store whose content follows from the number of its newest row, so that a test can tell whether
/// something of it was lost.
struct CountedStore {
  let path: String
  private(set) var row: Int
  private var store: Connection
  private var reader: Connection?
  private let disk: RecordedDisk?
  /// The number of rows whose texts are replaced again and again.
  private static let changing = 30

  private enum Column: Int, RowColumn { case number, text }

  private static func numbered(_ row: Row) -> (number: Int, text: String) {
    let row = NamedRow<Column>(row)
    return (row.int(.number), row.text(.text))
  }

  /// Makes the file of a store with no rows.
  static func make(in folder: SampleFolder) throws -> [UInt8] {
    let (key, slots) = try EncryptedStore.key()
    let plain = try Connection(path: ":memory:", access: .readWrite, busyMilliseconds: 0)
    try plain.reserve(Migrations.reservedBytes)
    try plain.script(
      """
      CREATE TABLE rows (number INTEGER PRIMARY KEY, text TEXT);
      CREATE TABLE changing (id INTEGER PRIMARY KEY, text TEXT);
      CREATE TABLE newest (number INTEGER);
      INSERT INTO newest VALUES (0);
      """)
    let path = folder.path("new.sqlite")
    try StoreFile.prepare(path)
    try EncryptedStoreFile.begin(path, key: key, slots: slots)
    try plain.copy(intoNew: Connection(path: path, access: .readWrite, busyMilliseconds: 0))
    return try folder.bytes("new.sqlite")
  }

  /// Opens the store. Every acknowledged change is told to `disk`.
  init(_ path: String, row: Int, disk: RecordedDisk?) throws {
    (self.path, self.row, self.disk) = (path, row, disk)
    store = try Self.opened(path)
  }

  private static func opened(_ path: String) throws -> Connection {
    let store = try Connection(path: path, access: .readWrite, busyMilliseconds: 0)
    try store.script("PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 40")
    return store
  }

  private static func text(_ number: Int) -> String {
    let count = number * 7919 % 23 == 0 ? 900 : number * 31 % 40
    return String(repeating: "row \(number) ", count: count + 1)
  }

  // MARK: Changes

  /// Makes one of the changes that a program makes.
  mutating func change(_ dice: inout Dice) throws {
    switch dice.below(14) {
    case 0...6: try add(1 + dice.below(3))
    case 7:
      // The pages do not fit into the memory, so that frames are written before the commit, and again.
      try store.run("PRAGMA cache_size = 4")
      try add(20 + dice.below(40))
    case 8:
      try store.run("PRAGMA cache_size = 4")
      try store.run("BEGIN IMMEDIATE")
      for number in 0..<Self.changing * 2 {
        try put("undone \(number)" + Self.text(23), at: number % Self.changing)
      }
      try store.run("ROLLBACK")
    case 9, 10:
      let kind = dice.one(of: ["PASSIVE", "FULL", "RESTART", "TRUNCATE"])
      try store.run("PRAGMA wal_checkpoint(\(kind))")
    case 11: try replaceSlots()
    case 12:
      if reader == nil {
        reader = try Self.opened(path)
        try reader?.run("BEGIN DEFERRED")
        _ = try reader?.first("SELECT count(*) FROM rows") { $0.int }
      } else {
        reader = nil
      }
    default:
      reader = nil
      // The last connection removes the log.
      store = try Connection(path: ":memory:", access: .readWrite, busyMilliseconds: 0)
      store = try Self.opened(path)
    }
  }

  /// Adds rows in one transaction.
  mutating func add(_ count: Int) throws {
    try store.run("BEGIN IMMEDIATE")
    for number in row + 1...row + count {
      try store.run("INSERT INTO rows VALUES (?, ?)", [.int(number), .text(Self.text(number))])
      try put(Self.text(number), at: number % Self.changing)
    }
    try store.run("UPDATE newest SET number = ?", [.int(row + count)])
    try store.run("COMMIT")
    row += count
    disk?.add(.acknowledged(.row(row)))
  }

  private func put(_ text: String, at id: Int) throws {
    try store.run("INSERT OR REPLACE INTO changing VALUES (?, ?)", [.int(id), .text(text)])
  }

  private func replaceSlots() throws {
    let pages = try #require(store.encryptedPages)
    let key = try #require(pages.key)
    let secret = try #require(SecretBytes(copying: [UInt8](1...24)))
    let sequence = try pages.currentCopies().header.sequence + 1
    let slots = try (0...Int(sequence) % 3).map { _ in
      try KeySlot(
        key, kind: .recoveryKey, secret: secret, derivation: .blake2, made: UInt64(sequence))
    }
    try pages.replaceSlots(slots) { _ in }
    disk?.add(.acknowledged(.slots(sequence)))
  }

  // MARK: Examination

  /// Reads everything. Returns what is wrong, or nil. `row` is then the newest row.
  mutating func problem(after cut: PowerCut) throws -> String? {
    let newest = try store.first("SELECT number FROM newest") { $0.int } ?? -1
    if newest < cut.row { return "row \(cut.row) was acknowledged, but \(newest) is the newest" }
    let rows = try store.all("SELECT number, text FROM rows ORDER BY number", [], Self.numbered)
    if rows.count != newest { return "\(rows.count) rows, but \(newest) is the newest" }
    for (index, row) in rows.enumerated() where row.number != index + 1 {
      return "row \(row.number) after \(index)"
    }
    for row in rows where row.text != Self.text(row.number) { return "the text of \(row.number)" }
    let changing = try store.all("SELECT id, text FROM changing", [], Self.numbered)
    if changing.count != min(newest, Self.changing) { return "\(changing.count) changing rows" }
    for row in changing {
      let number = newest - (newest - row.number) % Self.changing
      if row.text != Self.text(number) { return "the changing row \(row.number)" }
    }
    let damages = try store.all("PRAGMA integrity_check") { $0.text }
    if damages != ["ok"] { return "\(damages)" }
    let header = try store.encryptedPages?.currentCopies().header
    guard let header, header.sequence >= cut.slots else { return "the slots before \(cut.slots)" }
    let isWhole =
      header.sequence == 1
      || header.slots.count == Int(header.sequence) % 3 + 1
        && header.slots.allSatisfy { $0.made == UInt64(header.sequence) }
    if !isWhole { return "the slots of \(header.sequence)" }
    row = newest
    return nil
  }
}
