import Glibc

/// Where other programs lie.
package enum ProgramPath {
  /// The first program of a name in the folders of `PATH`. Folders that depend on where Haru was
  /// started are passed over, so that nobody can lay a program in the way.
  package static func found(_ name: String, in path: String?) -> String? {
    (path ?? "").split(separator: ":").filter { $0.hasPrefix("/") }.map { $0 + "/" + name }
      .first(where: isProgram)
  }

  /// Whether a path leads to a program that may be started.
  static func isProgram(_ path: String) -> Bool {
    var found = stat()
    guard unsafe stat(path, &found) == 0, found.st_mode & S_IFMT == S_IFREG else { return false }
    return unsafe access(path, X_OK) == 0
  }
}
