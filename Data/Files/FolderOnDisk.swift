import Domain
import Platform

/// A folder of this computer whose files are written atomically.
struct FolderOnDisk: Sendable {
  let path: String

  /// Returns the sorted names of all entries, including hidden ones; empty if the folder does not
  /// exist.
  func names() throws(StorageFailure) -> [String] {
    guard let stream = unsafe opendir(path) else {
      if errno == ENOENT { return [] }
      throw failure(path)
    }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    errno = 0
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          unsafe String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
      errno = 0
    }
    if errno != 0 { throw failure(path) }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The sorted names of all entries, including hidden ones; empty on any error.
  var visibleNames: [String] {
    do throws(StorageFailure) { return try names() } catch { return [] }
  }

  func has(_ name: String) throws(StorageFailure) -> Bool {
    try StoreFile.exists(path + "/" + name)
  }

  /// Returns the modification time of an entry in seconds since 1970; nil if it does not exist.
  func lastChange(of name: String) -> Int? {
    var found = stat()
    guard unsafe lstat(path + "/" + name, &found) == 0 else { return nil }
    return found.st_mtim.tv_sec
  }

  /// Renames an entry and syncs the folder. A file of the new name is replaced; a non-empty folder of that name is an
  /// error.
  func move(_ name: String, to new: String) throws(StorageFailure) {
    if unsafe rename(path + "/" + name, path + "/" + new) != 0 { throw failure(path + "/" + new) }
    try flush()
  }

  /// Syncs the folder, so that new names are on disk.
  func flush() throws(StorageFailure) {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure(path) }
    defer { close(file) }
    if fsync(file) != 0 { throw failure(path) }
  }

  /// Removes an entry recursively. A link is removed and not followed. Does nothing if the entry is missing.
  func remove(_ name: String) throws(StorageFailure) {
    let fullPath = path + "/" + name
    var found = stat()
    guard unsafe lstat(fullPath, &found) == 0 else {
      if errno == ENOENT { return }
      throw failure(fullPath)
    }
    guard found.st_mode & S_IFMT == S_IFDIR else {
      if unsafe unlink(fullPath) != 0, errno != ENOENT { throw failure(fullPath) }
      return
    }
    let below = FolderOnDisk(path: fullPath)
    for inside in try below.names() { try below.remove(inside) }
    if unsafe rmdir(fullPath) != 0, errno != ENOENT { throw failure(fullPath) }
  }

  /// Writes a file atomically with mode 0600 and syncs it.
  func write(_ bytes: [UInt8], to name: String) throws(StorageFailure) {
    try StoreFile.makeFolder(path)
    let unfinished = Unfinished.name(for: "." + name)
    let temporaryPath = path + "/" + unfinished
    do throws(StorageFailure) {
      try put(bytes, intoNew: temporaryPath)
      try move(unfinished, to: name)
    } catch {
      unsafe unlink(temporaryPath)
      throw error
    }
  }

  private func put(_ bytes: [UInt8], intoNew filePath: String) throws(StorageFailure) {
    let file = unsafe open(filePath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw failure(filePath) }
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Platform.write(file, $0.baseAddress, $0.count)
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw failure(filePath)
      }
    }
    if fsync(file) != 0 { throw failure(filePath) }
  }

  /// Returns the failure for `errno`.
  private func failure(_ filePath: String) -> StorageFailure {
    switch errno {
    case ENOSPC, EDQUOT: .full
    case EROFS: .readOnly
    default: .unreadable(path: filePath)
    }
  }
}
