import Domain

/// Sees to it that the photos a store names lie beside it, and no others.
struct PhotoCare {
  let folder: PhotoFolder

  /// The photos a store names; none where it is older than photos are.
  static func names(in store: Connection) throws(StorageFailure) -> Set<String> {
    let hasPhotos = try store.first("SELECT 1 FROM sqlite_schema WHERE name = 'photos'") { _ in
      true
    }
    return hasPhotos == true ? Set(try store.all(PhotosSQL.names) { $0.text }) : []
  }

  /// Copies photos that are missing or damaged from wherever they are whole. Answers the photos that
  /// are nowhere, or nowhere what their names say.
  func bring(
    _ names: Set<String>, from places: [PhotoFolder], by writing: PhotoWriting
  ) throws(StorageFailure) -> [String] {
    var missing: [String] = []
    for name in names.sorted() {
      let sources = places.compactMap { $0.place(of: name) }
      if sources.isEmpty {
        if folder.place(of: name) == nil { missing.append(name) }
        continue
      }
      if folder.holds(name) { continue }
      var came = false
      for source in sources where !came {
        came = try writing.copy(fileAt: source, called: name)
      }
      if !came { missing.append(name) }
    }
    try writing.settle()
    return missing
  }

  /// The photos that lie neither here nor anywhere they may be brought from.
  func missing(_ names: Set<String>, from places: [PhotoFolder] = []) -> [String] {
    names.filter { name in ([folder] + places).allSatisfy { $0.place(of: name) == nil } }.sorted()
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
