/// The stored state of a lock: the hash of its code, the open sessions and the wrong tries.
public struct StoredLock: Equatable, Sendable {
  /// The hash of the code; the code itself is never stored.
  public let hash: SecretHash
  public var tries: LockTries
  /// The terminal sessions for which the lock is open, the latest last.
  public private(set) var sessions: [SessionName]

  /// The maximum number of open sessions. When it is reached, a new session replaces the oldest.
  public static let mostSessions = 64

  public init(_ hash: SecretHash, tries: LockTries = .none, sessions: [SessionName] = []) {
    self.hash = hash
    self.tries = tries
    self.sessions = sessions
  }

  /// Opens the lock for a session, and makes that session the latest.
  mutating func open(for session: SessionName) {
    sessions.removeAll { $0 == session }
    sessions = sessions.suffix(Self.mostSessions - 1) + [session]
  }

  /// Closes the lock for a session, or for all sessions if nil.
  mutating func close(for session: SessionName? = nil) {
    sessions.removeAll { session == nil || $0 == session }
  }
}
