import Domain
import Platform

/// Checks the folders, permissions, disk and leftover files of a store.
struct StoreEnvironment {
  let paths: ArchivePaths
  let dataFolder: String

  private var folder: String { ArchiveDisk.folder(of: paths.store) }
  private var drafts: DraftFolder { DraftFolder(besides: paths.store) }

  /// The folders that must be private to the user.
  private var folders: [String] {
    [
      dataFolder, dataFolder + "/profiles", folder, paths.photos.path, paths.backups, paths.daily,
      drafts.path,
    ]
  }

  func examine(_ found: inout Examination, _ mending: Bool) {
    guard ArchiveDisk.attributes(dataFolder) != nil else { return }
    checkPermissions(&found, mending)
    checkDisk(&found)
    checkServices(&found)
    checkLeftovers(&found, mending)
    let texts = drafts.paths
    if !texts.isEmpty { found.note(.drafts(texts), .note) }
  }

  // MARK: Permissions

  private func checkPermissions(_ found: inout Examination, _ mending: Bool) {
    let folder = paths.photos.path
    let photos = FolderOnDisk(path: folder).visibleNames.filter(PhotoFolder.isFile)
    let files =
      (["", "-shm", SyncKeyFile.ending, PublicationFile.ending] + StoreFile.logEndings).map {
        paths.store + $0
      } + paths.copies
      + photos.map { folder + "/" + $0 }
    var open: [String] = []
    var foreign: [String] = []
    for path in folders + files {
      guard let facts = ArchiveDisk.attributes(path, followingLinks: false) else { continue }
      if facts.isLink {
        found.note(.link(path), .note)
        continue
      }
      if facts.owner != ArchiveDisk.user { foreign.append(path) }
      if facts.mode & 0o077 != 0 { open.append(path) }
    }
    if !foreign.isEmpty { found.note(.foreignOwner(foreign), .problem) }
    if open.isEmpty { return found.note(.permissions) }
    guard mending else { return found.note(.openToOthers(open), .problem) }
    let closed = open.filter {
      ArchiveDisk.permit(ArchiveDisk.attributes($0)?.isFolder == true ? 0o700 : 0o600, $0)
    }
    if !closed.isEmpty { found.note(.closedToOthers(closed)) }
    let left = open.filter { !closed.contains($0) }
    if !left.isEmpty { found.note(.openToOthers(left), .problem) }
  }

  // MARK: The disk

  private func checkDisk(_ found: inout Examination) {
    guard let disk = Platform.disk(of: dataFolder) else { return }
    switch disk.kind {
    case .network(let network): found.note(.networkDisk(network), .problem)
    case .fuse: found.note(.networkDisk("FUSE"), .note)
    case .local: found.note(.ownDisk)
    }
    let size = ArchiveDisk.attributes(paths.store)?.length ?? 0
    // Room for a backup and for rewriting the whole store.
    let needed = 2 * size + (16 << 20)
    found.note(
      disk.free < needed ? .littleRoom(free: disk.free, needed: needed) : .room(free: disk.free),
      disk.free < needed ? .problem : .ok)
  }

  // MARK: Services that synchronise folders

  private func checkServices(_ found: inout Examination) {
    var path = ArchiveDisk.real(dataFolder)
    for _ in 0..<64 {
      if let service = Self.service(of: path) {
        return found.note(.syncedFolder(service: service, path: path), .problem)
      }
      if path == "/" || path.isEmpty { return }
      path = ArchiveDisk.folder(of: path)
    }
  }

  /// Returns the service that synchronises a folder, judged by its name or the service's own files;
  /// nil if none is found.
  private static func service(of path: String) -> String? {
    func has(_ name: String) -> Bool { ArchiveDisk.attributes(path + "/" + name) != nil }
    if has(".stfolder") || has(".stignore") { return "Syncthing" }
    if has(".dropbox") || has(".dropbox.cache") { return "Dropbox" }
    if has(".nextcloudsync.log") || has(".owncloudsync.log") { return "Nextcloud" }
    let name = path.split(separator: "/").last.map { $0.lowercased() } ?? ""
    for (beginning, service) in [
      ("dropbox", "Dropbox"), ("onedrive", "OneDrive"), ("google drive", "Google Drive"),
      ("googledrive", "Google Drive"), ("nextcloud", "Nextcloud"), ("owncloud", "ownCloud"),
      ("icloud", "iCloud"), ("com~apple~clouddocs", "iCloud"), ("mobile documents", "iCloud"),
    ] where name.hasPrefix(beginning) { return service }
    return nil
  }

  // MARK: Leftover files

  private func checkLeftovers(_ found: inout Examination, _ mending: Bool) {
    var left: [String] = []
    var removed: [String] = []
    for folder in folders {
      for name in FolderOnDisk(path: folder).visibleNames
      where Unfinished.isEnding(name[...]) || name.contains(".before-v") {
        let path = folder + "/" + name
        let isUnfinished = Unfinished.isEnding(name[...])
        if mending, isUnfinished, Unfinished.isAbandoned(path), remove(path) {
          removed.append(path)
        } else {
          left.append(path)
        }
      }
    }
    left += MemoryDraft.left(in: memoryFolders(), for: drafts.path).map(\.folder)
    if !removed.isEmpty { found.note(.removedLeftovers(removed)) }
    if !left.isEmpty { return found.note(.leftovers(left), .note) }
    if removed.isEmpty { found.note(.noLeftovers) }
  }

  private func remove(_ path: String) -> Bool {
    // The file may contain plain records of an interrupted encryption, so it is overwritten.
    do throws(StorageFailure) { try SideFileWork.destroy(path) } catch { return false }
    return true
  }
}
