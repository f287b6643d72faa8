import Domain

/// What the store needs to know about one part of Haru (feature descriptor). Code across all parts iterates over
/// `StoreParts.all`. Nothing has a default, so an incomplete part does not compile; what is costly to build is a
/// closure.
struct StorePart: Sendable {
  /// Its folder in `Data`.
  let folder: String
  /// Creates its tables in an empty store.
  let makeTables: @Sendable (Connection) throws(StorageFailure) -> Void
  /// All its tables.
  let tables: [StoreTable]
  /// What the trash needs to know about it.
  let trash: @Sendable () -> TrashPart
  /// Its sources for a search.
  let found: @Sendable () -> [SearchSource]
  /// Its sources for completions.
  let names: @Sendable () -> [CandidateSource]
  /// Its lists in an export, in the order of export and import: owners come first.
  let lists: @Sendable () -> [ArchiveList]
  /// SQL conditions that are true once the user has stored anything in it.
  let touched: @Sendable () -> [String]
}

/// A table of a part, whose changes can be undone.
struct StoreTable: Sendable {
  /// The number in recorded changes, which is never reused for another table.
  let number: Int
  let name: String
  /// Columns that the program updates by itself: a change of these alone cannot be undone.
  var quiet: Set<String> = []
  /// Columns that triggers compute from other tables. They are not restored by undo, since they follow by themselves.
  var counted: Set<String> = []
  /// Whether triggers compute the whole table from other tables.
  var isCounted = false
  /// Whether its rows also change without a history entry, so that a missing or an existing row is no conflict.
  var isLoose = false
  /// Statements that delete what references a row, by its key, before the row is deleted. Those rows may have no
  /// history entry.
  var before: [String] = []
  /// The sums to which each of its rows contributes.
  var adds: RowSum?
  /// Why it is not in an export; nil if it is.
  var leftOut: String?
}

/// How each row of a table contributes to sums in its owner's row, which several devices may change.
struct RowSum: Sendable {
  /// The column with the owner's key, and the owner's table.
  let owner: String
  let table: String
  /// The columns of the sums, and the column that each row contributes to it.
  let sums: [(column: String, amount: String)]
}
