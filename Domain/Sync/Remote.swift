/// Where the devices of a group leave their files for each other (a blob store): a folder, a folder
/// of another computer, a database or a server of the web. It understands nothing of what it keeps,
/// has no locks and no clock that counts. Every file is there whole or not at all, and none but a
/// head is ever replaced.
public protocol Remote: Sendable {
  /// All files of Haru's that are there. Whatever else lies there is passed over.
  func list() throws(RemoteFailure) -> RemoteListing

  /// The bytes of a file; nothing where it is not there.
  func read(_ name: RemoteFileName) throws(RemoteFailure) -> [UInt8]?

  /// Makes a file where there is none of its name (create if absent), and says so; what is there
  /// stays as it is. Of several that make one at the same time, one is told to have made it.
  func create(_ name: RemoteFileName, _ bytes: [UInt8]) throws(RemoteFailure) -> RemoteCreation

  /// Puts bytes in the place of a device's head in one step (upsert), or where there is none.
  func replaceHead(of device: DeviceID, by bytes: [UInt8]) throws(RemoteFailure)

  /// Removes a file; one that is not there is removed already (idempotent).
  func remove(_ name: RemoteFileName) throws(RemoteFailure)
}

extension Remote {
  /// What is sealed in a file; nothing where it is not there, does not open, or is longer than any of
  /// Haru's.
  func open(
    _ name: RemoteFileName, _ label: SealedLabel, _ cipher: any SyncCipher
  ) throws(SyncFailure) -> [UInt8]? {
    let sealed: [UInt8]?
    do throws(RemoteFailure) { sealed = try read(name) } catch {
      if case .tooLarge = error { return nil }
      throw .place(error)
    }
    guard let sealed, sealed.count.isMultiple(of: SealedPadding.block) else { return nil }
    do throws(SealBroken) { return try cipher.open(sealed, as: label) } catch { return nil }
  }
}

/// What a place has.
public struct RemoteListing: Equatable, Sendable {
  /// Its files, and how many bytes each has.
  public var files: [RemoteFileName: Int]
  /// The number of the disk it lies on (device number), of a place that is a folder.
  public var disk: UInt64?

  /// Says what a place has.
  public init(files: [RemoteFileName: Int] = [:], disk: UInt64? = nil) {
    self.files = files
    self.disk = disk
  }

  /// Whether what looks like an emptied place is the bare folder that a disk is mounted on: nothing
  /// is there, and it is not the disk the place was on before.
  public func isBareMountPoint(of before: UInt64?) -> Bool {
    guard let before, let disk else { return false }
    return files.isEmpty && disk != before
  }
}

/// What came of making a file.
public enum RemoteCreation: Equatable, Sendable, CaseIterable {
  /// It was not there, and is now.
  case created
  /// It was there already, byte for byte.
  case same
  /// Something else is there under its name, and stays.
  case other
}

/// The places there are.
public struct Remotes: Sendable {
  /// The files named `group` at an address, one for each group that shares it: none where no group
  /// was begun, and never more than one but in a database.
  public var groups: @Sendable (RemoteAddress) throws(RemoteFailure) -> [[UInt8]]
  /// The place of a group at an address. Whoever has been there before says which disk it was on, so
  /// that an unmounted disk is told from an emptied folder.
  public var open:
    @Sendable (RemoteAddress, GroupID, _ disk: UInt64?) throws(RemoteFailure) -> any Remote

  /// Hears what is left in the place of a group (push) until nobody wants to any more: `heard` is
  /// called once it listens, since nobody tells of what was left before, and whenever there is
  /// something. False at once where a place tells nothing by itself.
  public var listen:
    @Sendable (RemoteAddress, GroupID, _ heard: () -> Void) throws(RemoteFailure) -> Bool

  /// Puts the ways to places together.
  public init(
    groups: @escaping @Sendable (RemoteAddress) throws(RemoteFailure) -> [[UInt8]],
    open:
      @escaping @Sendable (RemoteAddress, GroupID, _ disk: UInt64?) throws(RemoteFailure)
      -> any Remote,
    listen:
      @escaping @Sendable (RemoteAddress, GroupID, _ heard: () -> Void) throws(RemoteFailure) ->
      Bool =
      { (_, _, _) throws(RemoteFailure) in false }
  ) {
    (self.groups, self.open, self.listen) = (groups, open, listen)
  }
}
