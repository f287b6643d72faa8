import Domain
import Platform

/// Writes a file in pieces and renames it at the end, so that it is complete or absent. A pipe or device is written
/// directly. Only the owner may read the file.
final class StreamedFile {
  private let path: String
  private let unfinished: String?
  private let target: String
  private let file: Int32
  private var failure: FileFailure?

  /// Opens a temporary file beside the target. A pipe or device is opened itself.
  init(_ path: String) throws(FileFailure) {
    self.path = path
    if path.hasSuffix("/") { throw FileFailure(path: path, .isFolder) }
    let facts = ArchiveDisk.attributes(path)
    if facts?.isFolder == true { throw FileFailure(path: path, .isFolder) }
    target = facts == nil ? path : ArchiveDisk.real(path)
    let flags = O_WRONLY | O_CLOEXEC
    if facts?.isFile == false {
      unfinished = nil
      // A pipe without a reader fails instead of blocking.
      file = unsafe open(path, flags | O_NONBLOCK)
      if file >= 0 { _ = fcntl(file, F_SETFL, 0) }
    } else {
      Unfinished.sweep(besides: target)
      let name = Unfinished.name(for: target)
      unfinished = name
      file = unsafe open(name, flags | O_CREAT | O_EXCL, 0o600)
      if file >= 0 { Unfinished.hold(file) }
    }
    if file < 0 { throw ArchiveDisk.failure(path) }
  }

  deinit { close(file) }

  /// Writes a piece; returns false if this or an earlier write failed.
  func write(_ bytes: [UInt8]) -> Bool {
    var offset = 0
    while offset < bytes.count, failure == nil {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe Platform.write(file, $0.baseAddress.map { unsafe $0 + offset }, $0.count - offset)
      }
      if count > 0 {
        offset += count
      } else if errno != EINTR {
        failure = ArchiveDisk.failure(path)
      }
    }
    return failure == nil
  }

  /// Flushes the file to disk and renames it.
  func finish() throws(FileFailure) {
    if let failure { throw failure }
    guard let unfinished else { return }
    if fsync(file) != 0 { throw ArchiveDisk.failure(path) }
    guard unsafe rename(unfinished, target) == 0 else { throw ArchiveDisk.failure(path) }
    let folder = unsafe open(ArchiveDisk.folder(of: target), O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }

  /// Removes the temporary file.
  func giveUp() { if let unfinished { unsafe unlink(unfinished) } }
}
