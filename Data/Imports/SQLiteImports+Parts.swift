public import Domain

/// The files in a folder or an archive, each by itself.
extension SQLiteImports {
  public func eachPart(
    of path: String, _ body: (ImportedPart) throws(ImportFailure) -> Void
  ) throws(ImportFailure) -> Bool {
    let file = try look(path)
    guard let bundle = FileBundle(file) else { return false }
    let names = bundle.names
    var unpacked = 0
    for (place, name) in names.enumerated() {
      func hand(_ content: ImportedPart.Content) throws(ImportFailure) {
        try body(ImportedPart(name, content, place: place, of: names.count))
      }
      if case .folder = file.form {
        try hand(.file(path: path + (path.hasSuffix("/") ? "" : "/") + name))
        continue
      }
      guard !FileBundle.isPicture(name), mayBeKnown(bundle, name) else {
        try hand(.unknown)
        continue
      }
      guard let scratch = ScratchFolder.made(in: temporary, [("input", [])]) else {
        throw .file(FileFailure(path: temporary, .notPermitted))
      }
      do throws(ImportFailure) {
        unpacked += try copy(bundle, name, into: scratch.folder)
      } catch {
        guard case .badFile = error else { throw error }
        try hand(.damaged(error))
        continue
      }
      if unpacked > ImportFile.largest { throw .badFile(.bomb, line: nil) }
      try hand(.file(path: scratch.folder.path + "/input"))
    }
    return true
  }

  /// Whether a file of an archive begins as one does that is read here, or is an archive itself.
  private func mayBeKnown(_ bundle: FileBundle, _ name: String) -> Bool {
    let head = bundle.head(name)
    // What cannot be read is told when it is copied.
    if head.isEmpty { return true }
    if ZipArchive.isOne(head) || ImportFile.isDatabase(head) { return true }
    do throws(ImportFailure) {
      let file = try ImportFile(beginning: head, named: name)
      return !Self.formats(of: file).isEmpty
    } catch { return false }
  }

  /// Copies a file of an archive; how long it is.
  private func copy(_ bundle: FileBundle, _ name: String, into folder: PrivateFolder)
    throws(ImportFailure) -> Int
  {
    let source = try bundle.open(name)
    var length = 0
    while true {
      let piece = try source.next()
      if piece.isEmpty { return length }
      length += piece.count
      guard folder.append(piece, to: "input") else {
        throw .file(FileFailure(path: temporary, .diskFull))
      }
    }
  }
}

extension SQLiteImports {
  /// So many files of an archive are looked at for what may be in it.
  private static let mostPeeked = 64

  /// The first format that a file of an archive has, where the archive has none as a whole.
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
