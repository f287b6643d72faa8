import Platform

/// A temporary file that a library or another program reads by path. It is in memory, so nothing stays on a disk if
/// Haru is killed. If the system has no files in memory, it is in a private folder on disk. It is removed when this
/// object is released.
final class TemporaryFile {
  /// The path under which this process can read the file.
  let path: String
  /// The descriptor of a file in memory; nil for a file on the disk.
  let number: Int32?
  /// The folder of a file on the disk; nil for a file in memory.
  private let folder: PrivateFolder?
  /// Removes the folder when this object is released.
  private let scratch: ScratchFolder?

  /// The location of a temporary file.
  enum Home: Equatable {
    case memory
    case disk
  }

  /// The locations to try, in order. With an encrypted store only memory is allowed.
  static var homes: [Home] { homes(mayUseDisk: !EncryptingFiles.refusesTemporaryFiles) }

  static func homes(mayUseDisk: Bool) -> [Home] { mayUseDisk ? [.memory, .disk] : [.memory] }

  /// Creates a file in the first location that has room; nil if none has. `parent` is the folder on disk.
  static func made(
    in parent: String, _ bytes: [UInt8] = [], homes: [Home] = TemporaryFile.homes
  ) -> TemporaryFile? {
    for home in homes {
      switch home {
      case .memory:
        if let file = inMemory(), file.append(bytes) { return file }
      case .disk:
        guard let scratch = ScratchFolder.made(in: parent, [(fileName, bytes)]) else { continue }
        return TemporaryFile(scratch)
      }
    }
    return nil
  }

  private static let fileName = "input"

  /// Creates a file in memory; nil if the system does not support it or the file cannot be read by a path.
  private static func inMemory() -> TemporaryFile? {
    let opened = openMemoryFile("haru")
    guard opened >= 0 else { return nil }
    // Numbers 0 to 2 are moved up, because Haru may have been started without standard streams.
    let number = opened > STDERR_FILENO ? opened : fcntl(opened, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    if number != opened { close(opened) }
    guard number >= 0 else { return nil }
    guard ArchiveDisk.canRead(pathOfDescriptor(number)) else {
      close(number)
      return nil
    }
    return TemporaryFile(number)
  }

  private init(_ number: Int32) {
    path = pathOfDescriptor(number)
    self.number = number
    folder = nil
    scratch = nil
  }

  private init(_ scratch: consuming ScratchFolder) {
    path = scratch.folder.path + "/" + Self.fileName
    number = nil
    folder = scratch.folder
    self.scratch = .some(consume scratch)
  }

  deinit { if let number { close(number) } }

  /// Appends bytes; returns false if not everything was written.
  func append(_ bytes: [UInt8]) -> Bool {
    guard let number else {
      return folder?.append(bytes, to: Self.fileName) ?? false
    }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Platform.write(number, $0.baseAddress, $0.count)
      }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
    }
    return true
  }

  /// Whether a path is that of a descriptor. SQLite cannot open such a path, because it resolves symbolic links itself.
  static func isDescriptor(_ path: String) -> Bool {
    path.hasPrefix(pathOfDescriptor(0).dropLast())
  }
}
