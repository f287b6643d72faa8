package import Domain
import Platform

/// The folder of drafts. A draft is a text that is open in an editor; it has its own file, so that
/// closing the terminal loses nothing.
package struct DraftFolder: Sendable {
  package let path: String

  /// Uses the folder at a path, which is created when the first draft is written.
  package init(_ path: String) { self.path = path }

  /// Uses the drafts folder next to a store.
  package init(besides store: String) { path = ArchiveDisk.folder(of: store) + "/drafts" }

  /// The maximum size to read, in bytes. It exceeds the size of every text that can be stored, so that a draft that is
  /// too long can be reported and stays in its file.
  static let limit = 16 << 20
  private static let numbers = 1...1_000

  /// Creates a draft file with an initial text; nil if that fails.
  package func begin(_ kind: DraftKind, _ text: String) -> OpenDraft? {
    unsafe mkdir(path, 0o700)
    for number in Self.numbers {
      let name = number == 1 ? kind.rawValue : "\(kind.rawValue)-\(number)"
      let file = path + "/" + name + ".txt"
      guard let draft = OpenDraft(file) else { continue }
      switch draft.make(text) {
      case .made: return draft
      case .taken: continue
      case .failed: return nil
      }
    }
    return nil
  }

  /// Reopens an abandoned draft; nil if its file is gone or another process has it open.
  package func goOn(with draft: LeftDraft) -> OpenDraft? {
    guard ArchiveDisk.attributes(draft.path, followingLinks: false)?.isFile == true else {
      return nil
    }
    return OpenDraft(draft.path)
  }

  /// Returns the non-empty drafts of a kind that no process has open, newest first.
  package func left(_ kind: DraftKind) -> [LeftDraft] {
    var drafts: [(changed: Int, draft: LeftDraft)] = []
    for name in names where name.hasPrefix(kind.rawValue) {
      let file = path + "/" + name
      guard let facts = ArchiveDisk.attributes(file, followingLinks: false), facts.isFile,
        let open = OpenDraft(file), let text = open.text, !text.allSatisfy(\.isWhitespace)
      else { continue }
      drafts.append((facts.changed, LeftDraft(path: file, text: text)))
    }
    return drafts.sorted { $0.changed > $1.changed }.map(\.draft)
  }

  /// The file names of all drafts.
  private var names: [String] {
    FolderOnDisk(path: path).visibleNames.filter { $0.hasSuffix(".txt") && !$0.hasPrefix(".") }
  }

  /// The paths of all non-empty drafts, for checking a store.
  var paths: [String] {
    names.map { path + "/" + $0 }.filter { (ArchiveDisk.attributes($0)?.length ?? 0) > 0 }
  }
}

/// A draft that is being edited. Its lock keeps other processes from offering the draft, and is a
/// separate file, because editors may replace the file they edit.
package final class OpenDraft {
  package let path: String
  private var lock: Int32
  private let lockPath: String

  fileprivate init?(_ path: String) {
    self.path = path
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    lockPath = ArchiveDisk.folder(of: path) + "/." + name + ".lock"
    lock = unsafe open(lockPath, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard lock >= 0 else { return nil }
    if flock(lock, LOCK_EX | LOCK_NB) != 0 {
      // Another process has the lock, so its file must stay.
      close(lock)
      lock = -1
      return nil
    }
  }

  deinit {
    guard lock >= 0 else { return }
    // Unlink before closing, so that no process gets the lock of a file that is about to be removed.
    unsafe unlink(lockPath)
    close(lock)
  }

  fileprivate enum Making { case made, taken, failed }

  /// Creates the file of the draft, which must not exist yet.
  fileprivate func make(_ text: String) -> Making {
    let file = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { return errno == EEXIST ? .taken : .failed }
    defer { close(file) }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe write(file, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return .failed }
    }
    return .made
  }

  /// The current content of the file; nil if it cannot be read.
  package var text: String? {
    do throws(FileFailure) {
      let bytes = try OrdinaryFile(path: path).read(limit: DraftFolder.limit)
      return String(validating: bytes, as: UTF8.self)
    } catch { return nil }
  }

  package func remove() { unsafe unlink(path) }
}
