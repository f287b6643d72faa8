import Domain
import StoreSupport
import Support
import Testing

@testable import Data

/// A store on a simulated device with its own clock.
final class SyncedStore {
  let parts: EveryPart
  let sync: SQLiteSync
  private let key: GroupKey
  private let cipher: SodiumCipher
  private let group = GroupID(SixteenBytes(high: 7, low: 7))
  private var importer: ImportSandbox?
  /// The number added to the id of a device to get its next one. A copy needs another number than its original.
  var idStep: UInt64 = 100

  init(_ location: Database.Location = .memory) throws {
    key = try #require(GroupKey([UInt8](repeating: 7, count: GroupKey.count)))
    cipher = try #require(SodiumCipher(key))
    parts = try .at(location)
    sync = SQLiteSync(parts.database)
  }

  /// Returns two stores of one group. Each has synced once.
  static func pair(at remote: RemoteInMemory) throws -> (SyncedStore, SyncedStore) {
    let stores = (try SyncedStore(), try SyncedStore())
    for (number, store) in [stores.0, stores.1].enumerated() {
      store.set(5_000_000)
      try store.begin(number + 1)
      _ = try store.meet(at: remote)
    }
    return stores
  }

  /// Sets the clock of the device, in milliseconds.
  func set(_ time: Int64) {
    parts.database.stampClock = RealTime { time }
  }

  /// Begins sync with the device ID `number`. Number 1 begins the group, any other number joins it.
  func begin(_ number: Int) throws {
    let device = DeviceID(SixteenBytes(high: UInt64(number), low: UInt64(number)))
    if number == 1 {
      try sync.begin(group, device)
    } else {
      try sync.join(group, device, sayings: [:], isAlone: false)
    }
  }

  /// Returns the person with this ID, or nil if the store has none.
  func person(_ id: String) throws -> Person? {
    try parts.people.candidates(for: id, by: .id).first
  }

  /// Syncs with a remote once and returns the outcome.
  func meet(at remote: any Remote) throws -> SyncOutcome {
    try SyncWithRemote(sync, at: remote, cipher, name: "\(try device.value.low)") { device in
      DeviceID(SixteenBytes(high: device.value.high, low: device.value.low + self.idStep))
    }.sync()
  }

  var device: DeviceID { get throws { try #require(try sync.position()).device } }

  /// Runs a body and ignores the error if a rule refuses the change. Throws an error of the database.
  func attempt(_ body: (EveryPart) throws -> Void) throws {
    try EveryPart.attempt({ _ in try body(parts) }, 0)
  }

  /// Makes a random change, or imports a random file.
  func act(by randomSource: RandomSource) throws {
    let kinds = parts.changes.count
    let (kind, number) = (randomSource.below(kinds + 2), randomSource.below(10_000))
    try attempt { parts in
      if kind < kinds {
        try parts.changes[kind].act(number)
      } else {
        try bring(number, randomSource)
      }
    }
  }

  /// Imports a small file of another program with random contents.
  private func bring(_ n: Int, _ randomSource: RandomSource) throws {
    let ids = IDSource { "brought\(randomSource.below(1_000_000_000))" }
    let importer = try self.importer ?? ImportSandbox(parts.database, ids: ids)
    self.importer = importer
    let (word, id) = (EveryPart.words[n % EveryPart.words.count], n % 3)
    try importer.bring(
      n % 2 == 0
        ? """
        Book Id,Title,Author,My Rating,Date Added,Exclusive Shelf,My Review
        \(id),\(word),Ada Fenn,\(n % 6),2024/01/02,\(n % 4 == 0 ? "read" : "to-read"),Stays \(n % 5).

        """
        : """
        {"metadata":{"version":"1.0"},"entries":[{"uuid":"A1B2\(id)",
        "creationDate":"2026-02-27T23:1\(n % 10):00Z","timeZone":"Asia/Seoul","text":"\(word)",
        "weather":{"conditionsDescription":"Snow \(n % 4)"}}]}
        """)
  }

  func emptyTrash() throws { _ = try parts.history.emptyTrash() }

  func fieldVersions() throws -> [NamedFieldVersion] {
    var found: [NamedFieldVersion] = []
    try sync.write(nil) { (fieldVersions) throws(StorageFailure) in
      try fieldVersions.visitRecords { found += $0.fieldVersions }
    }
    return found.sorted { $0.name < $1.name }
  }

  /// Returns the open conflicts.
  func conflicts() throws -> [ConflictingVersion] { try allConflicts().filter { !$0.isSettled } }

  /// Returns all conflicts, resolved ones included.
  func allConflicts() throws -> [ConflictingVersion] {
    var found: [ConflictingVersion] = []
    try sync.write(nil) { (fieldVersions) throws(StorageFailure) in
      found = try fieldVersions.allConflicts()
    }
    return found
  }

  /// Returns the results of sample searches as sorted words, because the order of some results is not defined.
  func found() throws -> [[Substring]] {
    try parts.found().map { line in line.split { " ,:[]".contains($0) }.sorted() }
  }

  /// Returns the names of the word indexes that do not match their rows.
  func strayIndexes() throws -> [String] {
    try parts.database.read { (store) throws(StorageFailure) in
      var stray: [String] = []
      for name in try ArchiveIndexes.names(in: store)
      where try !ArchiveIndexes.agrees(name, in: store) { stray.append(name) }
      return stray
    }
  }

  /// Returns all exported rows of all lists, sorted.
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

  /// Returns the stored counts, and the same counts computed from the rows.
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

  /// Returns the problems that `haru doctor` finds in a store in a file. Writes the key file first.
  func problems(in folder: SampleFolder, _ path: String) throws -> [String] {
    let device = try device
    try SyncKeyFile(of: path).save(
      SyncMembership(
        group: group, key: key, device: device, remote: "/x", name: "\(device.value.low)"))
    let doctor = StoreDoctor(
      paths: ArchivePaths(dataFolder: folder.path("data"), store: path, profile: nil),
      dataFolder: folder.path("data"), clock: WallClock { .on("2026-06-02") }, settings: { nil })
    let found = doctor.examine(mending: false).findings
    return found.filter { $0.state == .problem }.map { "\($0)" }
      + (found.contains(.init(.sync, .ok)) ? [] : ["nothing said of sync: \(found)"])
  }

  /// Returns the errors that SQLite's own checks find.
  func complaints() throws -> [String] {
    try parts.database.alone { (store) throws(StorageFailure) in
      try store.all("PRAGMA integrity_check") { $0.text }.filter { $0 != "ok" }
        + store.all("PRAGMA foreign_key_check") { $0.values.first?.text ?? "" }
    }
  }
}
