/// One of the files in a folder or an archive.
public struct ImportedPart: Sendable {
  /// Its path there.
  public let name: String
  /// What can be done with it.
  public let content: Content
  /// Which one it is, and of how many.
  public let place: Int, count: Int

  /// What there is of it.
  public enum Content: Sendable {
    /// It lies there as a file, of an archive as a copy that is gone soon.
    case file(path: String)
    /// It begins as no file does that is read here.
    case unknown
    /// It cannot be read.
    case damaged(ImportFailure)
  }

  public init(_ name: String, _ content: Content, place: Int, of count: Int) {
    (self.name, self.content, self.place, self.count) = (name, content, place, count)
  }
}
