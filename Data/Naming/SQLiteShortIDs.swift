public import Domain

/// Short ids of the records in the store, read from the id index.
public struct SQLiteShortIDs: ShortIDRepository {
  private let database: Database

  public init(_ database: Database) { self.database = database }

  public func shortIDs(of kind: RecordKind) throws(StorageFailure) -> ShortIDs {
    var ids = ShortIDs()
    try database.read { (store) throws(StorageFailure) in
      try store.visit("SELECT id FROM \(Self.table(of: kind)) ORDER BY id") { row in
        ids.add(row.text)
        return true
      }
    }
    return ids
  }

  public func shortIDs(of kind: RecordKind, among shown: [String]) throws(StorageFailure)
    -> ShortIDs
  {
    let table = Self.table(of: kind)
    let last = try database.read { (store) throws(StorageFailure) in
      try store.first("SELECT max(rowid) FROM \(table)") { $0.optionalInt } ?? nil
    }
    // Reading all ids in order takes as long as looking up one of twenty.
    if shown.count > (last ?? 0) / 20 { return try shortIDs(of: kind) }
    let sql = Self.neighbours(in: table)
    var ids = ShortIDs()
    try database.read { (store) throws(StorageFailure) in
      for id in shown {
        try store.visit(sql, [.text(id)]) { row in
          let row = NamedRow<Neighbour>(row)
          ids.add(id, between: row.optionalText(.before), and: row.optionalText(.after))
          return false
        }
      }
    }
    return ids
  }

  /// Returns the query for the ids before and after an id, each by one index step.
  static func neighbours(in table: String) -> String {
    """
    SELECT (SELECT max(id) FROM \(table) WHERE id < ?1), (SELECT min(id) FROM \(table) WHERE id > ?1)
    """
  }

  private enum Neighbour: Int, RowColumn { case before, after }

  private static func table(of kind: RecordKind) -> String {
    switch kind {
    case .person: "people"
    case .mood: "moods"
    case .event: "events"
    case .book: "books"
    case .sentence: "sentences"
    case .note: "notes"
    case .gift: "gifts"
    }
  }
}
