/// A lock code for the whole store, which protects from curious eyes. It does not encrypt the store: see `Encryption`.
public final class Lock: Sendable {
  /// The real time, for waits and idle timeouts. Command options that pin the clock do not affect it.
  public let time: RealTime
  /// Queries the state of the lock.
  public let queries: LockQueries
  public let set: SetLock
  public let change: ChangeLock
  public let remove: RemoveLock
  /// Opens the lock with the code.
  public let open: OpenLock
  public let close: CloseLock
  /// Removes the lock with the password of the profile, if the user forgot the code.
  public let recover: RecoverLock
  /// The encryption of the data file, whose key the lock takes away.
  public let encryption: LockedEncryption

  public init(
    store: any LockRepository, secrets: SecretKeeper, time: RealTime, sessions: TerminalSessions,
    password: ProfilePassword, encryption: LockedEncryption = .none
  ) {
    let trial = LockTrial(store: store, secrets: secrets, time: time)
    self.time = time
    self.encryption = encryption
    queries = LockQueries(store: store, time: time, sessions: sessions, password: password)
    set = SetLock(store: store, secrets: secrets)
    change = ChangeLock(store: store, secrets: secrets, trial: trial)
    remove = RemoveLock(trial: trial)
    open = OpenLock(store: store, sessions: sessions, trial: trial)
    close = CloseLock(store: store, sessions: sessions, encryption: encryption)
    recover = RecoverLock(store: store, password: password, trial: trial)
  }
}
