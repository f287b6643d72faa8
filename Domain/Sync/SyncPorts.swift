/// Draws what is to be drawn once only. It comes from the system: no seed decides it.
public struct SyncDraws: Sendable {
  public var key: @Sendable () -> GroupKey
  public var sixteen: @Sendable () -> SixteenBytes
  public var successor: @Sendable (DeviceID) -> DeviceID

  /// The system's.
  public static let system = SyncDraws(
    key: {
      var source = SystemRandomNumberGenerator()
      return GroupKey(from: &source)
    },
    sixteen: {
      var source = SystemRandomNumberGenerator()
      return SixteenBytes(from: &source)
    },
    successor: {
      var source = SystemRandomNumberGenerator()
      return $0.successor(from: &source)
    })

  /// Puts draws together.
  public init(
    key: @escaping @Sendable () -> GroupKey, sixteen: @escaping @Sendable () -> SixteenBytes,
    successor: @escaping @Sendable (DeviceID) -> DeviceID
  ) {
    (self.key, self.sixteen, self.successor) = (key, sixteen, successor)
  }
}

/// What sync asks of the world around a store.
public struct SyncDependencies: Sendable {
  /// The ways to places. Where somebody sits at the terminal, they may be asked for a password.
  public var places: @Sendable (_ canAsk: Bool, Cancellation?) -> Remotes
  public var memberships: any SyncMemberships
  /// Encrypts with a key; nothing where the system has no randomness.
  public var cipher: @Sendable (GroupKey) -> (any SyncCipher)?
  public var draws: SyncDraws
  /// The whole path of a folder somebody named.
  public var wholePath: @Sendable (String) -> String
  /// What this computer is called.
  public var hostName: @Sendable () -> String

  /// Puts the world together.
  public init(
    places: @escaping @Sendable (_ canAsk: Bool, Cancellation?) -> Remotes,
    memberships: any SyncMemberships,
    cipher: @escaping @Sendable (GroupKey) -> (any SyncCipher)?, draws: SyncDraws = .system,
    wholePath: @escaping @Sendable (String) -> String,
    hostName: @escaping @Sendable () -> String
  ) {
    (self.places, self.memberships, self.cipher) = (places, memberships, cipher)
    (self.draws, self.wholePath, self.hostName) = (draws, wholePath, hostName)
  }

  /// No world: nothing is met.
  public static let none = SyncDependencies(
    places: { _, _ in
      Remotes(
        groups: { (_) throws(RemoteFailure) in throw .noPlace },
        open: { (_, _, _) throws(RemoteFailure) in throw .noPlace })
    }, memberships: NoMembership(), cipher: { _ in nil }, wholePath: { $0 }, hostName: { "" })
}

/// A store that is no device of any group, and cannot be.
private struct NoMembership: SyncMemberships {
  func load() -> SyncMembership? { nil }
  func save(_ membership: SyncMembership) throws(KeyFileFailure) {
    throw .notWritten(.openedForReading)
  }
  func remove() {}
}
