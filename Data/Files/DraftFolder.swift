package import Domain
import Glibc

/// The folder of texts that are being written in an editor, each in a file of its own, so that
/// nothing is lost where a terminal is closed meanwhile (drafts).
package struct DraftFolder: Sendable {
  package let path: String

  /// A folder, which is made once there is something to write.
  package init(_ path: String) { self.path = path }

  /// Where the drafts of a store lie.
  package init(besides store: String) { path = ArchiveDisk.folder(of: store) + "/drafts" }

  /// Nothing that is written is longer; what is a little longer than may be stored is read, so that it
  /// can be said and kept.
  static let limit = 16 << 20
  private static let numbers = 1...1_000

  /// Begins a file with a text; nothing where none can be made.
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

  /// Goes on with a file that was left; nothing where somebody else does, or it is gone.
  package func goOn(with draft: LeftDraft) -> OpenDraft? {
    guard ArchiveDisk.facts(draft.path, followingLinks: false)?.isFile == true else { return nil }
    return OpenDraft(draft.path)
  }

  /// The files of a kind with something in them that nobody has open, the newest first.
  package func left(_ kind: DraftKind) -> [LeftDraft] {
    var drafts: [(changed: Int, draft: LeftDraft)] = []
    for name in names where name.hasPrefix(kind.rawValue) {
      let file = path + "/" + name
      guard let facts = ArchiveDisk.facts(file, followingLinks: false), facts.isFile,
        let open = OpenDraft(file), let text = open.text, !text.allSatisfy(\.isWhitespace)
      else { continue }
      drafts.append((facts.changed, LeftDraft(path: file, text: text)))
    }
    return drafts.sorted { $0.changed > $1.changed }.map(\.draft)
  }

  /// The names of all drafts.
  private var names: [String] {
    FolderOnDisk(path: path).visibleNames.filter { $0.hasSuffix(".txt") && !$0.hasPrefix(".") }
  }

  /// The paths of those with something in them, for whoever looks a store over.
  var paths: [String] {
    names.map { path + "/" + $0 }.filter { (ArchiveDisk.facts($0)?.length ?? 0) > 0 }
  }
}

/// A draft somebody writes at: nobody else is offered it as long as this is there. The lock is a file of
/// its own, since editors may put another file in the place of the one they were given.
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
      // The lock is somebody else's, and stays.
      close(lock)
      lock = -1
      return nil
    }
  }

  deinit {
    guard lock >= 0 else { return }
    // Whoever waits for nothing finds either the file or none.
    unsafe unlink(lockPath)
    close(lock)
  }

  fileprivate enum Making { case made, taken, failed }

  /// Makes the file, which must not be there yet.
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

  /// What it says now; nothing where it cannot be read.
  package var text: String? {
    do throws(FileFailure) {
      let bytes = try OrdinaryFile(path: path).read(limit: DraftFolder.limit)
      return String(validating: bytes, as: UTF8.self)
    } catch { return nil }
  }

  /// Removes it.
  package func remove() { unsafe unlink(path) }
}
