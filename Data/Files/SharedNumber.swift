import Platform

/// An integer in a file, updated by several processes under a lock.
struct SharedNumber: Sendable {
  let folder: PrivateFolder
  let name: String

  /// The timeout for the lock, in milliseconds. No process should hold the lock that long.
  private static let timeout = 1_000

  /// Replaces the number by the result of `body`, unless that is nil. `body` gets the current number, or nil if there
  /// is none. Returns false if the file cannot be opened, locked or written.
  func change(_ body: (Int?) -> Int?) -> Bool {
    guard !folder.isFixed, folder.make() else { return false }
    let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW
    let file = unsafe open(folder.path + "/" + name, flags, 0o600)
    guard file >= 0 else { return false }
    // Closing the file releases the lock.
    defer { close(file) }
    let deadline = Deadline(milliseconds: Self.timeout)
    while flock(file, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR, deadline.left > 0 else { return false }
      Pause.milliseconds(2)
    }
    guard let number = body(number(in: file)) else { return true }
    let digits = Array("\(number)\n".utf8)
    let count = unsafe digits.withUnsafeBytes { unsafe pwrite(file, $0.baseAddress, $0.count, 0) }
    return count == digits.count && ftruncate(file, digits.count) == 0
  }

  private func number(in file: Int32) -> Int? {
    var bytes = [UInt8](repeating: 0, count: 32)
    let count = unsafe bytes.withUnsafeMutableBytes {
      unsafe pread(file, $0.baseAddress, $0.count, 0)
    }
    guard count > 0 else { return nil }
    return Int(String(decoding: bytes[..<count].prefix { $0 != ASCII.newline }, as: UTF8.self))
  }
}
