public import Domain

/// The ids of the store, read by their index.
public struct SQLiteShortIDs: ShortIDRepository {
  private let database: Database

  /// Looks into a database.
  public init(_ database: Database) { self.database = database }

  public func shortIDs(of kind: RecordKind) throws(StorageFailure) -> ShortIDs {
    let table =
      switch kind {
      case .person: "people"
      case .mood: "moods"
      case .event: "events"
      case .book: "books"
      case .sentence: "sentences"
      }
    var ids = ShortIDs()
    try database.read { (store) throws(StorageFailure) in
      try store.visit("SELECT id FROM \(table) ORDER BY id") { row in
        ids.add(row.text)
        return true
      }
    }
    return ids
  }
}
