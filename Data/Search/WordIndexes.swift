import Domain

/// Every index of words there is, with the table whose rows it has the words of: whatever puts rows
/// back as they were has to put their words back too. The view an index is built from has to tell
/// by the row itself whether the row is in it.
enum WordIndexes {
  /// An index and its table.
  struct Entry: Sendable {
    let index: WordIndex
    let table: String

    init(_ index: WordIndex, of table: String) {
      self.index = index
      self.table = table
    }

    /// Whether a change of a column changes what the index has.
    func follows(_ column: String) -> Bool {
      column == "deleted_at" || index.wordColumns.contains(column)
    }
  }

  static let all: [Entry] = FoundSources.all.compactMap(\.words?.index)

  /// Those a store has.
  static func existing(in store: Connection) throws(StorageFailure) -> [Entry] {
    var existing: [Entry] = []
    for entry in all where try entry.index.exists(in: store) { existing.append(entry) }
    return existing
  }
}
