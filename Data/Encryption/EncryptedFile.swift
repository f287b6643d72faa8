import CSQLite

/// A store or a log as SQLite sees it, over a file whose content is encrypted. All functions return a status of SQLite.
class EncryptedFile {
  let file: any RawFile

  init(_ file: any RawFile) { self.file = file }

  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int64) -> Int32 {
    IOStatus.read
  }

  func write(_ bytes: UnsafeRawBufferPointer, at offset: Int64) -> Int32 { IOStatus.write }

  func truncate(to size: Int64) -> Int32 { IOStatus.truncate }

  func sync(_ flags: Int32) -> Int32 { file.sync(flags) }

  func size(_ size: inout Int64) -> Int32 { IOStatus.size }
}

/// A page of SQLite: 4,096 bytes. SQLite leaves the last 40 bytes empty (reserved bytes).
enum StorePage {
  static let count = 4096
  static let reserved = PageCipher.trailer

  /// Returns whether SQLite left the reserved bytes empty. Encryption overwrites them.
  static func hasEmptyReserve(_ page: UnsafeRawBufferPointer) -> Bool {
    unsafe page.suffix(reserved).allSatisfy { $0 == 0 }
  }
}
