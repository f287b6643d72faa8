package import Domain

/// Reads a whole file without a store. It is meant for tests of the readers.
package struct ImportTrial: Equatable {
  package private(set) var entries: [IncomingEntry] = []
  package private(set) var problems: [IncomingIssue] = []
  package private(set) var notes: [ImportNote] = []
  /// The error that ended reading; nil if the file was read to its end.
  package private(set) var failure: ImportFailure?

  /// Reads a file in its detected format, or in `format` even if detection rejects it.
  package init(_ path: String, as format: ImportFormat? = nil, dates: ImportDateOrder? = nil) {
    do throws(ImportFailure) {
      let file = try ImportFile(path)
      let fitting = ImportRecipes.all.filter { $0.format == format ?? $0.format }.filter {
        format != nil || $0.fits(file)
      }
      guard let recipe = fitting.first else { throw .unknownFormat }
      if fitting.count > 1 { throw .ambiguousFormat(fitting.map(\.format)) }
      var reader = try recipe.open(file, ImportChoice(dates: dates))
      while let piece = try reader.next() {
        switch piece {
        case .entry(let entry): entries.append(entry)
        case .problem(let problem): problems.append(problem)
        case .note(let note): notes.append(note)
        }
      }
    } catch { failure = error }
  }

  /// Returns all formats whose detection accepts the file.
  package static func formats(of path: String) throws(ImportFailure) -> [ImportFormat] {
    let file = try ImportFile(path)
    return ImportRecipes.all.filter { $0.fits(file) }.map(\.format)
  }

  /// All supported formats.
  package static var formats: [ImportFormat] { ImportRecipes.all.map(\.format) }
}
