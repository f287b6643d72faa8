public import Domain

/// The record of delivered notices. It is in the store that the notices are about.
public struct SQLiteNotices: NoticesRepository {
  private let database: Database

  /// The minimum age at which records are deleted, in seconds: ninety days.
  static let memory = 90 * 86_400

  public init(_ database: Database) { self.database = database }

  public func begin(at now: Now) throws(StorageFailure) -> NotifierMemory {
    if let known = try remembered(), known.since <= now.instant, known.seen <= now.instant {
      return known
    }
    return try database.write { (store) throws(StorageFailure) in
      let known = try Self.known(in: store)
      let first = NotifierMemory.first(now)
      let since = min(known?.since ?? first.since, now.instant)
      let seen = min(known?.seen ?? first.seen, now.instant)
      try store.run(NoticesSQL.remember, [.int(since), .int(seen)])
      return NotifierMemory(since: since, seen: seen, failed: known?.failed ?? [])
    }
  }

  public func remembered() throws(StorageFailure) -> NotifierMemory? {
    try database.read { (store) throws(StorageFailure) in try Self.known(in: store) }
  }

  private static func known(in store: Connection) throws(StorageFailure) -> NotifierMemory? {
    let failed = try store.all(NoticesSQL.failed) { $0.text }
    return try store.first(NoticesSQL.memory) {
      let row = NamedRow<NoticesSQL.MemoryColumn>($0)
      return NotifierMemory(since: row.int(.since), seen: row.int(.seen), failed: Set(failed))
    }
  }

  public func claim(_ notices: [NoticeRecord], at now: Now) throws(StorageFailure)
    -> Set<String>
  {
    if notices.isEmpty { return [] }
    return try database.write { (store) throws(StorageFailure) in
      var won: Set<String> = []
      for notice in notices {
        let claimed: [NoticeColumn: Value] = [.claimedAt: .int(now.instant)]
        try store.run(NoticesSQL.claim, NoticeRow.shape.values(of: notice, claimed))
        if store.changedRows > 0 { won.insert(notice.id) }
      }
      return won
    }
  }

  public func record(_ ids: [String], as state: NoticeState) throws(StorageFailure) {
    if ids.isEmpty { return }
    try database.write { (store) throws(StorageFailure) in
      for id in ids { try store.run(NoticesSQL.settle, [.text(state.rawValue), .text(id)]) }
    }
  }

  public func finish(at now: Now) throws(StorageFailure) {
    try database.write { (store) throws(StorageFailure) in
      guard let known = try Self.known(in: store) else { return }
      try store.run(NoticesSQL.remember, [.int(known.since), .int(now.instant)])
      try store.run(NoticesSQL.forget, [.int(now.instant - Self.memory)])
    }
  }

  public func states(of ids: [String]) throws(StorageFailure) -> [String: NoticeState] {
    try database.read { (store) throws(StorageFailure) in
      var states: [String: NoticeState] = [:]
      for id in ids {
        guard let word = try store.first(NoticesSQL.state, [.text(id)], { $0.text })
        else { continue }
        guard let state = NoticeState(rawValue: word) else { throw .corrupt }
        states[id] = state
      }
      return states
    }
  }

  public func uncertain(since instant: Int, atMost limit: Int) throws(StorageFailure)
    -> [NoticeRecord]
  {
    try database.alone { (store) throws(StorageFailure) in
      try store.all(NoticesSQL.uncertain, [.int(instant), .int(limit)], NoticeRow.record)
    }
  }
}
