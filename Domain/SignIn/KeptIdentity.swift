/// Who signed in, kept until they sign out. There is no token among it: nothing is asked of the
/// provider afterwards, and what is not kept cannot be taken.
public struct KeptIdentity: Equatable, Sendable {
  public let identity: ProvenIdentity
  /// When it was proven, in seconds since 1970.
  public let provenAt: Int

  /// Puts together what is kept.
  public init(_ identity: ProvenIdentity, provenAt: Int) {
    self.identity = identity
    self.provenAt = provenAt
  }
}

/// Where it is kept who signed in.
public struct IdentityKeeper: Sendable {
  /// Who signed in, if anybody did.
  public var kept: @Sendable () throws(StorageFailure) -> KeptIdentity?
  /// Keeps somebody, instead of whoever was kept before.
  public var keep: @Sendable (KeptIdentity) throws(StorageFailure) -> Void
  /// Forgets whoever is kept.
  public var forget: @Sendable () throws(StorageFailure) -> Void

  /// Makes a keeper.
  public init(
    kept: @escaping @Sendable () throws(StorageFailure) -> KeptIdentity?,
    keep: @escaping @Sendable (KeptIdentity) throws(StorageFailure) -> Void,
    forget: @escaping @Sendable () throws(StorageFailure) -> Void
  ) {
    self.kept = kept
    self.keep = keep
    self.forget = forget
  }
}
