import Domain

/// A pull parser for the entries of one file. Anything that needs the store is decided later, in `EntryImporter`.
protocol IncomingReader {
  /// Returns the next piece; nil after the last one.
  mutating func next() throws(ImportFailure) -> IncomingPiece?
}

enum IncomingPiece: Equatable {
  case entry(IncomingEntry)
  case problem(IncomingIssue)
  case note(ImportNote)
}

/// The user's answers to what the file leaves open.
struct ImportChoice: Equatable, Sendable {
  /// The order of day and month; nil if the user was not asked.
  var dates: ImportDateOrder?
}

/// How to detect and read one format; an entry of the registry.
struct ImportRecipe: Sendable {
  let format: ImportFormat
  /// Whether reports give the line within a file of the folder, and not the number of the entry.
  var locatesByLine = false
  /// Whether a file has this format, judged by its content and not its name.
  let fits: @Sendable (ImportFile) -> Bool
  /// Opens a file for reading. Throws if it is encrypted or damaged.
  let open: @Sendable (ImportFile, ImportChoice) throws(ImportFailure) -> any IncomingReader
}

/// All formats read entry by entry; those in `PartFormats` have importers of their own.
enum ImportRecipes {
  static let all: [ImportRecipe] = BookRecipes.all + DiaryRecipes.all + PeopleRecipes.all
}
