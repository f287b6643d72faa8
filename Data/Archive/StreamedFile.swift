import Domain
import Glibc

/// A file that is written piece by piece and is there whole or not at all. What is no file of
/// bytes, such as a pipe, is written to as it stands. Only its owner may read it.
final class StreamedFile {
  private let path: String
  private let unfinished: String?
  private let target: String
  private let file: Int32
  private var failure: FileFailure?

  /// Begins a file beside its place.
  init(_ path: String) throws(FileFailure) {
    self.path = path
    if path.hasSuffix("/") { throw FileFailure(path: path, .isFolder) }
    let facts = ArchiveDisk.facts(path)
    if facts?.isFolder == true { throw FileFailure(path: path, .isFolder) }
    target = facts == nil ? path : ArchiveDisk.real(path)
    let flags = O_WRONLY | O_CLOEXEC
    if facts?.isFile == false {
      unfinished = nil
      // A pipe that nobody reads is not waited for.
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

  /// Writes a piece; false when that failed.
  func write(_ bytes: [UInt8]) -> Bool {
    var place = 0
    while place < bytes.count, failure == nil {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe Glibc.write(file, $0.baseAddress.map { unsafe $0 + place }, $0.count - place)
      }
      if count > 0 {
        place += count
      } else if errno != EINTR {
        failure = ArchiveDisk.failure(path)
      }
    }
    return failure == nil
  }

  /// Waits until all is on the disk, and gives the file its name.
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

  /// Leaves nothing behind.
  func giveUp() { if let unfinished { unsafe unlink(unfinished) } }
}
