package import Domain

/// All that is in a file of another program, read at once: for whoever puts the readers to the test.
package struct ImportTrial: Equatable {
  package private(set) var entries: [IncomingEntry] = []
  package private(set) var problems: [IncomingProblem] = []
  package private(set) var notes: [ImportNote] = []
  /// Why nothing more was read.
  package private(set) var failure: ImportFailure?

  /// Reads a file as the one format it has, or as the one that is named, whether it has it or not.
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

  /// The formats a file may have.
  package static func formats(of path: String) throws(ImportFailure) -> [ImportFormat] {
    let file = try ImportFile(path)
    return ImportRecipes.all.filter { $0.fits(file) }.map(\.format)
  }

  /// The formats that are read.
  package static var formats: [ImportFormat] { ImportRecipes.all.map(\.format) }
}
