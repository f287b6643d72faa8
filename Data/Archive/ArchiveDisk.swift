import CSpawn
import Domain
import Glibc

/// What the file system says of files that are copied and of those that copies are written to.
enum ArchiveDisk {
  /// What lies at a path.
  struct Facts: Equatable {
    var isFolder = false
    var isFile = false
    var isLink = false
    var device: UInt64
    var number: UInt64
    var length: Int
    var mode: Int
    var owner: Int
    /// When it was last changed, in seconds since 1970.
    var changed: Int
  }

  /// What lies at a path, or where its link leads; nothing where there is nothing.
  static func facts(_ path: String, followingLinks: Bool = true) -> Facts? {
    var found = stat()
    let status = unsafe followingLinks ? stat(path, &found) : lstat(path, &found)
    guard status == 0 else { return nil }
    let kind = found.st_mode & S_IFMT
    return Facts(
      isFolder: kind == S_IFDIR, isFile: kind == S_IFREG, isLink: kind == S_IFLNK,
      device: UInt64(found.st_dev), number: UInt64(found.st_ino), length: Int(found.st_size),
      mode: Int(found.st_mode & 0o7777), owner: Int(found.st_uid), changed: found.st_mtim.tv_sec)
  }

  /// Whether two paths lead to one file.
  static func isSame(_ one: String, _ other: String) -> Bool {
    guard let one = facts(one), let other = facts(other) else { return false }
    return one.device == other.device && one.number == other.number
  }

  /// The user this program runs for.
  static var user: Int { Int(geteuid()) }

  /// The folder a path lies in.
  static func folder(of path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return parts.isEmpty ? "." : parts == [""] ? "/" : parts.joined(separator: "/")
  }

  /// Where a path leads, whatever links are on the way.
  static func real(_ path: String) -> String {
    guard let real = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  /// Gives a file a name that nothing has; false when something has it by now.
  static func name(_ file: String, _ name: String) -> Bool {
    guard unsafe link(file, name) == 0 else { return false }
    unsafe unlink(file)
    return true
  }

  /// Does something while no other process does the same in a folder; nothing when one does.
  static func alone<T>(in folder: String, _ body: () -> T) -> T? {
    let file = unsafe open(folder, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
    guard file >= 0 else { return body() }
    // The others are let on by hand: a program that is started just now holds the file as well until
    // it becomes itself, and closing it here would not end the lock.
    defer {
      _ = flock(file, LOCK_UN)
      close(file)
    }
    if flock(file, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return nil }
    return body()
  }

  /// Changes who may do what with a file.
  static func permit(_ mode: Int, _ path: String) -> Bool {
    unsafe chmod(path, mode_t(mode)) == 0
  }

  /// Whether a file can be read.
  static func canRead(_ path: String) -> Bool { unsafe access(path, R_OK) == 0 }

  /// What kind of disk a path lies on, and how many bytes are free there.
  static func disk(of path: String) -> (kind: UInt32, free: Int)? {
    var kind: UInt32 = 0
    var free: Int64 = 0
    guard unsafe haru_disk(path, &kind, &free) == 0 else { return nil }
    return (kind, Int(free))
  }

  /// The first bytes of a file.
  static func beginning(of path: String, _ count: Int) throws(FileFailure) -> [UInt8] {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw failure(path) }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: count)
    let read = unsafe bytes.withUnsafeMutableBytes {
      unsafe Glibc.read(file, $0.baseAddress, $0.count)
    }
    guard read >= 0 else { throw failure(path) }
    return Array(bytes.prefix(read))
  }

  /// What the system says went wrong just now.
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
