/// Ordinary files in ordinary folders of a remote, which other programs read and write too. The remote is a folder, a
/// folder over SSH or a WebDAV collection.
///
/// Only regular files count. A symbolic link, a device or a folder is never listed, read, moved or removed as a file.
/// Every method throws `.notFound` if the root of the remote does not exist, and none creates the root.
public protocol RemoteFiles: Sendable {
  /// Lists the regular files directly in a folder (nil is the root), sorted by the bytes of their names. Files whose
  /// name cannot be part of a path, such as hidden files, are left out. Empty if the folder does not exist.
  func list(_ folder: RemotePath?) throws(RemoteFailure) -> [RemoteFile]

  /// Returns the names of regular files directly in a folder that cannot be part of a path, except hidden files. Names
  /// that are not UTF-8 are repaired.
  func unusableNames(_ folder: RemotePath?) throws(RemoteFailure) -> [String]

  /// Returns the bytes of a file; nil if it does not exist. Throws `.tooLarge` if the file has more bytes than `limit`
  /// or `RemoteFile.limit`.
  func read(_ path: RemotePath, limit: Int) throws(RemoteFailure) -> [UInt8]?

  /// Writes a file atomically: afterwards the file has either all new bytes or is unchanged. Replaces an existing file
  /// and creates missing folders. Throws `.tooLarge` above `RemoteFile.limit`. A WebDAV server decides for itself
  /// whether a broken upload changes a file.
  func write(_ path: RemotePath, _ bytes: [UInt8]) throws(RemoteFailure)

  /// Moves a file, and creates missing folders for it. Returns false if the file does not exist, or if the new path
  /// already exists, because nothing is ever replaced.
  func move(_ path: RemotePath, to other: RemotePath) throws(RemoteFailure) -> Bool

  /// Removes a file. Does nothing if the file does not exist (idempotent).
  func remove(_ path: RemotePath) throws(RemoteFailure)

  /// Removes an empty folder. Does nothing if the folder does not exist or has any content, hidden files included.
  func removeFolder(_ path: RemotePath) throws(RemoteFailure)
}

extension RemoteFiles {
  // Servers leave such files out.
  public func unusableNames(_ folder: RemotePath?) throws(RemoteFailure) -> [String] { [] }
}

/// A regular file in a folder of a remote.
public struct RemoteFile: Hashable, Sendable {
  /// The name of the file in its folder.
  public var name: String
  /// The length of the file in bytes. 0 if the server does not report it.
  public var length: Int
  /// The time at which the file was last modified, in seconds since 1970 by the clock of the remote; nil if the server
  /// does not report it.
  public var lastWrite: Int?

  /// The maximum length of a file that is written or read, in bytes.
  public static let limit = 64 << 20

  public init(name: String, length: Int, lastWrite: Int? = nil) {
    (self.name, self.length, self.lastWrite) = (name, length, lastWrite)
  }
}

extension Sequence where Element == RemoteFile {
  /// The files sorted by the bytes of their names.
  public var sortedByName: [RemoteFile] {
    sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}
