public import Domain

/// Profiles in folders beside each other, each with its own store.
public struct ProfilesOnDisk: ProfilesRepository {
  let folder: FolderOnDisk
  private let currentFile: CurrentProfileFile
  /// The store of a path, where this program has it open already.
  private let opened: @Sendable (_ path: String) -> Database?
  let realTime: RealTime
  let timeout: Int
  private let sessions: TerminalSessions
  /// Makes the store of a new profile at a path.
  private let makeStore: @Sendable (String) throws(StorageFailure) -> Database

  /// How many milliseconds is waited for other programs to close a store that is to be deleted:
  /// a status bar may be looking into it.
  public static let timeout = 1_500
  /// What a store's file is called.
  private static let store = "haru.sqlite"
  /// What the folder ends with of a profile that is being made, and of one that is being deleted.
  static let (unfinished, gone) = (".part", ".gone")

  /// Looks into the folder of all data.
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

  public func all() throws(ProfilesError) -> [Profile] {
    var all: [Profile] = []
    let names = try storing(as: ProfilesError.self) { () throws(StorageFailure) in
      try folder.names()
    }
    for name in names where ProfileName.isName(name) {
      if let found = try find(ProfileName(stored: name)) { all.append(found) }
    }
    return all
  }

  public func find(_ name: ProfileName) throws(ProfilesError) -> Profile? {
    guard try exists(name) else { return nil }
    do throws(StorageFailure) {
      let database = try store(of: name, readOnly: true)
      let lock = try SQLiteLock(database).look()
      let isOpen = sessions.current().map { lock?.sessions.contains($0) == true } ?? false
      return Profile(
        name: name, account: try SQLiteAccounts(database).account(), isGuarded: lock != nil,
        isLocked: lock != nil && !isOpen)
    } catch {
      return Profile(name: name, trouble: error)
    }
  }

  public func make(_ name: ProfileName, _ account: Account?) throws(ProfilesError) {
    let taken = try storing(as: ProfilesError.self) { () throws(StorageFailure) in
      try folder.has(folderName(name))
    }
    if taken { throw .refused(.nameTaken) }
    // Beside its place first: a profile is there with its account or not at all.
    let unfinished = hidden(name, Self.unfinished)
    try storing(as: ProfilesError.self) { () throws(StorageFailure) in
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
  public func change(_ name: ProfileName, by rule: AccountRule) throws(ProfilesError) -> Account? {
    if name != .usual, try !exists(name) { throw .unknown(reference: name.text) }
    let database = try storing(as: ProfilesError.self) { () throws(StorageFailure) in
      try store(of: name)
    }
    return try SQLiteAccounts(database).change(by: rule)
  }

  public func alone<T>(_ body: () throws(ProfilesError) -> T) throws(ProfilesError) -> T {
    // The folder is the lock: it is there for everybody, and nothing else locks it.
    let folder = WholeFile(path: folder.path + "/" + Self.store)
    let outcome = try storing(as: ProfilesError.self) {
      () throws(StorageFailure) -> Result<T, ProfilesError> in
      try folder.alone { () -> Result<T, ProfilesError> in
        do throws(ProfilesError) { return .success(try body()) } catch { return .failure(error) }
      }
    }
    return try outcome.get()
  }

  public func current() throws(ProfilesError) -> CurrentProfile {
    let named = try storing(as: ProfilesError.self) { () throws(StorageFailure) in
      try currentFile.read()
    }
    guard case .profile(let name) = named, name != .usual, try !exists(name) else { return named }
    return .nobody
  }

  public func setCurrent(_ current: CurrentProfile) throws(ProfilesError) {
    try storing(as: ProfilesError.self) { () throws(StorageFailure) in
      try currentFile.write(current)
    }
  }

  public func keep(_ picture: ProfilePicture, of name: ProfileName) throws(ProfilesError) -> String
  {
    try storing(as: ProfilesError.self) { () throws(StorageFailure) in
      try FolderOnDisk(path: folder.path + "/" + folderName(name))
        .write(picture.bytes, to: picture.fileName)
    }
    return picture.fileName
  }

  public func removePicture(_ file: String, of name: ProfileName) throws(ProfilesError) {
    // Only what was kept as a picture is removed, whatever the row says.
    guard ProfilePicture.Kind.allCases.contains(where: { file == "picture.\($0.rawValue)" })
    else { return }
    try storing(as: ProfilesError.self) { () throws(StorageFailure) in
      try FolderOnDisk(path: folder.path + "/" + folderName(name)).remove(file)
    }
  }

  /// The store of a profile, as this program has it open or opened anew.
  func store(
    of name: ProfileName, readOnly: Bool = false, timeout: Int = Database.timeout
  ) throws(StorageFailure) -> Database {
    if let store = opened(path(name)) { return store }
    return try Database(.file(path(name)), readOnly: readOnly, timeout: timeout)
  }

  func exists(_ name: ProfileName) throws(ProfilesError) -> Bool {
    try storing(as: ProfilesError.self) { () throws(StorageFailure) in
      try StoreFile.exists(path(name))
    }
  }

  func path(_ name: ProfileName) -> String {
    folder.path + "/" + folderName(name) + "/" + Self.store
  }

  /// One name is one folder, whichever keyboard it is typed on.
  func folderName(_ name: ProfileName) -> String { TextForms.composed(name.text) }

  /// A name for a folder that nobody takes for a profile.
  func hidden(_ name: ProfileName, _ ending: String) -> String {
    ".\(folderName(name)).\(UInt64.random(in: 0 ... .max))\(ending)"
  }
}
