import Domain

/// Encrypts or decrypts the files next to a store, one by one. Each file is replaced atomically, and its plain content
/// is overwritten before it is removed. If the process is killed, each file is in the old or the new form, and `goOn`
/// converts the rest.
struct SideFileConversion: Sendable {
  let paths: ArchivePaths
  /// The folders of cached covers and answers, which plain stores share.
  let caches: [String]
  /// Called between the changes to the disk with the path being converted. Tests throw here to interrupt.
  var step: @Sendable (String) throws(StorageFailure) -> Void = { _ in }

  init(paths: ArchivePaths, caches: [String]) { (self.paths, self.caches) = (paths, caches) }

  var mark: ConversionMark { ConversionMark(besides: paths.store) }

  /// Whether a conversion was interrupted, or could not convert all files.
  func isUnfinished() throws(StorageFailure) -> Bool {
    if try mark.direction() != nil { return true }
    return try StoreFile.exists(ArchiveDisk.real(paths.store) + FormerFile.ending)
  }

  /// The paths of plain files that killed processes left behind.
  var remains: [String] { SideFileWork(conversion: self, form: .plain).remains }

  /// Lets `exchange` encrypt the store with `key`, and then encrypts the files next to it. `former` are other data keys
  /// that the files may have, besides the current key of the store. If `exchange` throws, no file is converted.
  func encrypt(
    _ key: DataKey, _ slots: [KeySlot], former: [DataKey] = [],
    exchanging exchange: () throws(StorageFailure) -> Void
  ) throws(StorageFailure) -> SideFileReport {
    try alone { () throws(StorageFailure) in
      let before = try storeKey()?.key
      var former = former + (before.map { [$0] } ?? [])
      if let before { former += try mark.formerKeys(with: before) }
      let kept = try mark.content()
      try mark.write(.toEncrypted, adding: former, for: key)
      // Temporary files are overwritten first, because `exchange` would remove some of them without overwriting.
      let early = SideFileWork(conversion: self, form: .encrypted(key, slots))
      do throws(StorageFailure) {
        early.destroyParts()
        // A second name left by a killed conversion must not be reported as a hard link of the user.
        try FormerFile.destroy(besides: ArchiveDisk.real(paths.store))
        early.noteOtherName(of: ArchiveDisk.real(paths.store))
        try step(mark.path)
        try exchange()
      } catch {
        // `exchange` also throws if the store was replaced and the old file could not be destroyed.
        if try storeKey()?.key.id != key.id { try mark.restore(kept) }
        throw error
      }
      var report = try finish(.encrypted(key, slots), former: former)
      report.destroyed = early.report.destroyed + report.destroyed
      report.otherNames = early.report.otherNames + report.otherNames
      return report
    }
  }

  /// Decrypts the files next to a store, and then lets `exchange` decrypt the store. If a file cannot be decrypted for
  /// a temporary reason, or if `exchange` throws, the files are encrypted again.
  func decrypt(
    exchanging exchange: () throws(StorageFailure) -> Void
  ) throws(StorageFailure) -> SideFileReport {
    try alone { () throws(StorageFailure) in
      guard let (key, slots) = try storeKey() else {
        try exchange()
        return try finish(.plain)
      }
      let former = try mark.formerKeys(with: key)
      former.forEach(DataKeys.ofProcess.add)
      try mark.write(.toPlain, adding: former, for: key)
      var report: SideFileReport
      do throws(StorageFailure) {
        report = converted(to: .plain)
        if let obstacle = report.left.first(where: \.isTemporary) { throw obstacle.reason }
        try step(mark.path)
        try exchange()
      } catch {
        if try storeKey() != nil { _ = try finish(.encrypted(key, slots), former: former) }
        throw error
      }
      // Decrypts the files that other processes have written in the meantime.
      report.add(try finish(.plain, former: former + [key]))
      return report
    }
  }

  /// Finishes an interrupted conversion, so that all files get the form of the store. Does nothing while another
  /// process converts. Throws if the store is closed.
  func goOn() throws(StorageFailure) -> SideFileReport {
    do throws(StorageFailure) {
      return try alone { () throws(StorageFailure) in
        var report = SideFileReport()
        do throws(StorageFailure) { try mendHeader() } catch {
          report.left.append(SideFileReport.Left(path: paths.store, reason: error))
        }
        if try !isUnfinished(), remains.isEmpty { return report }
        guard let (key, slots) = try storeKey() else { return try finish(.plain) }
        report.add(try finish(.encrypted(key, slots), former: mark.formerKeys(with: key)))
        return report
      }
    } catch {
      if error == .busy { return SideFileReport() }
      throw error
    }
  }

  /// Repairs the header copy that a killed process has written only in part.
  private func mendHeader() throws(StorageFailure) {
    guard try StoreFile.exists(paths.store) else { return }
    let store = try Connection(path: paths.store, access: .existing, busyMilliseconds: 0)
    defer { withExtendedLifetime(store) {} }
    try store.encryptedPages?.repairHeader()
  }

  /// Runs a body that changes the key slots of the store and its backups. If it is interrupted, `goOn` writes the slots
  /// of the store to the backups.
  func changingSlots<T>(of key: DataKey, _ body: () throws(StorageFailure) -> T)
    throws(StorageFailure) -> T
  {
    try alone { () throws(StorageFailure) in
      let kept = try mark.content()
      try mark.write(.toEncrypted, adding: [], for: key)
      let result = Result { () throws(StorageFailure) in try body() }
      do throws(StorageFailure) { try mark.restore(kept) } catch {
        // The mark could not be removed, so `goOn` checks the backups once more.
        return try result.get()
      }
      return try result.get()
    }
  }

  private func finish(_ form: StoreExchange.Form, former: [DataKey] = []) throws(StorageFailure)
    -> SideFileReport
  {
    former.forEach(DataKeys.ofProcess.add)
    if case .encrypted(let key, _) = form, try mark.direction() == .toPlain {
      try mark.write(.toEncrypted, adding: former, for: key)
    }
    var report = converted(to: form, former: former)
    if !report.left.contains(where: \.isTemporary) {
      do throws(StorageFailure) { try mark.remove() } catch {
        report.left.append(SideFileReport.Left(path: mark.path, reason: error))
      }
    }
    return report
  }

  private func converted(to form: StoreExchange.Form, former: [DataKey] = []) -> SideFileReport {
    let work = SideFileWork(conversion: self, form: form)
    work.run()
    work.removeCaches(of: former)
    return work.report
  }

  /// Returns the data key and the slots of the store; nil if it is plain or missing.
  private func storeKey() throws(StorageFailure) -> (key: DataKey, slots: [KeySlot])? {
    guard try StoreFile.exists(paths.store) else { return nil }
    let store = try Connection(path: paths.store, access: .readOnly, busyMilliseconds: 0)
    guard let pages = store.encryptedPages else { return nil }
    guard let key = pages.key else { throw .encrypted(.closed) }
    return (key, try pages.currentCopies().header.slots)
  }

  /// Runs a body under a lock, so that no other process converts the files of this store. Throws `.busy` if one does.
  func alone<T>(_ body: () throws(StorageFailure) -> T) throws(StorageFailure) -> T {
    let result = ArchiveDisk.alone(in: ArchiveDisk.folder(of: paths.store)) {
      () -> Result<T, StorageFailure> in
      do throws(StorageFailure) { return .success(try body()) } catch { return .failure(error) }
    }
    guard let result else { throw .busy }
    return try result.get()
  }
}

/// The result of a conversion.
struct SideFileReport: Equatable, Sendable {
  /// A file that was not converted.
  struct Left: Equatable, Sendable {
    let path: String
    let reason: StorageFailure
  }

  /// The paths of the files that have the new form.
  var converted: [String] = []
  /// The paths of the files that were overwritten and removed.
  var destroyed: [String] = []
  var left: [Left] = []
  /// The paths of converted files whose plain content still exists under another hard link.
  var otherNames: [String] = []

  mutating func add(_ other: SideFileReport) {
    converted += other.converted
    destroyed += other.destroyed
    left += other.left.filter { !left.contains($0) }
    otherNames += other.otherNames
  }
}

extension SideFileReport.Left {
  /// Whether another attempt may succeed.
  var isTemporary: Bool {
    switch reason {
    case .corrupt, .notAStore, .madeByNewerVersion, .madeByDevelopmentVersion, .encrypted: false
    case .busy, .full, .readOnly, .openedForReading, .unreadable, .settingsUnreadable, .logBeside,
      .replaced, .closed, .refusedByHook, .interrupted, .other:
      true
    }
  }
}
