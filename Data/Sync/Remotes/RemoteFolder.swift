import Domain
import Platform

/// An open folder of a remote (directory descriptor). Operations apply to this very folder even if its path changes,
/// and follow no symbolic links in it.
struct RemoteFolder: ~Copyable {
  let number: Int32
  /// The device number of the disk that contains the folder.
  let disk: UInt64

  /// Opens a folder by path, following symbolic links.
  init(_ path: String) throws(RemoteFailure) {
    let number = unsafe open(path, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
    guard number >= 0 else { throw Self.failure(isRemote: true) }
    try self.init(number)
  }

  private init(_ number: Int32) throws(RemoteFailure) {
    var found = stat()
    guard unsafe fstat(number, &found) == 0 else {
      let failure = Self.failure()
      close(number)
      throw failure
    }
    self.number = number
    disk = UInt64(found.st_dev)
  }

  deinit { close(number) }

  /// Opens a subfolder; nil if it does not exist or is not a folder.
  func folder(_ name: String) throws(RemoteFailure) -> RemoteFolder? {
    let below = unsafe openat(number, name, O_RDONLY | O_CLOEXEC | O_DIRECTORY | O_NOFOLLOW)
    if below >= 0 { return try RemoteFolder(below) }
    if [ENOENT, ENOTDIR, ELOOP].contains(errno) { return nil }
    throw Self.failure()
  }

  /// Creates a subfolder. An existing entry of that name is left unchanged.
  func make(_ name: String) throws(RemoteFailure) {
    if unsafe mkdirat(number, name, 0o777) == 0 { return try flush() }
    if errno != EEXIST { throw Self.failure() }
  }

  func names() throws(RemoteFailure) -> [String] {
    // A new descriptor, because reading moves an offset that all duplicates of a descriptor share.
    let own = unsafe openat(number, ".", O_RDONLY | O_CLOEXEC | O_DIRECTORY)
    guard own >= 0 else { throw Self.failure() }
    guard let stream = unsafe fdopendir(own) else {
      let failure = Self.failure()
      close(own)
      throw failure
    }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    errno = 0
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          unsafe String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
      errno = 0
    }
    if errno != 0 { throw Self.failure() }
    return names
  }

  /// Returns whether the folder has an entry with this name.
  func has(_ name: String) throws(RemoteFailure) -> Bool { try attributes(of: name) != nil }

  /// Returns whether the entry with this name is a folder, and no symbolic link to one.
  func isFolder(_ name: String) throws(RemoteFailure) -> Bool {
    guard let found = try attributes(of: name) else { return false }
    return found.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns the length of a file in bytes; nil if it is not a regular file or does not exist.
  func length(of name: String) throws(RemoteFailure) -> Int? {
    guard let found = try attributes(of: name), found.st_mode & S_IFMT == S_IFREG
    else { return nil }
    return Int(found.st_size)
  }

  /// Returns the time at which a file was last modified, in seconds since 1970; nil if it is not a regular file or does
  /// not exist.
  func lastWrite(of name: String) throws(RemoteFailure) -> Int? {
    guard let found = try attributes(of: name), found.st_mode & S_IFMT == S_IFREG
    else { return nil }
    return found.st_mtim.tv_sec
  }

  /// Returns the length and the last write of a file; nil if it is not a regular file or does not exist.
  func file(_ name: String) throws(RemoteFailure) -> RemoteFile? {
    guard let found = try attributes(of: name), found.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    return RemoteFile(name: name, length: Int(found.st_size), lastWrite: found.st_mtim.tv_sec)
  }

  private func attributes(of name: String) throws(RemoteFailure) -> stat? {
    var found = stat()
    if unsafe fstatat(number, name, &found, AT_SYMLINK_NOFOLLOW) == 0 { return found }
    if errno == ENOENT { return nil }
    throw Self.failure()
  }

  /// Returns the bytes of a file; nil if it is not a regular file or does not exist.
  func read(_ name: String, limit: Int) throws(RemoteFailure) -> [UInt8]? {
    guard let length = try length(of: name) else { return nil }
    guard length <= limit else { throw .tooLarge(limit: limit) }
    let file = unsafe openat(number, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else {
      if [ENOENT, ELOOP].contains(errno) { return nil }
      throw Self.failure()
    }
    defer { close(file) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(length)
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = unsafe piece.withUnsafeMutableBytes {
        unsafe Platform.read(file, $0.baseAddress, $0.count)
      }
      if count > 0 {
        bytes += piece[..<count]
      } else if count == 0 {
        return bytes
      } else if errno != EINTR {
        throw Self.failure()
      }
    }
    throw .tooLarge(limit: limit)
  }

  /// Writes a new file and flushes it to the disk, then runs `use`. The file is locked from before its first byte until
  /// the end. Removes the file if any of that fails.
  func write(
    _ bytes: [UInt8], toNew name: String, _ use: () throws(RemoteFailure) -> Void = {}
  ) throws(RemoteFailure) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    let file = unsafe openat(number, name, flags, 0o666)
    guard file >= 0 else { throw Self.failure() }
    defer { close(file) }
    Unfinished.hold(file)
    do throws(RemoteFailure) {
      try put(bytes, into: file)
      try use()
    } catch {
      _ = unsafe unlinkat(number, name, 0)
      throw error
    }
  }

  private func put(_ bytes: [UInt8], into file: Int32) throws(RemoteFailure) {
    var offset = 0
    while offset < bytes.count {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe Platform.write(file, $0.baseAddress.map { unsafe $0 + offset }, $0.count - offset)
      }
      if count > 0 { offset += count } else if errno != EINTR { throw Self.failure() }
    }
    if fsync(file) != 0 { throw Self.failure() }
  }

  /// Renames a file to a name that is free. Returns false if the name is in use; the file then keeps its old name.
  func name(_ file: String, _ name: String) throws(RemoteFailure) -> Bool {
    if unsafe linkat(number, file, number, name, 0) == 0 {
      try remove(file)
      return true
    }
    if errno == EEXIST { return false }
    // FAT has no hard links but supports this rename.
    if [EPERM, ENOTSUP, ENOSYS, EMLINK].contains(errno),
      renameIfFree(file, in: number, to: name, in: number) == 0
    {
      return true
    }
    if errno == EEXIST { return false }
    let failure = Self.failure()
    _ = unsafe unlinkat(number, file, 0)
    throw failure
  }

  /// Moves a file to a free name in another folder. Returns false if the file does not exist or the name is in use.
  func move(_ file: String, to name: String, in other: borrowing RemoteFolder)
    throws(RemoteFailure) -> Bool
  {
    if renameIfFree(file, in: number, to: name, in: other.number) == 0 { return true }
    // NFS does not support this rename but has hard links.
    if [EINVAL, ENOSYS, ENOTSUP].contains(errno),
      unsafe linkat(number, file, other.number, name, 0) == 0
    {
      try remove(file)
      return true
    }
    if errno == EEXIST { return false }
    let failure = Self.failure()
    if try attributes(of: file) == nil { return false }
    throw failure
  }

  /// Removes an empty subfolder. Returns false if it does not exist, is not empty or is not a folder.
  func removeFolder(_ name: String) throws(RemoteFailure) -> Bool {
    if unsafe unlinkat(number, name, AT_REMOVEDIR) == 0 { return true }
    if [ENOENT, ENOTEMPTY, EEXIST, ENOTDIR].contains(errno) { return false }
    throw Self.failure()
  }

  /// Replaces one file by another, atomically.
  func replace(_ name: String, by file: String) throws(RemoteFailure) {
    if unsafe renameat(number, file, number, name) == 0 { return }
    let failure = Self.failure()
    _ = unsafe unlinkat(number, file, 0)
    throw failure
  }

  /// Removes a file. Returns false if it does not exist.
  @discardableResult
  func remove(_ name: String) throws(RemoteFailure) -> Bool {
    if unsafe unlinkat(number, name, 0) == 0 { return true }
    if errno == ENOENT { return false }
    throw Self.failure()
  }

  /// Flushes the directory entries to the disk. Some file systems do not support this, and their error is ignored.
  func flush() throws(RemoteFailure) {
    if fsync(number) == 0 || errno == EINVAL || errno == ENOTSUP { return }
    throw Self.failure()
  }

  /// Translates `errno`. `isRemote` means that opening the remote itself failed, not something in it.
  private static func failure(isRemote: Bool = false) -> RemoteFailure {
    switch errno {
    case ENOENT, ENOTCONN, ESTALE, ENODEV, ENXIO: .notFound
    case ENOTDIR: isRemote ? .isFile : .notFound
    case EACCES, EPERM, EROFS: .notWritable
    case ENOSPC, EDQUOT: .full
    case let code: .other(code: code)
    }
  }
}
