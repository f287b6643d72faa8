public import Domain

extension SQLiteArchive {
  /// The number of daily backups up to today that are retained.
  public static let mostDays = 7

  public func keepDay(at now: Now, patiently: Bool) -> DayCopy {
    guard let paths, !database.isReadOnly else { return .notWanted }
    let name = paths.copy(of: now.day)
    // Normally today's backup exists, which costs one `lstat`.
    if ArchiveDisk.attributes(name, followingLinks: false) != nil { return .isThere }
    let size = ([""] + StoreFile.logEndings).reduce(0) {
      $0 + (ArchiveDisk.attributes(paths.store + $1)?.length ?? 0)
    }
    if size == 0 { return .notWanted }
    if !patiently, size > Self.defaultSize { return .tooLarge }
    do throws(ArchiveFailure) {
      do throws(StorageFailure) { try StoreFile.makeFolder(paths.daily) } catch {
        throw .storage(error)
      }
      let made = try ArchiveDisk.alone(in: paths.daily) { attempt(name) }?.get()
      guard let made else { return .isThere }
      sweep(paths, except: now.day)
      return .made(made)
    } catch {
      if case .fileExists = error { return .isThere }
      // While screens are open the user sees no message, so it is not noted as reported: the next command reports it.
      return patiently || !isReported(now.day, paths) ? .failed(error) : .failedAgain
    }
  }

  private func attempt(_ name: String) -> Result<Backup, ArchiveFailure> {
    do throws(ArchiveFailure) {
      return .success(try copy(to: name, replacing: false))
    } catch { return .failure(error) }
  }

  /// Removes the oldest daily backups, and temporary files that are older than an hour. Files with other names and
  /// anything but regular files belong to the user and stay. Today's backup stays even if backups with later dates
  /// exist.
  private func sweep(_ paths: ArchivePaths, except today: Day) {
    let folder = FolderOnDisk(path: paths.daily)
    let names: [String]
    do throws(StorageFailure) { names = try folder.names() } catch { return }
    let now = Int(RealTime.system.milliseconds() / 1000)
    for name in names where name.hasPrefix("haru-") && name.contains(".db.") {
      // A temporary file of an interrupted backup: no backup takes an hour.
      guard let changed = folder.lastChange(of: name), now - changed > 3600 else { continue }
      do throws(StorageFailure) { try folder.remove(name) } catch { continue }
    }
    let days = names.compactMap(ArchivePaths.day(ofName:))
    // A wrong clock may have left backups dated in the future; they are limited separately and do not displace past
    // ones.
    let past = days.filter { $0 < today }.sorted(by: >).dropFirst(Self.mostDays - 1)
    let coming = days.filter { $0 > today }.sorted().dropFirst(Self.mostDays - 1)
    for day in past + coming {
      let copy = paths.copy(of: day)
      guard ArchiveDisk.attributes(copy, followingLinks: false)?.isFile == true else { continue }
      do throws(StorageFailure) { try StoreFile.remove(copy) } catch { continue }
    }
  }

  /// Returns whether today's failed backup was already reported, and records that it is now. Also true if that cannot
  /// be recorded, because the failure would be reported each time. `doctor` finds the missing backup.
  private func isReported(_ day: Day, _ paths: ArchivePaths) -> Bool {
    let note = OrdinaryFile(path: paths.failureNote)
    do throws(FileFailure) {
      if try note.read(limit: 64) == Array(day.description.utf8) { return true }
    } catch  where error.reason == .missing {
      // This is the first failure.
    } catch { return true }
    do throws(StorageFailure) {
      try WholeFile(path: paths.failureNote).replace(by: Array(day.description.utf8))
      return false
    } catch { return true }
  }
}
