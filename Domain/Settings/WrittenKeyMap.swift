/// The key map of somebody as their files have it, before anybody looks up what its names mean.
public struct WrittenKeyMap: Equatable, Sendable {
  /// One line: a name with its keys.
  public struct Line: Equatable, Sendable {
    /// The file, without its folder.
    public let file: String
    /// Counted from one.
    public let line: Int
    /// The parts of the name: `people`, `water`.
    public let path: [String]
    /// The keys as they are written; nothing where the value is of another kind.
    public let keys: [String]?

    /// Notes a line.
    public init(_ file: String, line: Int, path: [String], keys: [String]?) {
      self.file = file
      self.line = line
      self.path = path
      self.keys = keys
    }
  }

  /// Why a line, or a whole file, cannot be read.
  public enum Trouble: Hashable, Sendable {
    case unreadableLine, unclosed, notText, unreadableFile
    case tooLarge(limit: Int)
  }

  /// Something that cannot be read.
  public struct Unread: Equatable, Sendable {
    /// The file, without its folder.
    public let file: String
    /// Counted from one; zero for the whole file.
    public let line: Int
    /// Why.
    public let trouble: Trouble

    /// Names what cannot be read.
    public init(_ file: String, line: Int, _ trouble: Trouble) {
      self.file = file
      self.line = line
      self.trouble = trouble
    }
  }

  /// The lines in the order in which they count: later ones come before earlier ones.
  public var lines: [Line]
  /// What cannot be read.
  public var unread: [Unread]

  /// Puts a key map together; without anything there is none.
  public init(lines: [Line] = [], unread: [Unread] = []) {
    self.lines = lines
    self.unread = unread
  }
}
