import Domain

/// What the store has to know of one part (a feature descriptor, a plug-in's manifest). Whatever
/// works across all parts loops over `StoreParts.all` and names none of them. Nothing has a default:
/// a part that forgets something does not compile. What takes time to put together is a closure,
/// which nobody calls who does not need it.
struct StorePart: Sendable {
  /// The folder of `Data` it is kept in.
  let folder: String
  /// Makes its tables in an empty store.
  let makeTables: @Sendable (Connection) throws(StorageFailure) -> Void
  /// All tables it has.
  let tables: [StoreTable]
  /// What of it can be in the trash.
  let trash: @Sendable () -> TrashPart
  /// What of it is found, and how.
  let found: @Sendable () -> [FoundSource]
  /// Whose names are finished while somebody types them, and how.
  let names: @Sendable () -> [CandidateSource]
  /// Its lists of an export, in the order they are written and imported: owners come first.
  let lists: @Sendable () -> [ArchiveList]
  /// Conditions by which somebody kept something in it.
  let touched: @Sendable () -> [String]
}

/// A table of a part, whose changes can be undone.
struct StoreTable: Sendable {
  /// Is kept with every change and never belongs to another table.
  let number: Int
  let name: String
  /// Columns whose changes alone are marks the program makes, and nobody's deed.
  var quiet: Set<String> = []
  /// Columns that triggers make of rows of other tables: they follow those, and are not put back.
  var counted: Set<String> = []
  /// Whether triggers make all of it of rows of other tables.
  var isCounted = false
  /// Whether its rows come also without a deed, so that one may be there or not.
  var isLoose = false
  /// What has to go before a row goes, by its key: rows that name it, and that may be nobody's deed.
  var before: [String] = []
  /// What each of its rows adds to a row of another table.
  var adds: RowSum?
  /// Why it is not in an export.
  var leftOut: String?
}

/// What each row of a table adds to the row it belongs to, in columns several devices add to.
struct RowSum: Sendable {
  /// The column with the key of that row, and the table it is in.
  let owner: String
  let table: String
  /// The columns there, and what one row adds to each of them.
  let sums: [(column: String, amount: String)]
}
