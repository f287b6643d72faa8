/// A blob store where the devices of a group exchange files: a folder, a folder over SSH, a database or a web server.
/// It cannot decrypt the files, has no locks, and its clock is not used. A file exists completely or not at all, and
/// only heads are ever replaced.
public protocol Remote: Sendable {
  /// Lists all of Haru's files in the remote; other files are skipped.
  func list() throws(RemoteFailure) -> RemoteListing

  /// Returns the bytes of a file; nil if it does not exist.
  func read(_ name: RemoteFileName) throws(RemoteFailure) -> [UInt8]?

  /// Creates a file if no file has its name (create if absent). Never overwrites: of several concurrent creators
  /// exactly one gets `.created`.
  func create(_ name: RemoteFileName, _ bytes: [UInt8]) throws(RemoteFailure) -> RemoteCreation

  /// Creates or atomically replaces the head of a device (upsert).
  func replaceHead(of device: DeviceID, by bytes: [UInt8]) throws(RemoteFailure)

  /// Removes a file. Does nothing if the file does not exist (idempotent).
  func remove(_ name: RemoteFileName) throws(RemoteFailure)
}

extension Remote {
  /// Returns the decrypted content of a file. Nil if the file does not exist, cannot be decrypted, or exceeds the size
  /// limit.
  func open(
    _ name: RemoteFileName, _ label: SealedLabel, _ cipher: any SyncCipher
  ) throws(SyncFailure) -> [UInt8]? {
    let sealed: [UInt8]?
    do throws(RemoteFailure) { sealed = try read(name) } catch {
      if case .tooLarge = error { return nil }
      throw .remote(error)
    }
    guard let sealed, sealed.count.isMultiple(of: SealedPadding.block) else { return nil }
    do throws(SealParseError) { return try cipher.open(sealed, as: label) } catch { return nil }
  }
}

public struct RemoteListing: Equatable, Sendable {
  /// The files and their sizes in bytes.
  public var files: [RemoteFileName: Int]
  /// The device number of the file system, for a remote that is a folder; nil for other remotes.
  public var disk: UInt64?

  public init(files: [RemoteFileName: Int] = [:], disk: UInt64? = nil) {
    self.files = files
    self.disk = disk
  }

  /// Returns whether the remote looks like the empty mount point of an unmounted disk: it has no files, and another
  /// device number than before.
  public func isBareMountPoint(of before: UInt64?) -> Bool {
    guard let before, let disk else { return false }
    return files.isEmpty && disk != before
  }
}

/// The result of creating a file.
public enum RemoteCreation: Equatable, Sendable, CaseIterable {
  /// The file did not exist, and was created.
  case created
  /// The file already existed with the same bytes.
  case same
  /// The file already existed with other bytes, which are unchanged.
  case other
}

/// Opens remotes of every kind.
public struct Remotes: Sendable {
  /// Returns the group files at an address, one per group; empty if the address has no group. Only a database may have
  /// several.
  public var groups: @Sendable (RemoteAddress) throws(RemoteFailure) -> [[UInt8]]
  /// Opens the remote of a group. `disk` is the device number of the previous sync, which distinguishes an unmounted
  /// disk from an emptied folder.
  public var open:
    @Sendable (RemoteAddress, GroupID, _ disk: UInt64?) throws(RemoteFailure) -> any Remote

  /// Listens for changes in the remote of a group (push) until cancelled. `heard` is called once when listening begins,
  /// because earlier changes are not reported, and then for each change. Returns false at once if the remote has no
  /// push.
  public var listen:
    @Sendable (RemoteAddress, GroupID, _ heard: () -> Void) throws(RemoteFailure) -> Bool

  /// Opens the ordinary files of a remote. Throws `.noFiles` for a database.
  public var openFiles: @Sendable (RemoteAddress) throws(RemoteFailure) -> any RemoteFiles

  public init(
    groups: @escaping @Sendable (RemoteAddress) throws(RemoteFailure) -> [[UInt8]],
    open:
      @escaping @Sendable (RemoteAddress, GroupID, _ disk: UInt64?) throws(RemoteFailure)
      -> any Remote,
    listen:
      @escaping @Sendable (RemoteAddress, GroupID, _ heard: () -> Void) throws(RemoteFailure) ->
      Bool =
      { (_, _, _) throws(RemoteFailure) in false },
    openFiles:
      @escaping @Sendable (RemoteAddress) throws(RemoteFailure) -> any RemoteFiles =
      { (_) throws(RemoteFailure) in throw .noFiles }
  ) {
    (self.groups, self.open, self.listen) = (groups, open, listen)
    self.openFiles = openFiles
  }
}
