import Platform

/// A file without a name for text that another reader takes by path. It is in memory, so that nothing is left on a disk
/// when Haru is killed. Only where the system has no such files, it is in a private folder of the disk. It is removed
/// when this object is released.
final class TemporaryFile {
  /// The path under which this process can read the file.
  let path: String
  /// The descriptor of a file in memory; nil for a file on the disk.
  let number: Int32?
  /// The folder of a file on the disk; nil for a file in memory.
  private let folder: PrivateFolder?
  /// Removes the folder when this object is released.
  private let scratch: ScratchFolder?

  /// Where a temporary file can be.
  enum Home: Equatable {
    case memory
    case disk
  }

  /// The homes to try, in order. Nothing of an encrypted store may reach a disk.
  static var homes: [Home] { homes(mayUseDisk: !EncryptingFiles.refusesTemporaryFiles) }

  static func homes(mayUseDisk: Bool) -> [Home] { mayUseDisk ? [.memory, .disk] : [.memory] }

  /// Creates a file in the first of the homes that has room; nil if none has. `parent` is the folder on the disk.
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

  /// Creates a file in memory; nil if the system has none, or no folder in which the file has a path.
  private static func inMemory() -> TemporaryFile? {
    let opened = openMemoryFile("haru")
    guard opened >= 0 else { return nil }
    // The numbers up to 2 are those of the standard streams, without which Haru may have been started.
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

  /// Whether a path is that of a descriptor. SQLite cannot open one, because it follows links itself.
  static func isDescriptor(_ path: String) -> Bool {
    path.hasPrefix(pathOfDescriptor(0).dropLast())
  }
}
