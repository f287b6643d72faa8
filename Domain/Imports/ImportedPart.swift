/// A file in a folder or an archive.
public struct ImportedPart: Sendable {
  /// Its path relative to the folder or archive.
  public let name: String
  public let content: Content
  /// Its position, and the number of files, for showing progress.
  public let position: Int, count: Int

  /// How it can be read.
  public enum Content: Sendable {
    /// A file on disk; for an archive a temporary copy, valid only during the call.
    case file(path: String)
    /// No import format matches its beginning.
    case unknown
    case damaged(ImportFailure)
  }

  public init(_ name: String, _ content: Content, position: Int, of count: Int) {
    (self.name, self.content, self.position, self.count) = (name, content, position, count)
  }
}
