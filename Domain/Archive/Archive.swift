/// Copies of everything, out and in: backups that are verified, one file that has all of it, and
/// the way back from both.
public final class Archive: Sendable {
  let copies: any ArchiveRepository
  let clock: WallClock
  let lock: LockOfCopy
  /// Whether a copy of each day is wanted.
  let keepsDays: @Sendable () throws(StorageFailure) -> Bool

  /// Puts the verbs together.
  public init(
    copies: any ArchiveRepository, clock: WallClock, secrets: SecretKeeper, time: RealTime,
    sessions: TerminalSessions,
    keepsDays: @escaping @Sendable () throws(StorageFailure) -> Bool = {
      () throws(StorageFailure) in true
    }
  ) {
    self.copies = copies
    self.clock = clock
    lock = LockOfCopy(copies: copies, secrets: secrets, time: time, sessions: sessions)
    self.keepsDays = keepsDays
  }

  /// Makes a verified copy of the store, in a file or, without one, beside the earlier copies.
  public func backUp(to path: String?, replacing: Bool) throws(ArchiveError) -> Backup {
    try copies.backUp(to: path, replacing: replacing, at: clock.now())
  }

  /// Whether there is a file already where a copy is to be written.
  public func isTaken(_ path: String) throws(ArchiveError) -> Bool { try copies.isTaken(path) }

  /// Makes the copy of this day where there is none yet. A large store is copied only where
  /// somebody has the time for it. Whatever goes wrong is told at most once a day.
  public func keepDay(patiently: Bool) -> DayCopy {
    do throws(StorageFailure) {
      guard try keepsDays() else { return .notWanted }
    } catch { return .notWanted }
    return copies.keepDay(at: clock.now(), patiently: patiently)
  }

  /// Writes everything that is kept as one JSON object, piece by piece, until the writer has had
  /// enough. Tells how many records there were.
  public func export(_ write: ([UInt8]) -> Bool) throws(ArchiveError) -> Int {
    try copies.export(at: clock.now(), write)
  }

  /// Writes the same into a file, whole or not at all.
  public func export(to path: String) throws(ArchiveError) -> Int {
    try copies.export(at: clock.now(), to: path)
  }

  /// Takes in a file that `export` wrote, or only says what would come of it, while somebody may hear
  /// how far it has come.
  public func importRecords(
    _ origin: ArchiveOrigin, trying: Bool = false, telling progress: ImportProgress = .unheard
  ) throws(ArchiveError) -> ArchiveReport {
    try copies.importRecords(origin, trying: trying, telling: progress)
  }

  /// Whether a backup is one of a store that is locked for whoever asks: its code is needed first.
  public func needsCode(_ path: String) throws(ArchiveError) -> Bool { try lock.isClosed(path) }

  /// Takes in what a backup or an export has and the store has not; with `trying` it is only told
  /// what would come of it.
  public func restore(_ path: String, code: String? = nil, trying: Bool) throws(ArchiveError)
    -> ArchiveReport
  {
    try lock.expectOpen(path, code: code)
    return try copies.restore(path, trying: trying)
  }

  /// Makes the store what a backup was, after a verified copy of what the store is now.
  public func replace(by path: String, code: String? = nil) throws(ArchiveError) -> Replacement {
    try lock.expectOpen(path, code: code)
    return try copies.replace(by: path, at: clock.now())
  }
}

/// Where an export comes from.
public enum ArchiveOrigin: Equatable, Sendable {
  case path(String)
  case bytes([UInt8])
}
