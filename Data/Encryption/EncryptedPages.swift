import CSQLite
import Domain

/// An encrypted store as SQLite sees it. Two copies of the header precede the pages.
final class EncryptedPages: EncryptedFile {
  /// The id of the file; nil if the header could not be read.
  let fileID: EncryptedFileID?
  /// The data key; nil if the store is closed.
  let key: DataKey?
  /// The cipher of the pages; nil if the store is closed.
  private let pages: PageCipher?
  /// The cipher of the log of this store.
  let log: PageCipher?
  /// The reason why the store cannot be decrypted, or the first damage found; nil if there is neither.
  private(set) var problem: DecryptionFailure?
  /// Whether the log ended at a frame that could not be decrypted. The frames after it were ignored.
  var hasCutLog = false

  private static let start = Int64(HeaderCopies.count)
  /// A page that is being encrypted, or of which SQLite reads a part.
  private let scratch = UnitBuffer(count: StorePage.count)

  /// Opens a store that has the mark of encrypted files. If it cannot be decrypted, `problem` says why, and every read
  /// fails.
  init(_ file: any RawFile, header bytes: [UInt8], keys: DataKeys) {
    var opened: Opened?
    do throws(DecryptionFailure) { opened = try Self.open(bytes, keys) } catch { problem = error }
    fileID = opened?.id
    key = opened?.key
    pages = opened?.pages
    log = opened?.log
    super.init(file)
  }

  private typealias Opened = (
    id: EncryptedFileID, key: DataKey, pages: PageCipher, log: PageCipher
  )

  private static func open(_ bytes: [UInt8], _ keys: DataKeys) throws(DecryptionFailure) -> Opened {
    let copies: HeaderCopies
    do throws(EncryptionHeaderFailure) { copies = try HeaderCopies(bytes) } catch {
      throw DecryptionFailure(error)
    }
    guard let key = keys.key(copies.header.keyID) else { throw .closed }
    guard copies.header.isGenuine(copy: copies.bytes, key: key) else { throw .alteredHeader }
    let id = copies.header.fileID
    guard let pages = key.derived(.pages, of: id), let log = key.derived(.log, of: id) else {
      throw .noMemory
    }
    return (id, key, PageCipher(pages, label: "haru-page/1"), PageCipher(log, label: "haru-log/1"))
  }

  /// Reads the two copies of the header again, which another process may have changed.
  func currentCopies() throws(StorageFailure) -> HeaderCopies {
    var bytes = [UInt8](repeating: 0, count: HeaderCopies.count)
    let status = unsafe bytes.withUnsafeMutableBytes { unsafe file.read(into: $0, at: 0) }
    guard status == SQLITE_OK || status == IOStatus.shortRead else {
      throw StorageFailure(status, "")
    }
    do throws(EncryptionHeaderFailure) { return try HeaderCopies(bytes) } catch {
      throw .encrypted(DecryptionFailure(error))
    }
  }

  /// Records damage of the store or its log, and returns the status for SQLite.
  func damaged(_ found: DecryptionFailure) -> Int32 {
    if problem == nil { problem = found }
    return IOStatus.data
  }

  override func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int64) -> Int32 {
    if offset == 0, buffer.count == Self.firstRead { return unsafe readBeginning(into: buffer) }
    guard let pages else { return IOStatus.data }
    let within = Int(offset % Int64(StorePage.count))
    let number = offset / Int64(StorePage.count) + 1
    if within == 0, buffer.count == StorePage.count {
      return unsafe read(number, into: buffer, with: pages)
    }
    guard within + buffer.count <= StorePage.count else { return IOStatus.read }
    // SQLite reads 16 bytes of page 1 to detect changes. Another process may be writing that page at the same time.
    let page = unsafe scratch.bytes
    let status = unsafe read(number, into: page, with: pages, isUncertain: number == 1)
    unsafe buffer.copyMemory(
      from: UnsafeRawBufferPointer(rebasing: page[within..<within + buffer.count]))
    return status
  }

  /// Reads and decrypts a page. With `isUncertain`, a page that cannot be decrypted is filled with random bytes.
  private func read(
    _ number: Int64, into page: UnsafeMutableRawBufferPointer, with pages: PageCipher,
    isUncertain: Bool = false
  ) -> Int32 {
    let offset = Self.start + (number - 1) * Int64(StorePage.count)
    let status = unsafe file.read(into: page, at: offset)
    if status == IOStatus.shortRead {
      var size: Int64 = 0
      let sized = file.size(&size)
      if sized != SQLITE_OK { return sized }
      return size > offset ? damaged(.page(Int(number))) : status
    }
    if status != SQLITE_OK { return status }
    guard let number = UInt32(exactly: number) else { return IOStatus.read }
    if unsafe pages.decrypt(page, number: number) { return SQLITE_OK }
    if isUncertain {
      unsafe page.copyBytes(from: Sodium.random(page.count))
      return SQLITE_OK
    }
    return damaged(.page(Int(number)))
  }

  /// The length of the first read of SQLite, in which it looks for the page size and the reserved bytes.
  private static let firstRead = 100

  /// Answers SQLite's first read with constants. SQLite makes this read without a lock and before it reads the log, so
  /// page 1 may be half written.
  private func readBeginning(into buffer: UnsafeMutableRawBufferPointer) -> Int32 {
    unsafe buffer.initializeMemory(as: UInt8.self, repeating: 0)
    var size: Int64 = 0
    let status = self.size(&size)
    if status != SQLITE_OK { return status }
    if size == 0 { return IOStatus.shortRead }
    unsafe buffer.copyBytes(from: Self.beginning)
    return SQLITE_OK
  }

  /// SQLite's magic string, the page size, the format versions for writing and reading (2 is WAL), and the reserve.
  private static let beginning =
    Array("SQLite format 3".utf8) + [0, 0x10, 0x00, 2, 2, UInt8(StorePage.reserved), 64, 32, 32]

  override func write(_ bytes: UnsafeRawBufferPointer, at offset: Int64) -> Int32 {
    let number = offset / Int64(StorePage.count) + 1
    guard let pages, bytes.count == StorePage.count,
      offset % Int64(StorePage.count) == 0, let unit = UInt32(exactly: number),
      unsafe StorePage.hasEmptyReserve(bytes),
      unsafe number != 1 || bytes[20] == UInt8(StorePage.reserved)
    else { return IOStatus.write }
    unsafe scratch.bytes.copyMemory(from: bytes)
    unsafe pages.encrypt(scratch.bytes, number: unit)
    return unsafe file.write(UnsafeRawBufferPointer(scratch.bytes), at: Self.start + offset)
  }

  override func truncate(to size: Int64) -> Int32 {
    pages == nil ? IOStatus.truncate : file.truncate(to: size + Self.start)
  }

  override func size(_ size: inout Int64) -> Int32 {
    var whole: Int64 = 0
    let status = file.size(&whole)
    size = max(0, whole - Self.start)
    return status
  }
}

extension DecryptionFailure {
  init(_ failure: EncryptionHeaderFailure) {
    switch failure {
    case .newerVersion(let version): self = .newerFormat(version)
    case .damaged, .plain: self = .header
    }
  }
}
