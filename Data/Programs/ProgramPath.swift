import Platform

/// Finds programs on disk.
package enum ProgramPath {
  /// Returns the first executable of this name in `PATH`; nil if there is none. Relative folders
  /// are skipped, so that a program in the working directory cannot be run by mistake.
  package static func find(_ name: String, in path: String?) -> String? {
    (path ?? "").split(separator: ":").filter { $0.hasPrefix("/") }.map { $0 + "/" + name }
      .first(where: isProgram)
  }

  /// Whether the path is an executable regular file.
  static func isProgram(_ path: String) -> Bool {
    var found = stat()
    guard unsafe stat(path, &found) == 0, found.st_mode & S_IFMT == S_IFREG else { return false }
    return unsafe access(path, X_OK) == 0
  }
}
