package import Data
public import Domain

/// All adapters with side effects outside the domain. Each can be replaced by assignment before `Features` are created
/// from them.
public struct Adapters: Sendable {
  public var people: any PeopleRepository
  public var reviews: any ReviewsRepository
  public var dates: any PersonDatesRepository
  /// Whether the first day counts as day one, unless the user has chosen. It follows the language.
  public var countsFirstDay = false
  public var gifts: any GiftsRepository
  /// The currency of amounts that name none, unless the user has chosen. It follows the locale.
  public var currency = "USD"
  public var contacts: any AddressBookRepository
  public var sayings: any SayingsRepository
  public var sayingFormats: SayingFormats
  public var moods: any MoodsRepository
  /// Counts the contacts and read pages of a day, which are drawn as marks on its canvas.
  public var canvasMarks: any CanvasMarksRepository
  public var schedule: any ScheduleRepository
  /// Creates the import and export of events, for the time zone of a calendar.
  public var exchange: @Sendable (LocalCalendar) -> any EventExchangeRepository
  public var calendarFormat: CalendarFormat
  /// Creates the import of files from other programs.
  public var imports:
    @Sendable (WallClock, IDSource, RandomSource, LocalCalendar) -> any ImportsRepository
  /// The paths at which importable files are likely to be found.
  public var importPaths: ImportPaths
  public var reading: any ReadingRepository
  /// Creates the search over all parts. Events are found by their days in the calendar.
  public var finding: @Sendable (LocalCalendar, WallClock) -> any FindingRepository
  /// The history of changes, for undo and redo.
  public var history: any HistoryRepository
  /// Creates the book search services from the configured catalogues.
  public var bookSources: @Sendable (BookCatalogues, Cancellation?) -> BookSources
  /// Creates the source of book covers from the configured catalogues.
  public var bookCovers: @Sendable (BookCatalogues, Cancellation?) -> BookCovers
  /// The summary of a day for a prompt or status bar.
  public var daySummary: any DaySummaryRepository
  /// The yearly reviews.
  public var years: any YearRepository
  /// The facts for what goes with moods.
  public var patterns: any PatternsRepository
  public var candidates: any CandidateRepository
  public var shortIDs: any ShortIDRepository
  public var preferences: any PreferencesRepository
  public var lock: any LockRepository
  /// Hashes secrets before they are stored.
  public var secrets: SecretKeeper
  /// The real time, even if a setting fixes the clock at another moment.
  public var realTime: RealTime
  public var sessions: TerminalSessions
  public var password: ProfilePassword
  /// The encryption of the store. Locking Haru closes it for other programs.
  public var lockedEncryption: LockedEncryption = .none
  /// The encryption of the data file; nil for a store in memory.
  public var encryption: Encryption?
  /// Exports the store, backs it up and restores it.
  public var archive: any ArchiveRepository
  public var files: Files
  public var fetcher: Fetcher
  /// Whether the feed of sayings may be fetched automatically at this moment.
  public var feedTurn: @Sendable (Now) -> Bool
  /// Records inputs while they are read, so that an input that stopped Haru twice is not read again.
  public var crashGuard: CrashGuard = .none
  public var pictures: PictureMaker
  public var clock: WallClock
  public var calendar: LocalCalendar
  public var ids: IDSource
  public var randomSource: RandomSource
  public var opener: Opener
  public var notices: any NoticesRepository
  public var noticeReadings: any NoticeReadings
  /// The programs and channels through which notifications are delivered.
  public var delivery: NoticeDelivery
  /// A system timer that delivers notifications every minute.
  public var timer: NoticeTimer
  /// A system timer that syncs every few minutes.
  public var syncTimer: NoticeTimer = .nowhere
  /// The sync operations of the store.
  public var sync: any SyncRepository
  /// The conflicts: fields that two devices changed before they synced.
  public var conflicts: any ConflictsRepository
  public var notes: any NotesRepository
  public var counts: any CountsRepository
  /// Returns the days on which moods and diary entries have a tag.
  public var taggedDays: @Sendable (String) throws(StorageFailure) -> [Day]
  /// The first day of the week, unless the user has chosen. It follows the language.
  public var weekStart = Weekday.monday
  public var tags: any TagsRepository
  /// The notes that were written elsewhere.
  public var inbox: any InboxRepository
  /// Creates the access to the folders in which notes arrive.
  public var inboxFolders: @Sendable (Preferences) -> InboxOpening = { _ in .none }
  /// Creates the store of bound folders, for the time zone of a calendar.
  public var vdir: @Sendable (LocalCalendar) -> any VdirRepository
  /// The access to bound folders on this computer.
  public var vdirFolders: VdirFolders = .none
  /// The questions of the evening that are not asked again.
  public var evening: any EveningRepository
  /// The dependencies of sync, such as remotes and keys.
  public var syncDependencies: SyncDependencies = .none
  /// The publications of this device, and whether the store has changed since they were written.
  public var publishDependencies: PublishDependencies = .none
  public var pause: NoticePause
  /// The user's hook that is called after notifications were delivered.
  public var noticeHook: NoticeHook = .none
  /// The remarks about hooks that failed or were skipped. The command line and the screens report them.
  public var hooks: HookRemarks = .none
  /// System information, support contacts, the cache, and the check for a new version.
  public var support: Support
  /// The fonts that pictures can use.
  public var fonts: FontBook
  /// The state of the introduction, which is shown to a new user first.
  public var introduction: Introduction
  /// Whether the owner of the profile has signed out.
  public var isSignedOut: @Sendable () throws(StorageFailure) -> Bool
  /// The name of the profile's owner; nil if it has none.
  public var nickname: @Sendable () throws(StorageFailure) -> String?
  /// Creates a watch for changes that other processes make to the store.
  public var listen: @Sendable () -> StoreWatch
  /// Creates adapters over a copy of the store in memory, for a trial run.
  package var trial: @Sendable (Adapters) throws(StorageFailure) -> Adapters
  /// Closes the store.
  public var close: @Sendable () -> Void

  /// Creates the adapters of a database. Preferences are stored in the database unless `preferences` is given; backups
  /// need `paths`.
  package init(
    _ database: Database, in world: StoreDependencies,
    preferences: (any PreferencesRepository)? = nil,
    paths: ArchivePaths? = nil
  ) {
    people = SQLitePeople(database)
    dates = SQLiteDates(database)
    gifts = SQLiteGifts(database)
    contacts = SQLiteAddressBook(database)
    sayings = SQLiteSayings(database)
    sayingFormats = .standard
    moods = SQLiteMoods(database)
    canvasMarks = SQLiteCanvasMarks(database)
    schedule = SQLiteSchedule(database)
    let zones = ZoneFiles.onDisk()
    let reading = SQLiteReading(database)
    self.reading = reading
    daySummary = SQLiteDaySummary(database)
    years = SQLiteYears(database)
    patterns = SQLitePatterns(database)
    candidates = SQLiteCandidates(database)
    shortIDs = SQLiteShortIDs(database)
    history = SQLiteHistory(database, paths: paths)
    sync = SQLiteSync(database)
    conflicts = SQLiteConflicts(database)
    notes = SQLiteNotes(database)
    counts = SQLiteCounts(database)
    let tagged = TaggedDays(database)
    taggedDays = { (tag) throws(StorageFailure) in try tagged(tag) }
    tags = SQLiteTags(database)
    inbox = SQLiteInbox(database)
    evening = SQLiteEvening(database)
    vdir = { SQLiteVdir(database, $0) }
    let preferences = preferences ?? SQLitePreferences(database)
    self.preferences = preferences
    fonts = .fontconfig(path: world.programPath)
    lock = SQLiteLock(database)
    secrets = .argon2()
    realTime = .system
    sessions = .system
    password = .ofAccount(in: database, secrets)
    introduction = .inStore(database)
    isSignedOut = { () throws(StorageFailure) in
      try SQLiteAccounts(database).account()?.isSignedIn == false
    }
    nickname = { () throws(StorageFailure) in
      try SQLiteAccounts(database).account()?.nickname?.text
    }
    listen = { database.listen() }
    close = { database.close() }
    trial = { (swapped) throws(StorageFailure) in
      swapped.tried(over: try Database(copying: database), in: world)
    }
    files = .onDisk
    fetcher = .curl(for: .sayings, path: world.programPath)
    feedTurn = { _ in false }
    pictures = .rsvg(path: world.programPath)
    clock = world.clock
    calendar = LocalZone().calendar(with: zones)
    exchange = { SQLiteEventExchange(database, $0) }
    importPaths = .none
    imports = {
      SQLiteImports(database, clock: $0, ids: $1, randomSource: $2, calendar: $3, paths: paths)
    }
    calendarFormat = .standard(zones: zones, zone: LocalZone(), year: clock.now().day.parts.year)
    finding = { SQLiteFinding(database, calendar: $0, clock: $1) }
    bookSources = Self.bookSources(world, reading, store: paths?.store)
    bookCovers = { catalogues, cancellation in
      .cached(
        fetcher: .forBooks(
          .covers, path: world.programPath, version: world.version,
          cancellation: cancellation),
        path: world.programPath, cacheFolder: world.coversFolder, store: paths?.store,
        keepsCovers: world.keepsAnswers, isOffline: catalogues.isOffline)
    }
    reviews = SQLiteReviews(database, clock: clock)
    archive = SQLiteArchive(database, preferences: preferences, paths: paths)
    notices = SQLiteNotices(database)
    noticeReadings = SQLiteNoticeReadings(database)
    delivery = .silent
    timer = .nowhere
    pause = .system
    support = .alone
    opener = .system(
      path: world.programPath,
      command: { (kind) throws(StorageFailure) in
        try Preferences(preferences).opener(of: kind)
      })
    ids = .random
    randomSource = world.randomSource
  }

  /// Returns a function that creates the book services, in the order of their fallback.
  private static func bookSources(
    _ world: StoreDependencies, _ reading: any ReadingRepository, store: String?
  ) -> @Sendable (BookCatalogues, Cancellation?) -> BookSources {
    { catalogues, cancellation in
      let services = BookServices(
        fetcher: .forBooks(
          .bookSearch, path: world.programPath, version: world.version,
          cancellation: cancellation),
        clock: world.clock, cacheFolder: world.answersFolder, store: store,
        keepsAnswers: world.keepsAnswers, isOffline: catalogues.isOffline,
        cancellation: cancellation)
      let key = catalogues.aladinKey ?? world.aladinKey
      return BookSources(
        [
          services.kakao(key: catalogues.kakao.key, base: catalogues.kakao.address),
          services.openLibrary(base: catalogues.openLibrary),
          services.naru(key: catalogues.naru.key, base: catalogues.naru.address),
          services.aladin(key: key, base: catalogues.aladin), .library(of: reading),
        ], cancellation: cancellation)
    }
  }
}
