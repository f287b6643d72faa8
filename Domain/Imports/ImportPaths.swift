/// Where somebody has files to bring in: what they downloaded, and what they begin to type.
public struct ImportPaths: Sendable {
  /// The files that were downloaded, the newest first; never more than somebody bears to wait for.
  public var downloads: @Sendable () -> [String]
  /// The paths a beginning may become (path completion), in their order; those of folders end with
  /// a stroke.
  public var completions: @Sendable (_ beginning: String) -> [String]
  /// A path as the system knows it: `~` is somebody's home.
  public var whole: @Sendable (_ path: String) -> String

  /// Nowhere.
  public static let none = ImportPaths(downloads: { [] }, completions: { _ in [] })

  /// Gathers the places.
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

/// A file that can be brought in, as it was found.
public struct ImportCandidate: Equatable, Sendable {
  public let path: String
  /// The formats that fit; never none.
  public let formats: [ImportFormat]

  public init(path: String, formats: [ImportFormat]) {
    self.path = path
    self.formats = formats
  }

  /// What the file is called where it lies.
  public var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}

extension Imports {
  /// The files that were downloaded and have a format that is known here, the newest first. Only how
  /// they begin is looked at.
  public func inDownloads(isStopped: () -> Bool) -> [ImportCandidate] {
    var found: [ImportCandidate] = []
    for path in places.downloads() {
      if isStopped() { break }
      let formats = files.peek(at: path)
      if !formats.isEmpty { found.append(ImportCandidate(path: path, formats: formats)) }
    }
    return found
  }
}
