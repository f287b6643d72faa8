public import Domain

/// What is told of values that lost, in the store.
public struct SQLiteTold: ToldRepository {
  private let database: Database

  /// Tells of a database.
  public init(_ database: Database) { self.database = database }

  public func count() throws(StorageFailure) -> Int {
    try database.read { (store) throws(StorageFailure) in
      guard let facts = try SQLiteFacts(store) else { return 0 }
      return try OpenTold(facts).all().count
    }
  }

  public func entries() throws(StorageFailure) -> [ToldEntry] {
    // Numbers are kept as they are given; where nothing may be written, they are only shown.
    let isReadOnly = database.isReadOnly
    func body(_ store: Connection) throws(StorageFailure) -> sending [ToldEntry] {
      guard let facts = try SQLiteFacts(store) else { return [] }
      let all = try OpenTold(facts).all()
      let numbers = try ToldNumbers(facts, isReadOnly: isReadOnly).numbers(of: all.map(\.id))
      var entries: [ToldEntry] = []
      for open in all {
        let record = try facts.record(of: open.id.name)
        entries.append(
          try ToldWords(facts).entry(of: open, record, number: numbers[open.id] ?? 0))
      }
      return entries.sorted { $0.number < $1.number }
    }
    return isReadOnly ? try database.read(body) : try database.write(body)
  }

  public func settle(_ choices: [(number: Int, side: ToldSide)]) throws(ToldFailure) {
    var failed: Int?
    do throws(StorageFailure) {
      let now = database.stampClock.milliseconds()
      try database.write(as: .resolveConflict) { (store) throws(StorageFailure) in
        try store.marker.pause { () throws(StorageFailure) in
          guard let facts = try SQLiteFacts(store) else {
            failed = choices.first?.number
            throw .interrupted
          }
          var titles: [String] = []
          for (number, side) in choices {
            failed = number
            let isShown = try ResolveConflict(facts, at: now).resolve(number, keeping: side)
            // One that was resolved before may have resolved another of the same field.
            if isShown == nil, !titles.isEmpty { continue }
            guard isShown == true else { throw .interrupted }
            titles.append(store.recorder.deed?.subject ?? "")
          }
          store.tell(of: titles.joined(separator: ", "))
          try facts.flush()
        }
      }
    } catch {
      // What was tried is taken back with its transaction.
      if error == .interrupted, let failed { throw try refusal(of: failed) }
      throw .storage(error)
    }
  }

  /// Why an entry could not be settled.
  private func refusal(of number: Int) throws(ToldFailure) -> ToldFailure {
    do throws(StorageFailure) {
      let entry = try entries().first { $0.number == number }
      return entry.map { .taken(field: $0.field) } ?? .unknown(number)
    } catch { throw .storage(error) }
  }
}

/// The numbers entries are settled by: each keeps its own until it is settled.
struct ToldNumbers {
  private let facts: SQLiteFacts
  private let isReadOnly: Bool

  init(_ facts: SQLiteFacts, isReadOnly: Bool = false) {
    (self.facts, self.isReadOnly) = (facts, isReadOnly)
  }

  func numbers(of ids: [ToldFact.Name]) throws(StorageFailure) -> [ToldFact.Name: Int] {
    let store = facts.store
    var known: [ToldFact.Name: Int] = [:]
    try store.visit(SyncSQL.toldNumbers) { (row) throws(StorageFailure) in
      let row = NamedRow<SyncSQL.NumberColumn>(row)
      let stamp = RecordStamps.Stored(
        device: row.int(.device), seq: row.int(.seq), clock: UInt64(stored: row.int(.clock)))
      let name = FactName(
        list: row.int(.list), identity: row.bytes(.identity), field: row.int(.field))
      known[ToldFact.Name(name, try facts.devices.stamp(stamp))] = row.int(.n)
      return true
    }
    let open = Set(ids)
    for (id, number) in known where !open.contains(id) {
      if !isReadOnly { try store.run("DELETE FROM sync_numbers WHERE n = ?", [.int(number)]) }
      known[id] = nil
    }
    var last = known.values.max() ?? 0
    for id in ids where known[id] == nil {
      last += 1
      known[id] = last
      if isReadOnly { continue }
      let stamp = try facts.devices.stored(id.stamp)
      try store.run(
        SyncSQL.keepNumber,
        [
          .int(last), .int(id.name.list), .bytes(id.name.identity), .int(id.name.field),
          stamp.clock.stored, .int(stamp.device), .int(stamp.seq),
        ])
    }
    return known
  }
}
