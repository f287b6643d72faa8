/// Imports a folder or an archive that is not an export of Haru. All its files of a known format are imported in one
/// transaction and one undo step.
extension Imports {
  /// Imports the files of a folder or an archive. Returns nil if the path is neither, or if no file has a known format.
  /// If the options name a format, files of other formats are skipped.
  func bringInEach(
    _ path: String, named name: String, _ options: ImportOptions, telling progress: ImportProgress
  ) throws(ImportFailure) -> FileImport? {
    let found = try asOneChange(options) { () throws(ImportFailure) in
      var pack = BringingPack(imports: self, options: options, progress: progress, name)
      if try pack.consume(path) { try pack.takeCards() }
      return pack.whole
    }
    return found.formats.isEmpty ? nil : found
  }

  /// Runs an import of several steps as one change. A dry run is rolled back step by step.
  func asOneChange(_ options: ImportOptions, _ body: () throws(ImportFailure) -> FileImport)
    throws(ImportFailure) -> FileImport
  {
    if options.isTrial { return try body() }
    return try parts.history.asOneChange { () throws(ImportFailure) in
      let found = try body()
      let count = found.counts.added + found.counts.updated
      guard count > 0 else { return (found, .dropped) }
      let format = found.formats.count == 1 ? " " + found.format.rawValue : ""
      return (found, .committedAs(.bringIn, subject: "\(count)\(format)"))
    }
  }
}

/// Imports the files of a folder or an archive one by one.
private struct BringingPack {
  private let imports: Imports
  private let options: ImportOptions
  private let progress: ImportProgress
  private var found: FileImport
  /// The cards collected from all files. They are imported together, so that two similar cards remain two cards even if
  /// they are in different files.
  private var cards: [CardFile] = []
  private var size = 0

  /// The maximum nesting depth of archives.
  private static let deepest = 3
  /// The maximum number of bytes of cards that are collected before they are imported.
  private static let mostHeld = 32 << 20

  init(imports: Imports, options: ImportOptions, progress: ImportProgress, _ name: String) {
    (self.imports, self.options, self.progress) = (imports, options, progress)
    found = FileImport(file: name, format: options.format ?? .haru)
    found.formats = []
  }

  /// The result for all files, without formats if no file had a known one.
  var whole: FileImport {
    var whole = found
    whole.format = found.formats.first ?? found.format
    return whole
  }

  /// Imports the files of one folder or archive. Returns false if the path is neither.
  mutating func consume(_ path: String, within: String = "", depth: Int = 1) throws(ImportFailure)
    -> Bool
  {
    try imports.files.eachPart(of: path) { (part) throws(ImportFailure) in
      if progress.isStopped { throw .stopped }
      if depth == 1 { progress.report(part.position, of: part.count) }
      let name = within + part.name
      switch part.content {
      case .unknown: leave(name)
      case .damaged(let failure): try fail(name, failure)
      case .file(let path):
        do throws(ImportFailure) { try consume(file: path, name, depth) } catch {
          try fail(name, error)
        }
      }
    }
  }

  private mutating func consume(file path: String, _ name: String, _ depth: Int)
    throws(ImportFailure)
  {
    let fitting = try imports.files.formats(of: path, named: name, as: options.format)
    if fitting.isEmpty, depth < Self.deepest,
      try consume(path, within: name + "/", depth: depth + 1)
    {
      return
    }
    guard let format = options.format ?? fitting.first, fitting.contains(format) else {
      return leave(name)
    }
    if options.format == nil, fitting.count > 1 { throw .ambiguousFormat(fitting) }
    if format == .vcard { return try hold(path, name) }
    let file = ImportedFile(path: path, name: name, format: format)
    found.add(try imports.bringIn(file, options, telling: silent), at: name)
  }

  /// The progress for importing one file. It passes on cancellation only, because progress is counted in files.
  private var silent: ImportProgress {
    let progress = progress
    return ImportProgress({ _, _ in }, isStopped: { progress.isStopped })
  }

  private mutating func hold(_ path: String, _ name: String) throws(ImportFailure) {
    let bytes: [UInt8]
    do throws(FileFailure) { bytes = try imports.disk.read(path) } catch { throw .file(error) }
    cards.append(CardFile(name, bytes))
    size += bytes.count
    if size > Self.mostHeld { try takeCards() }
  }

  /// Imports the collected cards, and empties the collection.
  mutating func takeCards() throws(ImportFailure) {
    if cards.isEmpty { return }
    found.add(try imports.parts.bringCards(cards, isTrial: options.isTrial, silent))
    (cards, size) = ([], 0)
  }

  /// Reports a file that was skipped.
  private mutating func leave(_ path: String) {
    found.note(IncomingIssue(line: 0, .fileLeft, failed: false, path: path))
  }

  /// Reports a file that was skipped or that failed. Rethrows a failure that needs the user's answer or does not
  /// concern the file, which ends the whole import.
  private mutating func fail(_ path: String, _ failure: ImportFailure) throws(ImportFailure) {
    switch failure {
    case .unknownMoods, .ambiguousDates, .stopped, .storage: throw failure
    case .unknownFormat, .notThatFormat, .archive(.storeItself): leave(path)
    case .ambiguousFormat, .badFile, .tooLarge, .encrypted, .file, .archive:
      found.note(IncomingIssue(line: 0, .fileFailed(failure), failed: true, path: path))
      found.count(found.format.kind, .failed)
    }
  }
}
