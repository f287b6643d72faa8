public import Domain

/// Where a profile's store and the copies of it lie.
public struct ArchivePaths: Equatable, Sendable {
  /// The folder of all data.
  let dataFolder: String
  /// The store's file.
  public let store: String
  /// The folder of its copies.
  public let backups: String

  /// Names the places of a profile. The usual one has its copies in the folder of all copies, and
  /// every other one in a folder of its own name below it.
  public init(dataFolder: String, store: String, profile: String?) {
    self.dataFolder = dataFolder
    self.store = store
    backups = dataFolder + "/backups" + (profile.map { "/" + TextForms.composed($0) } ?? "")
  }

  /// The folder of the copies of each day.
  public var daily: String { backups + "/daily" }

  /// Whether a file is one of these copies.
  func keeps(_ path: String) -> Bool {
    let folder = ArchiveDisk.folder(of: ArchiveDisk.real(path))
    return [backups, daily].contains { ArchiveDisk.isSame(folder, $0) }
  }

  /// Where it is written down that the copy of a day failed, so that it is told only once.
  var failureNote: String { store + ".daily-failed" }

  /// The copy of a day.
  func copy(of day: Day) -> String { daily + "/" + Self.name(of: day) }

  /// The name of the copy of a day.
  static func name(of day: Day) -> String { "haru-\(day).db" }

  /// The day of a copy, from its name; nothing for any other file.
  static func day(ofName name: String) -> Day? {
    guard name.hasPrefix("haru-"), name.hasSuffix(".db") else { return nil }
    return Day(name.dropFirst(5).dropLast(3))
  }

  /// The day of any copy whose name this program made, also one with a time.
  static func day(ofAnyName name: String) -> Day? {
    guard name.hasPrefix("haru-"), name.hasSuffix(".db") else { return nil }
    return Day(name.dropFirst(5).prefix(10))
  }

  /// The newest copy of a day where the store itself is gone: missing, or too short to be any. A
  /// store that never was has no copies.
  public func copyOfWhatIsGone() throws(StorageFailure) -> String? {
    if StoreFile.hasLength(store) { return nil }
    // An empty file may have all its pages in its log; without a file SQLite deletes the log.
    let hasLog = ArchiveDisk.facts(store + "-wal")?.length ?? 0 > 0
    if hasLog, try StoreFile.exists(store) { return nil }
    let copy = try newestCopy()
    // A log without its file says that there was a store, also where it has no copies.
    if copy == nil, try StoreFile.isOnlyLog(store) { throw .corrupt }
    return copy
  }

  /// The newest copy of a day.
  func newestCopy() throws(StorageFailure) -> String? {
    try FolderOnDisk(path: daily).names().compactMap(Self.day(ofName:)).max().map(copy(of:))
  }

  /// A free name for a copy of a moment.
  func freeCopy(at now: Now) throws(StorageFailure) -> String {
    let time = now.time.description.filter { $0 != ":" }
    let name = backups + "/haru-\(now.day)-\(time)"
    if try !StoreFile.exists(name + ".db") { return name + ".db" }
    var count = 2
    while try StoreFile.exists("\(name)-\(count).db") { count += 1 }
    return "\(name)-\(count).db"
  }
}
