/// How the store is copied, written out and taken in again.
public protocol ArchiveRepository: Sendable {
  /// Makes a copy, finds it equal row by row, and only then gives it its name.
  func backUp(to path: String?, replacing: Bool, at now: Now) throws(ArchiveError) -> Backup

  /// Whether there is anything at a path.
  func isTaken(_ path: String) throws(ArchiveError) -> Bool

  /// Makes the copy of a day where there is none yet; only `patiently` also of a large store.
  func keepDay(at now: Now, patiently: Bool) -> DayCopy

  /// Writes everything that is kept, as it is at one moment, until the writer has had enough.
  func export(at now: Now, _ write: ([UInt8]) -> Bool) throws(ArchiveError) -> Int

  /// Writes everything that is kept into a file.
  func export(at now: Now, to path: String) throws(ArchiveError) -> Int

  /// Tells of everything that is kept, as it is at one moment, until the taker has had enough.
  /// Answers how many records there were in the export.
  func tell(at now: Now, _ take: (ExportedRecord) -> Bool) throws(ArchiveError) -> Int

  /// What lies where a folder is to be written or read.
  func look(atFolder path: String) throws(ArchiveError) -> FolderFound

  /// Begins a folder that takes the place of what Haru wrote there before, whole or not at all.
  func folder(_ path: String) throws(ArchiveError) -> FileSink<PackedPiece>

  /// Takes in what is new in an export, in one transaction, of which nothing is kept when it is
  /// only tried. Somebody may hear how far it has come.
  func importRecords(_ origin: ArchiveOrigin, trying: Bool, telling progress: ImportProgress)
    throws(ArchiveError) -> ArchiveReport

  /// Takes in what is new in a backup or an export, in the same way.
  func restore(_ path: String, trying: Bool) throws(ArchiveError) -> ArchiveReport

  /// The lock that a file carries which is a copy of another store. There is none where the file is no
  /// store, where its lock is that of the store here, which is open, and for the copies this program
  /// keeps of the store here, whatever its lock was then.
  func lock(of path: String) throws(ArchiveError) -> (any LockRepository)?

  /// Makes the store what a backup was.
  func replace(by path: String, at now: Now) throws(ArchiveError) -> Replacement
}

extension ArchiveRepository {
  /// The same where nobody hears how far it has come.
  public func importRecords(_ origin: ArchiveOrigin, trying: Bool) throws(ArchiveError)
    -> ArchiveReport
  {
    try importRecords(origin, trying: trying, telling: .unheard)
  }
}

/// A copy of the store that was found equal to it.
public struct Backup: Equatable, Sendable {
  /// The file.
  public let path: String
  /// How long the file is.
  public let bytes: Int
  /// How many rows it has.
  public let records: Int
  /// How many photos lie beside it.
  public var photos = 0
  /// How many photos it names that are not there.
  public var photosMissing = 0

  /// Describes a copy.
  public init(path: String, bytes: Int, records: Int) {
    self.path = path
    self.bytes = bytes
    self.records = records
  }
}

/// What became of the copy of a day.
public enum DayCopy: Equatable, Sendable {
  /// Nobody wants one, or there is no file to be copied.
  case notWanted
  /// The day has its copy already.
  case isThere
  /// The store is so large that the copy waits for somebody who has the time.
  case tooLarge
  case made(Backup)
  /// It could not be made, and nobody was told today.
  case failed(ArchiveError)
  /// It could not be made, as was told before.
  case failedAgain
}

/// A store that became what a backup was.
public struct Replacement: Equatable, Sendable {
  /// The copy of what the store was before.
  public let safety: Backup
  /// How many rows the store has now.
  public let records: Int
  /// How many photos it names that are not there.
  public var photosMissing = 0

  /// Describes a replacement.
  public init(safety: Backup, records: Int) {
    self.safety = safety
    self.records = records
  }
}
