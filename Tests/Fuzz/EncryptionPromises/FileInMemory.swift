import CSQLite

@testable import Data

/// A file in memory, below the encryption.
package final class FileInMemory: RawFile {
  package var content: [UInt8]

  package init(_ content: [UInt8]) { self.content = content }

  package func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int64) -> Int32 {
    let start = min(Int(offset), content.count)
    let end = min(start + buffer.count, content.count)
    buffer.initializeMemory(as: UInt8.self, repeating: 0)
    buffer.copyBytes(from: content[start..<end])
    return end - start == buffer.count ? SQLITE_OK : SQLITE_IOERR | 2 << 8
  }

  package func write(_ bytes: UnsafeRawBufferPointer, at offset: Int64) -> Int32 {
    let end = Int(offset) + bytes.count
    if end > content.count { content += [UInt8](repeating: 0, count: end - content.count) }
    content.replaceSubrange(Int(offset)..<end, with: bytes)
    return SQLITE_OK
  }

  package func truncate(to size: Int64) -> Int32 {
    content.removeLast(max(0, content.count - Int(size)))
    return SQLITE_OK
  }

  package func sync(_ flags: Int32) -> Int32 { SQLITE_OK }

  package func size(_ size: inout Int64) -> Int32 {
    size = Int64(content.count)
    return SQLITE_OK
  }
}
