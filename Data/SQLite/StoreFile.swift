import Domain
import Glibc

/// The store's file and folder, which only their owner may look into.
enum StoreFile {
  /// Makes the folder and an empty file when they are missing, closed to everybody else. A file that
  /// is there is not opened: closing it again would take the locks SQLite has on it from whoever has
  /// the store open in this very process.
  static func prepare(_ path: String) throws(StorageFailure) {
    if let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex {
      try makeFolder(String(path[..<slash]))
    }
    if unsafe access(path, R_OK | W_OK) == 0 { return }
    let file = unsafe open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if file >= 0 {
      close(file)
      return
    }
    switch errno {
    // Somebody made it just now.
    case EEXIST where unsafe access(path, R_OK | W_OK) == 0: return
    case ENOSPC, EDQUOT: throw .full
    case EROFS: throw .readOnly
    default: throw .unreadable(path: path)
    }
  }

  /// Makes a folder and those above it, each for its owner only.
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
  /// Every store begins with so many bytes.
  static let leastLength = 100

  /// Refuses what is left of a store that was cut off before its head was over: SQLite takes a file
  /// of one byte for an empty one, and would begin anew in it. A file without a byte is one that was
  /// just made.
  static func expectUncut(_ path: String) throws(StorageFailure) {
    if try isOnlyLog(path) { throw .corrupt }
    guard let length = length(path), (1..<leastLength).contains(length) else { return }
    // A log may have all that was ever written.
    if try !exists(path + "-wal") { throw .corrupt }
  }

  /// Whether the store's file is gone and its log is still there: SQLite would delete the log and begin
  /// with an empty store.
  static func isOnlyLog(_ path: String) throws(StorageFailure) -> Bool {
    guard length(path + "-wal") ?? 0 > 0 || length(path + "-journal") ?? 0 > 0 else { return false }
    return try !exists(path)
  }

  /// Whether nothing but such a rest is left.
  static func isRest(_ path: String) throws(StorageFailure) -> Bool {
    guard let length = length(path), (1..<leastLength).contains(length) else { return false }
    return try !exists(path + "-wal")
  }

  /// Makes room for what is restored, where nothing but such a rest is left. A log without its file is
  /// renamed, so that it is not taken for the log of the restored store.
  static func clearRest(_ path: String) throws(StorageFailure) {
    if try isOnlyLog(path) {
      for ending in ["-wal", "-shm", "-journal"] where try exists(path + ending) {
        try rename(path + ending, to: path + ending + ".orphaned")
      }
      return
    }
    guard try isRest(path) else { return }
    if unsafe truncate(path, 0) != 0 { throw .unreadable(path: path) }
  }

  /// Whether a file is long enough to be a store.
  static func hasLength(_ path: String) -> Bool { length(path) ?? 0 >= leastLength }

  private static func length(_ path: String) -> Int? {
    var found = stat()
    guard unsafe stat(path, &found) == 0, found.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(found.st_size)
  }

  /// Expects that a file that is there could be opened to be written.
  static func expectWritable(_ path: String) throws(StorageFailure) {
    if unsafe access(path, R_OK | W_OK) == 0 { return }
    throw errno == EROFS ? .readOnly : .unreadable(path: path)
  }

  /// Tells whether there is anything at a path. What cannot be looked at is not missing: a store
  /// may well be there.
  static func exists(_ path: String) throws(StorageFailure) -> Bool {
    if unsafe access(path, F_OK) == 0 { return true }
    if errno == ENOENT { return false }
    throw .unreadable(path: path)
  }

  /// Whether files can be made beside one.
  static func canWriteFolder(of path: String) -> Bool {
    unsafe access(folder(of: path), W_OK) == 0
  }

  /// Whether SQLite finds a folder for what it sorts. Its files there have no name as soon as they are
  /// open, and go with whoever has them.
  static var hasTemporaryFolder: Bool {
    let folders: [String] = ["/var/tmp", "/usr/tmp", "/tmp", "."]
    return folders.contains { (folder: String) in unsafe access(folder, W_OK | X_OK) == 0 }
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Removes a file; one that is not there is removed already.
  static func remove(_ path: String) throws(StorageFailure) {
    if unsafe unlink(path) != 0 && errno != ENOENT { throw .unreadable(path: path) }
  }

  /// Gives a file that is whole its name, in one step that a crash cannot halve.
  static func rename(_ path: String, to name: String) throws(StorageFailure) {
    try flush(path)
    if unsafe Glibc.rename(path, name) != 0 { throw .unreadable(path: name) }
    try flush(folder(of: name))
  }

  /// Waits until a file or a folder is on the disk.
  private static func flush(_ path: String) throws(StorageFailure) {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .unreadable(path: path) }
    defer { close(file) }
    if fsync(file) != 0 { throw .unreadable(path: path) }
  }
}

/// Waiting for another process, in small portions.
enum Pause {
  /// Sleeps so many thousandths of a second.
  static func milliseconds(_ count: UInt32) { usleep(count * 1000) }
}
