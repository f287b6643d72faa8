import Domain

/// Backs up and restores photos together with the store.
extension SQLiteArchive {
  /// Makes a backup with its photos beside it. Backups in Haru's own folders share the photos of
  /// the store.
  func copyWithPhotos(to path: String, replacing: Bool) throws(ArchiveFailure) -> Backup {
    guard let paths, !paths.keeps(path) else { return try copyAmongPhotos(path, replacing) }
    let photos = PhotosOfCopy(path, of: paths.photos)
    do throws(ArchiveFailure) {
      var backup = try copy(to: path, replacing: replacing) { (copy) throws(ArchiveFailure) in
        try ArchiveFailure.writing(path) { () throws(StorageFailure) in
          try photos.bring(namedBy: copy)
        }
      }
      photos.sweep()
      (backup.photos, backup.photosMissing) = (photos.there, photos.missing)
      return backup
    } catch {
      photos.giveUp()
      throw error
    }
  }

  /// Makes a backup that shares the photos of the store.
  func copyAmongPhotos(_ path: String, _ replacing: Bool) throws(ArchiveFailure) -> Backup {
    var backup = try copy(to: path, replacing: replacing)
    guard let paths else { return backup }
    do throws(StorageFailure) {
      let names = try database.read { (store) throws(StorageFailure) in
        try PhotoCare.names(in: store)
      }
      backup.photosMissing = PhotoCare(folder: paths.photos).missing(names).count
    } catch {
      // The backup is complete even so; `doctor` reports what is wrong with the store.
      return backup
    }
    return backup
  }

  /// Copies the missing photos of a store. If that fails, removes all copies. Returns the number of photos that are
  /// still missing.
  static func bringPhotos(
    namedBy store: Connection, from folders: [PhotoFolder], by writing: PhotoWriting
  ) throws(StorageFailure) -> Int {
    let names = try PhotoCare.names(in: store)
    do throws(StorageFailure) {
      return try PhotoCare(folder: writing.folder).bring(names, from: folders, by: writing).count
    } catch {
      writing.giveUp()
      throw error
    }
  }

  /// Copies the missing photos of a store into the folder beside it.
  static func bringPhotos(into store: Connection, from folders: [PhotoFolder])
    throws(StorageFailure) -> Int
  {
    guard let path = store.path else { return 0 }
    let writing = PhotoWriting(PhotoFolder(besides: path))
    return try bringPhotos(namedBy: store, from: folders, by: writing)
  }

  /// Returns the number of photos of a store that are neither in the folder beside it nor in any of the other folders.
  static func missingPhotos(of store: Connection, from folders: [PhotoFolder])
    throws(StorageFailure) -> Int
  {
    // A store in memory has no folder.
    guard let folder = store.path.map(PhotoFolder.init(besides:)) ?? folders.first else { return 0 }
    return PhotoCare(folder: folder).missing(try PhotoCare.names(in: store), from: folders).count
  }
}
