import Domain
import Platform

/// Temporary files that are renamed to their target when complete. If a killed process leaves one,
/// the next write to the same target removes it.
enum Unfinished {
  /// Returns a new temporary name for a target. The upper half of its number is the id of this process.
  static func name(for target: String) -> String {
    target + ".\(UInt64(getpid()) << 32 | UInt64(UInt32.random(in: 0 ... .max))).part"
  }

  /// Locks a temporary file while it is open, which marks the file as in use. The lock ends with
  /// the process.
  static func hold(_ file: Int32) { _ = flock(file, LOCK_EX | LOCK_NB) }

  /// A lock on a file that other code writes. It is held until this object is released.
  final class Hold {
    private let file: Int32

    init(_ path: String) {
      file = unsafe open(path, O_RDONLY | O_CLOEXEC)
      if file >= 0 { Unfinished.hold(file) }
    }

    deinit { if file >= 0 { close(file) } }
  }

  /// The age in seconds below which a file counts as in use, because its writer may not have locked
  /// it yet.
  private static let youth = 60

  /// Removes temporary files for the same target that killed processes left behind.
  static func sweep(besides target: String) {
    let parts = target.split(separator: "/", omittingEmptySubsequences: false)
    let name = parts.last.map(String.init) ?? target
    let folder = FolderOnDisk(path: ArchiveDisk.folder(of: target))
    do throws(StorageFailure) {
      // Sorted order puts a database before its SQLite side files, which are removed only once it is gone.
      for found in try folder.names() where isLeft(found, of: name) {
        let main = mainFile(of: found)
        if main != found, try folder.has(main) { continue }
        if isAbandoned(folder.path + "/" + found) { try folder.remove(found) }
      }
    } catch { return }
  }

  /// Returns the database that a SQLite side file belongs to; any other name is returned unchanged.
  private static func mainFile(of name: String) -> String {
    for ending in ["-journal", "-wal", "-log", "-shm"] where name.hasSuffix(ending) {
      return String(name.dropLast(ending.count))
    }
    return name
  }

  /// Whether `name` is that of a temporary file for the target, or of a SQLite side file of such a temporary file.
  static func isLeft(_ name: String, of target: String) -> Bool {
    guard name.hasPrefix(target + ".") else { return false }
    let rest = name.dropFirst(target.count + 1)
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    return !digits.isEmpty && isEnding(rest.dropFirst(digits.count))
  }

  /// Whether a name ends like that of a temporary file, or of a SQLite side file of a temporary file.
  static func isEnding(_ text: Substring) -> Bool {
    [".part", ".part-journal", ".part-wal", ".part-log", ".part-shm"].contains {
      text.hasSuffix($0)
    }
  }

  /// Whether a temporary file is a leftover: it belongs to the user, no process has locked it, and the process in its
  /// name has ended or it is more than a minute old.
  static func isAbandoned(_ path: String) -> Bool { isAbandoned(path, \.isFile) }

  /// Whether a temporary folder is a leftover, judged like a file.
  static func isAbandonedFolder(_ path: String) -> Bool { isAbandoned(path, \.isFolder) }

  private static func isAbandoned(
    _ path: String, _ isExpected: (ArchiveDisk.Attributes) -> Bool
  ) -> Bool {
    guard let facts = ArchiveDisk.attributes(path, followingLinks: false), isExpected(facts),
      facts.owner == ArchiveDisk.user,
      hasLostItsWriter(path)
        || RealTime.system.milliseconds() / 1000 - Int64(facts.changed) > Int64(youth)
    else { return false }
    return isUnlocked(path)
  }

  /// Whether the process in the name of a temporary file has ended.
  private static func hasLostItsWriter(_ path: String) -> Bool {
    guard let number = path.split(separator: ".").dropLast().last.flatMap({ UInt64($0) }),
      let process = pid_t(exactly: number >> 32), process > 0
    else { return false }
    return kill(process, 0) != 0 && errno == ESRCH
  }

  /// Whether no process has locked a file that can be opened.
  static func isUnlocked(_ path: String) -> Bool {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { return false }
    defer { close(file) }
    return flock(file, LOCK_EX | LOCK_NB) == 0
  }
}
