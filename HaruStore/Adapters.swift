package import Data
public import Domain

/// The adapters: everything that touches the world, and nothing else. Any of it is swapped by
/// assignment, before `Features` are made of it.
public struct Adapters: Sendable {
  public var people: any PeopleRepository
  public var reviews: any ReviewsRepository
  public var contacts: any AddressBookRepository
  public var sayings: any SayingsRepository
  public var sayingFormats: SayingFormats
  public var moods: any MoodsRepository
  /// What else there was on the days of feelings.
  public var canvasMarks: any CanvasMarksRepository
  public var schedule: any ScheduleRepository
  /// Where events come in and go out with their cards, by the zones a calendar knows.
  public var exchange: @Sendable (LocalCalendar) -> any EventExchangeRepository
  public var calendarFormat: CalendarFormat
  /// Where files of other programs are brought in, with the clock, the names, the lots and the
  /// calendar of the adapters.
  public var imports:
    @Sendable (WallClock, IDSource, RandomSource, LocalCalendar) -> any ImportsRepository
  /// Where files are that somebody may want to bring in.
  public var importPaths: ImportPaths
  public var reading: any ReadingRepository
  /// Where records of all parts are found together, with events on the days a calendar has.
  public var finding: @Sendable (LocalCalendar, WallClock) -> any FindingRepository
  /// Where it is kept what was done.
  public var history: any HistoryRepository
  /// Where books are searched, as settings want it.
  public var bookSources: @Sendable (BookCatalogues, Cancellation?) -> BookSources
  /// The covers of books, as settings want them.
  public var bookCovers: @Sendable (BookCatalogues, Cancellation?) -> BookCovers
  /// The day at a glance, and names that begin as somebody types.
  public var glance: any GlanceRepository
  /// Years that are looked back on.
  public var years: any YearRepository
  public var candidates: any CandidateRepository
  public var shortIDs: any ShortIDRepository
  public var preferences: any PreferencesRepository
  public var lock: any LockRepository
  /// What is made of secrets before they are kept.
  public var secrets: SecretKeeper
  /// The time that no setting pins.
  public var realTime: RealTime
  public var sessions: TerminalSessions
  /// The password of the profile's account.
  public var password: ProfilePassword
  /// Copies of the store, out and in.
  public var archive: any ArchiveRepository
  public var files: Files
  public var fetcher: Fetcher
  /// Whether a feed may be asked by itself just now.
  public var feedTurn: @Sendable (Now) -> Bool
  public var pictures: PictureMaker
  public var clock: WallClock
  public var calendar: LocalCalendar
  public var ids: IDSource
  public var randomSource: RandomSource
  public var opener: Opener
  public var notices: any NoticesRepository
  public var noticeReadings: any NoticeReadings
  /// The ways notices are told.
  public var delivery: NoticeDelivery
  /// Has notices told minute by minute.
  public var timer: NoticeTimer
  /// Has the store meet others every few minutes.
  public var syncTimer: NoticeTimer = .nowhere
  /// What is kept of other devices, and what is told of values that lost against theirs.
  public var sync: any SyncRepository
  public var conflicts: any ConflictsRepository
  /// The world in which devices meet.
  public var syncWorld: SyncDependencies = .none
  public var pause: NoticePause
  /// Hears of notices that were told.
  public var noticeHook: NoticeHook = .none
  /// What is to be said of hooks that ran.
  public var hooks: HookRemarks = .none
  /// What the program can say of itself.
  public var support: Support
  /// The fonts pictures can be written in.
  public var fonts: FontBook
  /// Whether somebody has to be shown around first.
  public var introduction: Introduction
  /// Whether the profile is signed out.
  public var isSignedOut: @Sendable () throws(StorageFailure) -> Bool
  /// What whoever the profile belongs to is called.
  public var nickname: @Sendable () throws(StorageFailure) -> String?
  /// Hears when somebody else changes the store.
  public var listen: @Sendable () -> StoreWatch
  /// The same over a copy of the store in memory, where everything is only tried.
  package var trial: @Sendable (Adapters) throws(StorageFailure) -> Adapters
  /// Closes the store.
  public var close: @Sendable () -> Void

  /// The adapters over a database, with the world they are given. What somebody chose is kept in the
  /// database unless it is kept elsewhere; there are copies of it where they have a place.
  package init(
    _ database: Database, in world: StoreDependencies,
    preferences: (any PreferencesRepository)? = nil,
    place: ArchivePaths? = nil
  ) {
    people = SQLitePeople(database)
    contacts = SQLiteAddressBook(database)
    sayings = SQLiteSayings(database)
    sayingFormats = .standard
    moods = SQLiteMoods(database)
    canvasMarks = SQLiteCanvasMarks(database)
    schedule = SQLiteSchedule(database)
    let zones = ZoneFiles.onDisk()
    let reading = SQLiteReading(database)
    self.reading = reading
    glance = SQLiteGlance(database)
    years = SQLiteYears(database)
    candidates = SQLiteCandidates(database)
    shortIDs = SQLiteShortIDs(database)
    history = SQLiteHistory(database, place: place)
    sync = SQLiteSync(database)
    conflicts = SQLiteConflicts(database)
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
    fetcher = .curl(path: world.programPath)
    feedTurn = { _ in false }
    pictures = .rsvg(path: world.programPath)
    clock = world.clock
    calendar = LocalZone().calendar(with: zones)
    exchange = { SQLiteEventExchange(database, $0) }
    importPaths = .none
    imports = {
      SQLiteImports(database, clock: $0, ids: $1, randomSource: $2, calendar: $3, place: place)
    }
    calendarFormat = .standard(zones: zones, zone: LocalZone(), year: clock.now().day.parts.year)
    finding = { SQLiteFinding(database, calendar: $0, clock: $1) }
    bookSources = Self.bookSources(world, reading)
    bookCovers = { places, cancellation in
      .kept(
        fetcher: .forBooks(
          path: world.programPath, version: world.version,
          cancellation: cancellation),
        path: world.programPath, cacheFolder: world.coversFolder,
        keepsCovers: world.keepsAnswers, isOffline: places.isOffline)
    }
    reviews = SQLiteReviews(database, clock: clock)
    archive = SQLiteArchive(database, preferences: preferences, place: place)
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

  /// Those who know books, in the order they stand in for each other.
  private static func bookSources(
    _ world: StoreDependencies, _ reading: any ReadingRepository
  ) -> @Sendable (BookCatalogues, Cancellation?) -> BookSources {
    { places, cancellation in
      let services = BookServices(
        fetcher: .forBooks(
          path: world.programPath, version: world.version,
          cancellation: cancellation),
        clock: world.clock, cacheFolder: world.answersFolder,
        keepsAnswers: world.keepsAnswers, isOffline: places.isOffline, cancellation: cancellation)
      let key = places.aladinKey ?? world.aladinKey
      return BookSources(
        [
          services.kakao(key: places.kakao.key, base: places.kakao.address),
          services.openLibrary(base: places.openLibrary),
          services.naru(key: places.naru.key, base: places.naru.address),
          services.aladin(key: key, base: places.aladin), .library(of: reading),
        ], cancellation: cancellation)
    }
  }
}
