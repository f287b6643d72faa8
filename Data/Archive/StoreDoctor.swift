public import Domain

/// Checks a store and the files that belong to it, such as the settings file and the hooks. It also works if the store
/// cannot be opened, and writes only if asked to repair.
public struct StoreDoctor: Sendable {
  let paths: ArchivePaths
  let dataFolder: String
  let clock: WallClock
  let keepsDays: Bool
  /// The folder of hooks; nil if there is none.
  let hooksFolder: String?
  /// The folders of cached covers and answers.
  let caches: [String]
  /// The folder with the marks of inputs that are being read; nil if there is none.
  let inputsFolder: String?
  /// The disks of this computer; nil if they are not examined.
  var disks: DiskFacts?
  /// A closure that returns the path of the settings file and the number of its invalid lines; nil if there is no file.
  let settings: @Sendable () throws(StorageFailure) -> (path: String, problems: Int)?

  /// Creates the checks. With `examinesDisks` they also report whether the disks are encrypted, which depends on the
  /// computer.
  public init(
    paths: ArchivePaths, dataFolder: String, clock: WallClock, keepsDays: Bool = true,
    hooksFolder: String? = nil, inputsFolder: String? = nil, caches: [String] = [],
    examinesDisks: Bool = false,
    settings: @escaping @Sendable () throws(StorageFailure) -> (path: String, problems: Int)?
  ) {
    self.paths = paths
    self.dataFolder = dataFolder
    self.clock = clock
    self.keepsDays = keepsDays
    self.hooksFolder = hooksFolder
    self.caches = caches
    self.inputsFolder = inputsFolder
    disks = examinesDisks ? .system : nil
    self.settings = settings
  }

  /// Runs all checks. With `mending` it also repairs what can be repaired.
  public func examine(mending: Bool) -> Examination {
    var found = Examination()
    if mending { finishEncryption(&found) }
    if ArchiveDisk.attributes(paths.store, followingLinks: false) == nil,
      ArchiveDisk.attributes(ArchiveDisk.folder(of: paths.store)) == nil
    {
      found.note(.noStore, .note)
    } else if let gone = goneStore() {
      found.note(gone, .problem)
    } else {
      lookInside(&found, mending)
    }
    StoreEnvironment(paths: paths, dataFolder: dataFolder).examine(&found, mending)
    checkEncryption(&found)
    checkBackups(&found)
    checkSettings(&found)
    checkInputs(&found, mending)
    found.hooks = Self.hooks(in: hooksFolder)
    return found
  }

  /// Returns the finding for a store file that is missing, truncated or cannot be examined. Returns nil if the file is
  /// intact, or if it is missing and has no backup.
  private func goneStore() -> Examination.Check? {
    do throws(StorageFailure) {
      if try StoreFile.isOnlyLog(paths.store) {
        return .storeGone(newestCopy: try paths.newestCopy())
      }
      return try paths.copyOfWhatIsGone().map { .storeGone(newestCopy: $0) }
    } catch { return .opensNot(error) }
  }

  private func lookInside(_ found: inout Examination, _ mending: Bool) {
    let copy: Connection
    do throws(StorageFailure) {
      copy = try Self.copy(of: paths.store)
      found.note(.opens)
    } catch {
      found.note(.opensNot(error), .problem)
      return
    }
    do throws(StorageFailure) {
      let damages = try StoreDigest.damages(copy)
      found.note(damages.isEmpty ? .whole : .damaged(damages), damages.isEmpty ? .ok : .problem)
      let stray = try StoreDigest.strayRows(copy)
      if stray > 0 { found.note(.strayRows(stray), .problem) }
      if !damages.isEmpty { return }
      try checkHeader(&found, mending)
      try checkIndexes(copy, &found, mending)
      try checkPhotos(copy, &found)
      try checkSync(copy, &found)
      let late = try Self.recordsAfter(clock.now().instant + 86_400, in: copy)
      found.note(late == 0 ? .clock : .futureRecords(late), late == 0 ? .ok : .note)
    } catch {
      found.note(.damaged(["\(error)"]), .problem)
    }
  }

  /// Copies the store to check it, so that the file is only read.
  private static func copy(of path: String) throws(StorageFailure) -> Connection {
    guard let facts = ArchiveDisk.attributes(path), facts.isFile, ArchiveDisk.canRead(path) else {
      throw .unreadable(path: path)
    }
    try StoreFile.expectUncut(path)
    // An interrupted replacement is rolled back through its journal by the next process to open the store, so open it
    // for writing.
    let isCutShort = try StoreFile.exists(path + "-journal")
    let access = isCutShort ? .readWrite : try StoreFile.openingMode(path)
    let copy: Connection
    do throws(StorageFailure) {
      copy = try Connection(path: path, access: access, busyMilliseconds: 2_000).temporaryCopy()
    } catch {
      guard error == .full, let rescued = try Connection.rescued(path) else { throw error }
      copy = rescued
    }
    let owner = try copy.first("PRAGMA application_id") { $0.int } ?? 0
    if owner != Migrations.applicationID { throw .notAStore(path: path) }
    let version = try copy.first("PRAGMA user_version") { $0.int } ?? 0
    try Migrations.expectKnown(version)
    return copy
  }

  private func checkIndexes(
    _ copy: Connection, _ found: inout Examination, _ mending: Bool
  ) throws(StorageFailure) {
    var astray: [String] = []
    let names = try ArchiveIndexes.names(in: copy)
    for name in names where try !ArchiveIndexes.agrees(name, in: copy) { astray.append(name) }
    if astray.isEmpty { return found.note(.wordIndexes(names.count)) }
    guard mending else { return found.note(.wordIndexesAstray(astray), .problem) }
    try Database(.file(paths.store)).write { (store) throws(StorageFailure) in
      for name in astray { try ArchiveIndexes.rebuild(name, in: store) }
    }
    found.note(.mendedIndexes(astray))
  }

  private func checkPhotos(_ copy: Connection, _ found: inout Examination)
    throws(StorageFailure)
  {
    let folder = paths.photos
    func fullPaths(_ names: [String]) -> [String] { names.map { folder.path + "/" + $0 } }
    /// Returns the paths of the files in which photos are stored. In an encrypted store their names differ.
    func storedPaths(_ names: [String]) throws(StorageFailure) -> [String] {
      var files: [String] = []
      for name in names { files.append(try folder.storedName(of: name)) }
      return fullPaths(files)
    }
    let unneeded = try PhotoCare(folder: folder).unneeded(by: copy, besides: paths).files
    if !unneeded.isEmpty { found.note(.unneededPhotos(fullPaths(unneeded)), .note) }
    let names = try PhotoCare.names(in: copy)
    if names.isEmpty { return }
    let missing = PhotoCare(folder: folder).missing(names)
    let damaged = names.subtracting(missing).filter { !folder.holds($0) }.sorted()
    if !missing.isEmpty { found.note(.missingPhotos(try storedPaths(missing)), .problem) }
    if !damaged.isEmpty { found.note(.damagedPhotos(try storedPaths(damaged)), .problem) }
    if missing.isEmpty, damaged.isEmpty { found.note(.photos(names.count)) }
  }

  private static func recordsAfter(_ instant: Int, in store: Connection) throws(StorageFailure)
    -> Int
  {
    var count = 0
    for (table, column) in [
      ("waterings", "instant"), ("readings", "instant"), ("sayings", "uploaded"),
      ("sentences", "instant"), ("favourites", "liked"),
    ] {
      // An older store may lack some of these tables.
      let isThere = try store.first(
        "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?", [.text(table)],
        { _ in true })
      guard isThere == true else { continue }
      count +=
        try store.first(
          "SELECT count(*) FROM \(table) WHERE \(column) > ?", [.int(instant)], { $0.int }) ?? 0
    }
    return count
  }

  private func checkBackups(_ found: inout Examination) {
    if !keepsDays { found.note(.dailyOff, .note) }
    var copies: [(day: Day, path: String)] = []
    for folder in [paths.backups, paths.daily] {
      do throws(StorageFailure) {
        for name in try FolderOnDisk(path: folder).names() {
          if let day = ArchivePaths.day(ofAnyName: name) {
            copies.append((day, folder + "/" + name))
          }
        }
      } catch { continue }
    }
    copies.sort { ($0.day, $0.path) > ($1.day, $1.path) }
    // A backup counts only if it can be read. Those with an unknown data key may be intact, so they are reported apart.
    let count = copies.count
    copies.removeAll { Self.isClosed($0.path) }
    if copies.count < count {
      found.note(.closedBackups(count - copies.count), .note)
      if copies.isEmpty { return }
    }
    let readable = copies.firstIndex { Self.isReadable($0.path) }
    let broken = copies[..<(readable ?? copies.count)].map(\.path)
    if !broken.isEmpty { found.note(.brokenBackups(broken), .problem) }
    let today = clock.now().day
    guard let newest = readable.map({ copies[$0].day }) else { return found.note(.noBackup, .note) }
    let age = max(0, today - newest)
    found.note(
      age > 7 ? .oldBackup(day: newest, age: age) : .backup(day: newest, age: age),
      age > 7 ? .note : .ok)
  }

  private static func isClosed(_ path: String) -> Bool {
    do throws(StorageFailure) {
      guard let slots = try EncryptedFileSlots(of: path) else { return false }
      return DataKeys.ofProcess.key(slots.keyID) == nil
    } catch { return false }
  }

  private static func isReadable(_ path: String) -> Bool {
    do throws(ArchiveFailure) {
      _ = try StoredCopy.read(path)
      return true
    } catch { return false }
  }

  private func checkInputs(_ found: inout Examination, _ mending: Bool) {
    guard let inputsFolder else { return }
    let marks = CrashMarks(folder: inputsFolder)
    let waiting = marks.waiting.map { input in
      input.source.contains("/") ? input.source + "/" + input.name : input.name
    }
    if mending { marks.port.forget(Array(marks.port.crashes().keys)) }
    if !waiting.isEmpty {
      found.note(mending ? .readAgain(waiting) : .unreadInputs(waiting), mending ? .ok : .problem)
    }
  }

  private func checkSettings(_ found: inout Examination) {
    do throws(StorageFailure) {
      guard let (path, problems) = try settings() else { return }
      found.note(
        problems == 0 ? .settings : .settingsProblems(problems, path: path),
        problems == 0 ? .ok : .problem)
    } catch { found.note(.opensNot(error), .problem) }
  }
}
