import Domain
import Platform

extension StoreDoctor {
  /// Checks whether someone who steals the disk could read the records.
  func checkEncryption(_ found: inout Examination) {
    let files = unfinished
    if !files.isEmpty { found.note(.unfinishedEncryption(files), .problem) }
    guard let disks, ArchiveDisk.attributes(dataFolder) != nil else { return }
    if StoreForm(ofFile: paths.store).isEncrypted {
      found.note(.storeEncryption)
    } else {
      let profile = ArchiveDisk.folder(of: paths.store)
      let folder = ArchiveDisk.attributes(profile) == nil ? dataFolder : profile
      let disk = disks.encryption(of: ArchiveDisk.real(folder))
      if case .encrypted = disk {
        found.note(.diskEncryption(disk))
      } else {
        found.note(.diskEncryption(disk), .note)
      }
    }
    let swaps = disks.plainSwaps
    if !swaps.isEmpty { found.note(.plainSwap(swaps), .note) }
  }

  private var conversion: SideFileConversion { SideFileConversion(paths: paths, caches: caches) }

  /// The files that an interrupted encryption or decryption left behind: the mark, or plain files.
  private var unfinished: [String] {
    let remains = StoreForm(ofFile: paths.store).isEncrypted ? conversion.remains : []
    do throws(StorageFailure) {
      guard try StoreFile.exists(paths.store), try conversion.isUnfinished() else { return remains }
    } catch { return remains }
    return remains.isEmpty ? [conversion.mark.path] : remains
  }

  /// Finishes an interrupted encryption or decryption. If that fails, it stays unfinished.
  func finishEncryption(_ found: inout Examination) {
    let before = unfinished
    if before.isEmpty { return }
    do throws(StorageFailure) { _ = try conversion.goOn() } catch { return }
    if unfinished.isEmpty { found.note(.removedLeftovers(before)) }
  }

  // E-18
  /// Examines the two copies of the header of an encrypted store, and the end of its log.
  func checkHeader(_ found: inout Examination, _ mending: Bool) throws(StorageFailure) {
    let store = try Connection(
      path: paths.store, access: mending ? .existing : .readOnly, busyMilliseconds: 2_000)
    guard let pages = store.encryptedPages else { return }
    // Reading the first page makes SQLite read the log.
    _ = try store.first("PRAGMA schema_version") { $0.int }
    if pages.hasCutLog { found.note(.cutLog, .problem) }
    guard try pages.currentCopies().needsRepair else { return }
    guard mending else { return found.note(.damagedHeader, .problem) }
    try pages.repairHeader()
    found.note(.mendedHeader)
  }
}

extension DiskFacts {
  /// The disks of this computer.
  static let system = DiskFacts(
    text: { path in
      do throws(FileFailure) {
        return String(decoding: try Files.onDisk.read(path), as: UTF8.self)
      } catch { return nil }
    },
    names: { FolderOnDisk(path: $0).visibleNames },
    hasPolicy: { hasEncryptionPolicy($0) })
}
