public import Data
public import Domain
import Presentation

/// Everything that touches the world, and nothing else. A test swaps any of it by assignment.
public struct Adapters: Sendable {
  public var people: any PeopleRepository
  public var reviews: any ReviewsRepository
  public var contacts: any AddressBookRepository
  public var sayings: any SayingsRepository
  public var sayingFormats: SayingFormats
  public var moods: any MoodsRepository
  public var schedule: any ScheduleRepository
  public var reading: any ReadingRepository
  /// Where records of all parts are found together, with events on the days a calendar has.
  public var finding: @Sendable (LocalCalendar) -> any FindingRepository
  /// Where it is kept what was done.
  public var history: any HistoryRepository
  /// Where books are searched, as settings want it.
  public var bookSources: @Sendable (BookPlaces, Cancellation?) -> BookSources
  /// The covers of books, as settings want them.
  public var bookCovers: @Sendable (BookPlaces, Cancellation?) -> BookCovers
  /// The day at a glance, and names that begin as somebody types.
  public var glance: any GlanceRepository
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
  public var chance: Chance
  public var opener: Opener
  public var notices: any NoticesRepository
  public var noticeReadings: any NoticeReadings
  /// The ways notices are told.
  public var delivery: NoticeDelivery
  /// Has notices told minute by minute.
  public var timer: NoticeTimer
  public var pause: NoticePause
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
  /// Closes the store.
  public var close: @Sendable () -> Void

  /// The adapters over a database, with the clock and the lots the settings ask for. What somebody
  /// chose is kept in a file, if one is given, and else in the database.
  public init(
    _ database: Database, settings: Settings, choices file: ConfigFile? = nil,
    readOnly: Bool = false, place: ArchivePlace? = nil
  ) {
    people = SQLitePeople(database)
    contacts = SQLiteAddressBook(database)
    sayings = SQLiteSayings(database)
    sayingFormats = .standard
    moods = SQLiteMoods(database)
    schedule = SQLiteSchedule(database)
    let reading = SQLiteReading(database)
    self.reading = reading
    glance = SQLiteGlance(database)
    candidates = SQLiteCandidates(database)
    shortIDs = SQLiteShortIDs(database)
    history = SQLiteHistory(database)
    let preferences = Self.preferences(settings, file, SQLitePreferences(database), readOnly)
    self.preferences = preferences
    fonts = .fontconfig(path: settings.programPath)
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
    files = .onDisk
    fetcher = .curl(path: settings.programPath)
    feedTurn = { _ in false }
    pictures = .rsvg(path: settings.programPath)
    let zone = LocalZone()
    clock = Self.clock(settings)
    calendar = zone.calendar
    finding = { SQLiteFinding(database, calendar: $0) }
    bookSources = Self.bookSources(settings, clock, reading)
    bookCovers = { places, cancellation in
      .kept(
        fetcher: .forBooks(
          path: settings.programPath, version: Version.current,
          cancellation: cancellation),
        path: settings.programPath, cacheFolder: settings.coversFolder,
        isOffline: places.isOffline)
    }
    reviews = SQLiteReviews(database, clock: clock)
    archive = SQLiteArchive(database, preferences: preferences, place: place)
    notices = SQLiteNotices(database)
    noticeReadings = SQLiteNoticeReadings(database)
    delivery = Self.delivery(settings)
    timer = .nowhere
    pause = .system
    support = Self.support(settings)
    opener = .system(
      path: settings.programPath,
      command: { (kind) throws(StorageFailure) in
        try Preferences(preferences).opener(of: kind)
      })
    ids = .random
    chance = settings.seed.map(Chance.seeded) ?? .unseeded()
  }

  /// The real thing: the store of a profile.
  public static func live(
    _ settings: Settings, profile: String? = nil, readOnly: Bool = false,
    patience: Int = Database.patience
  ) throws(StorageFailure) -> Adapters {
    let place = Database.Place.file(settings.store(of: profile))
    var adapters = Adapters(
      try Database(place, readOnly: readOnly, patience: patience), settings: settings,
      choices: settings.choices(of: profile), readOnly: readOnly,
      place: settings.archivePlace(of: profile))
    if let folder = settings.answersFolder {
      let turn = FeedTurn(folder: folder, name: profile ?? Settings.usualProfile)
      adapters.feedTurn = { turn.claim($0) }
    }
    adapters.timer =
      SystemTimer(
        program: SystemTimer.ownProgram, profile: profile ?? Settings.usualProfile,
        Process.variable
      ).port
    return adapters
  }

  /// The ways notices are told.
  static func delivery(_ settings: Settings) -> NoticeDelivery {
    NoticeDelivery(
      // What a timer prints goes into a log.
      isOutputRead: Process.variable("JOURNAL_STREAM") == nil,
      desktop: .desktop { Process.variable($0) },
      terminal: { .terminal(isWanted: $0) },
      command: { .command($0, path: settings.programPath) })
  }

  /// What somebody chose, in a file over a table.
  private static func preferences(
    _ settings: Settings, _ file: ConfigFile?, _ table: SQLitePreferences, _ readOnly: Bool
  ) -> any PreferencesRepository {
    guard let file else { return table }
    let usual = settings.language
    let notes = ConfigNotes(
      heading: { PreferenceNotes(language: Language(rawValue: $0) ?? usual).heading },
      note: { PreferenceNotes(language: Language(rawValue: $1) ?? usual).note($0) })
    return ConfigPreferences(file, over: table, notes: notes, readOnly: readOnly)
  }

  /// Those who know books, in the order they stand in for each other.
  private static func bookSources(
    _ settings: Settings, _ clock: WallClock, _ reading: any ReadingRepository
  ) -> @Sendable (BookPlaces, Cancellation?) -> BookSources {
    { places, cancellation in
      let services = BookServices(
        fetcher: .forBooks(
          path: settings.programPath, version: Version.current,
          cancellation: cancellation),
        clock: clock, cacheFolder: settings.answersFolder, isOffline: places.isOffline,
        cancellation: cancellation)
      let key = places.aladinKey ?? settings.aladinKey
      return BookSources(
        [
          services.aladin(key: key, base: places.aladin),
          services.openLibrary(base: places.openLibrary), .library(of: reading),
        ], cancellation: cancellation)
    }
  }

  /// What the program can say of itself, with what it may open and empty.
  static func support(_ settings: Settings) -> Support {
    Support(
      opener: .system(
        path: settings.programPath,
        command: { (kind) throws(StorageFailure) in
          settings.choices(of: nil)?.value(of: kind.preference).flatMap { ProgramWords($0) }
        }),
      cache: .onDisk([settings.answersFolder, settings.coversFolder].compactMap { $0 }),
      surroundings: .here(terminal: settings.terminal),
      fetcher: { .curl(path: settings.programPath, cancellation: $0) },
      updateAddress: { settings.chosen(.updateURL) })
  }

  /// The clock the settings ask for.
  static func clock(_ settings: Settings) -> WallClock {
    let zone = LocalZone()
    return settings.pinnedMoment.map { .pinned($0, in: zone) } ?? .system(in: zone)
  }
}
