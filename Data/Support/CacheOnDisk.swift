public import Domain
import Platform

extension CacheKeeper {
  /// Returns a keeper of the cache files in some folders. Only regular files directly in a folder are counted and
  /// removed, and those in the subfolders of encrypted stores.
  public static func onDisk(_ folders: [String]) -> CacheKeeper {
    CacheKeeper(
      size: { () throws(FileFailure) in
        try files(in: folders).reduce(0) { $0 + $1.size }
      },
      clear: { () throws(FileFailure) in
        var cleared = 0
        for file in try files(in: folders) {
          guard unsafe unlink(file.path) == 0 || errno == ENOENT else { throw failure(file.path) }
          cleared += file.size
        }
        return cleared
      })
  }

  private static func files(in folders: [String]) throws(FileFailure) -> [(path: String, size: Int)]
  {
    var found: [(path: String, size: Int)] = []
    let encrypted = folders.flatMap { folder in
      FolderOnDisk(path: folder).visibleNames.filter(DataKeyID.isHex).map { folder + "/" + $0 }
    }
    for folder in folders + encrypted {
      guard let stream = unsafe opendir(folder) else {
        if errno == ENOENT { continue }
        throw failure(folder)
      }
      defer { unsafe closedir(stream) }
      while let entry = unsafe readdir(stream) {
        let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
          unsafe $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
            unsafe String(cString: $0)
          }
        }
        var facts = stat()
        let path = folder + "/" + name
        guard unsafe lstat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { continue }
        found.append((path, Int(facts.st_size)))
      }
    }
    return found
  }

  private static func failure(_ path: String) -> FileFailure {
    switch errno {
    case EACCES, EPERM, EROFS: FileFailure(path: path, .notPermitted)
    case ENOTDIR: FileFailure(path: path, .missing)
    default: FileFailure(path: path, .other(code: errno))
    }
  }
}
