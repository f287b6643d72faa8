/// Access to the files that the user names. The data layer provides the functions.
public struct Files: Sendable {
  /// Returns the files of a path: the file itself, or the matching files of a folder, sorted by name. Hidden files are
  /// left out.
  public var find:
    @Sendable (_ path: String, _ isWanted: (_ name: String) -> Bool) throws(FileFailure) -> [String]
  public var read: @Sendable (_ path: String) throws(FileFailure) -> [UInt8]
  /// Opens a file for random access. A path that is not a regular file, such as a pipe, is read into memory.
  public var stream: @Sendable (_ path: String) throws(FileFailure) -> ByteStream
  /// Returns the size of a file; nil if it is unknown before reading.
  public var length: @Sendable (_ path: String) -> Int?
  /// Writes a file atomically.
  public var write: @Sendable (_ path: String, _ bytes: [UInt8]) throws(FileFailure) -> Void
  /// Removes a file. Does nothing if the file does not exist.
  public var remove: @Sendable (_ path: String) throws(FileFailure) -> Void
  /// Creates a folder unless it exists. The parent folder must exist.
  public var makeFolder: @Sendable (_ path: String) throws(FileFailure) -> Void
  /// Returns the absolute form of a path.
  public var whole: @Sendable (_ path: String) -> String
  /// Opens a file that is written in pieces and appears at its path atomically.
  public var sink: @Sendable (_ path: String) throws(FileFailure) -> FileSink<[UInt8]>
  /// Opens a ZIP file that is written in pieces and appears at its path atomically.
  public var pack: @Sendable (_ path: String) throws(FileFailure) -> FileSink<PackedPiece>

  public init(
    find: @escaping @Sendable (String, (String) -> Bool) throws(FileFailure) -> [String],
    read: @escaping @Sendable (String) throws(FileFailure) -> [UInt8],
    write: @escaping @Sendable (String, [UInt8]) throws(FileFailure) -> Void,
    remove: @escaping @Sendable (String) throws(FileFailure) -> Void,
    makeFolder: @escaping @Sendable (String) throws(FileFailure) -> Void,
    whole: @escaping @Sendable (String) -> String = { $0 },
    stream: (@Sendable (String) throws(FileFailure) -> ByteStream)? = nil,
    length: @escaping @Sendable (String) -> Int? = { _ in nil },
    sink: @escaping @Sendable (String) throws(FileFailure) -> FileSink<[UInt8]> = {
      (path) throws(FileFailure) in throw FileFailure(path: path, .notPermitted)
    },
    pack: @escaping @Sendable (String) throws(FileFailure) -> FileSink<PackedPiece> = {
      (path) throws(FileFailure) in throw FileFailure(path: path, .notPermitted)
    }
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
    self.sink = sink
    self.pack = pack
  }
}

extension Files {
  /// Returns whether writing to a path would overwrite a non-empty file that the closure `isOwn` does not recognise as
  /// Haru's. True if such a file cannot be read. False for a path that is not a regular file, such as a pipe.
  public func isTaken(_ path: String, unless isOwn: (_ bytes: [UInt8]) -> Bool = { _ in false })
    -> Bool
  {
    guard let length = length(path), length > 0 else { return false }
    do throws(FileFailure) { return try !isOwn(read(path)) } catch { return true }
  }
}

/// A file that is being written in pieces.
public struct FileSink<Piece> {
  /// Writes a piece. Returns false if writing failed.
  public let take: (Piece) -> Bool
  /// Flushes the file to disk and moves it to its path. Throws if any step failed.
  public let finish: () throws(FileFailure) -> Void
  /// Discards the file.
  public let giveUp: () -> Void

  public init(
    take: @escaping (Piece) -> Bool, finish: @escaping () throws(FileFailure) -> Void,
    giveUp: @escaping () -> Void
  ) {
    (self.take, self.finish, self.giveUp) = (take, finish, giveUp)
  }
}

/// A piece of a ZIP file: the start of an entry, or bytes of the current one.
public enum PackedPiece: Equatable, Sendable {
  case file(String)
  case bytes([UInt8])
}

/// An error with a file that the user named.
public struct FileFailure: Error, Hashable, Sendable {
  /// The cause of a failed access. Causes that the user cannot act on are combined in one case.
  public enum Cause: Hashable, Sendable {
    case missing
    case notPermitted
    case isFolder
    /// The path is a file, but a folder was expected.
    case isFile
    case diskFull
    case tooLarge(limit: Int)
    case other(code: Int32)
  }

  public let path: String
  public let reason: Cause

  public init(path: String, _ reason: Cause) {
    self.path = path
    self.reason = reason
  }
}
