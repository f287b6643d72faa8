/// The result of checking a store, its files and its settings.
public struct Examination: Equatable, Sendable {
  public var findings: [Finding]
  /// The programs in the folder of hooks.
  public var hooks: [ListedHook] = []

  /// One check with its result.
  public struct Finding: Equatable, Sendable {
    public let check: Check
    public let state: State

    public init(_ check: Check, _ state: State) {
      self.check = check
      self.state = state
    }
  }

  /// The severity of a finding.
  public enum State: String, Sendable {
    case ok, note, problem
  }

  /// A check, with the values that were found.
  public enum Check: Equatable, Sendable {
    /// There is no store yet.
    case noStore
    /// The store's file is missing, although its write-ahead log or a backup exists.
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
    /// One of the two copies of an encrypted data file's header is damaged. The other one is used.
    case damagedHeader
    case mendedHeader
    /// The end of the encrypted log cannot be decrypted.
    case cutLog
    /// A change of the encryption was interrupted, as these files show.
    case unfinishedEncryption([String])
    /// The data file is encrypted by Haru.
    case storeEncryption
    /// The data file is not encrypted by Haru. Carries the encryption of the disk.
    case diskEncryption(DiskEncryption)
    /// Swap spaces that are not encrypted.
    case plainSwap([String])
    case room(free: Int)
    case littleRoom(free: Int, needed: Int)
    case noLeftovers
    case leftovers([String])
    case removedLeftovers([String])
    /// Texts that were started in an editor but never saved.
    case drafts([String])
    case backup(day: Day, age: Int)
    case oldBackup(day: Day, age: Int)
    case noBackup
    /// Files that are named like backups but cannot be used as backups.
    case brokenBackups([String])
    /// Encrypted backups whose data key is not known, which were not checked.
    case closedBackups(Int)
    case dailyOff
    /// Inputs that are no longer read, because reading them has crashed Haru.
    case unreadInputs([String])
    /// Inputs that will be read again.
    case readAgain([String])
    case settings
    case settingsProblems(Int, path: String)
    case clock
    case futureRecords(Int)
    case photos(Int)
    /// Photos to which the store refers, but whose files are missing.
    case missingPhotos([String])
    /// Photos whose files have changed since they were stored.
    case damagedPhotos([String])
    /// Photos to which neither the store nor a backup refers.
    case unneededPhotos([String])
    /// The store is synced, and its key file exists.
    case sync
    /// Batches of these devices wait to be applied.
    case syncWaiting([String])
    /// The key file cannot be used.
    case syncKey(String)
    /// The store is synced but its key file is missing, so the store comes from another computer.
    case syncWithoutKey
    /// The device id in the store differs from that in the key file, so the store was restored or copied.
    case syncElsewhere
    /// The number of rows of sync metadata that belong to no record.
    case syncStray(Int)
  }

  public init(_ findings: [Finding] = []) { self.findings = findings }

  /// Whether there are no problems. Notes do not count as problems.
  public var isHealthy: Bool {
    !findings.contains { $0.state == .problem }
      && !hooks.contains { $0.state == .problem }
  }

  public mutating func note(_ check: Check, _ state: State = .ok) {
    findings.append(Finding(check, state))
  }
}
