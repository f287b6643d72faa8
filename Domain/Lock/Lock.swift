/// A lock before everything that is kept: a few digits that keep eyes out. It does not make the
/// store unreadable for somebody who has the disk.
public final class Lock: Sendable {
  /// The time by which waits and idle hours are counted.
  public let time: RealTime
  /// Whether there is a lock, and whom it keeps out.
  public let look: LockQueries
  /// Puts a lock on.
  public let set: SetLock
  /// Changes the code.
  public let change: ChangeLock
  /// Takes the lock off.
  public let remove: RemoveLock
  /// Opens it by the code.
  public let open: OpenLock
  /// Closes it.
  public let close: CloseLock
  /// Opens it for somebody who forgot the code.
  public let recover: RecoverLock

  /// Puts the lock over what it needs.
  public init(
    store: any LockRepository, secrets: SecretKeeper, time: RealTime, sessions: TerminalSessions,
    password: ProfilePassword
  ) {
    let trial = LockTrial(store: store, secrets: secrets, time: time)
    self.time = time
    look = LockQueries(store: store, time: time, sessions: sessions, password: password)
    set = SetLock(store: store, secrets: secrets)
    change = ChangeLock(store: store, secrets: secrets, trial: trial)
    remove = RemoveLock(trial: trial)
    open = OpenLock(store: store, sessions: sessions, trial: trial)
    close = CloseLock(store: store, sessions: sessions)
    recover = RecoverLock(store: store, password: password, trial: trial)
  }
}
