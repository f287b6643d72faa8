package import Domain
import Platform

/// The folder of drafts. A draft is a text that is open in an editor; it has its own file, so that
/// closing the terminal loses nothing.
///
/// Beside an encrypted store the files are encrypted. The editor then gets a copy in memory, and each saved version is
/// encrypted into the file.
package struct DraftFolder: Sendable {
  package let path: String
  /// The encryption of the files; nil if the store is plain.
  private(set) var cipher: DraftCipher?
  /// The folders in memory (tmpfs) for plain texts that an editor has open; empty if there are none.
  private var roots: [String] = []

  /// Uses the folder at a path, which is created when the first draft is written.
  package init(_ path: String) { self.path = path }

  /// Uses the drafts folder next to a store.
  package init(besides store: String) { path = ArchiveDisk.folder(of: store) + "/drafts" }

  /// Uses the drafts folder next to a store, and encrypts the drafts if the store is encrypted. If the store cannot be
  /// examined, no plain text is written.
  package static func besides(_ store: String) -> DraftFolder {
    do throws(StorageFailure) {
      let form = try SideFiles(store: store).form()
      if form.storeKey == nil { return DraftFolder(besides: store) }
      return DraftFolder(besides: store, cipher: .with(form))
    } catch { return DraftFolder(besides: store, cipher: .none) }
  }

  /// Uses the drafts folder next to an encrypted store.
  init(besides store: String, cipher: DraftCipher, roots: [String]? = nil) {
    self.init(besides: store)
    (self.cipher, self.roots) = (cipher, roots ?? memoryFolders())
  }

  /// Whether the drafts are encrypted.
  var isEncrypted: Bool { cipher != nil }

  /// Whether an external editor can edit a text without writing it to a disk in clear.
  package var canEdit: Bool { cipher == nil || !roots.isEmpty }

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
      guard let draft = OpenDraft(file, cipher) else { continue }
      // The draft of an encrypted store is empty until its text is saved.
      switch draft.make(cipher == nil ? text : "") {
      case .made: return draft.isReady(with: text, in: roots) ? draft : nil
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
    guard let open = OpenDraft(draft.path, cipher) else { return nil }
    return open.isReady(with: draft.text, in: roots) ? open : nil
  }

  /// Encrypts plain texts that are still in memory because Haru ended before the editor, and removes them there. A text
  /// that cannot be encrypted now stays in memory.
  package func takeOverLeft() {
    guard let cipher else { return }
    for memory in MemoryDraft.left(in: roots, for: path) {
      // Another process may continue the same draft.
      guard let draft = OpenDraft(memory.draft, cipher) else { continue }
      draft.edit(memory)
      guard draft.takeOver() else { continue }
      draft.removeIfEmpty()
      memory.remove()
    }
  }

  /// Encrypts such texts for the drafts next to a store. The store's header is read only if there is such a text.
  package static func takeOverLeft(besides store: String) {
    let folder = DraftFolder(besides: store).path
    if MemoryDraft.left(in: memoryFolders(), for: folder).isEmpty { return }
    besides(store).takeOverLeft()
  }

  /// Returns the non-empty drafts of a kind that no process has open, newest first.
  package func left(_ kind: DraftKind) -> [LeftDraft] {
    var drafts: [(changed: Int, draft: LeftDraft)] = []
    for name in names where name.hasPrefix(kind.rawValue) {
      let file = path + "/" + name
      guard let facts = ArchiveDisk.attributes(file, followingLinks: false), facts.isFile,
        let open = OpenDraft(file, cipher), let text = open.text, !text.allSatisfy(\.isWhitespace)
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
