public import Domain

/// Imports files of other programs into the store.
public struct SQLiteImports: ImportsRepository {
  let database: Database
  let clock: WallClock
  let ids: IDSource
  let randomSource: RandomSource
  let calendar: LocalCalendar
  /// The folder for temporary files, where the system has no files in memory.
  let temporary: String
  /// The paths of the store and its backups; nil if unknown.
  let paths: ArchivePaths?
  /// Returns whether the user has cancelled.
  let isStopped: @Sendable () -> Bool

  /// Creates an importer into a database. Without `paths`, photos that no record refers to are not removed.
  public init(
    _ database: Database, clock: WallClock, ids: IDSource, randomSource: RandomSource,
    calendar: LocalCalendar, temporary: String = "/tmp", paths: ArchivePaths? = nil,
    isStopped: @escaping @Sendable () -> Bool = { false }
  ) {
    self.database = database
    self.clock = clock
    self.ids = ids
    self.randomSource = randomSource
    self.calendar = calendar
    self.temporary = temporary
    self.paths = paths
    self.isStopped = isStopped
  }

  public func formats(of path: String, named name: String? = nil, as wanted: ImportFormat? = nil)
    throws(ImportFailure) -> [ImportFormat]
  {
    var file = try inspect(path)
    file.name = name ?? path
    return Self.formats(of: file, as: wanted)
  }

  /// Returns the formats whose detection accepts the file.
  static func formats(of file: ImportFile, as wanted: ImportFormat? = nil) -> [ImportFormat] {
    ImportRecipes.all.filter { $0.fits(file) || $0.format == wanted && $0.fitsIfWanted(file) }
      .map(\.format) + PartFormats.fitting(file)
  }

  public func peek(at path: String) -> [ImportFormat] {
    guard ArchiveDisk.attributes(path, followingLinks: false)?.isFile == true else { return [] }
    do throws(ImportFailure) {
      let file = try inspect(path, onlyHead: true)
      let fitting = Self.formats(of: file)
      return fitting.isEmpty ? peek(into: file) : fitting
    } catch { return [] }
  }

  /// Examines a file. The store's own files are refused without opening them, because closing them
  /// would release SQLite's POSIX locks.
  func inspect(_ path: String, onlyHead: Bool = false) throws(ImportFailure) -> ImportFile {
    let store: String?
    do throws(StorageFailure) {
      store = try database.change { (store) throws(StorageFailure) in store.path }
    } catch { throw .storage(error) }
    if let store {
      for ending in ["", "-shm"] + StoreFile.logEndings
      where ArchiveDisk.isSame(path, store + ending) {
        throw .archive(.storeItself(path: path))
      }
    }
    return try ImportFile(path, onlyHead: onlyHead)
  }

  public func stoppable<T>(
    by progress: ImportProgress, _ body: () throws(ImportFailure) -> T
  ) throws(ImportFailure) -> T {
    try heed(StopHook { [isStopped] in isStopped() || progress.isStopped })
    do throws(ImportFailure) {
      let answer = try body()
      try heed(nil)
      return answer
    } catch {
      try heed(nil)
      if progress.isStopped || isStopped() { throw .stopped }
      throw error
    }
  }

  private func heed(_ stop: StopHook?) throws(ImportFailure) {
    do throws(StorageFailure) {
      try database.change { (store) throws(StorageFailure) in store.heed(stop) }
    } catch { throw .storage(error) }
  }

  public func bringIn(
    _ file: ImportedFile, _ options: ImportOptions, for defaults: ImportDefaults,
    telling progress: ImportProgress
  ) throws(ImportFailure) -> FileImport {
    var looked = try inspect(file.path)
    (looked.telling, looked.name) = (progress, file.name)
    // A format may have several forms, such as a table and a backup.
    let recipes = ImportRecipes.all.filter { $0.format == file.format }
    guard let recipe = recipes.first(where: { $0.fits(looked) }) ?? recipes.first else {
      throw .notThatFormat(file.format)
    }
    let reader = try recipe.open(looked, ImportChoice(dates: options.dates))
    let photos: PhotoFolder?
    do throws(StorageFailure) { photos = options.copiesPhotos ? try photoFolder() : nil } catch {
      throw .storage(error)
    }
    let writing = options.isTrial ? nil : photos.map(PhotoWriting.init)
    // A killed import leaves unreferenced photos. Without `paths` the backups are unknown, and their photos might be
    // swept.
    if writing != nil, paths != nil { _ = database.sweepPhotos(besides: paths) }
    let world = EntryImporter.Dependencies(
      now: clock.now(), ids: ids, randomSource: randomSource, calendar: calendar, defaults: defaults
    )
    let copying = photos.flatMap { _ in PhotoImporter(looked, writing: writing) }
    var failure: ImportFailure?
    var report: FileImport?
    do throws(StorageFailure) {
      try database.write(as: .bringIn, pages: .most) { (store) throws(StorageFailure) in
        var importer = EntryImporter(
          store, file, options, world, photos: copying, names: looked.names)
        if case .text(let encoding) = looked.form, encoding != .utf8 {
          importer.add(.encoding(encoding))
        }
        do throws(ImportFailure) {
          try importer.takeAll(reader) { isStopped() || progress.isStopped }
        } catch {
          failure = error
        }
        if failure == nil, file.format != .haru { importer.nameLeft(of: looked) }
        report = importer.report
        report?.countsEntries = looked.countsEntries(as: recipe)
        // A trial and a failed import are rolled back as a whole.
        if failure != nil || options.isTrial {
          // Removes the photos before the write lock is released, so that no other process can have referenced them.
          writing?.giveUp()
          throw .interrupted
        }
        try writing?.flush()
        let counts = importer.report.counts
        store.setSubject(of: "\(counts.added + counts.updated) \(file.format.rawValue)")
      }
    } catch {
      writing?.giveUp()
      if let failure { throw failure }
      if let report, options.isTrial, error == .interrupted { return report }
      throw .storage(error)
    }
    guard let report else { throw .storage(.corrupt) }
    return report
  }

  public func withFile(
    of bytes: [UInt8], _ body: (_ path: String) throws(ImportFailure) -> FileImport
  ) throws(ImportFailure) -> FileImport {
    guard let file = TemporaryFile.made(in: temporary, bytes) else {
      throw .file(FileFailure(path: temporary, .notPermitted))
    }
    defer { withExtendedLifetime(file) {} }
    return try body(file.path)
  }

  public func isEmpty() throws(StorageFailure) -> Bool {
    try database.alone { (store) throws(StorageFailure) in
      try store.first(SourcesRow.isEmpty) { $0.bool } ?? true
    }
  }

  public func sources(ofAll kind: String, from origin: ImportFormat?) throws(StorageFailure)
    -> StoredRecords
  {
    var all: [String: RecordSource] = [:]
    try database.alone { (store) throws(StorageFailure) in
      // Ordered oldest first, so the newest source of a record overwrites older ones.
      try store.visit(
        SourcesRow.ofKind(from: origin != nil),
        [.text(kind)] + (origin.map { [.text($0.rawValue)] } ?? [])
      ) { (row) throws(StorageFailure) in
        let source = SourcesRow.unread(row)
        all[source.record] = source
        return true
      }
    }
    return StoredRecords(all, reading: StoredMembersJSON.members)
  }

  public func photos(of record: String) throws(StorageFailure) -> [StoredPhoto] {
    let photos = try database.alone { (store) throws(StorageFailure) in
      try store.all(PhotosSQL.ofRecord, [.text(record)], PhotosRow.photo)
    }
    return try withPaths(photos)
  }

  public func photosOfAll() throws(StorageFailure) -> [String: [StoredPhoto]] {
    let photos = try database.alone { (store) throws(StorageFailure) in
      try store.all(PhotosSQL.all, [], PhotosRow.photo)
    }
    return Dictionary(grouping: try withPaths(photos), by: \.record)
  }

  /// Adds the file paths to photos.
  private func withPaths(_ photos: [StoredPhoto]) throws(StorageFailure) -> [StoredPhoto] {
    guard !photos.isEmpty, let folder = try photoFolder() else { return photos }
    return photos.map { photo in
      var photo = photo
      photo.path = folder.filePath(of: photo.name)
      return photo
    }
  }

  /// Returns the folder of photos; nil for a store in memory.
  private func photoFolder() throws(StorageFailure) -> PhotoFolder? {
    try database.change { (store) throws(StorageFailure) in store.path }.map(
      PhotoFolder.init(besides:))
  }

  public func sources(of record: String) throws(ImportFailure) -> [RecordSource] {
    do throws(StorageFailure) {
      return try database.alone { (store) throws(StorageFailure) in
        try store.all(SourcesRow.ofRecord, [.text(record)], SourcesRow.source)
      }
    } catch { throw .storage(error) }
  }
}
