/// What is kept of a lock.
public struct StoredLock: Equatable, Sendable {
  /// What tells whether somebody knows the code, and not what it is.
  public let hash: SecretHash
  public var tries: LockTries
  /// The terminal sessions it is open for, the latest last.
  public private(set) var sessions: [SessionName]

  /// How many sessions it can be open for; the one that was opened first is closed for a new one.
  public static let mostSessions = 64

  /// Puts together what is kept.
  public init(_ hash: SecretHash, tries: LockTries = .none, sessions: [SessionName] = []) {
    self.hash = hash
    self.tries = tries
    self.sessions = sessions
  }

  /// Opens the lock for a session.
  mutating func open(for session: SessionName) {
    sessions.removeAll { $0 == session }
    sessions = sessions.suffix(Self.mostSessions - 1) + [session]
  }

  /// Closes the lock for a session, or for all of them.
  mutating func close(for session: SessionName? = nil) {
    sessions.removeAll { session == nil || $0 == session }
  }
}
