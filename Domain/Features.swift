/// The facade of the library: all features of Haru, independent of screen, disk, network and clock. Each part of Haru
/// is one shared object.
public final class Features: Sendable {
  /// People, shown as plants.
  public let people: People
  /// The dates of people besides their birthdays.
  public let dates: PersonDates
  /// What was given to people, received, lent and borrowed.
  public let gifts: Gifts
  /// The address book from which people are imported.
  public let addressBook: AddressBook
  public let sayings: Sayings
  /// Moods, and the canvases drawn from them.
  public let moods: Moods
  public let schedule: Schedule
  /// The import and export of calendars of other programs.
  public let calendars: CalendarExchange
  /// Reading goals and progress.
  public let reading: Reading
  /// The search for books in all catalogues.
  public let find: FindBooks
  /// The summary of the day for a prompt or status bar.
  public let daySummary: SummarizeDay
  /// The review of a year.
  public let year: YearQueries
  /// What goes with higher or lower moods.
  public let patterns: FindPatterns
  /// Completions of words on the command line.
  public let candidates: Candidates
  /// The short forms of ids.
  public let shortIDs: any ShortIDRepository
  /// System information, support contacts and the version check.
  public let support: Support
  /// Records whether the introduction was shown.
  public let introduction: Introduction
  /// Whether the profile is signed out.
  public let isSignedOut: @Sendable () throws(StorageFailure) -> Bool
  /// Warnings about hooks that ran.
  public let hooks: HookRemarks
  /// Returns the features over an in-memory copy of the store. Changes to the copy affect neither the store nor
  /// notifications, and run no hooks.
  public let trial: @Sendable () throws(StorageFailure) -> Features
  /// Closes the store. Any later use throws an error.
  public let close: @Sendable () -> Void
  /// Starts watching the store for changes by other processes.
  public let listen: @Sendable () -> StoreWatch
  /// The function that adds quotes from books to the sayings.
  public let keepSentence: KeepSentence
  public let preferences: Preferences
  /// The agenda of the day.
  public let today: Today
  /// The questions of the evening.
  public let evening: Evening
  /// The history of changes, with undo and redo.
  public let history: History
  /// The search for records of all parts.
  public let finding: Finding
  /// The links between people and the other parts.
  public let peopleLinks: PeopleLinks
  /// The parser that turns a line of text into a record of its part.
  public let capture: ReadCapture
  /// The sender of the notifications of all parts.
  public let notifier: Notifier
  /// Exports, imports and backups of the whole store.
  public let archive: Archive
  /// Synchronisation between devices.
  public let sync: Sync
  /// Renames and merges tags in the records of all parts.
  public let renameTag: RenameTag
  /// Lines without a date.
  public let notes: Notes
  /// Tags with amounts by day.
  public let counts: Counts
  /// The notes that were written elsewhere.
  public let inbox: Inbox
  /// The files in a remote that calendars and browsers of other devices read.
  public let publishing: Publishing
  /// The folders of events and contacts that other programs read and write too.
  public let vdir: Vdir
  /// The timer that runs a sync every few minutes.
  public let syncTimer: NoticeTimer
  /// The import of files of other programs, in any format.
  public let imports: Imports
  /// Access to files that the user names.
  public let files: Files
  /// The lock code of the store.
  public let lock: Lock
  /// The encryption of the data file; nil for a store in memory.
  public let encryption: Encryption?

  public init(
    people: People, dates: PersonDates, gifts: Gifts, addressBook: AddressBook, sayings: Sayings,
    moods: Moods,
    schedule: Schedule, calendars: CalendarExchange, reading: Reading, find: FindBooks,
    daySummary: SummarizeDay,
    year: YearQueries, patterns: FindPatterns, candidates: Candidates,
    shortIDs: any ShortIDRepository, lock: Lock, encryption: Encryption? = nil,
    history: History,
    finding: Finding, renameTag: RenameTag,
    peopleLinks: PeopleLinks,
    capture: ReadCapture,
    notifier: Notifier,
    archive: Archive, sync: Sync, syncTimer: NoticeTimer = .nowhere,
    notes: Notes, counts: Counts, inbox: Inbox,
    publishing: Publishing,
    vdir: Vdir,
    evening: EveningDependencies,
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
    (self.people, self.dates, self.gifts) = (people, dates, gifts)
    self.addressBook = addressBook
    self.sayings = sayings
    self.moods = moods
    self.schedule = schedule
    self.calendars = calendars
    self.reading = reading
    self.find = find
    self.daySummary = daySummary
    (self.year, self.patterns) = (year, patterns)
    self.candidates = candidates
    self.shortIDs = shortIDs
    self.support = support
    self.introduction = introduction
    self.isSignedOut = isSignedOut
    self.hooks = hooks
    self.listen = listen
    self.trial = trial
    self.close = close
    (self.lock, self.encryption) = (lock, encryption)
    files = disk
    self.history = history
    (self.finding, self.renameTag) = (finding, renameTag)
    self.peopleLinks = peopleLinks
    self.capture = capture
    self.notifier = notifier
    self.archive = archive
    (self.sync, self.syncTimer) = (sync, syncTimer)
    (self.notes, self.counts, self.inbox) = (notes, counts, inbox)
    self.publishing = publishing
    self.vdir = vdir
    keepSentence = KeepSentence(sayings)
    let preferences = moods.preferences
    self.preferences = preferences
    imports = Imports(
      files: comingIn, disk: disk,
      parts: PartImports(
        addressBook: addressBook, calendars: calendars, sayings: sayings, archive: archive,
        history: history), paths: importPaths,
      defaults: { () throws(StorageFailure) in
        ImportDefaults(
          hour: try preferences.peopleHour(), cycles: try preferences.tagCycles(),
          target: try preferences.defaultTarget(), currency: try gifts.label())
      })
    let evening = Evening(
      evening, people: people, sayings: sayings, moods: moods, schedule: schedule,
      reading: reading, notes: notes, counts: counts, peopleLinks: peopleLinks,
      history: history, preferences: preferences)
    self.evening = evening
    today = Today(
      people: people, contacts: addressBook.queries, sayings: sayings, moods: moods,
      schedule: schedule, reading: reading, past: year, peopleLinks: peopleLinks,
      waitingLines: { () throws(StorageFailure) in try inbox.waitingCount() }, notes: notes,
      counts: counts, dates: dates, gifts: gifts,
      offersEvening: { () throws(StorageFailure) in try evening.isOffered() })
  }
}
