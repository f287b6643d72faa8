/// The user's key map as written in the settings files, before its names are resolved.
public struct WrittenKeyMap: Equatable, Sendable {
  /// One line: an action's name with its keys.
  public struct Line: Equatable, Sendable {
    /// The file name without its folder.
    public let file: String
    /// The line number, counted from 1.
    public let line: Int
    /// The components of the action's name, such as `people`, `water`.
    public let path: [String]
    /// The keys as written; nil if the value has another type.
    public let keys: [String]?

    public init(_ file: String, line: Int, path: [String], keys: [String]?) {
      self.file = file
      self.line = line
      self.path = path
      self.keys = keys
    }
  }

  /// Why a line or a whole file could not be parsed.
  public enum ParseError: Hashable, Sendable {
    case unreadableLine, unclosed, notText, unreadableFile
    case tooLarge(limit: Int)
  }

  /// A line or file that could not be parsed.
  public struct Unread: Equatable, Sendable {
    /// The file name without its folder.
    public let file: String
    /// The line number, counted from 1; 0 for the whole file.
    public let line: Int
    public let trouble: ParseError

    public init(_ file: String, line: Int, _ trouble: ParseError) {
      self.file = file
      self.line = line
      self.trouble = trouble
    }
  }

  /// The lines in order of evaluation: a later line overrides an earlier one.
  public var lines: [Line]
  /// The lines and files that could not be parsed.
  public var unread: [Unread]

  public init(lines: [Line] = [], unread: [Unread] = []) {
    self.lines = lines
    self.unread = unread
  }
}
