/// Finds files to import: downloads, and completions of a typed path.
public struct ImportPaths: Sendable {
  /// Lists downloaded files, newest first. The number is limited so that the search stays fast.
  public var downloads: @Sendable () -> [String]
  /// Returns the sorted paths that complete a typed beginning. Folders end with a slash.
  public var completions: @Sendable (_ beginning: String) -> [String]
  /// Expands `~` at the start of a path to the home folder.
  public var whole: @Sendable (_ path: String) -> String

  public static let none = ImportPaths(downloads: { [] }, completions: { _ in [] })

  public init(
    downloads: @escaping @Sendable () -> [String],
    completions: @escaping @Sendable (_ beginning: String) -> [String],
    whole: @escaping @Sendable (_ path: String) -> String = { $0 }
  ) {
    self.downloads = downloads
    self.completions = completions
    self.whole = whole
  }
}

/// A file that can be imported, with the formats that match it.
public struct ImportCandidate: Equatable, Sendable {
  public let path: String
  /// The formats that match the file; never empty.
  public let formats: [ImportFormat]

  public init(path: String, formats: [ImportFormat]) {
    self.path = path
    self.formats = formats
  }

  /// The last component of the path.
  public var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}

extension Imports {
  /// Returns the downloaded files of a known format, newest first. Only the beginning of each file is read.
  public func inDownloads(isStopped: () -> Bool) -> [ImportCandidate] {
    var found: [ImportCandidate] = []
    for path in paths.downloads() {
      if isStopped() { break }
      let formats = files.peek(at: path)
      if !formats.isEmpty { found.append(ImportCandidate(path: path, formats: formats)) }
    }
    return found
  }
}
