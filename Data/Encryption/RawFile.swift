import CSQLite

/// A file below the encryption. All functions return a status of SQLite.
protocol RawFile {
  /// Fills the buffer. At the end of the file the rest is filled with zeros, and the status is
  /// `IOStatus.shortRead`.
  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int64) -> Int32
  func write(_ bytes: UnsafeRawBufferPointer, at offset: Int64) -> Int32
  func truncate(to size: Int64) -> Int32
  func sync(_ flags: Int32) -> Int32
  func size(_ size: inout Int64) -> Int32
}

/// A file opened by SQLite's default VFS. The encrypting VFS closes it.
@safe struct InnerFile: RawFile {
  private let file: UnsafeMutablePointer<sqlite3_file>

  init(_ file: UnsafeMutablePointer<sqlite3_file>) { unsafe self.file = file }

  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int64) -> Int32 {
    unsafe haru_inner_read(file, buffer.baseAddress, Int32(buffer.count), offset)
  }

  func write(_ bytes: UnsafeRawBufferPointer, at offset: Int64) -> Int32 {
    unsafe haru_inner_write(file, bytes.baseAddress, Int32(bytes.count), offset)
  }

  func truncate(to size: Int64) -> Int32 { unsafe haru_inner_truncate(file, size) }

  func sync(_ flags: Int32) -> Int32 { unsafe haru_inner_sync(file, flags) }

  func size(_ size: inout Int64) -> Int32 { unsafe haru_inner_size(file, &size) }
}

/// The statuses of SQLite for failed reads and writes. Swift cannot import their C macros.
enum IOStatus {
  static let read = of(1)
  static let shortRead = of(2)
  static let write = of(3)
  static let sync = of(4)
  static let truncate = of(6)
  static let size = of(7)
  /// A checksum is wrong.
  static let data = of(32)

  /// The file was replaced or moved: its name now belongs to another file.
  static let hasMoved = SQLITE_READONLY | 4 << 8

  private static func of(_ kind: Int32) -> Int32 { SQLITE_IOERR | kind << 8 }
}
