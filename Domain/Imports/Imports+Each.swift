/// Brings in a folder or an archive that no program wrote as a whole: each file in it that has a format
/// of its own, all of them as one step.
extension Imports {
  /// What comes of the files of a folder or an archive; nothing where it is neither, or has none that is
  /// read here. Where a format is wanted, only files of it come in.
  func bringInEach(
    _ path: String, named name: String, _ wishes: ImportOptions, telling progress: ImportProgress
  ) throws(ImportFailure) -> FileImport? {
    func all() throws(ImportFailure) -> FileImport? {
      var pack = BringingPack(imports: self, wishes: wishes, progress: progress, name)
      guard try pack.consume(path) else { return nil }
      try pack.takeCards()
      return pack.whole
    }
    // What is only tried is taken back file by file.
    if wishes.isTrial { return try all() }
    return try parts.history.together { () throws(ImportFailure) in
      let found = try all()
      let count = found.map { $0.counts.added + $0.counts.updated } ?? 0
      guard let found, count > 0 else { return (found, .dropped) }
      let format = found.formats.count == 1 ? " " + found.format.rawValue : ""
      return (found, .keptAs(.bringIn, subject: "\(count)\(format)"))
    }
  }
}

/// A folder or an archive whose files come in one after another.
private struct BringingPack {
  private let imports: Imports
  private let wishes: ImportOptions
  private let progress: ImportProgress
  private var found: FileImport
  /// Cards come in together: two that only look alike are two, in whatever files they are.
  private var cards: [CardFile] = []
  private var size = 0

  /// So many archives may lie in each other.
  private static let deepest = 3
  /// So many bytes of cards are held at once.
  private static let mostHeld = 32 << 20

  init(imports: Imports, wishes: ImportOptions, progress: ImportProgress, _ name: String) {
    (self.imports, self.wishes, self.progress) = (imports, wishes, progress)
    found = FileImport(file: name, format: wishes.format ?? .haru)
    found.formats = []
  }

  /// What came of all files; nothing where none of them is read here.
  var whole: FileImport? {
    guard let first = found.formats.first else { return nil }
    var whole = found
    whole.format = first
    return whole
  }

  /// Brings in the files of one folder or archive; false where it is neither.
  mutating func consume(_ path: String, within: String = "", depth: Int = 1) throws(ImportFailure)
    -> Bool
  {
    try imports.files.eachPart(of: path) { (part) throws(ImportFailure) in
      if progress.isStopped { throw .stopped }
      if depth == 1 { progress.tell(part.place, of: part.count) }
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
    let fitting = try imports.files.formats(of: path)
    if fitting.isEmpty, depth < Self.deepest,
      try consume(path, within: name + "/", depth: depth + 1)
    {
      return
    }
    guard let format = wishes.format ?? fitting.first, fitting.contains(format) else {
      return leave(name)
    }
    if wishes.format == nil, fitting.count > 1 { throw .ambiguousFormat(fitting) }
    if format == .vcard { return try hold(path, name) }
    let file = ImportedFile(path: path, name: name, format: format)
    found.add(try imports.bringIn(file, wishes, telling: silent), at: name)
  }

  /// Whoever hears how far it has come hears of files, and not of what is in each.
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

  /// Brings in the cards that are held.
  mutating func takeCards() throws(ImportFailure) {
    if cards.isEmpty { return }
    found.add(try imports.parts.bringCards(cards, isTrial: wishes.isTrial, silent))
    (cards, size) = ([], 0)
  }

  /// Names a file that stays where it is.
  private mutating func leave(_ path: String) {
    found.note(IncomingProblem(line: 0, .fileLeft, failed: false, path: path))
  }

  /// Names a file of which nothing came in. What the person has to be asked, and what has nothing to do
  /// with the file, ends all of it.
  private mutating func fail(_ path: String, _ failure: ImportFailure) throws(ImportFailure) {
    switch failure {
    case .unknownMoods, .ambiguousDates, .stopped, .storage: throw failure
    case .unknownFormat, .notThatFormat, .archive(.storeItself): leave(path)
    case .ambiguousFormat, .badFile, .tooLarge, .encrypted, .file, .archive:
      found.note(IncomingProblem(line: 0, .fileFailed(failure), failed: true, path: path))
      found.count(found.format.kind, .failed)
    }
  }
}
