/// Imports files of other programs and exports of Haru. The format is detected from the content.
public final class Imports: Sendable {
  let files: any ImportsRepository
  let disk: Files
  let parts: PartImports
  /// Finds files to import.
  public let paths: ImportPaths
  /// A closure that returns the settings that give imported records their default values.
  let defaults: @Sendable () throws(StorageFailure) -> ImportDefaults

  public init(
    files: any ImportsRepository, disk: Files, parts: PartImports, paths: ImportPaths = .none,
    defaults: @escaping @Sendable () throws(StorageFailure) -> ImportDefaults
  ) {
    self.files = files
    self.disk = disk
    self.parts = parts
    self.paths = paths
    self.defaults = defaults
  }

  /// Returns the wanted format if it matches the file, and nil if it does not. Without a wanted format, returns the
  /// only match, or nil if there is none. Throws if several formats match.
  private func format(of fitting: [ImportFormat], as wanted: ImportFormat?) throws(ImportFailure)
    -> ImportFormat?
  {
    if let wanted { return fitting.contains(wanted) ? wanted : nil }
    if fitting.count > 1 { throw .ambiguousFormat(fitting) }
    return fitting.first
  }

  /// Imports a file, or with `isTrial` only reports what would be imported. `name` is the file name to report.
  public func callAsFunction(
    _ path: String, named name: String, _ options: ImportOptions,
    telling progress: ImportProgress = .unheard
  ) throws(ImportFailure) -> FileImport {
    let fitting = try files.formats(of: path, named: name, as: options.format)
    guard let format = try format(of: fitting, as: options.format) else {
      // It is no export as a whole, but a folder or an archive may contain importable files.
      let each = try files.stoppable(by: progress) { () throws(ImportFailure) in
        try bringInEach(path, named: name, options, telling: progress)
      }
      if let each { return each }
      throw options.format.map { .notThatFormat($0) } ?? .unknownFormat
    }
    let file = ImportedFile(path: path, name: name, format: format)
    if file.format == .haru, let folder = try parts.folder(path) {
      return try files.stoppable(by: progress) { () throws(ImportFailure) in
        try bringIn(folder, file, options, telling: progress)
      }
    }
    guard parts.hasNotes(format) else { return try bringIn(file, options, telling: progress) }
    return try asOneChange(options) { () throws(ImportFailure) in
      try bringIn(file, options, telling: progress)
    }
  }

  /// Imports a file whose format is known. The tasks without a date in a file of events become notes.
  func bringIn(
    _ file: ImportedFile, _ options: ImportOptions, telling progress: ImportProgress
  ) throws(ImportFailure) -> FileImport {
    let own = try files.stoppable(by: progress) { () throws(ImportFailure) in
      try parts.bringIn(file, options, telling: progress)
    }
    if let own, !parts.hasNotes(file.format) { return own }
    let begin: ImportDefaults
    do throws(StorageFailure) { begin = try defaults() } catch { throw .storage(error) }
    let entries = try files.bringIn(file, options, for: begin, telling: progress)
    guard var own else { return entries }
    own.kinds = own.kinds.filter { $0.value.read > 0 }
    own.add(entries)
    return own
  }

  /// Imports bytes from standard input.
  public func callAsFunction(
    _ bytes: [UInt8], named name: String, _ options: ImportOptions,
    telling progress: ImportProgress = .unheard
  ) throws(ImportFailure) -> FileImport {
    try files.withFile(of: bytes) { (path) throws(ImportFailure) in
      try self(path, named: name, options, telling: progress)
    }
  }

  /// Writes a report to a file atomically.
  public func write(_ report: [UInt8], to path: String) throws(ImportFailure) {
    do throws(FileFailure) { try disk.write(path, report) } catch { throw .file(error) }
  }

  /// Returns the import sources of a record, newest first.
  public func sources(of record: String) throws(ImportFailure) -> [RecordSource] {
    try files.sources(of: record)
  }

  /// Returns the photos of a record, in order.
  public func photos(of record: String) throws(StorageFailure) -> [StoredPhoto] {
    try files.photos(of: record)
  }

  /// Returns the photos of all records, by record id.
  public func photosOfAll() throws(StorageFailure) -> [String: [StoredPhoto]] {
    try files.photosOfAll()
  }

  /// Returns whether no record has import sources or photos.
  public func isEmpty() throws(StorageFailure) -> Bool { try files.isEmpty() }

  /// Returns the newest import source of each record of a kind, optionally only of one program.
  public func sources(ofAll kind: RecordKindBrought, from origin: ImportFormat? = nil)
    throws(StorageFailure) -> StoredRecords
  {
    try files.sources(ofAll: kind.rawValue, from: origin)
  }

  /// The kinds of records whose import sources can be read all at once: for the JSON of lists, and for books and moods
  /// also for exports to other programs.
  public enum RecordKindBrought: String, Sendable { case book, feeling, person, sentence }
}
