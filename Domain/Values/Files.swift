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
  /// Begins a file that is written piece by piece, whole or not at all.
  public var sink: @Sendable (_ path: String) throws(FileFailure) -> FileSink<[UInt8]>
  /// Begins a ZIP in the same way.
  public var pack: @Sendable (_ path: String) throws(FileFailure) -> FileSink<PackedPiece>

  /// Gives access to files.
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
  /// Whether a file with something in it is at a path that Haru would write to, unless it is known as
  /// one that Haru wrote. What is no file of bytes, such as a pipe, takes all that is written.
  public func isTaken(_ path: String, unless isOwn: (_ bytes: [UInt8]) -> Bool = { _ in false })
    -> Bool
  {
    guard let length = length(path), length > 0 else { return false }
    do throws(FileFailure) { return try !isOwn(read(path)) } catch { return true }
  }
}

/// A file that is being written.
public struct FileSink<Piece> {
  /// Takes a piece; false when that failed.
  public let take: (Piece) -> Bool
  /// Waits until all of it is on the disk, and gives it its place; or says what failed.
  public let finish: () throws(FileFailure) -> Void
  /// Leaves nothing behind.
  public let giveUp: () -> Void

  /// Describes a file that was begun.
  public init(
    take: @escaping (Piece) -> Bool, finish: @escaping () throws(FileFailure) -> Void,
    giveUp: @escaping () -> Void
  ) {
    (self.take, self.finish, self.giveUp) = (take, finish, giveUp)
  }
}

/// A piece of a ZIP: a file begins, or goes on.
public enum PackedPiece: Equatable, Sendable {
  case file(String)
  case bytes([UInt8])
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
