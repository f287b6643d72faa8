import Domain

/// How the store handles one part of Haru (feature descriptor). Code across all parts iterates over
/// `StoreParts.all`. No property has a default value, so an incomplete part does not compile;
/// values that are costly to build are closures.
struct StorePart: Sendable {
  /// The folder of the part in `Data`.
  let folder: String
  /// Creates the tables of the part in an empty store.
  let makeTables: @Sendable (Connection) throws(StorageFailure) -> Void
  let tables: [StoreTable]
  /// Returns the queries and statements of the part for the trash.
  let trash: @Sendable () -> TrashPart
  /// Returns the sources of the part for a search.
  let found: @Sendable () -> [SearchSource]
  /// Returns the sources of the part for completions.
  let names: @Sendable () -> [CandidateSource]
  /// Returns the lists of the part in an export. They are in the order of export and import, owners
  /// first.
  let lists: @Sendable () -> [ArchiveList]
  /// Returns SQL conditions that are true once the user has stored a record in the part.
  let touched: @Sendable () -> [String]
}

/// A table of a part, whose changes can be undone.
struct StoreTable: Sendable {
  /// The number of the table in recorded changes. It is never reused for another table.
  let number: Int
  let name: String
  /// The columns that the program updates by itself. A change of these columns alone is not
  /// recorded for undo.
  var quiet: Set<String> = []
  /// The columns that triggers compute from other tables. Undo does not restore them, since the
  /// triggers do.
  var counted: Set<String> = []
  /// Whether triggers compute the whole table from other tables.
  var isCounted = false
  /// Whether undo leaves the table alone, because it records what happened outside of Haru. It is still synced.
  var isNeverUndone = false
  /// Whether rows of the table also change without a history entry. Undo then accepts that a row is already missing or
  /// already exists.
  var isLoose = false
  /// The statements that delete the rows that refer to a row, given the key of that row. They run before the row itself
  /// is deleted. The rows that they delete may have no history entry.
  var before: [String] = []
  /// The sums to which each row of the table contributes; nil if there are none.
  var adds: RowSum?
  /// Why the table is not exported; nil if it is exported.
  var leftOut: String?
}

/// How each row of a table contributes to sums in its owner's row, which several devices may change.
struct RowSum: Sendable {
  /// The column of the row with the key of the owner.
  let owner: String
  /// The table of the owner.
  let table: String
  /// The columns of the sums, each with the column that a row contributes to the sum.
  let sums: [(column: String, amount: String)]
}
