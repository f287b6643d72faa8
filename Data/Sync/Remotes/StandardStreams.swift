import Domain
import Platform

extension ServedRemote {
  /// Serves a folder over standard input and output. A missing folder is served too, so that the client receives the
  /// failure.
  package static func overStandardStreams(_ path: String) -> End {
    var isThere = true
    do throws(RemoteFailure) { _ = try RemoteFolder(path) } catch { isThere = false }
    let end = ServedRemote(FolderRemote(path), files: FolderFiles(path)).serve(
      read: { bytes($0, from: STDIN_FILENO) }, write: { put($0, into: STDOUT_FILENO) })
    return end == .over && !isThere ? .notFound : end
  }

  /// Reads exactly `count` bytes; nil if the stream ends before.
  private static func bytes(_ count: Int, from file: Int32) -> [UInt8]? {
    var isWhole = true
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { room, filled in
      while filled < count {
        let read = unsafe Platform.read(
          file, room.baseAddress.map { unsafe $0 + filled }, count - filled)
        if read > 0 { filled += read } else if read == 0 || errno != EINTR { break }
      }
      isWhole = filled == count
    }
    return isWhole ? bytes : nil
  }

  private static func put(_ bytes: [UInt8], into file: Int32) -> Bool {
    var offset = 0
    while offset < bytes.count {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe Platform.write(file, $0.baseAddress.map { unsafe $0 + offset }, $0.count - offset)
      }
      if count > 0 { offset += count } else if errno != EINTR { return false }
    }
    return true
  }
}
