public import Domain

/// Finds the days of moods and diary entries with a tag.
public struct TaggedDays: Sendable {
  private let database: Database

  public init(_ database: Database) { self.database = database }

  public func callAsFunction(_ tag: String) throws(StorageFailure) -> [Day] {
    guard let source = SearchSources.of(.mood), let words = source.words,
      let day = source.columns[.day]
    else { return [] }
    let index = words.index.index
    try index.prepare(database)
    let sql = """
      SELECT DISTINCT \(day) AS day FROM \(index.name) i CROSS JOIN \(words.rows)
      WHERE i.\(index.name) MATCH ? AND \(words.condition) ORDER BY day
      """
    return try database.alone { (store) throws(StorageFailure) in
      try store.all(sql, [.text(SearchPhrase.tag(TextForms.folded(tag)))]) {
        (row) throws(StorageFailure) in
        guard let day = try row.optionalDay else { throw .corrupt }
        return day
      }
    }
  }
}
