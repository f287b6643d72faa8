public import Domain

/// Profiles in sibling folders, each with its own store.
public struct ProfilesOnDisk: ProfilesRepository {
  let folder: FolderOnDisk
  private let currentFile: CurrentProfileFile
  /// Returns the store at a path if this process has it open; nil otherwise.
  private let opened: @Sendable (_ path: String) -> Database?
  let realTime: RealTime
  let timeout: Int
  private let sessions: TerminalSessions
  /// Creates the store of a new profile at a path.
  private let makeStore: @Sendable (String) throws(StorageFailure) -> Database

  /// The timeout for other programs, such as a status bar, to close a store before it is deleted,
  /// in milliseconds.
  public static let timeout = 1_500
  /// The file name of a store.
  static let store = "haru.sqlite"
  /// The suffixes of the folder of a profile that is being created, and of a profile that is being
  /// deleted.
  static let (unfinished, gone) = (".part", ".gone")

  /// Uses the profiles in `dataFolder`, the folder of all data. `opened` returns stores that this
  /// process already has open.
  public init(
    dataFolder: String, realTime: RealTime = .system, timeout: Int = ProfilesOnDisk.timeout,
    sessions: TerminalSessions = .none,
    makeStore: @escaping @Sendable (String) throws(StorageFailure) -> Database = {
      (path) throws(StorageFailure) in try Database(.file(path))
    },
    opened: @escaping @Sendable (_ path: String) -> Database? = { _ in nil }
  ) {
    folder = FolderOnDisk(path: dataFolder + "/profiles")
    currentFile = CurrentProfileFile(dataFolder: dataFolder)
    self.realTime = realTime
    self.timeout = timeout
    self.sessions = sessions
    self.makeStore = makeStore
    self.opened = opened
  }

  public func all() throws(ProfilesFailure) -> [Profile] {
    var all: [Profile] = []
    let names = try storing(as: ProfilesFailure.self) { () throws(StorageFailure) in
      try folder.names()
    }
    for name in names where ProfileName.isName(name) {
      if let found = try find(ProfileName(stored: name)) { all.append(found) }
    }
    return all
  }

  public func find(_ name: ProfileName) throws(ProfilesFailure) -> Profile? {
    guard try exists(name) else { return nil }
    do throws(StorageFailure) {
      let database = try store(of: name, readOnly: true)
      let lock = try SQLiteLock(database).stored()
      let isOpen = sessions.current().map { lock?.sessions.contains($0) == true } ?? false
      return Profile(
        name: name, account: try SQLiteAccounts(database).account(), isGuarded: lock != nil,
        isLocked: lock != nil && !isOpen)
    } catch {
      return Profile(name: name, trouble: error)
    }
  }

  public func make(_ name: ProfileName, _ account: Account?) throws(ProfilesFailure) {
    let taken = try storing(as: ProfilesFailure.self) { () throws(StorageFailure) in
      try folder.has(folderName(name))
    }
    if taken { throw .refused(.nameTaken) }
    // It is built in a hidden folder and renamed, so that a profile never exists without its
    // account.
    let unfinished = hidden(name, Self.unfinished)
    try storing(as: ProfilesFailure.self) { () throws(StorageFailure) in
      try sweep()
      do throws(StorageFailure) {
        try fill(folder.path + "/" + unfinished + "/" + Self.store, account)
        try FolderOnDisk(path: folder.path + "/" + unfinished).flush()
        try folder.move(unfinished, to: folderName(name))
      } catch {
        try folder.remove(unfinished)
        throw error
      }
    }
  }

  private func fill(_ path: String, _ account: Account?) throws(StorageFailure) {
    let store = try makeStore(path)
    guard let account else { return }
    try store.write { (store) throws(StorageFailure) in
      try SQLiteAccounts.keep(account, in: store)
    }
  }

  @discardableResult
  public func change(_ name: ProfileName, by rule: AccountRule) throws(ProfilesFailure) -> Account?
  {
    if name != .defaultName, try !exists(name) { throw .unknown(reference: name.text) }
    let database = try storing(as: ProfilesFailure.self) { () throws(StorageFailure) in
      try store(of: name)
    }
    return try SQLiteAccounts(database).change(by: rule)
  }

  public func alone<T>(_ body: () throws(ProfilesFailure) -> T) throws(ProfilesFailure) -> T {
    // It locks the profiles folder itself (flock): that is created on demand, and nothing else
    // locks it.
    let folder = WholeFile(path: folder.path + "/" + Self.store)
    let outcome = try storing(as: ProfilesFailure.self) {
      () throws(StorageFailure) -> Result<T, ProfilesFailure> in
      try folder.alone { () -> Result<T, ProfilesFailure> in
        do throws(ProfilesFailure) { return .success(try body()) } catch { return .failure(error) }
      }
    }
    return try outcome.get()
  }

  public func current() throws(ProfilesFailure) -> CurrentProfile {
    let named = try storing(as: ProfilesFailure.self) { () throws(StorageFailure) in
      try currentFile.read()
    }
    guard case .profile(let name) = named, name != .defaultName, try !exists(name) else {
      return named
    }
    return .nobody
  }

  public func setCurrent(_ current: CurrentProfile) throws(ProfilesFailure) {
    try storing(as: ProfilesFailure.self) { () throws(StorageFailure) in
      try currentFile.write(current)
    }
  }

  public func keep(_ picture: ProfilePicture, of name: ProfileName) throws(ProfilesFailure)
    -> String
  {
    try storing(as: ProfilesFailure.self) { () throws(StorageFailure) in
      let target = folder.path + "/" + folderName(name) + "/" + picture.fileName
      try StoreFile.makeFolder(ArchiveDisk.folder(of: target))
      try SideFiles(store: path(name)).write(picture.bytes, to: target, as: .picture)
    }
    return picture.fileName
  }

  public func removePicture(_ file: String, of name: ProfileName) throws(ProfilesFailure) {
    // Only a file with the name of a picture is removed, whatever the row says.
    guard ProfilePicture.Kind.allCases.contains(where: { file == "picture.\($0.rawValue)" })
    else { return }
    try storing(as: ProfilesFailure.self) { () throws(StorageFailure) in
      try FolderOnDisk(path: folder.path + "/" + folderName(name)).remove(file)
    }
  }

  /// Returns the store of a profile. It is reused if this process has it open.
  func store(
    of name: ProfileName, readOnly: Bool = false, timeout: Int = Database.timeout
  ) throws(StorageFailure) -> Database {
    if let store = opened(path(name)) { return store }
    return try Database(.file(path(name)), readOnly: readOnly, timeout: timeout)
  }

  func exists(_ name: ProfileName) throws(ProfilesFailure) -> Bool {
    try storing(as: ProfilesFailure.self) { () throws(StorageFailure) in
      try StoreFile.exists(path(name))
    }
  }

  func path(_ name: ProfileName) -> String {
    folder.path + "/" + folderName(name) + "/" + Self.store
  }

  /// Returns the folder name in Unicode NFC, so that equal names give the same folder.
  func folderName(_ name: ProfileName) -> String { TextForms.composed(name.text) }

  /// Returns a random hidden folder name that cannot be taken for a profile.
  func hidden(_ name: ProfileName, _ ending: String) -> String {
    ".\(folderName(name)).\(UInt64.random(in: 0 ... .max))\(ending)"
  }
}
