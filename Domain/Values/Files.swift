/// The files that somebody names to read from and to write to.
public struct Files: Sendable {
  /// The files a path means: itself, or those of a folder whose names are wanted, in the order of
  /// their names. Hidden files are never meant.
  public var find:
    @Sendable (_ path: String, _ isWanted: (_ name: String) -> Bool) throws(FileFailure) -> [String]
  /// All bytes of a file.
  public var read: @Sendable (_ path: String) throws(FileFailure) -> [UInt8]
  /// Opens a file to be read piece by piece; what is no file of bytes, such as a pipe, is read whole.
  public var stream: @Sendable (_ path: String) throws(FileFailure) -> ByteStream
  /// How long a file is; nothing where that is not known before it is read.
  public var length: @Sendable (_ path: String) -> Int?
  /// Writes a file whole or not at all.
  public var write: @Sendable (_ path: String, _ bytes: [UInt8]) throws(FileFailure) -> Void
  /// Removes a file; one that is not there is removed already.
  public var remove: @Sendable (_ path: String) throws(FileFailure) -> Void
  /// Makes a folder where there is none, in one that is there.
  public var makeFolder: @Sendable (_ path: String) throws(FileFailure) -> Void
  /// A path that means the same from every folder.
  public var whole: @Sendable (_ path: String) -> String

  /// Gives access to files.
  public init(
    find: @escaping @Sendable (String, (String) -> Bool) throws(FileFailure) -> [String],
    read: @escaping @Sendable (String) throws(FileFailure) -> [UInt8],
    write: @escaping @Sendable (String, [UInt8]) throws(FileFailure) -> Void,
    remove: @escaping @Sendable (String) throws(FileFailure) -> Void,
    makeFolder: @escaping @Sendable (String) throws(FileFailure) -> Void,
    whole: @escaping @Sendable (String) -> String = { $0 },
    stream: (@Sendable (String) throws(FileFailure) -> ByteStream)? = nil,
    length: @escaping @Sendable (String) -> Int? = { _ in nil }
  ) {
    self.find = find
    self.read = read
    self.write = write
    self.remove = remove
    self.makeFolder = makeFolder
    self.whole = whole
    if let stream {
      self.stream = stream
    } else {
      self.stream = { (path) throws(FileFailure) in ByteStream(try read(path)) }
    }
    self.length = length
  }
}

/// What can go wrong with a file that somebody named.
public struct FileFailure: Error, Hashable, Sendable {
  /// The kinds of failure a person can do something about, and the others.
  public enum Reason: Hashable, Sendable {
    case missing
    case notPermitted
    case isFolder
    /// A folder was wanted.
    case isFile
    case diskFull
    case tooLarge(limit: Int)
    case other(code: Int32)
  }

  /// Which file it is about.
  public let path: String
  /// What is wrong.
  public let reason: Reason

  /// Names a failure.
  public init(path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }
}
