public import Domain

/// The lock of a store, in the store itself.
public struct SQLiteLock: LockRepository {
  private let database: Database

  public init(_ database: Database) { self.database = database }

  public func stored() throws(StorageFailure) -> StoredLock? {
    try database.alone { (store) throws(StorageFailure) in try Self.stored(in: store) }
  }

  public func change<Answer: Sendable>(by rule: (StoredLock?) -> LockOutcome<Answer>)
    throws(StorageFailure) -> Answer
  {
    try database.write { (store) throws(StorageFailure) in
      let before = try Self.stored(in: store)
      let outcome = rule(before)
      if outcome.lock != before { try Self.keep(outcome.lock, in: store) }
      return outcome.answer
    }
  }

  static func stored(in store: Connection) throws(StorageFailure) -> StoredLock? {
    var hash: SecretHash?
    var tries = LockTries.none
    var sessions: [SessionName] = []
    try store.visit(LockSQL.all) {
      let row = NamedRow<LockColumn>($0)
      hash = SecretHash(row.text(.hash))
      tries = LockTries(count: row.int(.tries), last: Int64(row.int(.triedAt)))
      if let session = row.optionalText(.session) { sessions.append(SessionName(session)) }
      return true
    }
    return hash.map { StoredLock($0, tries: tries, sessions: sessions) }
  }

  private static func keep(_ lock: StoredLock?, in store: Connection) throws(StorageFailure) {
    try store.run(LockSQL.closeAll)
    guard let lock else { return try store.run(LockSQL.remove) }
    try store.run(
      LockSQL.keep,
      [.text(lock.hash.text), .int(lock.tries.count), .int(Int(lock.tries.last))])
    for (position, session) in lock.sessions.enumerated() {
      try store.run(LockSQL.open, [.int(position), .text(session.text)])
    }
  }
}

/// The columns of the lock, joined with each unlocked session.
private enum LockColumn: Int, RowColumn { case hash, tries, triedAt, session }

enum LockSQL {
  static let all = """
    SELECT \(LockColumn.list()) FROM lock LEFT JOIN unlocked ORDER BY unlocked.place
    """

  static let keep = """
    INSERT INTO lock (one, hash, tries, tried_at) VALUES (1, ?, ?, ?)
    ON CONFLICT (one) DO UPDATE
    SET hash = excluded.hash, tries = excluded.tries, tried_at = excluded.tried_at
    """

  static let remove = "DELETE FROM lock"

  static let closeAll = "DELETE FROM unlocked"

  static let open = "INSERT INTO unlocked (place, session) VALUES (?, ?)"
}
