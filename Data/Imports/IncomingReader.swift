import Domain

/// Reads the entries of one file one after another, as the file has them (a pull parser). Nothing is
/// decided here that needs a store.
protocol IncomingReader {
  /// What comes next; nothing behind the last entry.
  mutating func next() throws(ImportFailure) -> IncomingPiece?
}

/// What comes next in a file.
enum IncomingPiece: Equatable {
  case entry(IncomingEntry)
  case problem(IncomingProblem)
  case note(ImportNote)
}

/// What somebody said of a file that it does not say itself.
struct ImportChoice: Equatable, Sendable {
  /// Whether the day or the month comes first, where the file leaves that open.
  var dates: ImportDateOrder?
}

/// How one format is known and read (a registry's entry).
struct ImportRecipe: Sendable {
  let format: ImportFormat
  /// Whether entries of a folder are placed by the lines of the files in it, and not by their number.
  var placesByLine = false
  /// Whether a file is one, by what is in it; its name says nothing.
  let fits: @Sendable (ImportFile) -> Bool
  /// Begins to read one. A file that shows to be encrypted or damaged is refused by name.
  let open: @Sendable (ImportFile, ImportChoice) throws(ImportFailure) -> any IncomingReader
}

/// All formats whose entries are read one after another, and not by a part itself.
enum ImportRecipes {
  static let all: [ImportRecipe] = BookRecipes.all + DiaryRecipes.all + PeopleRecipes.all
}
