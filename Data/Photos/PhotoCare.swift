import Domain

/// Synchronises the folder of photos with the store, so that no photo is missing and none is
/// unreferenced.
struct PhotoCare {
  let folder: PhotoFolder

  /// Returns the file names of all photos in a store; empty for a store from before photos existed.
  static func names(in store: Connection) throws(StorageFailure) -> Set<String> {
    let hasPhotos = try store.first("SELECT 1 FROM sqlite_schema WHERE name = 'photos'") { _ in
      true
    }
    return hasPhotos == true ? Set(try store.all(PhotosSQL.names) { $0.text }) : []
  }

  /// Copies missing or damaged photos from other folders. Returns the names for which no intact
  /// source was found.
  func bring(
    _ names: Set<String>, from folders: [PhotoFolder], by writing: PhotoWriting
  ) throws(StorageFailure) -> [String] {
    var missing: [String] = []
    for name in names.sorted() {
      let sources = folders.compactMap { $0.filePath(of: name) }
      if sources.isEmpty {
        if folder.filePath(of: name) == nil { missing.append(name) }
        continue
      }
      if folder.holds(name, inForm: true) { continue }
      var came = false
      for source in sources where !came {
        came = try writing.copy(fileAt: source, called: name)
      }
      if !came { missing.append(name) }
    }
    try writing.flush()
    return missing
  }

  /// Returns the photos that are neither in this folder nor in any of the others.
  func missing(_ names: Set<String>, from folders: [PhotoFolder] = []) -> [String] {
    names.filter { name in ([folder] + folders).allSatisfy { $0.filePath(of: name) == nil } }
      .sorted()
  }

  /// Deletes unreferenced photos and leftovers of interrupted writes. If a photo cannot be deleted,
  /// it is reported and the others are still deleted.
  func sweep(_ store: Connection, besides paths: ArchivePaths?) throws(StorageFailure)
    -> PhotosLeft
  {
    Unfinished.sweep(besides: folder.unfinished)
    let found = try unneeded(by: store, besides: paths)
    var left = PhotosLeft(unreadableCopy: found.unreadableCopy)
    for file in found.files {
      do throws(StorageFailure) { try folder.remove(file) } catch {
        left.undeleted.append(folder.path + "/" + file)
      }
    }
    return left
  }

  /// Returns the files of photos that are referenced by neither the store, nor the recorded changes of its history, nor
  /// any backup. If a backup cannot be read, its references are unknown, so the result is empty. While photos are being
  /// encrypted or decrypted, the result is empty too.
  func unneeded(by store: Connection, besides paths: ArchivePaths?) throws(StorageFailure)
    -> (files: [String], unreadableCopy: String?)
  {
    if let paths, try ConversionMark(besides: paths.store).direction() != nil { return ([], nil) }
    var files = Set(try folder.files().filter(isOurs))
    files.subtract(files.isEmpty ? [] : try self.files(of: Self.names(in: store)))
    if files.isEmpty { return ([], nil) }
    files.subtract(try self.files(of: Self.names(inHistoryOf: store)))
    guard !files.isEmpty, let paths else { return (files.sorted(), nil) }
    let copies: [String]
    do throws(StorageFailure) { copies = try paths.allCopies() } catch {
      return ([], paths.backups)
    }
    for copy in copies where !files.isEmpty {
      do throws(StorageFailure) {
        files.subtract(try self.files(of: Self.names(inCopy: copy)))
      } catch { return ([], copy) }
    }
    // A damaged backup may have lost references to photos, so all backups must be intact.
    for copy in copies where !files.isEmpty {
      do throws(ArchiveFailure) { _ = try StoredCopy.read(copy) } catch { return ([], copy) }
    }
    return (files.sorted(), nil)
  }

  /// Whether references in the store can show if a file is needed. They cannot for a file with another data key,
  /// because its name does not identify the photo.
  private func isOurs(_ file: String) -> Bool {
    if PhotoFolder.isName(file) { return true }
    guard let key = folder.key else { return false }
    do throws(StorageFailure) {
      return try SideFiles.keyID(of: folder.path + "/" + file) == key.id
    } catch { return false }
  }

  /// Returns all file names, plain and encrypted, that the photos `names` can have.
  private func files(of names: Set<String>) throws(StorageFailure) -> Set<String> {
    var files = names
    for name in names {
      files.insert(try folder.storedName(of: name))
      if let stored = folder.key?.storedName(of: name) { files.insert(stored) }
    }
    return files
  }

  /// Returns the file names of the photos in a backup.
  private static func names(inCopy path: String) throws(StorageFailure) -> Set<String> {
    let copy = try Connection(path: path, access: .frozen, busyMilliseconds: 0)
    let owner = try copy.first("PRAGMA application_id") { $0.int } ?? 0
    if owner != Migrations.applicationID { throw .notAStore(path: path) }
    return try names(in: copy)
  }

  /// Returns the names of all photos in a store and its history.
  static func allNames(in store: Connection) throws(StorageFailure) -> Set<String> {
    try names(in: store).union(try names(inHistoryOf: store))
  }

  /// Returns the names of photos that occur in the recorded changes for undo and redo. The ending of a name can run
  /// into other bytes, so each possible ending counts.
  private static func names(inHistoryOf store: Connection) throws(StorageFailure) -> Set<String> {
    var found: Set<String> = []
    try store.visit(HistorySQL.pieces) { row in
      var digits = 0
      let bytes = row.bytes
      for (index, byte) in bytes.enumerated() {
        if (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte) {
          digits += 1
          continue
        }
        if byte == UInt8(ascii: "."), digits >= SHA256.digits {
          let start = index - SHA256.digits
          for end in (index + 2)...(index + 1 + longestEnding) where end <= bytes.count {
            found.insert(String(decoding: bytes[start..<end], as: UTF8.self))
          }
        }
        digits = 0
      }
      return true
    }
    return found.filter(PhotoFolder.isName)
  }

  private static let longestEnding = 8
}

extension ArchivePaths {
  /// The folder of the store's photos.
  var photos: PhotoFolder { PhotoFolder(besides: store) }

  /// The backups that Haru made. Those in folders that cannot be read are missing.
  var copies: [String] {
    [backups, daily].flatMap { folder in
      Self.copies(FolderOnDisk(path: folder).visibleNames, in: folder)
    }
  }

  /// Returns the backups that Haru made; throws if a folder cannot be read.
  func allCopies() throws(StorageFailure) -> [String] {
    var all: [String] = []
    for folder in [backups, daily] {
      all += Self.copies(try FolderOnDisk(path: folder).names(), in: folder)
    }
    return all
  }

  private static func copies(_ names: [String], in folder: String) -> [String] {
    names.filter { day(ofAnyName: $0) != nil }.map { folder + "/" + $0 }
  }
}

extension Database {
  /// Deletes unreferenced photos. It runs in a write transaction, because an import stores photos before the rows that
  /// reference them.
  func sweepPhotos(besides paths: ArchivePaths?) -> PhotosLeft {
    if isReadOnly { return PhotosLeft() }
    do throws(StorageFailure) {
      return try write { (store) throws(StorageFailure) in
        guard let path = store.path else { return PhotosLeft() }
        return try PhotoCare(folder: PhotoFolder(besides: path)).sweep(store, besides: paths)
      }
    } catch { return PhotosLeft(undeleted: paths.map { [$0.photos.path] } ?? []) }
  }
}
