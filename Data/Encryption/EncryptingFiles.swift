import CSQLite
import Domain
import Synchronization

/// The virtual file system (VFS) that encrypts stores and their logs below SQLite.
enum EncryptingFiles {
  /// Registers the VFS for all connections of this process. Returns an SQLite status.
  static func register() -> Int32 {
    unsafe haru_vfs_register(
      haru_coding(
        store: { inner, coder in
          guard let inner = unsafe inner else { return SQLITE_ERROR }
          return unsafe EncryptingFiles.open(store: InnerFile(inner), coder)
        },
        log: { store, inner, coder in
          guard let store = unsafe store, let inner = unsafe inner else { return SQLITE_ERROR }
          let pages = unsafe Unmanaged<EncryptedFile>.fromOpaque(store).takeUnretainedValue()
          guard let pages = pages as? EncryptedPages, let cipher = pages.log else {
            return IOStatus.data
          }
          let log = EncryptedLog(unsafe InnerFile(inner), of: pages, cipher: cipher)
          unsafe coder?.pointee = Unmanaged<EncryptedFile>.passRetained(log).toOpaque()
          return SQLITE_OK
        },
        release: { coder in
          guard let coder = unsafe coder else { return }
          unsafe Unmanaged<EncryptedFile>.fromOpaque(coder).release()
        },
        read: { coder, bytes, count, offset in
          let buffer = unsafe UnsafeMutableRawBufferPointer(start: bytes, count: Int(count))
          return unsafe EncryptingFiles.file(coder)?.read(into: buffer, at: offset) ?? IOStatus.read
        },
        write: { coder, bytes, count, offset in
          let buffer = unsafe UnsafeRawBufferPointer(start: bytes, count: Int(count))
          return unsafe EncryptingFiles.file(coder)?.write(buffer, at: offset) ?? IOStatus.write
        },
        truncate: { coder, size in
          unsafe EncryptingFiles.file(coder)?.truncate(to: size) ?? IOStatus.truncate
        },
        sync: { coder, flags in unsafe EncryptingFiles.file(coder)?.sync(flags) ?? IOStatus.sync },
        size: { coder, size in
          guard let size = unsafe size else { return IOStatus.size }
          return unsafe EncryptingFiles.file(coder)?.size(&size.pointee) ?? IOStatus.size
        },
        allows_temporary: { EncryptingFiles.refusesTemporaryFiles ? 0 : 1 }))
  }

  private static let refusal = Atomic(false)
  /// Whether SQLite is forbidden to create temporary files, which would not be encrypted. Connections opened after this
  /// is set keep temporary data in memory.
  static var refusesTemporaryFiles: Bool {
    get { refusal.load(ordering: .relaxed) }
    set { refusal.store(newValue, ordering: .relaxed) }
  }

  /// Returns the encrypted file of a connection; nil for a plain store or one in memory.
  static func pages(of connection: OpaquePointer) -> EncryptedPages? {
    unsafe file(haru_coder_of_connection(connection)) as? EncryptedPages
  }

  /// Reads both copies of a store's header; no key is needed. Returns nil if the store is plain. SQLite opens and
  /// closes the file, because closing another descriptor would release this process's locks on an open store.
  static func header(of path: String) throws(StorageFailure) -> HeaderCopies? {
    Connection.configured
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX
    let status = unsafe sqlite3_open_v2(path, &opened, flags, nil)
    defer { unsafe sqlite3_close_v2(opened) }
    guard status == SQLITE_OK, let opened = unsafe opened else {
      throw status & 0xFF == SQLITE_CANTOPEN ? .unreadable(path: path) : .init(status, "")
    }
    if let pages = unsafe pages(of: opened) { return try pages.currentCopies() }
    // The file is not a store. It may be an encrypted store whose header is destroyed.
    let read = unsafe sqlite3_exec(opened, "PRAGMA schema_version", nil, nil, nil)
    if read & 0xFF == SQLITE_NOTADB { throw .corrupt }
    return nil
  }

  /// The first bytes of SQLite's own files.
  private static let plainMark = Array("SQLite format 3".utf8) + [0]

  private static func open(
    store inner: InnerFile, _ coder: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
  ) -> Int32 {
    var mark = [UInt8](repeating: 0, count: EncryptionHeader.mark.count)
    let status = unsafe mark.withUnsafeMutableBytes { unsafe inner.read(into: $0, at: 0) }
    guard status == SQLITE_OK || status == IOStatus.shortRead else { return status }
    // A file that begins with neither mark may be an encrypted one whose first copy of the header is damaged.
    if mark == plainMark || status == IOStatus.shortRead { return SQLITE_OK }
    var header = [UInt8](repeating: 0, count: HeaderCopies.count)
    let read = unsafe header.withUnsafeMutableBytes { unsafe inner.read(into: $0, at: 0) }
    guard read == SQLITE_OK || read == IOStatus.shortRead else { return read }
    guard HeaderCopies.hasMark(header) else { return SQLITE_OK }
    // The process is about to handle a key and decrypted data.
    ProcessSecrecy.begin()
    let pages = EncryptedPages(inner, header: header, keys: .ofProcess)
    unsafe coder?.pointee = Unmanaged<EncryptedFile>.passRetained(pages).toOpaque()
    return SQLITE_OK
  }

  private static func file(_ coder: UnsafeMutableRawPointer?) -> EncryptedFile? {
    guard let coder = unsafe coder else { return nil }
    return unsafe Unmanaged<EncryptedFile>.fromOpaque(coder).takeUnretainedValue()
  }
}
