import Domain
import Platform

extension StoreDoctor {
  /// Examines whether a thief of the disk could read the records.
  func lookAtEncryption(_ found: inout Examination) {
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

  // E-18
  /// Examines the two copies of the header of an encrypted store.
  func lookAtHeader(_ found: inout Examination, _ mending: Bool) throws(StorageFailure) {
    let store = try Connection(
      path: paths.store, access: mending ? .existing : .readOnly, busyMilliseconds: 2_000)
    guard let pages = store.encryptedPages, try pages.currentCopies().needsRepair else { return }
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
