public import Domain

/// Imports the files of a folder or an archive separately.
extension SQLiteImports {
  public func eachPart(
    of path: String, _ body: (ImportedPart) throws(ImportFailure) -> Void
  ) throws(ImportFailure) -> Bool {
    let file = try inspect(path)
    guard let bundle = FileBundle(file) else { return false }
    let names = bundle.names
    var unpacked = 0
    for (index, name) in names.enumerated() {
      func hand(_ content: ImportedPart.Content) throws(ImportFailure) {
        try body(ImportedPart(name, content, position: index, of: names.count))
      }
      if case .folder = file.form {
        try hand(.file(path: path + (path.hasSuffix("/") ? "" : "/") + name))
        continue
      }
      guard !FileBundle.isPicture(name), mayBeKnown(bundle, name) else {
        try hand(.unknown)
        continue
      }
      guard let unpackedFile = TemporaryFile.made(in: temporary) else {
        throw .file(FileFailure(path: temporary, .notPermitted))
      }
      defer { withExtendedLifetime(unpackedFile) {} }
      do throws(ImportFailure) {
        unpacked += try copy(bundle, name, into: unpackedFile)
      } catch {
        guard case .badFile = error else { throw error }
        try hand(.damaged(error))
        continue
      }
      if unpacked > ImportFile.largest { throw .badFile(.bomb, line: nil) }
      try hand(.file(path: unpackedFile.path))
    }
    return true
  }

  /// Whether a file of an archive should be unpacked. This is true if it begins like a known format, is itself an
  /// archive or a database, or cannot be read.
  private func mayBeKnown(_ bundle: FileBundle, _ name: String) -> Bool {
    let head = bundle.head(name)
    // An unreadable entry is let through, so that copying it reports the error.
    if head.isEmpty { return true }
    if ZipArchive.isOne(head) || ImportFile.isDatabase(head) { return true }
    do throws(ImportFailure) {
      let file = try ImportFile(beginning: head, named: name)
      return !Self.formats(of: file).isEmpty
    } catch { return false }
  }

  /// Copies a file out of an archive and returns its length in bytes.
  private func copy(_ bundle: FileBundle, _ name: String, into target: TemporaryFile)
    throws(ImportFailure) -> Int
  {
    let source = try bundle.open(name)
    var length = 0
    while true {
      let piece = try source.next()
      if piece.isEmpty { return length }
      length += piece.count
      guard target.append(piece) else {
        throw .file(FileFailure(path: temporary, .diskFull))
      }
    }
  }
}

extension SQLiteImports {
  /// The number of files of an archive that are examined for format detection.
  private static let mostPeeked = 64

  /// Returns, as a single element, the first format detected among the files of an archive; empty if there is none. It
  /// is used for an archive that has no format as a whole.
  func peek(into file: ImportFile) -> [ImportFormat] {
    guard case .archive = file.form, let bundle = FileBundle(file) else { return [] }
    for name in bundle.names.prefix(Self.mostPeeked) where !FileBundle.isPicture(name) {
      do throws(ImportFailure) {
        let file = try ImportFile(beginning: bundle.head(name), named: name)
        if let format = Self.formats(of: file).first { return [format] }
      } catch { continue }
    }
    return []
  }
}
