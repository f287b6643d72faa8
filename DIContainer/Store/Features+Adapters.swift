import Data
public import Domain

extension Features {
  /// Creates the features over adapters. No other code connects adapters and features.
  public convenience init(_ adapters: Adapters) {
    let format = adapters.calendarFormat
    let preferences = Preferences(
      adapters.preferences, fonts: adapters.fonts,
      holidays: .read(from: adapters.files) { HolidayBook(reading: $0, format) },
      clocks: ClockChanges(adapters.calendar))
    let companions = Companions(adapters.people)
    let countsFirstDay = adapters.countsFirstDay
    let dates = PersonDates(
      adapters.dates, people: adapters.people, clock: adapters.clock, ids: adapters.ids
    ) { () throws(StorageFailure) in
      try preferences.dateCustoms(countsFirstDay: countsFirstDay)
    }
    let weekStart = adapters.weekStart
    let counts = Counts(
      adapters.counts, clock: adapters.clock, ids: adapters.ids,
      weekStart: { () throws(StorageFailure) in
        CalendarCustoms.weekday(try preferences.value(of: .calendarWeekStart)) ?? weekStart
      }, tagged: adapters.taggedDays)
    let ownCurrency = adapters.currency
    let gifts = Gifts(adapters.gifts, clock: adapters.clock, ids: adapters.ids) {
      () throws(StorageFailure) in try preferences.currency(otherwise: ownCurrency)
    }
    let birthdays = CalendarBirthdays(
      people: adapters.people, contacts: adapters.contacts, dates: dates,
      preferences: preferences)
    let finding = adapters.finding(adapters.calendar, adapters.clock)
    let schedule = Schedule(
      schedule: adapters.schedule, clock: adapters.clock, calendar: adapters.calendar,
      ids: adapters.ids,
      companions: { (events) throws(StorageFailure) in try companions.shown(events) },
      birthdays: { (days) throws(StorageFailure) in try birthdays(days) })
    let peopleLinks = PeopleLinks(
      companions: companions, schedule: adapters.schedule, queries: schedule.queries,
      reviews: adapters.reviews, finding: finding, dates: dates, gifts: gifts)
    let addressBook = AddressBook(
      contacts: adapters.contacts, people: adapters.people, files: adapters.files,
      format: .vCard, birthdays: .iCalendar, dates: adapters.dates, clock: adapters.clock,
      ids: adapters.ids)
    let archive = Archive(
      copies: adapters.archive, clock: adapters.clock, secrets: adapters.secrets,
      time: adapters.realTime, sessions: adapters.sessions,
      keepsDays: { () throws(StorageFailure) in
        try preferences.value(of: .backupDaily) == "on"
      })
    let history = History(
      adapters.history, clock: adapters.clock,
      trash: Trash(
        adapters.history,
        owners: [
          PeopleTrash(adapters.people, adapters.reviews, adapters.dates, adapters.gifts),
          SayingsTrash(adapters.sayings),
          MoodsTrash(adapters.moods), ScheduleTrash(adapters.schedule, adapters.calendar),
          ReadingTrash(adapters.reading, adapters.history),
          Notes(adapters.notes, clock: adapters.clock, ids: adapters.ids), counts,
        ], calendar: adapters.calendar),
      follow: { (renaming) throws(StorageFailure) in try preferences.followAgain(renaming) })
    let vdir = Vdir(
      adapters.vdir(adapters.calendar), exchange: adapters.exchange(adapters.calendar),
      people: adapters.people, history: history, folders: adapters.vdirFolders,
      crashGuard: adapters.crashGuard, formats: (format, .vCard), calendar: adapters.calendar,
      clock: adapters.clock, ids: adapters.ids)
    self.init(
      people: People(
        people: adapters.people, reviews: adapters.reviews, clock: adapters.clock,
        ids: adapters.ids, randomSource: adapters.randomSource, opener: adapters.opener,
        defaultHour: { () throws(StorageFailure) in try preferences.peopleHour() },
        tagCycles: { () throws(StorageFailure) in try preferences.tagCycles() },
        appointments: { (person) throws(StorageFailure) in
          try peopleLinks.appointments(of: person)
        },
        dates: adapters.dates, gifts: adapters.gifts, owner: adapters.nickname,
        zone: adapters.calendar.zone),
      dates: dates, gifts: gifts, addressBook: addressBook,
      sayings: Sayings(
        sayings: adapters.sayings, clock: adapters.clock, calendar: adapters.calendar,
        randomSource: adapters.randomSource, files: adapters.files, formats: adapters.sayingFormats,
        pictures: adapters.pictures, fetcher: adapters.fetcher,
        style: { () throws(StorageFailure) in try preferences.pictureStyle() },
        following: FeedFollowing(
          isWanted: { () throws(StorageFailure) in
            try preferences.value(of: .sayingsFeed) == "on"
          }, takeTurn: adapters.feedTurn, crashGuard: adapters.crashGuard)),
      moods: Moods(
        moods: adapters.moods, marks: adapters.canvasMarks, preferences: preferences,
        clock: adapters.clock, calendar: adapters.calendar, ids: adapters.ids,
        randomSource: adapters.randomSource,
        share: SharePicture(files: adapters.files, pictures: adapters.pictures)),
      schedule: schedule,
      calendars: CalendarExchange(
        exchange: adapters.exchange(adapters.calendar), files: adapters.files,
        format: adapters.calendarFormat,
        calendar: adapters.calendar, clock: adapters.clock, ids: adapters.ids),
      reading: Reading(
        reading: adapters.reading, clock: adapters.clock, calendar: adapters.calendar,
        ids: adapters.ids, share: SharePicture(files: adapters.files, pictures: adapters.pictures),
        defaultTarget: { () throws(StorageFailure) in try preferences.defaultTarget() }),
      find: FindBooks(
        preferences: preferences, sources: adapters.bookSources,
        covers: adapters.bookCovers),
      daySummary: SummarizeDay(
        adapters.daySummary, preferences: preferences, clock: adapters.clock,
        calendar: adapters.calendar),
      year: YearQueries(
        adapters.years, preferences: preferences, clock: adapters.clock,
        calendar: adapters.calendar,
        share: SharePicture(files: adapters.files, pictures: adapters.pictures)),
      patterns: FindPatterns(adapters.patterns, clock: adapters.clock),
      candidates: Candidates(adapters.candidates, clock: adapters.clock),
      shortIDs: adapters.shortIDs,
      lock: Lock(
        store: adapters.lock, secrets: adapters.secrets, time: adapters.realTime,
        sessions: adapters.sessions, password: adapters.password,
        encryption: adapters.lockedEncryption),
      encryption: adapters.encryption,
      history: history,
      finding: Finding(finding, clock: adapters.clock),
      renameTag: RenameTag(
        adapters.tags, finding: Finding(finding, clock: adapters.clock), preferences: preferences),
      peopleLinks: peopleLinks,
      capture: ReadCapture(
        people: adapters.people, books: adapters.reading, dates: adapters.dates,
        gifts: adapters.gifts,
        counters: { (tag) throws(StorageFailure) in try counts.stored(tag) },
        clock: adapters.clock,
        calendar: adapters.calendar),
      notifier: Notifier(
        gather: GatherNotices(
          [
            PeopleNotices(adapters.noticeReadings, dates: dates), SayingsNotices(adapters.sayings),
            MoodsNotices(adapters.moods), ScheduleNotices(adapters.schedule),
            ReadingNotices(adapters.noticeReadings),
            EveningNotices(adapters.moods, adapters.evening),
          ], calendar: adapters.calendar),
        notices: adapters.notices, preferences: preferences, delivery: adapters.delivery,
        clock: adapters.clock, timer: adapters.timer, pause: adapters.pause,
        hook: adapters.noticeHook),
      archive: archive,
      sync: Sync(
        adapters.sync, conflicts: adapters.conflicts, beside: vdir,
        world: adapters.syncDependencies, time: adapters.realTime, clock: adapters.clock,
        backUp: { () throws(ArchiveFailure) in _ = try archive.backUp(to: nil, replacing: false) }),
      syncTimer: adapters.syncTimer,
      notes: Notes(adapters.notes, clock: adapters.clock, ids: adapters.ids), counts: counts,
      inbox: Inbox(
        adapters.inbox, history: history, calendar: adapters.calendar, clock: adapters.clock,
        digest: .blake2, text: { NoteText.decoded($0) },
        opening: adapters.inboxFolders(preferences), crashGuard: adapters.crashGuard,
        author: { DigestAuthor(now: $0) },
        features: { adapters.features(of: $0) }),
      publishing: Publishing(
        adapters.publishSources(preferences), world: adapters.publishDependencies,
        sync: adapters.syncDependencies, digest: .blake2, clock: adapters.clock),
      vdir: vdir,
      evening: EveningDependencies(
        adapters.evening, clock: adapters.clock, calendar: adapters.calendar,
        features: { adapters.features(at: $0) }),
      comingIn: adapters.imports(
        adapters.clock, adapters.ids, adapters.randomSource, adapters.calendar),
      importPaths: adapters.importPaths, disk: adapters.files,
      support: adapters.support, introduction: adapters.introduction,
      isSignedOut: adapters.isSignedOut, hooks: adapters.hooks, listen: adapters.listen,
      trial: { () throws(StorageFailure) in Features(try adapters.trial(adapters)) },
      close: adapters.close)
  }
}

extension Adapters {
  /// Returns the repositories from which publishing reads.
  func publishSources(_ preferences: Preferences) -> PublishSources {
    PublishSources(
      people: people, dates: dates, contacts: contacts, schedule: schedule,
      events: exchange(calendar),
      reading: reading, moods: moods, archive: archive, cards: .vCard,
      calendarFormat: calendarFormat, calendar: calendar, preferences: preferences)
  }

  /// Returns features over the same store whose new records get their time and ids from the author of notes.
  func features(of author: any NoteAuthor) -> Features {
    var adapters = self
    adapters.clock = author.clock
    adapters.ids = author.ids
    adapters.randomSource = author.randomSource
    let features = Features(adapters)
    // The history says when a note was stored, not when it was written.
    history.date(by: clock)
    return features
  }

  /// Returns features over the same store whose clock is stopped at a moment. The history keeps the real time.
  func features(at moment: Now) -> Features {
    var adapters = self
    adapters.clock = WallClock { moment }
    let features = Features(adapters)
    history.date(by: clock)
    return features
  }
}
