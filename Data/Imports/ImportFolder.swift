import Domain
import Platform

/// Lists the files of a folder recursively. Symbolic links, hidden files and folders below the sixteenth level are
/// skipped.
enum ImportFolder {
  /// The maximum number of files in a folder. A folder with more throws `tooManyEntries`.
  static let most = 100_000
  private static let deepest = 16

  /// Returns the relative paths of all files, sorted by bytes.
  static func files(in folder: String) throws(ImportFailure) -> [String] {
    var found: [String] = []
    try gather(folder, "", depth: 0, &found)
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func gather(
    _ folder: String, _ within: String, depth: Int, _ found: inout [String]
  ) throws(ImportFailure) {
    let path = within.isEmpty ? folder : folder + "/" + within
    guard let stream = unsafe opendir(path) else { throw .file(ArchiveDisk.failure(path)) }
    defer { unsafe closedir(stream) }
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          unsafe String(cString: $0)
        }
      }
      if name.hasPrefix(".") { continue }
      let relative = within.isEmpty ? name : within + "/" + name
      let facts = ArchiveDisk.attributes(folder + "/" + relative, followingLinks: false)
      guard let facts, !facts.isLink else { continue }
      if facts.isFolder, depth < deepest {
        try gather(folder, relative, depth: depth + 1, &found)
      } else if facts.isFile {
        found.append(relative)
        if found.count > most { throw .badFile(.tooManyEntries, line: nil) }
      }
    }
  }
}
