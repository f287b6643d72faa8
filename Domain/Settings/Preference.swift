/// A user setting. The raw value is its name in files and scripts, so it must stay stable.
public enum Preference: String, CaseIterable, Sendable {
  case language
  /// Whether the screens are light or dark.
  case appearance
  /// The colour theme of sayings and screens.
  case theme
  /// The font of text in pictures.
  case pictureFont = "picture.font"
  /// The lettering of sayings on the screen.
  case sayingsLettering = "sayings.lettering"
  case motion
  /// Whether texts are plain lines, and the screens numbered menus, for screen readers and braille lines.
  case screensPlain = "screens.plain"
  /// The hour format: 12 or 24 hours.
  case calendarClock = "calendar.clock"
  /// The first day of the week.
  case calendarWeekStart = "calendar.weekStart"
  /// The country whose public holidays calendars show.
  case calendarHolidays = "calendar.holidays"
  /// The path of a calendar file with additional holidays.
  case calendarHolidayFile = "calendar.holidayFile"
  /// Whether calendars show lunar dates.
  case calendarLunar = "calendar.lunar"
  /// Whether calendars show the 24 solar terms.
  case calendarSolarTerms = "calendar.solarTerms"
  /// Whether calendars show named days on which nobody is off.
  case calendarNamedDays = "calendar.namedDays"
  /// Whether calendars show the birthdays of people and contacts.
  case calendarBirthdays = "calendar.birthdays"
  /// The terminal graphics protocol for pictures.
  case pictures
  /// The maximum kilobytes of pixel graphics sent per frame.
  case picturesLimit = "pictures.limit"
  /// Whether the Today page shows entries of this day in earlier years.
  case todayOnThisDay = "today.onThisDay"
  /// The hour from which Today offers the evening.
  case eveningHour = "evening.hour"
  /// Whether a notification offers the evening.
  case eveningNotify = "evening.notify"
  case peopleNotify = "people.notify"
  /// The default hour of reminders about people.
  case peopleHour = "people.hour"
  /// The default contact cycle of people, and the cycles of people with certain tags.
  case peopleCycle = "people.cycle"
  /// How many days before a date of a person the user is told of it.
  case peopleDatesAhead = "people.dates.ahead"
  /// Whether the first day of a date counts as one or as zero.
  case peopleDayCount = "people.dayCount"
  /// Whether the hundredth day, the sixtieth birthday and others are told.
  case peopleMilestones = "people.milestones"
  /// The currency of amounts that name none.
  case peopleCurrency = "people.currency"
  case sayingsNotify = "sayings.notify"
  /// The hour of the notification with the saying of the day.
  case sayingsHour = "sayings.hour"
  /// Whether the feed is checked for new sayings daily.
  case sayingsFeed = "sayings.feed"
  case moodsPicture = "moods.picture"
  case moodsShuffle = "moods.shuffle"
  /// Whether the picture of a day has marks at its edge, for contacted people and for pages that were read.
  case moodsMarks = "moods.marks"
  case moodsArtist = "moods.artist"
  case moodsNotify = "moods.notify"
  /// The hour of the notification that asks for the mood of the day.
  case moodsHour = "moods.hour"
  case scheduleNotify = "schedule.notify"
  /// The hour of notifications about all-day events.
  case scheduleAllDayHour = "schedule.allDayHour"
  case booksSource = "books.source"
  case booksAladinURL = "books.aladin.url"
  case booksAladinKey = "books.aladin.key"
  case booksOpenLibraryURL = "books.openlibrary.url"
  case booksKakaoURL = "books.kakao.url"
  case booksKakaoKey = "books.kakao.key"
  case booksNaruURL = "books.naru.url"
  case booksNaruKey = "books.naru.key"
  case booksOffline = "books.offline"
  /// The default reading target of new books.
  case booksTarget = "books.target"
  case booksNotify = "books.notify"
  /// The hour of notifications about pages still to read.
  case booksHour = "books.hour"
  /// How notifications are delivered.
  case notifyBy = "notify.by"
  /// The command that delivers notifications.
  case notifyCommand = "notify.command"
  /// The quiet hours without notifications, such as `22-7`.
  case notifyQuiet = "notify.quiet"
  /// The hour of notifications about whole days, such as birthdays.
  case notifyMorningHour = "notify.morningHour"
  case signInGoogleID = "signin.google.id"
  case signInGoogleSecret = "signin.google.secret"
  case signInKakaoID = "signin.kakao.id"
  case signInKakaoSecret = "signin.kakao.secret"
  case signInAppleID = "signin.apple.id"
  /// The web page that Apple redirects to, because Apple accepts no redirect to a local address.
  case signInApplePage = "signin.apple.page"
  /// The URL of an OpenID Connect issuer that Haru does not know by name.
  case signInIssuer = "signin.issuer"
  case signInIssuerID = "signin.issuer.id"
  case signInIssuerSecret = "signin.issuer.secret"
  /// The local port for the sign-in redirect; 0 for any free port.
  case signInPort = "signin.port"
  /// How verification codes are sent: shown on screen, by mail, or by a command.
  case profileCodeSender = "profile.codeSender"
  /// The URL that returns the newest version.
  case updateVersionURL = "update.versionURL"
  case openerTel = "opener.tel"
  case openerSMS = "opener.sms"
  case openerMessenger = "opener.messenger"
  case openerMail = "opener.mail"
  case openerWeb = "opener.web"
  /// The idle minutes after which the screens are locked.
  case lockIdle = "lock.idle"
  /// The command whose answer opens the encrypted data file.
  case encryptCommand = "encrypt.command"
  /// Whether a backup is made every day.
  case backupDaily = "backup.daily"
  /// Whether hooks run for imports.
  case hooksImports = "hooks.imports"
  /// The folders in which notes from elsewhere arrive, separated by commas.
  case inboxFolders = "inbox.folders"
  /// The tags of records that are never published.
  case publishPrivate = "publish.private"
  /// The folder the address book is read from.
  case contactsFolder = "contacts.folder"
  /// Whether to notify the user of the birthdays of contacts that are not plants.
  case contactsBirthdays = "contacts.birthdays"
  /// The list that the shelf shows, such as finished or liked books.
  case booksShelf = "books.shelf"
  /// The sort order of the books being read.
  case booksSort = "books.sort"
  /// Whether book search results are shown as a list or a grid.
  case booksView = "books.view"
}

extension Preference {
  /// The type and range of the setting's values.
  public var kind: PreferenceKind {
    switch self {
    case .language: .choice(["auto", "ko", "en"])
    case .appearance: .choice(["auto", "light", "dark"])
    case .theme: .choice([Self.auto] + SayingTheme.allCases.map(\.name))
    case .sayingsLettering: .choice(SayingLettering.allCases.map(\.rawValue))
    case .pictures:
      .choice([
        Self.auto, "kitty", "sixel", "iterm", "octant", "sextant", "quadrant", "half", "letters",
      ])
    case .calendarClock: .choice([Self.auto] + ClockFace.allCases.map(\.rawValue))
    case .calendarWeekStart: .choice([Self.auto] + CalendarCustoms.weekStarts.map(\.code))
    case .calendarHolidays: .choice([Self.auto] + HolidayCalendar.allCases.map(\.rawValue))
    case .calendarLunar, .calendarSolarTerms, .calendarNamedDays, .calendarBirthdays,
      .contactsBirthdays, .motion,
      .moodsShuffle, .booksOffline, .peopleNotify, .sayingsNotify, .moodsNotify, .scheduleNotify,
      .booksNotify,
      .backupDaily, .sayingsFeed, .todayOnThisDay, .moodsMarks, .hooksImports, .eveningNotify,
      .screensPlain, .peopleMilestones:
      .flag
    case .peopleHour, .sayingsHour, .moodsHour, .scheduleAllDayHour, .booksHour, .notifyMorningHour,
      .eveningHour:
      .number(0...23)
    case .notifyBy: .choice(NoticeOptions.ChannelChoice.allCases.map(\.rawValue))
    case .notifyQuiet: .hours
    case .peopleCycle: .cycles
    case .booksTarget, .peopleDatesAhead: .target
    case .peopleDayCount: .choice([Self.auto, "one", "zero"])
    case .peopleCurrency: .choice([Self.auto] + Money.codes)
    case .signInPort: .number(0...65_535)
    case .lockIdle: .number(0...1440)
    case .picturesLimit: .number(8...8192)
    case .moodsPicture: .choice(CanvasMode.allCases.map(\.rawValue))
    case .booksSource: .choice(BookSource.allCases.map(\.rawValue))
    case .booksShelf: .choice(BookshelfList.allCases.map(\.rawValue))
    case .booksSort: .choice(BookSort.ofGoals.map(\.rawValue))
    case .booksView: .choice(["list", "grid"])
    case .moodsArtist: .text(limit: 15)
    case .pictureFont, .booksAladinKey, .booksKakaoKey, .booksNaruKey: .text(limit: 100)
    case .contactsFolder, .calendarHolidayFile, .inboxFolders, .publishPrivate: .text(limit: 1000)
    case .signInGoogleID, .signInGoogleSecret, .signInKakaoID, .signInKakaoSecret,
      .signInAppleID, .signInIssuerID, .signInIssuerSecret:
      .text(limit: 300)
    case .booksAladinURL, .booksOpenLibraryURL, .booksKakaoURL, .booksNaruURL, .signInApplePage,
      .signInIssuer, .updateVersionURL:
      .address(limit: 500)
    case .openerTel, .openerSMS, .openerMessenger, .openerMail, .openerWeb, .profileCodeSender,
      .notifyCommand, .encryptCommand:
      .command(limit: 500)
    }
  }

  /// The value that makes a setting follow the environment, such as the system language.
  static let auto = "auto"

  public var defaultValue: String {
    switch self {
    case .language, .appearance, .theme, .notifyBy, .pictures, .calendarClock, .calendarWeekStart,
      .calendarHolidays, .peopleDayCount, .peopleCurrency:
      Self.auto
    case .motion, .moodsShuffle, .peopleNotify, .sayingsNotify, .scheduleNotify, .booksNotify,
      .backupDaily, .todayOnThisDay, .contactsBirthdays, .calendarBirthdays,
      .peopleMilestones:
      "on"
    case .moodsNotify, .moodsMarks, .booksOffline, .notifyQuiet, .sayingsFeed, .calendarLunar,
      .calendarSolarTerms, .calendarNamedDays, .hooksImports, .eveningNotify, .screensPlain:
      "off"
    case .booksTarget, .peopleDatesAhead: NewBookTarget.none.text
    case .peopleHour, .booksHour: "20"
    case .sayingsHour: "8"
    case .moodsHour, .eveningHour: "21"
    case .notifyMorningHour, .scheduleAllDayHour: "9"
    case .lockIdle: "10"
    case .picturesLimit: "60"
    case .signInPort: "0"
    case .profileCodeSender: "print"
    case .moodsPicture: CanvasMode.daily.rawValue
    case .sayingsLettering: SayingLettering.plain.rawValue
    case .booksSource: BookSource.openlibrary.rawValue
    case .booksShelf: BookshelfList.finished.rawValue
    case .booksSort: BookSort.title.rawValue
    case .booksView: "list"
    case .publishPrivate: "private, 비공개"
    case .peopleCycle: TagCycles().text
    case .moodsArtist, .booksAladinURL, .booksAladinKey, .booksOpenLibraryURL,
      .booksKakaoURL, .booksKakaoKey, .booksNaruURL, .booksNaruKey, .pictureFont,
      .openerTel, .openerSMS, .openerMessenger, .openerMail, .openerWeb, .contactsFolder,
      .calendarHolidayFile, .inboxFolders,
      .signInGoogleID, .signInGoogleSecret, .signInKakaoID, .signInKakaoSecret, .signInAppleID,
      .signInApplePage, .signInIssuer, .signInIssuerID, .signInIssuerSecret, .updateVersionURL,
      .notifyCommand, .encryptCommand:
      ""
    }
  }
}
