import Domain

/// The photos that go with a copy, and come back with it.
extension SQLiteArchive {
  /// Copies the photos of the store beside a copy of it; those that a copy there had before go. The
  /// copies this program keeps share theirs with the store.
  func copyPhotos(besides copy: String) throws(ArchiveError) -> Int {
    guard let place, !place.keeps(copy) else { return 0 }
    return try ArchiveError.writing(copy) { () throws(StorageFailure) in
      let names = try database.read { (store) throws(StorageFailure) in
        try PhotoCare.names(in: store)
      }
      let folder = PhotoFolder(ofCopy: copy)
      _ = try PhotoCare(folder: folder).bring(names, from: [place.photos])
      for name in try folder.names() where !names.contains(name) { try folder.remove(name) }
      return try folder.names().count
    }
  }

  /// Copies the photos a store names, and that are missing beside it.
  static func bringPhotos(into store: Connection, from places: [PhotoFolder])
    throws(StorageFailure) -> Int
  {
    guard let path = store.path, !places.isEmpty else { return 0 }
    let names = try PhotoCare.names(in: store)
    return try PhotoCare(folder: PhotoFolder(besides: path)).bring(names, from: places)
  }
}
