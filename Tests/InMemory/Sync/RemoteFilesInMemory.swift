public import Domain
import Synchronization

/// Ordinary files of a remote in memory. All users of one instance see the same files.
public final class RemoteFilesInMemory: RemoteFiles {
  private struct Entry {
    var bytes: [UInt8]
    var lastWrite: Int?
  }

  private struct Kept {
    var files: [RemotePath: Entry] = [:]
    var folders: Set<RemotePath> = []
    var failure: RemoteFailure?

    func has(_ path: RemotePath) -> Bool { files[path] != nil || folders.contains(path) }

    /// Creates the folders above a file. Throws if one of them is a file.
    mutating func makeFolders(for path: RemotePath) throws(RemoteFailure) {
      for folder in path.folders {
        if files[folder] != nil { throw .isFile }
        folders.insert(folder)
      }
    }
  }

  private let kept = Mutex(Kept())
  private let now: @Sendable () -> Int?

  /// The code of the failure to write a file over a folder: `EISDIR`.
  private static let isFolder = Int32(21)

  /// Creates an empty remote. `now` returns the time of a write in seconds since 1970; nil if the remote does not
  /// report times.
  public init(now: @escaping @Sendable () -> Int? = { nil }) { self.now = now }

  /// The failure that every method throws, such as `.unreachable`; nil if the methods succeed.
  public var failure: RemoteFailure? {
    get { kept.withLock { $0.failure } }
    set { kept.withLock { $0.failure = newValue } }
  }

  /// The bytes of all files.
  public var files: [RemotePath: [UInt8]] { kept.withLock { $0.files.mapValues(\.bytes) } }

  /// All folders below the root, which are created by writing and moving.
  public var folders: Set<RemotePath> { kept.withLock { $0.folders } }

  public func list(_ folder: RemotePath?) throws(RemoteFailure) -> [RemoteFile] {
    try changing { (kept) throws(RemoteFailure) in
      kept.files.filter { $0.key.folder == folder }.map {
        RemoteFile(name: $0.key.name, length: $0.value.bytes.count, lastWrite: $0.value.lastWrite)
      }.sortedByName
    }
  }

  public func read(_ path: RemotePath, limit: Int) throws(RemoteFailure) -> [UInt8]? {
    try changing { (kept) throws(RemoteFailure) in
      guard let bytes = kept.files[path]?.bytes else { return nil }
      let most = min(limit, RemoteFile.limit)
      guard bytes.count <= most else { throw .tooLarge(limit: most) }
      return bytes
    }
  }

  public func write(_ path: RemotePath, _ bytes: [UInt8]) throws(RemoteFailure) {
    guard bytes.count <= RemoteFile.limit else { throw .tooLarge(limit: RemoteFile.limit) }
    try changing { (kept) throws(RemoteFailure) in
      if kept.folders.contains(path) { throw .other(code: Self.isFolder) }
      try kept.makeFolders(for: path)
      kept.files[path] = Entry(bytes: bytes, lastWrite: now())
    }
  }

  public func move(_ path: RemotePath, to other: RemotePath) throws(RemoteFailure) -> Bool {
    try changing { (kept) throws(RemoteFailure) in
      guard let entry = kept.files[path], !kept.has(other) else { return false }
      try kept.makeFolders(for: other)
      kept.files[path] = nil
      kept.files[other] = entry
      return true
    }
  }

  public func remove(_ path: RemotePath) throws(RemoteFailure) {
    try changing { (kept) throws(RemoteFailure) in kept.files[path] = nil }
  }

  public func removeFolder(_ path: RemotePath) throws(RemoteFailure) {
    try changing { (kept) throws(RemoteFailure) in
      let isEmpty =
        !kept.files.keys.contains { $0.folder == path }
        && !kept.folders.contains { $0.folder == path }
      if isEmpty { kept.folders.remove(path) }
    }
  }

  /// Runs a body with the files, or throws the failure that was set.
  private func changing<T: Sendable>(
    _ body: (inout sending Kept) throws(RemoteFailure) -> T
  ) throws(RemoteFailure) -> T {
    let result = kept.withLock { kept -> Result<T, RemoteFailure> in
      if let failure = kept.failure { return .failure(failure) }
      do throws(RemoteFailure) { return .success(try body(&kept)) } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
