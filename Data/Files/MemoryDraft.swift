import Domain
import Platform

/// A private folder in memory (tmpfs) for the text that an external editor edits and for the editor's own copies. Only
/// a process that holds the folder's lock may remove it.
final class MemoryDraft {
  /// The path of the folder.
  let folder: String
  /// The path of the encrypted draft, which is in the drafts folder.
  let draft: String
  /// The descriptor of the lock. While a program that inherited it runs, other processes do not remove the folder.
  let lock: Int32

  /// The path of the text.
  var path: String { folder + "/" + Self.name(of: draft) }

  private static let start = "haru-edit-"
  /// The name of the file that contains the path of the draft.
  private static let note = ".draft"
  private static let lockName = ".lock"

  private init(_ folder: String, of draft: String, lock: Int32) {
    (self.folder, self.draft, self.lock) = (folder, draft, lock)
  }

  deinit { close(lock) }

  /// Creates a folder with the text in the first root where that is possible; nil if it is possible in none.
  static func make(in roots: [String], of draft: String, _ text: [UInt8]) -> MemoryDraft? {
    for root in roots {
      let folder = root + "/" + start + String(UInt64.random(in: 0 ... .max), radix: 36)
      // `mkdir` fails for an existing folder, which may belong to another user.
      guard unsafe mkdir(folder, 0o700) == 0 else { continue }
      if let lock = locked(folder) {
        let made = MemoryDraft(folder, of: draft, lock: lock)
        let files = PrivateFolder(path: folder)
        if files.write(Array(draft.utf8), to: note), files.write(text, to: name(of: draft)) {
          return made
        }
      }
      remove(folder)
    }
    return nil
  }

  /// Returns the unlocked folders that ended programs left behind, for drafts of the folder `drafts`.
  static func left(in roots: [String], for drafts: String) -> [MemoryDraft] {
    var found: [MemoryDraft] = []
    for root in roots {
      for name in FolderOnDisk(path: root).visibleNames where name.hasPrefix(start) {
        let folder = root + "/" + name
        guard isOurs(folder), let lock = locked(folder) else { continue }
        let path = PrivateFolder(path: folder).read(note, limit: Int(PATH_MAX))
        guard let draft = path.flatMap({ String(validating: $0, as: UTF8.self) }) else {
          // The program ended before it wrote the path of the draft.
          close(lock)
          remove(folder)
          continue
        }
        let left = MemoryDraft(folder, of: draft, lock: lock)
        if ArchiveDisk.isSame(ArchiveDisk.folder(of: draft), drafts) { found.append(left) }
      }
    }
    return found
  }

  /// The bytes of the text; nil if they cannot be read.
  var bytes: [UInt8]? {
    do throws(FileFailure) {
      return try OrdinaryFile(path: path).read(limit: DraftFolder.limit)
    } catch { return nil }
  }

  /// A fingerprint that changes with every save; nil while the file is missing because an editor replaces it.
  var version: Version? {
    var found = stat()
    guard unsafe lstat(path, &found) == 0 else { return nil }
    return Version(
      number: UInt64(found.st_ino), length: Int(found.st_size), seconds: found.st_mtim.tv_sec,
      nanoseconds: found.st_mtim.tv_nsec)
  }

  struct Version: Equatable {
    let number: UInt64
    let length: Int
    let seconds: Int
    let nanoseconds: Int
  }

  /// Removes the folder with everything that an editor put there.
  func remove() { Self.remove(folder) }

  private static func remove(_ folder: String) {
    let root = FolderOnDisk(path: ArchiveDisk.folder(of: folder))
    // A folder that cannot be removed now is removed at a later start.
    do throws(StorageFailure) { try root.remove(name(of: folder)) } catch { return }
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? ""
  }

  /// Whether a folder belongs to this user and is inaccessible to others.
  private static func isOurs(_ folder: String) -> Bool {
    guard let facts = ArchiveDisk.attributes(folder, followingLinks: false) else { return false }
    return facts.isFolder && facts.owner == ArchiveDisk.user && facts.mode & 0o077 == 0
  }

  /// Returns the lock of a folder; nil if another program has it.
  private static func locked(_ folder: String) -> Int32? {
    let path = folder + "/" + lockName
    let lock = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard lock >= 0 else { return nil }
    if flock(lock, LOCK_EX | LOCK_NB) == 0 { return lock }
    close(lock)
    return nil
  }
}
