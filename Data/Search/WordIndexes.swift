import Domain

/// All indexes of words with their tables. Code that restores rows must restore the words of the rows too. An index
/// reads its rows from a view. Whether the view contains a row must depend only on that row.
enum WordIndexes {
  struct Entry: Sendable {
    let index: WordIndex
    let table: String

    init(_ index: WordIndex, of table: String) {
      self.index = index
      self.table = table
    }

    /// Returns whether a change of a column changes the index.
    func follows(_ column: String) -> Bool {
      column == "deleted_at" || index.wordColumns.contains(column)
    }
  }

  static let all: [Entry] = SearchSources.all.compactMap(\.words?.index)

  /// Creates the indexes that are missing.
  static func make(in store: Connection) throws(StorageFailure) {
    for entry in all where try !entry.index.exists(in: store) { try entry.index.make(in: store) }
  }

  /// Returns the indexes that a store has.
  static func existing(in store: Connection) throws(StorageFailure) -> [Entry] {
    var existing: [Entry] = []
    for entry in all where try entry.index.exists(in: store) { existing.append(entry) }
    return existing
  }
}
