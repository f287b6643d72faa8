public import Domain

public struct ArchivePaths: Equatable, Sendable {
  /// The folder with the data of all profiles.
  let dataFolder: String
  /// The path of the store file.
  public let store: String
  /// The folder of the profile's backups.
  public let backups: String

  /// Makes the paths of a profile. The default profile (nil) has its backups in the common folder. Any other profile
  /// has them in a subfolder with the name of the profile.
  public init(dataFolder: String, store: String, profile: String?) {
    self.dataFolder = dataFolder
    self.store = store
    backups = dataFolder + "/backups" + (profile.map { "/" + TextForms.composed($0) } ?? "")
  }

  /// The folder of the daily backups.
  public var daily: String { backups + "/daily" }

  /// Whether a file is in a backup folder of the profile.
  func keeps(_ path: String) -> Bool {
    let folder = ArchiveDisk.folder(of: ArchiveDisk.real(path))
    return [backups, daily].contains { ArchiveDisk.isSame(folder, $0) }
  }

  /// The path of the file that records the failure of a daily backup, so that it is reported only
  /// once a day.
  var failureNote: String { store + ".daily-failed" }

  func copy(of day: Day) -> String { daily + "/" + Self.name(of: day) }

  /// Returns the file name of a day's backup.
  static func name(of day: Day) -> String { "haru-\(day).db" }

  /// Parses the day from the file name of a daily backup; nil for any other name.
  static func day(ofName name: String) -> Day? {
    guard name.hasPrefix("haru-"), name.hasSuffix(".db") else { return nil }
    return Day(name.dropFirst(5).dropLast(3))
  }

  /// Parses the day from the file name of a daily or manual backup; nil for any other name.
  static func day(ofAnyName name: String) -> Day? {
    guard name.hasPrefix("haru-"), name.hasSuffix(".db") else { return nil }
    return Day(name.dropFirst(5).prefix(10))
  }

  /// Returns the newest backup if the store is missing or truncated. Returns nil if the store is intact, or if it
  /// is missing and has no backup. Throws `corrupt` if only the WAL is left and there is no backup.
  public func copyOfWhatIsGone() throws(StorageFailure) -> String? {
    if StoreFile.hasLength(store) { return nil }
    // An empty store file may have all its pages in the WAL. Without a store file SQLite would delete the WAL.
    let hasLog = StoreFile.logEndings.contains { (ending: String) in
      ArchiveDisk.attributes(store + ending)?.length ?? 0 > 0
    }
    if hasLog, try StoreFile.exists(store) { return nil }
    let copy = try newestCopy()
    // A WAL without its store file proves that a store existed.
    if copy == nil, try StoreFile.isOnlyLog(store) { throw .corrupt }
    return copy
  }

  /// Returns the newest daily or manual backup; nil if there is none. On the same day, a manual one is newer: its name
  /// is that of the daily one and the time.
  func newestCopy() throws(StorageFailure) -> String? {
    var newest: (name: String, path: String)?
    for folder in [daily, backups] {
      for file in try FolderOnDisk(path: folder).names() where Self.day(ofAnyName: file) != nil {
        let name = String(file.dropLast(3))
        if newest.map({ $0.name < name }) ?? true { newest = (name, folder + "/" + file) }
      }
    }
    return newest?.path
  }

  /// Returns the copies from before upgrades.
  func upgradeCopies() throws(StorageFailure) -> [String] {
    let folder = ArchiveDisk.folder(of: store)
    let name = SideFiles.name(of: store) + ".before-v"
    return try FolderOnDisk(path: folder).names().filter {
      $0.hasPrefix(name) && !$0.dropFirst(name.count).isEmpty
        && $0.dropFirst(name.count).allSatisfy(\.isNumber)
    }.map { folder + "/" + $0 }
  }

  /// Returns an unused path for a manual backup, named after the moment.
  func freeCopy(at now: Now) throws(StorageFailure) -> String {
    let time = now.time.description.filter { $0 != ":" }
    let name = backups + "/haru-\(now.day)-\(time)"
    if try !StoreFile.exists(name + ".db") { return name + ".db" }
    var count = 2
    while try StoreFile.exists("\(name)-\(count).db") { count += 1 }
    return "\(name)-\(count).db"
  }
}
