import Platform

/// A private temporary folder for files passed to another program. The folder and its files are
/// removed when this value is released.
struct ScratchFolder: ~Copyable {
  let folder: PrivateFolder
  private let names: [String]

  /// Creates the folder in `parent` with these files; nil if that fails.
  static func made(in parent: String, _ files: [(name: String, bytes: [UInt8])]) -> ScratchFolder? {
    let drawn = (0..<2).map { _ in String(UInt64.random(in: 0 ... .max), radix: 36) }
    let path = parent + "/haru-" + drawn.joined()
    // `mkdir` fails for an existing folder, which may belong to another user.
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
