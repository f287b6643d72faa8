import Domain

/// A pull parser for the entries of one file. Decisions that need the store are made later, in
/// `EntryImporter`.
protocol IncomingReader {
  /// Returns the next piece; nil after the last one.
  mutating func next() throws(ImportFailure) -> IncomingPiece?
}

enum IncomingPiece: Equatable {
  case entry(IncomingEntry)
  case problem(IncomingIssue)
  case note(ImportNote)
}

/// The user's answers to questions that the file leaves open.
struct ImportChoice: Equatable, Sendable {
  /// The order of day and month; nil if the user was not asked.
  var dates: ImportDateOrder?
}

/// How files of one format are detected and read. It is an entry of the list of formats.
struct ImportRecipe: Sendable {
  let format: ImportFormat
  /// Whether reports give the line within a file of the folder, rather than the number of the
  /// entry.
  var locatesByLine = false
  /// Returns whether a file may have this format, although its content does not show it. The user then has to name the
  /// format.
  var fitsIfWanted: @Sendable (ImportFile) -> Bool = { _ in false }
  /// Returns whether a file has this format, judged by its content. Only plain text is judged by its name too.
  let fits: @Sendable (ImportFile) -> Bool
  /// Opens a file for reading. Throws if the file is encrypted or damaged.
  let open: @Sendable (ImportFile, ImportChoice) throws(ImportFailure) -> any IncomingReader
}

/// All formats that are read entry by entry. Those in `PartFormats` have their own importers.
enum ImportRecipes {
  static let all: [ImportRecipe] =
    BookRecipes.all + DiaryRecipes.all + PeopleRecipes.all + NoteRecipes.all + CounterRecipes.all
    + [PlainTable.recipe]
}
