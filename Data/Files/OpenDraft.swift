import Domain
import Platform

/// A draft that is being edited. Its lock keeps other processes from offering the draft, and is a
/// separate file, because editors may replace the file they edit.
package final class OpenDraft {
  /// The path of the file in the folder of drafts.
  let file: String
  private var lock: Int32
  private let lockPath: String
  /// The encryption of the file; nil beside a plain store.
  private let cipher: DraftCipher?
  /// The plain text of an encrypted draft while it is edited.
  private var memory: MemoryDraft?
  /// The version of the text in memory at the previous call of `checkVersion`.
  private var seen: MemoryDraft.Version?
  /// The version of the text that was last encrypted, or the initial version before that.
  private var taken: MemoryDraft.Version?

  init?(_ path: String, _ cipher: DraftCipher?) {
    file = path
    self.cipher = cipher
    lockPath = ArchiveDisk.folder(of: path) + "/." + Self.name(of: path) + ".lock"
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

  enum Making { case made, taken, failed }

  /// Creates the file of the draft, which must not exist yet.
  func make(_ text: String) -> Making {
    let file = unsafe open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { return errno == EEXIST ? .taken : .failed }
    defer { close(file) }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe write(file, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return .failed }
    }
    return .made
  }

  package func remove() {
    unsafe unlink(file)
    memory?.remove()
    memory = nil
  }
}

extension OpenDraft {
  /// The path of the file to edit. It is in memory if the draft is encrypted.
  package var path: String { memory?.path ?? file }

  /// The current content of the file; nil if it cannot be read.
  package var text: String? { bytes.flatMap { String(validating: $0, as: UTF8.self) } }

  private var bytes: [UInt8]? {
    memory.map(\.bytes) ?? Self.read(file, cipher)
  }

  /// Returns the plain content of a draft; nil if it cannot be read or decrypted.
  static func read(_ path: String, _ cipher: DraftCipher?) -> [UInt8]? {
    do throws(FileFailure) {
      let limit = EncryptedStream.longest(for: DraftFolder.limit)
      let bytes = try OrdinaryFile(path: path).read(
        limit: cipher == nil ? DraftFolder.limit : limit)
      // The draft may be plain because it was written before the store was encrypted.
      guard bytes.starts(with: EncryptionHeader.mark) else { return bytes }
      return cipher?.decrypt(bytes, name(of: path))
    } catch { return nil }
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? ""
  }

  private var name: String { Self.name(of: file) }

  /// The descriptors that the editor must inherit, so that its file is not removed if Haru ends first.
  package var inherited: [Int32] { memory.map { [$0.lock] } ?? [] }

  /// Whether saved texts have to be encrypted while the editor runs.
  package var isEncrypted: Bool { memory != nil }

  /// Writes the text of an encrypted draft to memory. Returns whether an editor can edit the draft; a plain draft is
  /// edited in its own file.
  func isReady(with text: String, in roots: [String]) -> Bool {
    guard cipher != nil else { return true }
    if let memory = MemoryDraft.make(in: roots, of: file, Array(text.utf8)) {
      edit(memory)
      // The initial text needs no encryption: the file has it already, or the user has not typed anything.
      taken = memory.version
      return true
    }
    removeIfEmpty()
    return false
  }

  /// Removes the file if it is still empty.
  func removeIfEmpty() {
    if ArchiveDisk.attributes(file, followingLinks: false)?.length == 0 { unsafe unlink(file) }
  }

  /// Edits the given text in memory.
  func edit(_ memory: MemoryDraft) { self.memory = memory }

  /// Encrypts the text in memory if the editor has saved it. Must be called repeatedly while the editor runs: a save
  /// counts as complete when two consecutive calls see the same version.
  package func checkVersion() {
    guard let version = memory?.version else { return }
    defer { seen = version }
    if version == seen, version != taken { takeOver() }
  }

  /// Encrypts the text in memory and writes it to the file. Returns whether the file is up to date.
  @discardableResult
  func takeOver() -> Bool {
    guard let memory, let cipher else { return true }
    let version = memory.version
    if version != nil, version == taken { return true }
    // If the editor removed its file, there is no text to encrypt.
    guard let bytes = memory.bytes else { return version == nil }
    // An editor may empty the file before it fails to write, so an empty text does not replace the last one.
    let isBlank = bytes.allSatisfy { ASCII.isBlank($0) || $0 == ASCII.newline }
    if isBlank {
      taken = version
      return true
    }
    guard let encrypted = cipher.encrypt(bytes, name) else { return false }
    let drafts = FolderOnDisk(path: ArchiveDisk.folder(of: file))
    do throws(StorageFailure) { try drafts.write(encrypted, to: name) } catch { return false }
    taken = version
    return true
  }

  /// Ends editing: encrypts the last text and removes it from memory. If encryption fails, the text stays in memory at
  /// `path`.
  package func endEditing() {
    taken = nil
    guard let memory, takeOver() else { return }
    memory.remove()
    self.memory = nil
  }
}
