public import Domain

/// Backups, exports and imports of a store.
public struct SQLiteArchive: ArchiveRepository {
  let database: Database
  let preferences: any PreferencesRepository
  /// The paths of the store and its backups. Nil if the store is in memory.
  let paths: ArchivePaths?

  /// The size in bytes above which a store is not backed up daily unless the caller can wait.
  /// Copying and verifying a larger store takes more than about a second.
  public static let defaultSize = 64 << 20

  public init(
    _ database: Database, preferences: any PreferencesRepository, paths: ArchivePaths? = nil
  ) {
    self.database = database
    self.preferences = preferences
    self.paths = paths
  }

  public func backUp(to path: String?, replacing: Bool, at now: Now) throws(ArchiveFailure)
    -> Backup
  {
    if let path {
      let target = BackupTarget(path: path, store: paths?.store)
      let real = try target.checked(replacing: replacing)
      // Photos are copied before the backup is renamed, so that a backup never lacks its photos.
      return try copyWithPhotos(to: real, replacing: replacing)
    }
    guard let paths else { throw .noFolder }
    let free: String
    do throws(StorageFailure) {
      try StoreFile.makeFolder(paths.backups)
      free = try paths.freeCopy(at: now)
    } catch { throw .storage(error) }
    return try copyAmongPhotos(free, false)
  }

  public func isTaken(_ path: String) throws(ArchiveFailure) -> Bool {
    do throws(ArchiveFailure) {
      _ = try BackupTarget(path: path, store: paths?.store).checked(replacing: false)
    } catch {
      if case .fileExists = error { return true }
      throw error
    }
    return false
  }

  /// Copies a snapshot of the store. A store on disk that is open for writing is read through a separate connection, so
  /// that users of this connection need not wait.
  func copy(
    to path: String, replacing: Bool, beforeNaming: BackupMaking.Step = { _ in }
  ) throws(ArchiveFailure) -> Backup {
    if let paths, !database.isReadOnly {
      return try Self.copy(ofFile: paths.store, to: path, replacing: replacing, beforeNaming)
    }
    let outcome: Result<Backup, ArchiveFailure>
    do throws(StorageFailure) {
      outcome = try database.read { (store) throws(StorageFailure) in
        do throws(ArchiveFailure) {
          let making = BackupMaking(store: store, path: path)
          return .success(try making.make(replacing: replacing, beforeNaming))
        } catch { return .failure(error) }
      }
    } catch { throw .storage(error) }
    return try outcome.get()
  }

  /// Copies the store at a path on disk.
  static func copy(
    ofFile store: String, to path: String, replacing: Bool,
    _ beforeNaming: BackupMaking.Step = { _ in }
  ) throws(ArchiveFailure) -> Backup {
    let reader: Connection
    do throws(StorageFailure) {
      reader = try Connection(
        path: store, access: .readWrite, busyMilliseconds: Int32(Database.timeout))
      try reader.learnTokens()
      try reader.run("BEGIN DEFERRED")
    } catch { throw .storage(error) }
    defer { reader.rollBackIfInside() }
    return try BackupMaking(store: reader, path: path).make(replacing: replacing, beforeNaming)
  }
}

extension SQLiteArchive {
  public func export(at now: Now, _ write: ([UInt8]) -> Bool) throws(ArchiveFailure) -> Int {
    do throws(StorageFailure) {
      let settings = ArchiveSettings.portable(try preferences.all())
      return try database.read { (store) throws(StorageFailure) in
        try ArchiveExporter(store: store, settings: settings).write(at: now, write)
      }
    } catch { throw .storage(error) }
  }

  public func importRecords(
    _ origin: ArchiveOrigin, trying: Bool, telling progress: ImportProgress
  ) throws(ArchiveFailure) -> ArchiveReport {
    switch origin {
    case .bytes(let bytes):
      return try importRecords(
        ByteStream(bytes), trying: trying, as: .importEverything, telling: progress)
    case .path(let path):
      try expectElsewhere(path)
      let photos = [
        PhotoFolder(ofPages: ArchiveDisk.folder(of: path)), PhotoFolder(ofCopy: path),
      ]
      if let bytes = try Self.decryptedExport(path, limit: Self.longest) {
        return try importRecords(
          ByteStream(bytes), trying: trying, as: .importEverything, telling: progress,
          photos: photos)
      }
      let stream: ByteStream
      do throws(FileFailure) {
        stream = try OrdinaryFile(path: path).stream(limit: Self.longest)
      } catch {
        if error.reason == .other(code: 22) { throw .notAFile(path: path) }
        throw .file(error)
      }
      do throws(ArchiveFailure) {
        return try importRecords(
          stream, trying: trying, as: .importEverything, telling: progress,
          photos: photos)
      } catch {
        throw Self.named(error, path)
      }
    }
  }

  /// Throws for the store's own files without opening them, because closing them would release
  /// SQLite's POSIX locks.
  func expectElsewhere(_ path: String) throws(ArchiveFailure) {
    guard let store = paths?.store else { return }
    let own = [store, store + "-shm"] + StoreFile.logEndings.map { store + $0 }
    for file in own where ArchiveDisk.isSame(path, file) { throw .storeItself(path: path) }
  }

  /// Returns a more specific error guessed from the file extension.
  private static func named(_ error: ArchiveFailure, _ path: String) -> ArchiveFailure {
    guard case .notAnExport(.unknown) = Self.unnamed(error) else { return error }
    let name = path.lowercased()
    if name.hasSuffix(".vcf") { return .notAnExport(.cards) }
    if name.hasSuffix(".ics") { return .notAnExport(.calendar) }
    if name.hasSuffix(".csv") { return .notAnExport(.table) }
    return error
  }

  private static func unnamed(_ error: ArchiveFailure) -> ArchiveFailure {
    if case .brokenExport = error { .notAnExport(.unknown) } else { error }
  }

  /// The size limit of an export that is read, in bytes.
  private static let longest = 256 << 20

  public func restore(_ path: String, trying: Bool) throws(ArchiveFailure) -> ArchiveReport {
    if let facts = ArchiveDisk.attributes(path) {
      if facts.isFolder { throw .file(FileFailure(path: path, .isFolder)) }
      if !facts.isFile { throw .notAFile(path: path) }
    }
    try expectElsewhere(path)
    guard try StoredCopy.isStore(path) else {
      do throws(ArchiveFailure) {
        return try importRecords(.path(path), trying: trying, telling: .unheard)
      } catch {
        switch error {
        case .notAnExport, .brokenExport: throw .notABackup(path: path)
        case .storage, .file, .fileExists, .storeItself, .notAFile, .notOurFolder, .noFolder,
          .openElsewhere, .locked, .lock, .encrypted, .notVerified,
          .newerExport, .notABackup, .damagedBackup, .newerBackup, .olderBackup:
          throw error
        }
      }
    }
    // A backup is converted to an export and imported, so that both use the same code.
    let kept = try StoredCopy.read(path)
    var bytes: [UInt8] = []
    do throws(StorageFailure) {
      let chosen = try kept.all(PreferencesSQL.all) {
        let row = NamedRow<SettingColumn>($0)
        return (row.text(.key), row.text(.value))
      }
      let settings = ArchiveSettings.portable(
        Dictionary(chosen, uniquingKeysWith: { first, _ in first }))
      _ = try ArchiveExporter(store: kept, settings: settings).write(
        at: Now(instant: 0, offset: 0)
      ) {
        bytes += $0
        return true
      }
    } catch { throw .storage(error) }
    var report = try importRecords(
      ByteStream(bytes), trying: trying, as: .restoreEverything, telling: .unheard,
      photos: [PhotoFolder(ofCopy: path)])
    report.forgetLines()
    return report
  }

  /// Imports an export. With `trying` the transaction is rolled back.
  private func importRecords(
    _ stream: ByteStream, trying: Bool, as kind: ChangeKind, telling progress: ImportProgress,
    photos: [PhotoFolder] = []
  ) throws(ArchiveFailure) -> ArchiveReport {
    let file = try ArchiveFile(stream)
    do throws(StorageFailure) {
      var settings = ArchiveSettingsImport(chosen: try preferences.all())
      settings.read(file)
      let wanted = settings
      let report = try database.attempt(kind, keeping: !trying) { (store) throws(StorageFailure) in
        var importer = try ArchiveImporter(store)
        try importer.importFile(file, telling: progress)
        // With many new records, the first search would wait for the indexes.
        if !trying, importer.report.added >= 5_000 { try WordIndexes.make(in: store) }
        importer.report.photosMissing =
          trying
          ? try Self.missingPhotos(of: store, from: photos)
          : try Self.bringPhotos(into: store, from: photos)
        store.setSubject(of: String(importer.report.added + importer.report.updated))
        return importer.report
      }
      return trying ? wanted.adding(to: report) : try wanted.keep(in: preferences, report)
    } catch {
      if let failure = stream.failure { throw .file(failure) }
      throw .storage(error)
    }
  }
}

extension Database {
  /// Runs a large change in one transaction, which is rolled back unless `keeping`.
  func attempt<T: Sendable>(
    _ kind: ChangeKind, keeping: Bool, _ body: (Connection) throws(StorageFailure) -> sending T
  ) throws(StorageFailure) -> T {
    if keeping { return try write(as: kind, pages: .many, body) }
    if let refusal { throw refusal }
    return try alone { (store) throws(StorageFailure) in
      let hasRoom = try store.makeRoom(.many)
      defer { if hasRoom { store.giveRoomBack() } }
      try store.run("BEGIN IMMEDIATE")
      defer { store.rollBackIfInside() }
      return try body(store)
    }
  }
}
