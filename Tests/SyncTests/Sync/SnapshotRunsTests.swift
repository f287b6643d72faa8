import Domain
import StoreSupport
import Support
import Testing

@testable import Data

/// Merging many records of a snapshot at once has the same result as merging them one by one.
@Suite struct `Snapshots that are taken in at once` {
  private static let group = GroupID(SixteenBytes(high: 7, low: 7))
  private static let author = DeviceID(SixteenBytes(high: 0, low: 1))

  /// Returns a store with many reading log entries: several readings of a book, amounts in percent, and removed entries
  /// and books.
  private func filled() throws -> SyncedStore {
    let store = try SyncedStore()
    store.set(5_000_000)
    try store.parts.database.write { (store) throws(StorageFailure) in try store.script(Self.rows) }
    try store.begin(1)
    return store
  }

  private static let rows = """
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60)
    INSERT INTO books (id, rank, started, started_offset, pages, category, title_sorted,
        author_sorted, title_folded, title, round, deleted_at)
      SELECT printf('b%019d', i), i, i, 0, iif(i % 5 = 0, NULL, 400), 'essay', 't' || i, '',
        't' || i, 'T' || i, iif(i % 4 = 0, 1, NULL), iif(i % 9 = 0, 77, NULL) FROM n;
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 30),
      r (book, i, at, put) AS (
        SELECT b.key, n.i, b.key * 7919 + n.i * 86400 * 3, (b.key + n.i) % 11 = 0
        FROM books b CROSS JOIN n)
    INSERT INTO readings (book, day, instant, offset, total, pages, round, percent, deleted_at, here)
      SELECT book, date(at + 32400, 'unixepoch'), at, 32400, i * 3, 3,
        iif(i > 15 AND book % 4 = 0, 1, NULL), iif(book % 5 = 0, 1, NULL), iif(put, 99, NULL),
        NOT put AND (SELECT deleted_at IS NULL FROM books b WHERE b.key = book) FROM r;
    INSERT INTO sentences (id, book, page, instant, offset, text)
      SELECT printf('s%019d', key), key, 1, key, 0, 'words of ' || key FROM books;
    """

  /// Returns the snapshot of a store, with its fields grouped by record.
  private func snapshot(of store: SyncedStore) throws -> (SnapshotHead, [[SnapshotField]]) {
    var parts: [SnapshotPart] = []
    let isWhole = try store.sync.snapshot { (bytes) throws(StorageFailure) in
      do throws(SyncRefusal) { parts.append(try SnapshotPart(bytes: bytes)) } catch {
        throw .corrupt
      }
    }
    try #require(isWhole)
    var records: [[SnapshotField]] = []
    for field in parts.flatMap(\.fields) {
      if let last = records.last?.last?.name, last.list == field.name.list,
        last.identity == field.name.identity
      {
        records[records.count - 1].append(field)
      } else {
        records.append([field])
      }
    }
    return (try #require(parts.first?.head), records)
  }

  /// Returns a store that has joined a group and has not merged a snapshot yet. `long` is its `longRun`.
  private func joining(_ long: Int) throws -> (SyncedStore, SQLiteSync, SodiumCipher) {
    let store = try SyncedStore()
    store.set(5_000_000)
    try store.begin(2)
    var sync = store.sync
    sync.longRun = long
    let cipher = try #require(
      GroupKey([UInt8](repeating: 7, count: GroupKey.count)).flatMap { SodiumCipher($0) })
    try sync.seal(evenNothing: false, cipher)
    return (store, sync, cipher)
  }

  /// Returns a store that has merged a snapshot, and the number of changes. At least `long` records of one list are
  /// merged together.
  private func store(
    of head: SnapshotHead, _ records: [[SnapshotField]], long: Int
  ) throws -> (store: SyncedStore, changes: Int) {
    let (store, sync, cipher) = try joining(long)
    var left = records[...]
    let union = try sync.mergeSnapshot(head, of: Self.author, cipher) { left.popFirst() }
    #expect(union.receipt == .applied([]))
    return (store, union.changes)
  }

  /// Returns all rows of all tables except `sync_out` and the history tables, and the SQL of the schema.
  private func contents(of store: SyncedStore) throws -> [String] {
    try store.parts.database.read { (store) throws(StorageFailure) in
      let tables = try store.all("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY 1") {
        $0.text
      }
      var all = try store.all("SELECT ifnull(sql, name) FROM sqlite_schema") { $0.text }.sorted()
      for table in tables where table != "sync_out" && !table.hasPrefix("history") {
        all += try store.all("SELECT * FROM \(table)") { "\(table) \($0.values)" }.sorted()
      }
      return all
    }
  }

  @Test(.slow) func `leave the same in every table`() throws {
    let (head, records) = try snapshot(of: try filled())
    #expect(records.count > 1900)
    let one = try store(of: head, records, long: .max)
    let two = try store(of: head, records, long: 20)
    #expect(one.changes == two.changes)
    let (these, those) = (try contents(of: one.store), try contents(of: two.store))
    let other = Set(these).symmetricDifference(those)
    #expect(other == [] && these.count == those.count, "\(other.map { $0.prefix(200) })")
    #expect(try two.store.complaints() == [])
    let counted = try two.store.counted()
    #expect(counted.kept == counted.anew)
  }

  @Test(.slow, arguments: [30, 100, 700, 1900])
  func `leave nothing where they end too early, and come whole the next time`(
    _ end: Int
  ) throws {
    let (head, records) = try snapshot(of: try filled())
    let (store, sync, cipher) = try joining(20)
    let before = try contents(of: store)
    var left = records.prefix(end)
    #expect(throws: StorageFailure.interrupted) {
      try sync.mergeSnapshot(head, of: Self.author, cipher) { () throws(StorageFailure) in
        guard let record = left.popFirst() else { throw .interrupted }
        return record
      }
    }
    #expect(try contents(of: store) == before)
    left = records[...]
    let union = try sync.mergeSnapshot(head, of: Self.author, cipher) { left.popFirst() }
    #expect(union.changes > records.count && union.receipt == .applied([]))
    #expect(try store.complaints() == [])
    let counted = try store.counted()
    #expect(counted.kept == counted.anew)
  }

  /// Records that contradict others are shown, held back and reported in the same way in both cases.
  @Test(.slow) func `leave the same where records do not fit each other`() throws {
    var (head, records) = try snapshot(of: try filled())
    let index = try #require(records.firstIndex { $0[0].name.list == 15 })
    func add(_ number: Int, of book: Int, _ change: (inout [FieldValue.Part]) -> Void) throws {
      let id = FieldValue.Part.text("b" + String(repeating: "0", count: 17) + "\(book)")
      let like = try #require(
        records.first {
          try $0[0].name.list == 15 && $0.last?.fieldVersions[0].value.parts()[0] == id
        })
      var name = like[0].name.identity
      (name[0], name[1]) = (UInt8(number), 0xAB)
      let fields = try like.map { field in
        let (fieldVersion, number) = (field.fieldVersions[0], UInt64(number % 3))
        var parts = try fieldVersion.value.parts()
        if field.name.field == 1 { change(&parts) }
        let stamp = SyncStamp(
          clock: fieldVersion.stamp.clock + 1 - number, device: Self.author, seq: 1)
        return SnapshotField(
          FieldName(list: 15, identity: name, field: field.name.field),
          [FieldVersion(FieldValue(parts), stamp)])
      }
      records.insert(fields, at: index + 40 + number * 5)
    }
    for number in 0..<10 {
      // A second entry for the same book on the same day.
      try add(number, of: 10 + number) { _ in }
      // More pages than the book has, one day later.
      try add(40 + number, of: 30 + number) {
        guard case .moment(let instant, let offset) = $0[1] else { return }
        ($0[1], $0[2]) = (.moment(instant: instant + 86_400, offset: offset), .number(90_000))
      }
      // An entry for a book that does not exist.
      try add(80 + number, of: 50 + number) { $0[0] = .text("b9999999999999999999") }
    }
    let one = try store(of: head, records, long: .max)
    let two = try store(of: head, records, long: 20)
    #expect(one.changes == two.changes)
    #expect(try one.store.lines() == two.store.lines())
    #expect(try one.store.fieldVersions() == two.store.fieldVersions())
    #expect(try two.store.complaints() == [])
    for store in [one.store, two.store] {
      let counted = try store.counted()
      #expect(counted.kept == counted.anew)
    }
    // Each row of `readings` has a row with the same key in `sync_names`.
    #expect(
      try two.store.parts.database.number(
        "SELECT count(*) FROM readings WHERE key NOT IN (SELECT key FROM sync_names WHERE list = 15)"
      ) == 0)
  }

  @Test func `is no longer quick, and loses nothing, where most does not fit`() throws {
    let (head, records) = try snapshot(of: try filled())
    let lonely = records.filter { $0[0].name.list != 13 }
    let two = try store(of: head, lonely, long: 20)
    #expect(try two.store.counted().kept == two.store.counted().anew)
    #expect(
      try two.store.fieldVersions().filter { $0.name.list == 15 }.count
        == lonely.filter { $0[0].name.list == 15 }.joined().count)
  }
}
