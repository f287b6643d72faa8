import Domain
import Support

@testable import Data

/// Seals nothing: what a test wants to see is in the open.
struct OpenCipher: SyncCipher {
  func seal(_ bytes: [UInt8], as label: SealedLabel) -> [UInt8] { bytes }
  func open(_ sealed: [UInt8], as label: SealedLabel) throws(SealBroken) -> [UInt8] { sealed }
}

/// A store on a device of its own.
final class MeetingStore {
  let parts: EveryPart
  let device: DeviceID
  private let sync: SQLiteSync

  init(_ number: Int, _ place: Database.Place = .memory) throws {
    parts = try .at(place)
    device = DeviceID(SixteenBytes(high: 0, low: UInt64(number)))
    sync = SQLiteSync(parts.database, digest: .blake2)
  }

  /// Has its clock show a moment.
  func set(_ time: Int64) {
    parts.database.stampClock = RealTime { time }
  }

  func begin() throws {
    try sync.begin(GroupID(SixteenBytes(high: 7, low: 7)), device)
  }

  /// A person as it is here.
  func person(_ id: String) throws -> Person? {
    try parts.people.candidates(for: id, by: .id).first
  }

  func seal() throws -> [SyncBatch] { try sync.seal(OpenCipher()) }

  func receive(_ batch: SyncBatch) throws -> Receipt { try sync.receive(batch, OpenCipher()) }

  func emptyTrash() throws { _ = try parts.history.emptyTrash() }

  func giveNumbers() throws { try sync.giveNumbers(OpenCipher()) }

  func facts() throws -> [NamedFact] { try sync.facts(OpenCipher()) }

  /// What an export has of every list, whatever order the rows are in.
  func lines() throws -> [String] {
    try parts.database.read { (store) throws(StorageFailure) in
      var lines: [String] = []
      for list in ArchiveLists.all {
        try store.visit(list.all) { (row) throws(StorageFailure) in
          let row = try list.row(row.values[...])
          lines.append("\(list.name) \(row.cells)")
          return true
        }
      }
      return lines.sorted()
    }
  }

  /// What is counted from rows, as it is and as it would be counted anew.
  func counted() throws -> (kept: [String], anew: [String]) {
    try parts.database.read { (store) throws(StorageFailure) in
      func all(_ sql: String) throws(StorageFailure) -> [String] { try store.all(sql) { $0.text } }
      let kept =
        try all(
          "SELECT day || ' ' || pages || ' ' || records FROM reading_days ORDER BY 1")
        + all("SELECT part || ' ' || records FROM reading_parts ORDER BY 1")
        + all("SELECT id || ' ' || sentences FROM books ORDER BY 1")
        + all("SELECT id || ' ' || ifnull(last_total, 0) FROM books ORDER BY 1")
      let anew =
        try all(
          """
          SELECT day || ' ' || sum(iif(percent IS 1, 0, pages)) || ' ' || count(*) FROM readings
          WHERE here = 1 GROUP BY day ORDER BY 1
          """)
        + all(
          "SELECT part || ' ' || count(*) FROM readings WHERE here = 1 GROUP BY part ORDER BY 1")
        + all(
          """
          SELECT b.id || ' ' || (SELECT count(*) FROM sentences s
            WHERE s.book = b.key AND s.deleted_at IS NULL) FROM books b ORDER BY 1
          """)
        + all(
          """
          SELECT b.id || ' ' || ifnull((SELECT r.total FROM readings r
            WHERE r.book = b.key AND r.deleted_at IS NULL
              AND ifnull(r.round, 0) = ifnull(b.round, 0) ORDER BY r.day DESC LIMIT 1), 0)
          FROM books b ORDER BY 1
          """)
      return (kept, anew)
    }
  }

  /// What SQLite itself finds wrong.
  func complaints() throws -> [String] {
    try parts.database.alone { (store) throws(StorageFailure) in
      try store.all("PRAGMA integrity_check") { $0.text }.filter { $0 != "ok" }
        + store.all("PRAGMA foreign_key_check") { $0.values.first?.text ?? "" }
    }
  }
}
