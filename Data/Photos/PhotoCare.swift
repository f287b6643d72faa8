import Domain

/// Sees to it that the photos a store names lie beside it, and no others.
struct PhotoCare {
  let folder: PhotoFolder

  /// The photos a store names.
  static func names(in store: Connection) throws(StorageFailure) -> Set<String> {
    Set(try store.all(PhotosSQL.names) { $0.text })
  }

  /// Copies photos that are missing from wherever they are. What is nowhere, and what is not what its
  /// name says, stays missing. Tells how many came.
  func bring(_ names: Set<String>, from places: [PhotoFolder]) throws(StorageFailure) -> Int {
    let writing = PhotoWriting(folder)
    var count = 0
    do throws(StorageFailure) {
      for name in names.sorted() where folder.place(of: name) == nil {
        guard let place = places.lazy.compactMap({ $0.place(of: name) }).first else { continue }
        if try writing.copy(fileAt: place, called: name) { count += 1 }
      }
      try writing.settle()
    } catch {
      writing.giveUp()
      throw error
    }
    return count
  }

  /// Removes the photos that neither the store nor one of its copies names.
  func sweep(_ store: Connection, besides place: ArchivePlace?) throws(StorageFailure) {
    var unneeded = Set(try folder.names())
    if unneeded.isEmpty { return }
    unneeded.subtract(try Self.names(in: store))
    for copy in place?.copies ?? [] where !unneeded.isEmpty {
      unneeded.subtract(Self.names(inCopy: copy))
    }
    for name in unneeded.sorted() { try folder.remove(name) }
  }

  /// The photos a copy names; none where it is older than photos are, or cannot be read.
  private static func names(inCopy path: String) -> Set<String> {
    do throws(StorageFailure) {
      let copy = try Connection(path: path, access: .frozen, busyMilliseconds: 0)
      return try names(in: copy)
    } catch { return [] }
  }
}

extension ArchivePlace {
  /// Where photos lie that belong to the store.
  var photos: PhotoFolder { PhotoFolder(besides: store) }

  /// The copies this program keeps of the store.
  var copies: [String] {
    [backups, daily].flatMap { folder in
      Self.names(in: folder).filter { Self.day(ofAnyName: $0) != nil }.map { folder + "/" + $0 }
    }
  }

  private static func names(in folder: String) -> [String] {
    do throws(StorageFailure) { return try FolderOnDisk(path: folder).names() } catch { return [] }
  }
}
