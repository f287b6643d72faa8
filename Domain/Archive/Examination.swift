/// What was found when a store and everything around it was looked over.
public struct Examination: Equatable, Sendable {
  public var findings: [Finding]
  /// The programs that lie in the folder of hooks.
  public var hooks: [ListedHook] = []

  /// One thing that was looked at.
  public struct Finding: Equatable, Sendable {
    public let check: Check
    public let state: State

    /// Describes a finding.
    public init(_ check: Check, _ state: State) {
      self.check = check
      self.state = state
    }
  }

  /// How well something is.
  public enum State: String, Sendable {
    case ok, note, problem
  }

  /// What was looked at, with what was seen.
  public enum Check: Equatable, Sendable {
    /// There is no store yet.
    case noStore
    /// The store's file is gone, though its log or a copy of it is there; with the newest copy.
    case storeGone(newestCopy: String?)
    case opens
    case opensNot(StorageFailure)
    case whole
    case damaged([String])
    case strayRows(Int)
    case wordIndexes(Int)
    case wordIndexesAstray([String])
    case mendedIndexes([String])
    case permissions
    case openToOthers([String])
    case closedToOthers([String])
    case foreignOwner([String])
    case link(String)
    case ownDisk
    case networkDisk(String)
    case syncedFolder(service: String, path: String)
    case room(free: Int)
    case littleRoom(free: Int, needed: Int)
    case noLeftovers
    case leftovers([String])
    case removedLeftovers([String])
    /// Texts that were begun in an editor and never kept.
    case drafts([String])
    case backup(day: Day, age: Int)
    case oldBackup(day: Day, age: Int)
    case noBackup
    /// Files with the names of backups that are none, or none any more.
    case brokenBackups([String])
    case dailyOff
    case settings
    case settingsProblems(Int, path: String)
    case clock
    case futureRecords(Int)
    case photos(Int)
    /// Photos the store names, and whose files are gone.
    case missingPhotos([String])
    /// Photos whose files have something else in them.
    case damagedPhotos([String])
    /// Photos that neither the store nor one of its copies names.
    case unneededPhotos([String])
    /// The store meets others, and has its key.
    case sync
    /// What these devices wrote waits.
    case syncWaiting([String])
    /// The file with the key cannot be used.
    case syncKey(String)
    /// The store met others, and its key is not here: it came from elsewhere.
    case syncWithoutKey
    /// The store is not the one its device wrote to last: it was brought back, or copied.
    case syncElsewhere
    /// So many names and stamps belong to no record.
    case syncStray(Int)
  }

  /// Begins with nothing.
  public init(_ findings: [Finding] = []) { self.findings = findings }

  /// Whether nothing is a problem.
  public var isHealthy: Bool {
    !findings.contains { $0.state == .problem }
      && !hooks.contains { $0.state == .problem }
  }

  /// Adds a finding.
  public mutating func note(_ check: Check, _ state: State = .ok) {
    findings.append(Finding(check, state))
  }
}
