import CSQLite
import Domain

/// The encrypted write-ahead log as SQLite sees it. SQLite's frame header is encrypted too, because it contains a
/// checksum of the plain page.
final class EncryptedLog: EncryptedFile {
  /// The store, which outlives its log.
  let pages: EncryptedPages
  let cipher: PageCipher
  /// The frame header that SQLite has written. SQLite writes the page of the frame next.
  private var pending: (number: UInt32, header: [UInt8])?
  /// The frames written since the last flush. If one of them cannot be decrypted, the cause is not a power failure.
  private var unflushed: ClosedRange<UInt32>?
  /// The frame that was read last, or that is being encrypted.
  private let frame = UnitBuffer(count: LogLayout.frame)

  init(_ file: any RawFile, of pages: EncryptedPages, cipher: PageCipher) {
    self.pages = pages
    self.cipher = cipher
    super.init(file)
  }

  override func size(_ size: inout Int64) -> Int32 {
    let status = writePending()
    if status != SQLITE_OK { return status }
    var stored: Int64 = 0
    let sized = file.size(&stored)
    size = LogLayout.size(stored: stored)
    return sized
  }

  override func truncate(to size: Int64) -> Int32 {
    pending = nil
    return file.truncate(to: LogLayout.stored(size: size))
  }

  override func sync(_ flags: Int32) -> Int32 {
    let status = writePending()
    if status != SQLITE_OK { return status }
    unflushed = nil
    return file.sync(flags)
  }

  // MARK: Reading

  override func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int64) -> Int32 {
    let status = writePending()
    if status != SQLITE_OK { return status }
    guard let (number, within) = LogLayout.frame(at: offset) else {
      return unsafe readHeader(into: buffer, at: offset)
    }
    guard within + buffer.count <= LogLayout.frame else { return IOStatus.read }
    let found = load(number)
    // SQLite reads a whole frame only to find the end of the log. From frames that it knows it reads parts.
    if found == IOStatus.data, buffer.count == LogLayout.frame, isEnd(number) {
      pages.hasCutLog = true
      unsafe buffer.initializeMemory(as: UInt8.self, repeating: 0)
      return SQLITE_OK
    }
    if found == IOStatus.data { return pages.damaged(.log(frame: Int(number))) }
    unsafe buffer.copyMemory(
      from: UnsafeRawBufferPointer(rebasing: frame.bytes[within..<within + buffer.count]))
    return found
  }

  /// Reads and decrypts a frame into `frame`. The status is `IOStatus.data` if the tag is wrong.
  func load(_ number: UInt32) -> Int32 {
    let status = unsafe file.read(into: frame.bytes, at: LogLayout.stored(number))
    if status != SQLITE_OK { return status }
    return unsafe cipher.decrypt(frame.bytes, number: number) ? SQLITE_OK : IOStatus.data
  }

  /// The frame that `load` has decrypted.
  var loaded: UnsafeRawBufferPointer { unsafe UnsafeRawBufferPointer(frame.bytes) }

  /// Returns whether a frame that cannot be decrypted may be the end of the log, cut by a power failure.
  private func isEnd(_ number: UInt32) -> Bool {
    if let unflushed, unflushed.contains(number) { return false }
    return !LogEnd(self).wasFlushed(number)
  }

  private func readHeader(into buffer: UnsafeMutableRawBufferPointer, at offset: Int64) -> Int32 {
    let within = Int(offset)
    guard within + buffer.count <= LogLayout.header else { return IOStatus.read }
    var header: [UInt8] = []
    let status = read(header: &header)
    unsafe buffer.copyBytes(from: header[within..<within + buffer.count])
    return status
  }

  /// Reads SQLite's header of the log, 32 bytes, which are zeros in an empty log.
  func read(header: inout [UInt8]) -> Int32 {
    header = [UInt8](repeating: 0, count: LogLayout.header)
    var stored = [UInt8](repeating: 0, count: LogLayout.storedHeader)
    let status = unsafe stored.withUnsafeMutableBytes { unsafe file.read(into: $0, at: 0) }
    if status != SQLITE_OK { return status }
    let encrypted = LogLayout.headerStart..<LogLayout.headerStart + LogLayout.header
    let trailer = encrypted.upperBound + PageCipher.trailer
    let hasMark = stored.starts(with: LogLayout.mark)
    let isOurs =
      Array(stored[LogLayout.mark.count..<LogLayout.headerStart]) == pages.fileID?.bytes
    let isWhole = unsafe stored.withUnsafeMutableBytes { stored in
      unsafe cipher.decrypt(
        UnsafeMutableRawBufferPointer(rebasing: stored[encrypted.lowerBound..<trailer]), number: 0)
    }
    // The log belongs to another store, so it counts as empty. If only the id is damaged, decryption still succeeds.
    if hasMark, !isOurs, !isWhole { return SQLITE_OK }
    let hasNoMore = stored[trailer...].allSatisfy { $0 == 0 }
    guard hasMark, isOurs, isWhole, hasNoMore else { return pages.damaged(.log(frame: 0)) }
    header = Array(stored[encrypted])
    return SQLITE_OK
  }

  // MARK: Writing

  override func write(_ bytes: UnsafeRawBufferPointer, at offset: Int64) -> Int32 {
    guard let (number, within) = LogLayout.frame(at: offset) else {
      let status = writePending()
      return status == SQLITE_OK ? unsafe writeHeader(bytes, at: offset) : status
    }
    switch (within, bytes.count) {
    case (0, LogLayout.frameHeader):
      let status = writePending()
      pending = (number, unsafe Array(bytes))
      return status
    case (LogLayout.frameHeader, StorePage.count):
      guard unsafe StorePage.hasEmptyReserve(bytes) else { return IOStatus.write }
      return unsafe write(page: bytes, of: number)
    case (_, _): return IOStatus.write
    }
  }

  /// Writes a page. Its frame header is `pending` if SQLite has just written it; otherwise the stored header stays.
  private func write(page: UnsafeRawBufferPointer, of number: UInt32) -> Int32 {
    if let waiting = pending, waiting.number == number {
      pending = nil
      unsafe frame.bytes.copyBytes(from: waiting.header)
    } else {
      let waited = writePending()
      if waited != SQLITE_OK { return waited }
      let found = load(number)
      if found == IOStatus.data { return pages.damaged(.log(frame: Int(number))) }
      if found != SQLITE_OK { return found }
    }
    unsafe UnsafeMutableRawBufferPointer(rebasing: frame.bytes[LogLayout.frameHeader...])
      .copyMemory(
        from: page)
    return store(number)
  }

  /// Writes the `pending` frame header together with the stored page, if SQLite did not write a new page.
  private func writePending() -> Int32 {
    guard let waiting = pending else { return SQLITE_OK }
    pending = nil
    let found = load(waiting.number)
    if found == IOStatus.data { return pages.damaged(.log(frame: Int(waiting.number))) }
    if found != SQLITE_OK { return found }
    unsafe frame.bytes.copyBytes(from: waiting.header)
    return store(waiting.number)
  }

  /// Encrypts and writes the frame in `frame`.
  private func store(_ number: UInt32) -> Int32 {
    unsafe cipher.encrypt(frame.bytes, number: number)
    unflushed =
      unflushed.map { min($0.lowerBound, number)...max($0.upperBound, number) } ?? number...number
    return unsafe file.write(UnsafeRawBufferPointer(frame.bytes), at: LogLayout.stored(number))
  }

  private func writeHeader(_ bytes: UnsafeRawBufferPointer, at offset: Int64) -> Int32 {
    guard offset == 0, bytes.count == LogLayout.header, let id = pages.fileID else {
      return IOStatus.write
    }
    var stored = LogLayout.mark + id.bytes + (unsafe Array(bytes))
    stored += [UInt8](repeating: 0, count: LogLayout.storedHeader - stored.count)
    let trailer = LogLayout.headerStart + LogLayout.header + PageCipher.trailer
    return unsafe stored.withUnsafeMutableBytes { stored in
      unsafe cipher.encrypt(
        UnsafeMutableRawBufferPointer(rebasing: stored[LogLayout.headerStart..<trailer]), number: 0)
      return unsafe file.write(UnsafeRawBufferPointer(stored), at: 0)
    }
  }
}
