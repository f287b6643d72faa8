import Domain
import Platform

/// The store's file and folder, accessible only to their owner.
enum StoreFile {
  /// Creates the folder and an empty file if they are missing, with owner-only permissions. An
  /// existing file is not opened, because closing it would drop the locks that SQLite holds on it
  /// in this process.
  static func prepare(_ path: String) throws(StorageFailure) {
    if let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex {
      try makeFolder(String(path[..<slash]))
    }
    if unsafe access(path, R_OK | W_OK) == 0 { return }
    if errno == EROFS { throw .readOnly }
    let file = unsafe open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if file >= 0 {
      close(file)
      return
    }
    switch errno {
    // Another process has just created it.
    case EEXIST where unsafe access(path, R_OK | W_OK) == 0: return
    case ENOSPC, EDQUOT: throw .full
    case EROFS: throw .readOnly
    default: throw .unreadable(path: path)
    }
  }

  /// Creates a folder and its missing parents, each with owner-only permissions.
  static func makeFolder(_ path: String) throws(StorageFailure) {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += (made.isEmpty || made.hasSuffix("/") ? "" : "/") + String(part)
      if unsafe mkdir(made, 0o700) == 0 || errno == EEXIST { continue }
      switch errno {
      case ENOSPC, EDQUOT: throw .full
      case EROFS where unsafe access(made, F_OK) != 0: throw .readOnly
      default:
        if unsafe access(made, F_OK) != 0 { throw .unreadable(path: made) }
      }
    }
  }
}

extension StoreFile {
  /// The length of SQLite's file header in bytes, which is the minimum size of a store.
  static let leastLength = 100

  /// Throws `.corrupt` if the file is truncated within its header and has no log, or if only its log exists. SQLite
  /// would treat a file of one byte as empty and create a new store in it. A file of zero bytes is a new store.
  static func expectUncut(_ path: String) throws(StorageFailure) {
    if try isOnlyLog(path) { throw .corrupt }
    guard let length = length(path), (1..<leastLength).contains(length) else { return }
    // The log may contain the whole store.
    if try !hasLog(path) { throw .corrupt }
  }

  /// Returns whether the store's file is missing but its log exists. SQLite would delete the log and create an empty
  /// store.
  static func isOnlyLog(_ path: String) throws(StorageFailure) -> Bool {
    let besides = logEndings + ["-journal"]
    guard besides.contains(where: { length(path + $0) ?? 0 > 0 }) else { return false }
    return try !exists(path)
  }

  /// Returns whether the file is truncated within its header and there is no log.
  static func isRest(_ path: String) throws(StorageFailure) -> Bool {
    guard let length = length(path), (1..<leastLength).contains(length) else { return false }
    return try !hasLog(path)
  }

  /// The suffixes of the write-ahead logs of a plain store (`-wal`) and of an encrypted store (`-log`).
  static let logEndings = ["-wal", "-log"]

  /// Returns whether there is a log beside a store.
  static func hasLog(_ path: String) throws(StorageFailure) -> Bool {
    for ending in logEndings where try exists(path + ending) { return true }
    return false
  }

  /// Empties a truncated file before a backup is restored. A log without its file is renamed, so that it is not
  /// applied to the restored store.
  static func clearRest(_ path: String) throws(StorageFailure) {
    if try isOnlyLog(path) {
      for ending in logEndings + ["-shm", "-journal"] where try exists(path + ending) {
        try rename(path + ending, to: path + ending + ".orphaned")
      }
      return
    }
    guard try isRest(path) else { return }
    if unsafe truncate(path, 0) != 0 { throw .unreadable(path: path) }
  }

  /// Returns whether a regular file is long enough to be a store.
  static func hasLength(_ path: String) -> Bool { length(path) ?? 0 >= leastLength }

  private static func length(_ path: String) -> Int? {
    var found = stat()
    guard unsafe stat(path, &found) == 0, found.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(found.st_size)
  }

  /// Throws unless an existing file could be opened for writing.
  static func expectWritable(_ path: String) throws(StorageFailure) {
    if unsafe access(path, R_OK | W_OK) == 0 { return }
    throw errno == EROFS ? .readOnly : .unreadable(path: path)
  }

  /// Returns whether there is a file at a path. Throws if this cannot be determined, since there may be a store.
  static func exists(_ path: String) throws(StorageFailure) -> Bool {
    if unsafe access(path, F_OK) == 0 { return true }
    if errno == ENOENT { return false }
    throw .unreadable(path: path)
  }

  /// Returns whether files can be created in the folder of this file.
  static func canWriteFolder(of path: String) -> Bool {
    unsafe access(folder(of: path), W_OK) == 0
  }

  /// Whether SQLite finds a folder for temporary files. SQLite unlinks them as soon as they are
  /// open, so they vanish with the process.
  static var hasTemporaryFolder: Bool {
    let folders: [String] = ["/var/tmp", "/usr/tmp", "/tmp", "."]
    return folders.contains { (folder: String) in unsafe access(folder, W_OK | X_OK) == 0 }
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Removes a file. Does nothing if the file is missing.
  static func remove(_ path: String) throws(StorageFailure) {
    if unsafe unlink(path) != 0 && errno != ENOENT { throw .unreadable(path: path) }
  }

  /// Renames a complete file atomically. The file and the folder are flushed to disk, so that the
  /// file survives a crash.
  static func rename(_ path: String, to name: String) throws(StorageFailure) {
    try flush(path)
    if unsafe Platform.rename(path, name) != 0 { throw .unreadable(path: name) }
    try flush(folder(of: name))
  }

  /// Writes the content of an empty file, and flushes it to the disk.
  static func write(_ bytes: [UInt8], to path: String) throws(StorageFailure) {
    let file = unsafe open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw .unreadable(path: path) }
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Platform.write(file, $0.baseAddress, $0.count)
      }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { throw failure(path) }
    }
    if fsync(file) != 0 { throw failure(path) }
  }

  /// Returns the failure for `errno`.
  private static func failure(_ path: String) -> StorageFailure {
    switch errno {
    case ENOSPC, EDQUOT: .full
    case EROFS: .readOnly
    default: .unreadable(path: path)
    }
  }

  /// Flushes a file or a folder to the disk.
  private static func flush(_ path: String) throws(StorageFailure) {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .unreadable(path: path) }
    defer { close(file) }
    if fsync(file) != 0 { throw .unreadable(path: path) }
  }
}

/// Waits for another process, in short intervals.
enum Pause {
  static func milliseconds(_ count: UInt32) { usleep(count * 1000) }
}
