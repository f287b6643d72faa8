/// Random values for sync. They come from the system, never from a seed, because they must be unique.
public struct SyncDraws: Sendable {
  public var key: @Sendable () -> GroupKey
  public var sixteen: @Sendable () -> SixteenBytes
  public var newDeviceID: @Sendable (DeviceID) -> DeviceID

  /// Draws from the system's random generator.
  public static let system = SyncDraws(
    key: {
      var source = SystemRandomNumberGenerator()
      return GroupKey(from: &source)
    },
    sixteen: {
      var source = SystemRandomNumberGenerator()
      return SixteenBytes(from: &source)
    },
    newDeviceID: {
      var source = SystemRandomNumberGenerator()
      return $0.newDeviceID(from: &source)
    })

  public init(
    key: @escaping @Sendable () -> GroupKey, sixteen: @escaping @Sendable () -> SixteenBytes,
    newDeviceID: @escaping @Sendable (DeviceID) -> DeviceID
  ) {
    (self.key, self.sixteen, self.newDeviceID) = (key, sixteen, newDeviceID)
  }
}

/// The dependencies of sync, except the store.
public struct SyncDependencies: Sendable {
  /// Creates access to remotes for a feature. If `canAsk` is true, remotes may ask the user for a password at the
  /// terminal.
  public var remotes: @Sendable (OutgoingData, _ canAsk: Bool, Cancellation?) -> Remotes
  public var memberships: any SyncMemberships
  /// Creates a cipher for a key; nil if the crypto library or the system's randomness is unavailable.
  public var cipher: @Sendable (GroupKey) -> (any SyncCipher)?
  public var draws: SyncDraws
  /// Returns the absolute path of a folder that the user typed.
  public var wholePath: @Sendable (String) -> String
  /// Returns the host name of this computer.
  public var hostName: @Sendable () -> String

  public init(
    remotes: @escaping @Sendable (OutgoingData, _ canAsk: Bool, Cancellation?) -> Remotes,
    memberships: any SyncMemberships,
    cipher: @escaping @Sendable (GroupKey) -> (any SyncCipher)?, draws: SyncDraws = .system,
    wholePath: @escaping @Sendable (String) -> String,
    hostName: @escaping @Sendable () -> String
  ) {
    (self.remotes, self.memberships, self.cipher) = (remotes, memberships, cipher)
    (self.draws, self.wholePath, self.hostName) = (draws, wholePath, hostName)
  }

  /// Dependencies for environments without sync: no remote exists.
  public static let none = SyncDependencies(
    remotes: { _, _, _ in
      Remotes(
        groups: { (_) throws(RemoteFailure) in throw .notFound },
        open: { (_, _, _) throws(RemoteFailure) in throw .notFound })
    }, memberships: NoMembership(), cipher: { _ in nil }, wholePath: { $0 }, hostName: { "" })
}

/// A membership store that is always empty.
private struct NoMembership: SyncMemberships {
  func load() -> SyncMembership? { nil }
  func save(_ membership: SyncMembership) throws(KeyFileFailure) {
    throw .notWritten(.openedForReading)
  }
  func remove() {}
}
