/// Several computers, one Haru: devices meet at a place that understands nothing of what it keeps.
public final class Sync: Sendable {
  let store: any SyncRepository
  let world: SyncDependencies
  let conflictsRepository: any ConflictsRepository
  let time: RealTime
  let clock: WallClock
  /// Copies the store, before somebody else's records come into it.
  let backUp: @Sendable () throws(ArchiveError) -> Void

  /// Puts the verbs together.
  public init(
    _ store: any SyncRepository, conflicts: any ConflictsRepository, world: SyncDependencies,
    time: RealTime,
    clock: WallClock, backUp: @escaping @Sendable () throws(ArchiveError) -> Void
  ) {
    (self.store, self.world, self.time, self.clock) = (store, world, time, clock)
    (conflictsRepository, self.backUp) = (conflicts, backUp)
  }

  /// Who may be asked while devices meet, and who may end it.
  public struct Manner: Sendable {
    let canAsk: Bool
    let cancellation: Cancellation?

    /// Says both.
    public init(canAsk: Bool = false, cancellation: Cancellation? = nil) {
      (self.canAsk, self.cancellation) = (canAsk, cancellation)
    }
  }

  /// Whether the store meets others.
  public func membership() throws(SyncFailure) -> SyncMembership? {
    do throws(KeyFileFailure) { return try world.memberships.load() } catch {
      throw .keyFile(error)
    }
  }

  /// The code of the group, as somebody types it on another computer.
  public func code() throws(SyncFailure) -> String {
    GroupCode.text(of: try member().key)
  }

  /// Ends it: the key is destroyed, and what is in the store stays. The others keep its files.
  public func leave() throws(SyncFailure) {
    let isMember: Bool
    do throws(KeyFileFailure) { isMember = try world.memberships.load() != nil } catch {
      // A file that cannot be read is destroyed all the same.
      isMember = true
    }
    let position = try storing { () throws(StorageFailure) in try store.position() }
    guard isMember || position != nil else { throw .notSynced }
    // The key goes first: without it nobody joins again by themselves.
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

  /// The address somebody typed, a folder by its whole path.
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
    do throws(RemoteFailure) { return try body() } catch { throw .place(error) }
  }
}
