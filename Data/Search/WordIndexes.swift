import Domain

/// All indexes of words with their tables: code that restores rows must restore their words too. The view an index is
/// built from must decide by the row alone whether it contains the row.
enum WordIndexes {
  struct Entry: Sendable {
    let index: WordIndex
    let table: String

    init(_ index: WordIndex, of table: String) {
      self.index = index
      self.table = table
    }

    /// Whether a change of a column changes the index.
    func follows(_ column: String) -> Bool {
      column == "deleted_at" || index.wordColumns.contains(column)
    }
  }

  static let all: [Entry] = SearchSources.all.compactMap(\.words?.index)

  /// The indexes that a store has.
  static func existing(in store: Connection) throws(StorageFailure) -> [Entry] {
    var existing: [Entry] = []
    for entry in all where try entry.index.exists(in: store) { existing.append(entry) }
    return existing
  }
}
