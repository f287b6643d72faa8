import Data
package import Domain
package import HaruStore
import Presentation
package import PresentationKit
import PresentationShared
import TextUI

extension Adapters {
  /// Creates the adapters for a database from the settings: clock, random source, the programs of
  /// this computer, and the preferences file if given.
  init(
    _ database: Database, settings: Settings, choices file: ConfigFile? = nil,
    readOnly: Bool = false, paths: ArchivePaths? = nil
  ) {
    self.init(
      database, in: settings.world,
      preferences: Self.preferences(settings, file, SQLitePreferences(database), readOnly),
      paths: paths)
    delivery = Self.delivery(settings)
    support = Self.support(settings)
    importPaths = .onDisk(home: settings.home)
    let chosen = file?.value(of: .language).flatMap(Language.init(rawValue:))
    countsFirstDay = (chosen ?? settings.language).isKorean
    weekStart = (chosen ?? settings.language).weekStart
    currency = settings.language.habits.currency ?? (countsFirstDay ? "KRW" : currency)
  }

  /// Creates the adapters for the store of a profile on disk.
  package static func live(
    _ settings: Settings, profile: String? = nil, readOnly: Bool = false,
    timeout: Int = Database.timeout, language: Language? = nil
  ) throws(StorageFailure) -> Adapters {
    let location = Database.Location.file(settings.store(of: profile))
    let choices = settings.choices(of: profile)
    if !readOnly { choices?.replaceFormerNames() }
    let database = try Database(
      location, readOnly: readOnly, timeout: timeout,
      starters: settings.starters(of: profile, in: language))
    var adapters = Adapters(
      database, settings: settings,
      choices: choices, readOnly: readOnly,
      paths: settings.archivePaths(of: profile))
    adapters.encryption = Container.encryption(
      settings, named: profile ?? Settings.defaultProfile)
    if database.isEncrypted {
      Database.refuseTemporaryFiles()
      // Texts that editors left in memory.
      if !readOnly { DraftFolder.takeOverLeft(besides: settings.store(of: profile)) }
      adapters.lockedEncryption = .encrypted(
        Container.storeEncryption(settings, of: profile ?? Settings.defaultProfile))
    }
    if !readOnly, let hooks = settings.hooks(of: profile ?? Settings.defaultProfile) {
      database.hooks = hooks
      adapters.hooks = hooks.remarks
      adapters.noticeHook = hooks.notices
    }
    if let folder = settings.answersFolder {
      let turn = FeedTurn(folder: folder, name: profile ?? Settings.defaultProfile)
      adapters.feedTurn = { turn.claim($0) }
    }
    if let folder = settings.inputsFolder {
      adapters.crashGuard = CrashMarks(folder: folder).port
    }
    func timer(_ job: SystemTimer.Job) -> NoticeTimer {
      SystemTimer(
        job, program: SystemTimer.ownProgram, profile: profile ?? Settings.defaultProfile,
        Process.variable
      ).port
    }
    (adapters.timer, adapters.syncTimer) = (timer(.notices), timer(.sync))
    let sync = sync(settings, profile)
    adapters.syncDependencies = sync
    adapters.vdirFolders = vdirFolders(sync)
    adapters.inboxFolders = { InboxOpening($0, sync: sync, home: settings.home) }
    adapters.publishDependencies = .onDisk(
      store: settings.store(of: profile), version: Version.current)
    return adapters
  }

  /// Returns how notifications are delivered.
  static func delivery(_ settings: Settings) -> NoticeDelivery {
    NoticeDelivery(
      // The output of a system timer goes into the journal, which the user does not read.
      isOutputRead: Process.variable("JOURNAL_STREAM") == nil,
      isOutputLogged: { EncryptedStores.areUsed && !Process.hasTerminal },
      desktop: .desktop { Process.variable($0) },
      terminal: { .terminal(isWanted: $0) },
      command: { .command($0, path: settings.programPath) })
  }

  /// Creates adapters with a store in memory, whose data and preferences are lost at the end.
  package static func inMemory(_ settings: Settings) throws(StorageFailure) -> Adapters {
    try inMemory(in: settings.world)
  }

  /// Creates adapters with an empty store in memory, for a profile that has no store yet. The
  /// preferences file of the profile applies but is not written.
  package static func inMemory(
    _ settings: Settings, profile: String?, readOnly: Bool, language: Language? = nil
  ) throws(StorageFailure) -> Adapters {
    let starters = settings.starters(of: profile, in: language)
    var adapters = Adapters(
      try Database(.memory, readOnly: readOnly, starters: starters), settings: settings,
      choices: settings.choices(of: profile), readOnly: true
    ).borrowed()
    // Notices are delivered, and a dry run looks into folders, even before a store exists.
    adapters.delivery = delivery(settings)
    adapters.vdirFolders = vdirFolders(sync(settings, profile))
    return adapters
  }

  private static func sync(_ settings: Settings, _ profile: String?) -> SyncDependencies {
    .onDisk(
      store: settings.store(of: profile), path: settings.programPath, temporary: "/tmp",
      home: settings.home)
  }

  private static func vdirFolders(_ sync: SyncDependencies) -> VdirFolders {
    VdirFolders(
      sync,
      subfolders: { (path) throws(RemoteFailure) in try FolderFiles.subfolders(of: path) })
  }

  /// Returns the preferences from a file, with those in the database as fallback.
  fileprivate static func preferences(
    _ settings: Settings, _ file: ConfigFile?, _ table: SQLitePreferences, _ readOnly: Bool
  ) -> any PreferencesRepository {
    guard let file else { return table }
    let defaultLanguage = settings.language
    let notes = ConfigNotes(
      heading: { PreferenceNotes(language: Language(rawValue: $0) ?? defaultLanguage).heading },
      note: { PreferenceNotes(language: Language(rawValue: $1) ?? defaultLanguage).note($0) })
    return ConfigPreferences(file, over: table, notes: notes, readOnly: readOnly)
  }

  /// Returns the data for problem reports, the programs that open files and web pages, and the caches that the user can
  /// empty.
  static func support(_ settings: Settings) -> Support {
    Support(
      opener: .system(
        path: settings.programPath,
        command: { (kind) throws(StorageFailure) in
          settings.choices(of: nil)?.value(of: kind.preference).flatMap { ProgramWords($0) }
        }),
      cache: .onDisk([settings.answersFolder, settings.coversFolder].compactMap { $0 }),
      surroundings: .here(terminal: settings.terminal),
      fetcher: { .curl(for: .versions, path: settings.programPath, cancellation: $0) },
      updateAddress: { settings.chosen(.updateVersionURL) },
      remindOfClosedStore: { Container.remindOfClosedStore(settings, $0, $1) })
  }

  /// Returns the clock: pinned by the settings, or else the system's.
  static func clock(_ settings: Settings) -> WallClock {
    let zone = LocalZone()
    return settings.pinnedMoment.map { .pinned($0, in: zone) } ?? .system(in: zone)
  }
}
