public import Domain
import Platform

extension ImportPaths {
  /// The maximum number of recent downloads that are examined.
  package static let mostDownloads = 200
  /// The maximum numbers of names that are read from a folder and of completions that are offered.
  private static let (mostNames, mostOffered) = (20_000, 200)

  /// Returns the import paths for a home directory; without one there are no downloads and `~` is
  /// not expanded.
  public static func onDisk(home: String?) -> ImportPaths {
    ImportPaths(
      downloads: { home.map { newest(in: $0 + "/Downloads") } ?? [] },
      completions: { completions(of: $0, home: home) },
      whole: { whole($0, home: home) })
  }

  /// Returns the most recently modified regular files of a folder, newest first. Hidden files,
  /// symbolic links and folders are skipped.
  package static func newest(in folder: String, atMost most: Int = mostDownloads) -> [String] {
    var found: [(path: String, written: (Int, Int))] = []
    for name in names(in: folder) where !name.hasPrefix(".") {
      var facts = stat()
      let path = folder + "/" + name
      guard unsafe lstat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { continue }
      found.append((path, (facts.st_mtim.tv_sec, facts.st_mtim.tv_nsec)))
    }
    found.sort {
      $0.written == $1.written
        ? $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) : $0.written > $1.written
    }
    return found.prefix(most).map(\.path)
  }

  /// Returns the completions of a typed path; `~` is not replaced in the result.
  private static func completions(of beginning: String, home: String?) -> [String] {
    let typed = beginning.isEmpty || beginning == "~" ? "~/" : beginning
    let cut = typed.lastIndex(of: "/").map { typed.index(after: $0) } ?? typed.startIndex
    let (folder, start) = (String(typed[..<cut]), TextForms.composed(String(typed[cut...])))
    let folderPath = whole(folder.isEmpty ? "./" : folder, home: home)
    let fitting = names(in: folderPath).filter {
      TextForms.composed($0).hasPrefix(start) && (start.hasPrefix(".") || !$0.hasPrefix("."))
    }
    return fitting.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.prefix(mostOffered).map {
      let isFolder = ArchiveDisk.attributes(folderPath + "/" + $0)?.isFolder ?? false
      return folder + $0 + (isFolder ? "/" : "")
    }
  }

  private static func whole(_ path: String, home: String?) -> String {
    guard let home, path == "~" || path.hasPrefix("~/") else { return path }
    return home + path.dropFirst()
  }

  private static func names(in folder: String) -> [String] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while names.count < mostNames, let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          unsafe String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
