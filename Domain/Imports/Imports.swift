/// Brings in what other programs hand over: one door for all formats, which it knows by what is in a
/// file.
public final class Imports: Sendable {
  let files: any ImportsRepository
  let disk: Files
  let parts: PartImports
  /// Where files are that somebody may want to bring in.
  public let places: ImportPaths
  /// The settings that imported records begin with.
  let defaults: @Sendable () throws(StorageFailure) -> ImportDefaults

  /// Puts the door together.
  public init(
    files: any ImportsRepository, disk: Files, parts: PartImports, places: ImportPaths = .none,
    defaults: @escaping @Sendable () throws(StorageFailure) -> ImportDefaults
  ) {
    self.files = files
    self.disk = disk
    self.parts = parts
    self.places = places
    self.defaults = defaults
  }

  /// What a file is: the format that was named, where it fits, or the only one that does; nothing where
  /// none does.
  private func format(of fitting: [ImportFormat], as wanted: ImportFormat?) throws(ImportFailure)
    -> ImportFormat?
  {
    if let wanted { return fitting.contains(wanted) ? wanted : nil }
    if fitting.count > 1 { throw .ambiguousFormat(fitting) }
    return fitting.first
  }

  /// Brings in a file, which somebody called by a name of their own, or says what would come of it.
  public func callAsFunction(
    _ path: String, named name: String, _ wishes: ImportOptions,
    telling progress: ImportProgress = .unheard
  ) throws(ImportFailure) -> FileImport {
    let fitting = try files.formats(of: path)
    guard let format = try format(of: fitting, as: wishes.format) else {
      // Nobody wrote it as a whole; there may be files in it that are read.
      let each = try files.stoppable(by: progress) { () throws(ImportFailure) in
        try bringInEach(path, named: name, wishes, telling: progress)
      }
      if let each { return each }
      throw wishes.format.map { .notThatFormat($0) } ?? .unknownFormat
    }
    let file = ImportedFile(path: path, name: name, format: format)
    if file.format == .haru, let folder = try parts.folder(path) {
      return try files.stoppable(by: progress) { () throws(ImportFailure) in
        try bringIn(folder, file, wishes, telling: progress)
      }
    }
    return try bringIn(file, wishes, telling: progress)
  }

  /// Brings in a file of a format that is known.
  func bringIn(
    _ file: ImportedFile, _ wishes: ImportOptions, telling progress: ImportProgress
  ) throws(ImportFailure) -> FileImport {
    let own = try files.stoppable(by: progress) { () throws(ImportFailure) in
      try parts.bringIn(file, wishes, telling: progress)
    }
    if let own { return own }
    let begin: ImportDefaults
    do throws(StorageFailure) { begin = try defaults() } catch { throw .storage(error) }
    return try files.bringIn(file, wishes, for: begin, telling: progress)
  }

  /// Brings in what comes through a pipe.
  public func callAsFunction(
    _ bytes: [UInt8], named name: String, _ wishes: ImportOptions,
    telling progress: ImportProgress = .unheard
  ) throws(ImportFailure) -> FileImport {
    try files.withFile(of: bytes) { (path) throws(ImportFailure) in
      try self(path, named: name, wishes, telling: progress)
    }
  }

  /// Writes a report as a file, whole or not at all.
  public func write(_ report: [UInt8], to path: String) throws(ImportFailure) {
    do throws(FileFailure) { try disk.write(path, report) } catch { throw .file(error) }
  }

  /// Where a record came from, the newest first.
  public func sources(of record: String) throws(ImportFailure) -> [RecordSource] {
    try files.sources(of: record)
  }

  /// The photos of a record, in their order.
  public func photos(of record: String) throws(StorageFailure) -> [StoredPhoto] {
    try files.photos(of: record)
  }

  /// The photos of all records, by their ids.
  public func photosOfAll() throws(StorageFailure) -> [String: [StoredPhoto]] {
    try files.photosOfAll()
  }

  /// Where all records of a kind came from, those of one program alone where it is named.
  public func sources(ofAll kind: RecordKindBrought, from origin: ImportFormat? = nil)
    throws(StorageFailure) -> StoredRecords
  {
    try files.sources(ofAll: kind.rawValue, from: origin)
  }

  /// What sources are remembered of, and is given to other programs.
  public enum RecordKindBrought: String, Sendable { case book, feeling, person, sentence }
}
