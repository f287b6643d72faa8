/// A file in a folder or an archive.
public struct ImportedPart: Sendable {
  /// The path of the file relative to the folder or archive.
  public let name: String
  public let content: Content
  /// The position of this file, and the number of files, for showing progress.
  public let position: Int, count: Int

  /// The content of the file, as far as it can be imported.
  public enum Content: Sendable {
    /// The file on disk. A file from an archive is a temporary copy, which is valid only while `eachPart` calls its
    /// closure.
    case file(path: String)
    /// The beginning of the file matches no import format.
    case unknown
    case damaged(ImportFailure)
  }

  public init(_ name: String, _ content: Content, position: Int, of count: Int) {
    (self.name, self.content, self.position, self.count) = (name, content, position, count)
  }
}
