import Domain
import Glibc

/// Files that are written beside their places and moved there when they are whole. A kill leaves
/// one; the next who writes to the same place clears it away.
enum Unfinished {
  /// A name for a file that is to have a place.
  static func name(for target: String) -> String {
    target + ".\(UInt64.random(in: 0 ... .max)).part"
  }

  /// Says that a file is being written as long as it is open: the lock ends with whoever writes.
  static func hold(_ file: Int32) { _ = flock(file, LOCK_EX | LOCK_NB) }

  /// Says so of a file that something else writes, until this is let go of.
  final class Hold {
    private let file: Int32

    init(_ path: String) {
      file = unsafe open(path, O_RDONLY | O_CLOEXEC)
      if file >= 0 { Unfinished.hold(file) }
    }

    deinit { if file >= 0 { close(file) } }
  }

  /// In a file of less than this age, in seconds, somebody may be about to begin.
  private static let youth = 60

  /// Removes what others left who were to write to a place and were killed.
  static func sweep(besides target: String) {
    let parts = target.split(separator: "/", omittingEmptySubsequences: false)
    let name = parts.last.map(String.init) ?? target
    let folder = FolderOnDisk(path: ArchiveDisk.folder(of: target))
    do throws(StorageFailure) {
      // In this order a file comes before what SQLite has beside it, which goes after the file.
      for found in try folder.names() where isLeft(found, of: name) {
        let main = mainFile(of: found)
        if main != found, try folder.has(main) { continue }
        if isAbandoned(folder.path + "/" + found) { try folder.remove(found) }
      }
    } catch { return }
  }

  /// The file that another one lies beside: itself, where it is none of SQLite's own.
  private static func mainFile(of name: String) -> String {
    for ending in ["-journal", "-wal", "-shm"] where name.hasSuffix(ending) {
      return String(name.dropLast(ending.count))
    }
    return name
  }

  /// Whether a name is one that was given to what should become a file, or to what SQLite has beside
  /// it.
  static func isLeft(_ name: String, of target: String) -> Bool {
    guard name.hasPrefix(target + ".") else { return false }
    let rest = name.dropFirst(target.count + 1)
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    return !digits.isEmpty && isEnding(rest.dropFirst(digits.count))
  }

  /// Whether a name ends as those do.
  static func isEnding(_ text: Substring) -> Bool {
    [".part", ".part-journal", ".part-wal", ".part-shm"].contains { text.hasSuffix($0) }
  }

  /// Whether nobody writes to a file any more.
  static func isAbandoned(_ path: String) -> Bool { isAbandoned(path, \.isFile) }

  /// Whether nobody writes into a folder any more.
  static func isAbandonedFolder(_ path: String) -> Bool { isAbandoned(path, \.isFolder) }

  private static func isAbandoned(
    _ path: String, _ isExpected: (ArchiveDisk.Facts) -> Bool
  ) -> Bool {
    guard let facts = ArchiveDisk.facts(path, followingLinks: false), isExpected(facts),
      facts.owner == ArchiveDisk.user,
      RealTime.system.milliseconds() / 1000 - Int64(facts.changed) > Int64(youth)
    else { return false }
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { return false }
    defer { close(file) }
    return flock(file, LOCK_EX | LOCK_NB) == 0
  }
}
