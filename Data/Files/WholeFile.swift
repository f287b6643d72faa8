import Domain
import Platform

/// A file that users edit and the program rewrites atomically with mode 0600. Links are followed, not replaced.
struct WholeFile: Sendable {
  let path: String

  /// A fingerprint of the file's attributes, by which changes are detected.
  struct Stamp: Equatable, Sendable {
    let number: UInt64
    let length: Int
    let written: Int
    let changed: Int
  }

  /// The current fingerprint; nil if the file does not exist.
  var stamp: Stamp? {
    var found = stat()
    guard unsafe stat(path, &found) == 0 else { return nil }
    func billionths(_ time: timespec) -> Int { time.tv_sec &* 1_000_000_000 &+ time.tv_nsec }
    return Stamp(
      number: UInt64(found.st_ino), length: Int(found.st_size),
      written: billionths(found.st_mtim), changed: billionths(found.st_ctim))
  }

  /// The timeout for the lock of another process, in milliseconds.
  private static let timeout = 5_000

  /// Runs `body` while holding the lock on the file's folder. Throws `busy` after the timeout.
  func alone<T>(_ body: () throws(StorageFailure) -> T) throws(StorageFailure) -> T {
    let folder = Self.folder(of: path)
    try StoreFile.makeFolder(folder)
    let file = unsafe open(folder, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
    guard file >= 0 else { throw .unreadable(path: folder) }
    // Closing the folder releases the lock.
    defer { close(file) }
    let deadline = Deadline(milliseconds: Self.timeout)
    while flock(file, LOCK_EX | LOCK_NB) != 0 {
      // Some file systems cannot lock folders; go on without a lock there.
      guard errno == EWOULDBLOCK || errno == EINTR else { break }
      guard deadline.left > 0 else { throw .busy }
      Pause.milliseconds(5)
    }
    return try body()
  }

  /// Writes a temporary file next to the target, syncs it and renames it to the target.
  func replace(by bytes: [UInt8]) throws(StorageFailure) {
    let resolved = target
    let unfinished = Unfinished.name(for: resolved)
    do throws(StorageFailure) {
      try put(bytes, intoNew: unfinished)
      try StoreFile.rename(unfinished, to: resolved)
    } catch {
      unsafe unlink(unfinished)
      throw error
    }
  }

  /// Throws if the target's folder is not writable.
  func expectReplaceable() throws(StorageFailure) {
    let folder = Self.folder(of: target)
    if unsafe access(folder, W_OK) == 0 || errno == ENOENT { return }
    throw failure()
  }

  /// Whether the file exists and is not read-only.
  var isWritable: Bool {
    var found = stat()
    guard unsafe stat(path, &found) == 0, found.st_mode & S_IWUSR != 0 else { return false }
    return unsafe access(path, W_OK) == 0
  }

  private func put(_ bytes: [UInt8], intoNew name: String) throws(StorageFailure) {
    let file = unsafe open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw failure() }
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Platform.write(file, $0.baseAddress, $0.count)
      }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { throw failure() }
    }
  }

  /// The path after following links. The file need not exist.
  private var target: String {
    var resolved = path
    for _ in 0..<32 {
      var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
      let count = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe buffer.withMemoryRebound(to: CChar.self) { letters in
          unsafe letters.baseAddress.map { unsafe readlink(resolved, $0, letters.count) } ?? -1
        }
      }
      guard count > 0, count < bytes.count else { return resolved }
      let next = String(decoding: bytes[..<count], as: UTF8.self)
      resolved = next.hasPrefix("/") ? next : Self.folder(of: resolved) + "/" + next
    }
    return resolved
  }

  private static func folder(of path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return parts.isEmpty ? "." : parts == [""] ? "/" : parts.joined(separator: "/")
  }

  /// Returns the failure for `errno`.
  private func failure() -> StorageFailure {
    switch errno {
    case ENOSPC, EDQUOT: .full
    case EROFS: .readOnly
    default: .unreadable(path: path)
    }
  }
}
