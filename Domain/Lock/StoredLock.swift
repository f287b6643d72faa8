/// The stored state of a lock.
public struct StoredLock: Equatable, Sendable {
  /// The hash of the code; the code itself is never stored.
  public let hash: SecretHash
  public var tries: LockTries
  /// The terminal sessions it is open for, the latest last.
  public private(set) var sessions: [SessionName]

  /// The maximum number of open sessions; the oldest is closed for a new one.
  public static let mostSessions = 64

  public init(_ hash: SecretHash, tries: LockTries = .none, sessions: [SessionName] = []) {
    self.hash = hash
    self.tries = tries
    self.sessions = sessions
  }

  /// Opens the lock for a session, which becomes the latest.
  mutating func open(for session: SessionName) {
    sessions.removeAll { $0 == session }
    sessions = sessions.suffix(Self.mostSessions - 1) + [session]
  }

  /// Closes the lock for a session; nil closes it for all.
  mutating func close(for session: SessionName? = nil) {
    sessions.removeAll { session == nil || $0 == session }
  }
}
