public import Domain

/// Daily backups.
extension SQLiteArchive {
  /// The number of daily backups that are retained.
  public static let mostDays = 7

  public func keepDay(at now: Now, patiently: Bool) -> DayCopy {
    guard let place, !database.isReadOnly else { return .notWanted }
    let name = place.copy(of: now.day)
    // Normally today's backup exists, which costs one `lstat`.
    if ArchiveDisk.facts(name, followingLinks: false) != nil { return .isThere }
    let size = [place.store, place.store + "-wal"].reduce(0) {
      $0 + (ArchiveDisk.facts($1)?.length ?? 0)
    }
    if size == 0 { return .notWanted }
    if !patiently, size > Self.defaultSize { return .tooLarge }
    do throws(ArchiveError) {
      do throws(StorageFailure) { try StoreFile.makeFolder(place.daily) } catch {
        throw .storage(error)
      }
      let made = try ArchiveDisk.alone(in: place.daily) { attempt(name) }?.get()
      guard let made else { return .isThere }
      sweep(place, except: now.day)
      return .made(made)
    } catch {
      if case .fileExists = error { return .isThere }
      // While screens are open the user sees no message, so it is not noted as reported: the next command reports it.
      return patiently || !isTold(now.day, place) ? .failed(error) : .failedAgain
    }
  }

  private func attempt(_ name: String) -> Result<Backup, ArchiveError> {
    do throws(ArchiveError) {
      return .success(try copy(to: name, replacing: false))
    } catch { return .failure(error) }
  }

  /// Removes the oldest daily backups only. Other names and anything but regular files belong to the user. Today's
  /// backup stays even if backups with later dates exist.
  private func sweep(_ place: ArchivePaths, except today: Day) {
    let folder = FolderOnDisk(path: place.daily)
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
      let copy = place.copy(of: day)
      guard ArchiveDisk.facts(copy, followingLinks: false)?.isFile == true else { continue }
      do throws(StorageFailure) { try StoreFile.remove(copy) } catch { continue }
    }
  }

  /// Whether today's failure was reported already. Also true if that cannot be recorded, to avoid a report each time;
  /// `doctor` finds the missing backup.
  private func isTold(_ day: Day, _ place: ArchivePaths) -> Bool {
    let note = OrdinaryFile(path: place.failureNote)
    do throws(FileFailure) {
      if try note.read(limit: 64) == Array(day.description.utf8) { return true }
    } catch  where error.reason == .missing {
      // This is the first failure.
    } catch { return true }
    do throws(StorageFailure) {
      try WholeFile(path: place.failureNote).replace(by: Array(day.description.utf8))
      return false
    } catch { return true }
  }
}
