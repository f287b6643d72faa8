/// Everything Haru can do, without a screen, a disk, a network or a clock: the library's front
/// door. Each part is a class of its verbs, made once and shared.
public final class Features: Sendable {
  /// Dear people, as plants.
  public let people: People
  /// The address book people are chosen from.
  public let addressBook: AddressBook
  /// Words worth keeping.
  public let sayings: Sayings
  /// Feelings, and the pictures they become.
  public let moods: Moods
  /// What happens when.
  public let schedule: Schedule
  /// Calendars of other programs, in and out.
  public let calendars: CalendarExchange
  /// Books to finish by a day, page by page.
  public let reading: Reading
  /// Finds books, wherever they are searched.
  public let find: FindBooks
  /// The day as a prompt or a status bar has room for it.
  public let glance: Glance
  /// A whole year, looked back on.
  public let year: YearQueries
  /// Finishes words somebody types by what is kept.
  public let candidates: Candidates
  /// How ids are written for short.
  public let shortIDs: any ShortIDRepository
  /// What the program can say of itself.
  public let support: Support
  /// Whether somebody has to be shown around first.
  public let introduction: Introduction
  /// Whether the profile is signed out.
  public let isSignedOut: @Sendable () throws(StorageFailure) -> Bool
  /// What is to be said of hooks that ran.
  public let hooks: HookRemarks
  /// The same over a copy of the store in memory: what is done there is done nowhere else, nobody is
  /// told of it, and no hook hears of it.
  public let trial: @Sendable () throws(StorageFailure) -> Features
  /// Ends everything that is open; whoever uses it afterwards is told.
  public let close: @Sendable () -> Void
  /// Hears when somebody else changes the store, from when it is called on.
  public let listen: @Sendable () -> StoreWatch
  /// Keeps sentences of books as sayings.
  public let keepSentence: KeepSentence
  /// How the person wants things to be.
  public let preferences: Preferences
  /// What this day asks for.
  public let today: Today
  /// What was done, and how it is undone.
  public let history: History
  /// Finds records of all parts.
  public let finding: Finding
  /// What joins dear people with the other parts.
  public let together: Together
  /// Reads a line as a record of the part it belongs to.
  public let capture: ReadCapture
  /// Tells in time what the parts have to say.
  public let notifier: Notifier
  /// Copies of everything, out and in.
  public let archive: Archive
  /// Several computers, one Haru.
  public let sync: Sync
  /// Has devices meet every few minutes.
  public let syncTimer: NoticeTimer
  /// What other programs hand over, whatever form it has.
  public let imports: Imports
  /// The files that somebody names.
  public let files: Files
  /// The lock before all of it.
  public let lock: Lock

  /// Gathers the parts.
  public init(
    people: People, addressBook: AddressBook, sayings: Sayings, moods: Moods, schedule: Schedule,
    calendars: CalendarExchange, reading: Reading, find: FindBooks, glance: Glance,
    year: YearQueries, candidates: Candidates,
    shortIDs: any ShortIDRepository, lock: Lock,
    history: History,
    finding: Finding,
    together: Together,
    capture: ReadCapture,
    notifier: Notifier,
    archive: Archive, sync: Sync, syncTimer: NoticeTimer = .nowhere,
    comingIn: any ImportsRepository, importPaths: ImportPaths = .none,
    disk: Files, support: Support = .alone,
    introduction: Introduction = .none,
    isSignedOut: @escaping @Sendable () throws(StorageFailure) -> Bool = {
      () throws(StorageFailure) in false
    },
    hooks: HookRemarks = .none,
    listen: @escaping @Sendable () -> StoreWatch = { .none },
    trial: @escaping @Sendable () throws(StorageFailure) -> Features = {
      () throws(StorageFailure) in throw .closed
    },
    close: @escaping @Sendable () -> Void = {}
  ) {
    self.people = people
    self.addressBook = addressBook
    self.sayings = sayings
    self.moods = moods
    self.schedule = schedule
    self.calendars = calendars
    self.reading = reading
    self.find = find
    self.glance = glance
    self.year = year
    self.candidates = candidates
    self.shortIDs = shortIDs
    self.support = support
    self.introduction = introduction
    self.isSignedOut = isSignedOut
    self.hooks = hooks
    self.listen = listen
    self.trial = trial
    self.close = close
    self.lock = lock
    files = disk
    self.history = history
    self.finding = finding
    self.together = together
    self.capture = capture
    self.notifier = notifier
    self.archive = archive
    (self.sync, self.syncTimer) = (sync, syncTimer)
    keepSentence = KeepSentence(sayings)
    let preferences = moods.preferences
    self.preferences = preferences
    imports = Imports(
      files: comingIn, disk: disk,
      parts: PartImports(
        addressBook: addressBook, calendars: calendars, sayings: sayings, archive: archive,
        history: history), places: importPaths,
      defaults: { () throws(StorageFailure) in
        ImportDefaults(
          hour: try preferences.peopleHour(), cycles: try preferences.tagCycles(),
          target: try preferences.defaultTarget())
      })
    today = Today(
      people: people, contacts: addressBook.look, sayings: sayings, moods: moods,
      schedule: schedule, reading: reading, past: year, together: together)
  }
}
