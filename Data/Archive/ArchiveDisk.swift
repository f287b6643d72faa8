import Domain
import Platform

/// File system queries for files to copy and for the targets of copies.
enum ArchiveDisk {
  struct Attributes: Equatable {
    var isFolder = false
    var isFile = false
    var isLink = false
    var device: UInt64
    var number: UInt64
    var length: Int
    var mode: Int
    var owner: Int
    /// The modification time in seconds since 1970.
    var changed: Int
  }

  /// Returns the attributes at a path; nil if nothing exists there or it cannot be accessed.
  static func attributes(_ path: String, followingLinks: Bool = true) -> Attributes? {
    var found = stat()
    let status = unsafe followingLinks ? stat(path, &found) : lstat(path, &found)
    guard status == 0 else { return nil }
    let kind = found.st_mode & S_IFMT
    return Attributes(
      isFolder: kind == S_IFDIR, isFile: kind == S_IFREG, isLink: kind == S_IFLNK,
      device: UInt64(found.st_dev), number: UInt64(found.st_ino), length: Int(found.st_size),
      mode: Int(found.st_mode & 0o7777), owner: Int(found.st_uid), changed: found.st_mtim.tv_sec)
  }

  /// Whether two paths lead to the same file, judged by device and inode.
  static func isSame(_ one: String, _ other: String) -> Bool {
    guard let one = attributes(one), let other = attributes(other) else { return false }
    return one.device == other.device && one.number == other.number
  }

  /// The effective user id of this process.
  static var user: Int { Int(geteuid()) }

  /// Returns the parent folder of a path.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the path with all symbolic links resolved, or the path itself if that fails.
  static func real(_ path: String) -> String {
    guard let real = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  /// Renames a file without ever replacing another. Returns false if that fails, as for a name that exists.
  static func name(_ file: String, _ name: String) -> Bool {
    guard unsafe link(file, name) == 0 else { return false }
    unsafe unlink(file)
    return true
  }

  /// Runs `body` while holding a lock on a folder, and returns its result; nil if another process holds the lock. If
  /// the folder cannot be opened, `body` runs unlocked.
  static func alone<T>(in folder: String, _ body: () -> T) -> T? {
    let file = unsafe open(folder, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
    guard file >= 0 else { return body() }
    // Unlocked explicitly: a child process between fork and exec shares the descriptor, so closing it here would not
    // release the lock.
    defer {
      _ = flock(file, LOCK_UN)
      close(file)
    }
    if flock(file, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return nil }
    return body()
  }

  /// Changes the permissions of a file; returns whether it succeeded.
  static func permit(_ mode: Int, _ path: String) -> Bool {
    unsafe chmod(path, mode_t(mode)) == 0
  }

  static func canRead(_ path: String) -> Bool { unsafe access(path, R_OK) == 0 }

  /// Reads the first `count` bytes of a file, or fewer if it is shorter.
  static func beginning(of path: String, _ count: Int) throws(FileFailure) -> [UInt8] {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw failure(path) }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: count)
    let read = unsafe bytes.withUnsafeMutableBytes {
      unsafe Platform.read(file, $0.baseAddress, $0.count)
    }
    guard read >= 0 else { throw failure(path) }
    return Array(bytes.prefix(read))
  }

  /// Returns the failure for the current `errno`.
  static func failure(_ path: String) -> FileFailure {
    switch errno {
    case ENOENT, ENOTDIR: FileFailure(path: path, .missing)
    case EACCES, EPERM, EROFS: FileFailure(path: path, .notPermitted)
    case EISDIR: FileFailure(path: path, .isFolder)
    case ENOSPC, EDQUOT: FileFailure(path: path, .diskFull)
    case let code: FileFailure(path: path, .other(code: code))
    }
  }
}
