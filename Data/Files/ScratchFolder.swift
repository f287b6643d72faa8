import Glibc

/// A folder for what a program has to find in files, which nobody else may look into, and which is
/// gone with all it holds as soon as nobody holds it.
struct ScratchFolder: ~Copyable {
  /// Where it lies.
  let folder: PrivateFolder
  private let names: [String]

  /// Makes a folder among the temporary ones with some files; nothing when that cannot be.
  static func made(in place: String, _ files: [(name: String, bytes: [UInt8])]) -> ScratchFolder? {
    let drawn = (0..<2).map { _ in String(UInt64.random(in: 0 ... .max), radix: 36) }
    let path = place + "/haru-" + drawn.joined()
    // A folder that is there already is somebody else's.
    guard unsafe mkdir(path, 0o700) == 0 else { return nil }
    let scratch = ScratchFolder(folder: PrivateFolder(path: path), names: files.map(\.name))
    for file in files {
      guard scratch.folder.write(file.bytes, to: file.name) else { return nil }
    }
    return scratch
  }

  private init(folder: PrivateFolder, names: [String]) {
    self.folder = folder
    self.names = names
  }

  deinit {
    for name in names { folder.remove(name) }
    _ = unsafe rmdir(folder.path)
  }
}
