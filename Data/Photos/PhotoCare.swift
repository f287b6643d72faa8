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

  /// Removes the photos that nothing names, and what was left of such as were being written. One that
  /// cannot be removed does not keep the others.
  func sweep(_ store: Connection, besides place: ArchivePaths?) throws(StorageFailure)
    -> PhotosLeft
  {
    Unfinished.sweep(besides: folder.unfinished)
    let found = try unneeded(by: store, besides: place)
    var left = PhotosLeft(unreadableCopy: found.unreadableCopy)
    for name in found.names {
      do throws(StorageFailure) { try folder.remove(name) } catch {
        left.undeleted.append(folder.path + "/" + name)
      }
    }
    return left
  }

  /// The photos that neither the store, nor what was undone and can be done again, nor one of the
  /// copies names. Where a copy cannot be read nobody knows what it names: none is unneeded then.
  func unneeded(by store: Connection, besides place: ArchivePaths?) throws(StorageFailure)
    -> (names: [String], unreadableCopy: String?)
  {
    var names = Set(try folder.names())
    names.subtract(names.isEmpty ? [] : try Self.names(in: store))
    if names.isEmpty { return ([], nil) }
    let kept = try Self.sums(inHistoryOf: store)
    names = names.filter { !kept.contains(String($0.prefix(SHA256.digits))) }
    guard !names.isEmpty, let place else { return (names.sorted(), nil) }
    let copies: [String]
    do throws(StorageFailure) { copies = try place.allCopies() } catch {
      return ([], place.backups)
    }
    for copy in copies where !names.isEmpty {
      do throws(StorageFailure) { names.subtract(try Self.names(inCopy: copy)) } catch {
        return ([], copy)
      }
    }
    // A copy may be damaged just where it names photos.
    for copy in copies where !names.isEmpty {
      do throws(ArchiveError) { _ = try StoredCopy.read(copy) } catch { return ([], copy) }
    }
    return (names.sorted(), nil)
  }

  /// The photos a copy names.
  private static func names(inCopy path: String) throws(StorageFailure) -> Set<String> {
    let copy = try Connection(path: path, access: .frozen, busyMilliseconds: 0)
    let owner = try copy.first("PRAGMA application_id") { $0.int } ?? 0
    if owner != Migrations.applicationID { throw .notAStore(path: path) }
    return try names(in: copy)
  }

  /// The checksums with which names begin that stand in what it takes to undo and to redo.
  private static func sums(inHistoryOf store: Connection) throws(StorageFailure) -> Set<String> {
    var found: Set<String> = []
    try store.visit(HistorySQL.pieces) { row in
      var digits = 0
      let bytes = row.bytes
      for (place, byte) in bytes.enumerated() {
        if (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte) {
          digits += 1
          continue
        }
        if byte == UInt8(ascii: "."), digits >= SHA256.digits {
          found.insert(String(decoding: bytes[(place - SHA256.digits)..<place], as: UTF8.self))
        }
        digits = 0
      }
      return true
    }
    return found
  }
}

extension ArchivePaths {
  /// Where photos lie that belong to the store.
  var photos: PhotoFolder { PhotoFolder(besides: store) }

  /// The copies this program keeps of the store, as far as they can be seen.
  var copies: [String] {
    [backups, daily].flatMap { folder in
      Self.copies(FolderOnDisk(path: folder).visibleNames, in: folder)
    }
  }

  /// All copies this program keeps of the store; a failure where they cannot be seen.
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
  /// Removes the photos that nothing names any more. Nobody else writes meanwhile: the photos of an
  /// import are there before the rows that name them.
  func sweepPhotos(besides place: ArchivePaths?) -> PhotosLeft {
    if isReadOnly { return PhotosLeft() }
    do throws(StorageFailure) {
      return try write { (store) throws(StorageFailure) in
        guard let path = store.path else { return PhotosLeft() }
        return try PhotoCare(folder: PhotoFolder(besides: path)).sweep(store, besides: place)
      }
    } catch { return PhotosLeft(undeleted: place.map { [$0.photos.path] } ?? []) }
  }
}
