import Domain
import Foundation

/// An import repository that reads its files from memory and imports them into a real store. Paths in the folder for
/// temporary files and of descriptors are read from the system. A `.json` path that is not in memory counts as an
/// export of `ArchiveOnPaper`.
package struct ImportsOnPaper: ImportsRepository {
  private let store: any ImportsRepository
  private let files: FilesInMemory
  private let noteWhole: @Sendable () -> Void

  /// Reads files from memory. `noteWhole` is called each time the sources of all records are read.
  package init(
    over store: any ImportsRepository, files: FilesInMemory,
    noteWhole: @escaping @Sendable () -> Void = {}
  ) {
    self.store = store
    self.files = files
    self.noteWhole = noteWhole
  }

  private func laidDown<T>(
    _ path: String, _ body: (String) throws(ImportFailure) -> T
  ) throws(ImportFailure) -> T {
    guard let bytes = files[path] else { throw .file(FileFailure(path: path, .missing)) }
    let folder: SampleFolder
    do {
      folder = try SampleFolder()
      try folder.write(bytes, to: "file")
    } catch { throw .file(FileFailure(path: path, .notPermitted)) }
    defer { withExtendedLifetime(folder) {} }
    return try body(folder.path("file"))
  }

  private static func isReal(_ path: String) -> Bool {
    path.hasPrefix(NSTemporaryDirectory()) || path.hasPrefix("/proc/self/fd/")
  }

  package func formats(of path: String, named name: String?, as wanted: ImportFormat?)
    throws(ImportFailure) -> [ImportFormat]
  {
    if files[path] == nil, path.hasSuffix(".json") { return [.haru] }
    if Self.isReal(path) { return try store.formats(of: path, named: name, as: wanted) }
    if files[path] == nil, !files.names(in: path).isEmpty { return [] }
    return try laidDown(path) { (path) throws(ImportFailure) in
      try store.formats(of: path, named: name, as: wanted)
    }
  }

  package func peek(at path: String) -> [ImportFormat] {
    do throws(ImportFailure) {
      return try laidDown(path) { (path) throws(ImportFailure) in store.peek(at: path) }
    } catch { return [] }
  }

  package func eachPart(
    of path: String, _ body: (ImportedPart) throws(ImportFailure) -> Void
  ) throws(ImportFailure) -> Bool {
    if Self.isReal(path) { return try store.eachPart(of: path, body) }
    let names = files.names(in: path)
    for (index, name) in names.enumerated() {
      let content = ImportedPart.Content.file(path: path + "/" + name)
      try body(ImportedPart(name, content, position: index, of: names.count))
    }
    return !names.isEmpty
  }

  package func stoppable<T>(
    by progress: ImportProgress, _ body: () throws(ImportFailure) -> T
  ) throws(ImportFailure) -> T {
    try store.stoppable(by: progress, body)
  }

  package func bringIn(
    _ file: ImportedFile, _ options: ImportOptions, for people: ImportDefaults,
    telling progress: ImportProgress
  ) throws(ImportFailure) -> FileImport {
    if Self.isReal(file.path) {
      return try store.bringIn(file, options, for: people, telling: progress)
    }
    return try laidDown(file.path) { (path) throws(ImportFailure) in
      try store.bringIn(
        ImportedFile(path: path, name: file.name, format: file.format), options, for: people,
        telling: progress)
    }
  }

  package func withFile(
    of bytes: [UInt8], _ body: (_ path: String) throws(ImportFailure) -> FileImport
  ) throws(ImportFailure) -> FileImport {
    files["input.json"] = bytes
    defer { files["input.json"] = nil }
    return try body("input.json")
  }

  package func sources(of record: String) throws(ImportFailure) -> [RecordSource] {
    try store.sources(of: record)
  }

  package func photos(of record: String) throws(StorageFailure) -> [StoredPhoto] {
    try store.photos(of: record)
  }

  package func photosOfAll() throws(StorageFailure) -> [String: [StoredPhoto]] {
    try store.photosOfAll()
  }

  package func isEmpty() throws(StorageFailure) -> Bool { try store.isEmpty() }

  package func sources(ofAll kind: String, from origin: ImportFormat?) throws(StorageFailure)
    -> StoredRecords
  {
    noteWhole()
    return try store.sources(ofAll: kind, from: origin)
  }
}
