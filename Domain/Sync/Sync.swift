/// Syncs a store with other devices through a remote, which cannot read the data.
public final class Sync: Sendable {
  let store: any SyncRepository
  let world: SyncDependencies
  let conflictsRepository: any ConflictsRepository
  /// The conflicts with files of bound folders (vdir); nil if the store has no such folders.
  let beside: (any BesideConflicts)?
  let time: RealTime
  let clock: WallClock
  /// Makes a backup of the store. It is called before another device's records are merged into the store.
  let backUp: @Sendable () throws(ArchiveFailure) -> Void

  public init(
    _ store: any SyncRepository, conflicts: any ConflictsRepository,
    beside: (any BesideConflicts)? = nil, world: SyncDependencies, time: RealTime,
    clock: WallClock, backUp: @escaping @Sendable () throws(ArchiveFailure) -> Void
  ) {
    (self.store, self.world, self.time, self.clock) = (store, world, time, clock)
    (conflictsRepository, self.beside, self.backUp) = (conflicts, beside, backUp)
  }

  /// Whether the user may be asked for input during a sync, and how to cancel it.
  public struct Manner: Sendable {
    let canAsk: Bool
    let cancellation: Cancellation?

    public init(canAsk: Bool = false, cancellation: Cancellation? = nil) {
      (self.canAsk, self.cancellation) = (canAsk, cancellation)
    }
  }

  /// Returns the membership of the store's group; nil if the store is not synced.
  public func membership() throws(SyncFailure) -> SyncMembership? {
    do throws(KeyFileFailure) { return try world.memberships.load() } catch {
      throw .keyFile(error)
    }
  }

  /// Returns the code of the group, which the user enters on another computer.
  public func code() throws(SyncFailure) -> String {
    GroupCode.text(of: try member().key)
  }

  /// Leaves the group. The key is destroyed, but the store's data stays, and the remote keeps the files of this device
  /// for the others.
  public func leave() throws(SyncFailure) {
    let isMember: Bool
    do throws(KeyFileFailure) { isMember = try world.memberships.load() != nil } catch {
      // The key may be the only one. It can be read again when the store is open.
      if case .encrypted = error { throw .keyFile(error) }
      // An unreadable key file is destroyed as well.
      isMember = true
    }
    let position = try storing { () throws(StorageFailure) in try store.position() }
    guard isMember || position != nil else { throw .notSynced }
    // The key goes first: if this is interrupted, the store cannot sync again by itself.
    try destroyKey()
    try storing { () throws(StorageFailure) in try store.end() }
  }

  // MARK: Shared steps

  func member() throws(SyncFailure) -> SyncMembership {
    guard let membership = try membership() else { throw .notSynced }
    return membership
  }

  func save(_ membership: SyncMembership) throws(SyncFailure) {
    do throws(KeyFileFailure) { try world.memberships.save(membership) } catch {
      throw .keyFile(error)
    }
  }

  func destroyKey() throws(SyncFailure) {
    do throws(KeyFileFailure) { try world.memberships.remove() } catch { throw .keyFile(error) }
  }

  func cipher(_ key: GroupKey) throws(SyncFailure) -> any SyncCipher {
    guard let cipher = world.cipher(key) else { throw .storage(.other(code: 0, "libsodium")) }
    return cipher
  }

  /// Parses an address, and makes the path of a folder absolute.
  func address(_ text: String) throws(SyncFailure) -> RemoteAddress {
    let address: RemoteAddress
    do throws(RemoteAddress.Refusal) { address = try RemoteAddress(text) } catch {
      throw .address(error)
    }
    if case .folder(let path) = address { return .folder(world.wholePath(path)) }
    return address
  }

  func storing<T>(_ body: () throws(StorageFailure) -> T) throws(SyncFailure) -> T {
    do throws(StorageFailure) { return try body() } catch { throw .storage(error) }
  }

  func placing<T>(_ body: () throws(RemoteFailure) -> T) throws(SyncFailure) -> T {
    do throws(RemoteFailure) { return try body() } catch { throw .remote(error) }
  }
}
