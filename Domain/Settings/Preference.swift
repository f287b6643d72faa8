/// A setting a person can change, by the name scripts know it.
public enum Preference: String, CaseIterable, Sendable {
  case language
  /// Whether things are light or dark.
  case appearance
  /// The colours of sayings.
  case theme
  /// The font of the words in pictures.
  case pictureFont = "picture.font"
  /// How sayings stand on the screen.
  case sayingsLettering = "sayings.lettering"
  case motion
  /// Whether clocks have twelve hours or twenty-four.
  case calendarClock = "calendar.clock"
  /// The day weeks begin with.
  case calendarWeekStart = "calendar.weekStart"
  /// Whose public holidays calendars show.
  case calendarHolidays = "calendar.holidays"
  /// A calendar file whose holidays are shown as well.
  case calendarHolidayFile = "calendar.holidayFile"
  /// Whether calendars have lunar dates.
  case calendarLunar = "calendar.lunar"
  /// Whether calendars have the terms of the sun's year.
  case calendarSolarTerms = "calendar.solarTerms"
  /// How pictures are drawn on the screen.
  case pictures
  /// How many kilobytes of pictures in pixels a frame sends at most.
  case picturesLimit = "pictures.limit"
  /// Whether the page of the day has what was on this day before.
  case todayOnThisDay = "today.onThisDay"
  case peopleNotify = "people.notify"
  /// The hour of notices for people registered without one.
  case peopleHour = "people.hour"
  /// The cycle of people registered without one, and those of people with a tag.
  case peopleCycle = "people.cycle"
  case sayingsNotify = "sayings.notify"
  /// The hour the saying of the day is told.
  case sayingsHour = "sayings.hour"
  /// Whether it is asked by itself every day what the feed has that is new.
  case sayingsFeed = "sayings.feed"
  case moodsPicture = "moods.picture"
  case moodsShuffle = "moods.shuffle"
  /// Whether the picture of a day has marks for people and pages at its edge.
  case moodsMarks = "moods.marks"
  case moodsArtist = "moods.artist"
  case moodsNotify = "moods.notify"
  /// The hour it is asked how the day felt.
  case moodsHour = "moods.hour"
  case scheduleNotify = "schedule.notify"
  /// The hour of notices of what takes whole days.
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
  /// The target of books for which none is given.
  case booksTarget = "books.target"
  case booksNotify = "books.notify"
  /// The hour of the pages that are owed.
  case booksHour = "books.hour"
  /// How notices are told.
  case notifyBy = "notify.by"
  /// The program that tells them.
  case notifyCommand = "notify.command"
  /// The hours without any, such as `22-7`.
  case notifyQuiet = "notify.quiet"
  /// The hour of what belongs to a whole day, such as birthdays.
  case notifyMorningHour = "notify.morningHour"
  case signInGoogleID = "signin.google.id"
  case signInGoogleSecret = "signin.google.secret"
  case signInKakaoID = "signin.kakao.id"
  case signInKakaoSecret = "signin.kakao.secret"
  case signInAppleID = "signin.apple.id"
  /// The page that leads a browser back from Apple, which takes no computer at home.
  case signInApplePage = "signin.apple.page"
  /// The address of any other issuer.
  case signInIssuer = "signin.issuer"
  case signInIssuerID = "signin.issuer.id"
  case signInIssuerSecret = "signin.issuer.secret"
  /// The port a browser comes back to; any free one where it is 0.
  case signInPort = "signin.port"
  /// How codes are sent: shown here, by mail, or by a command.
  case profileCodeSender = "profile.codeSender"
  /// Where it is asked which version is the newest.
  case updateVersionURL = "update.versionURL"
  case openerTel = "opener.tel"
  case openerSMS = "opener.sms"
  case openerMessenger = "opener.messenger"
  case openerMail = "opener.mail"
  case openerWeb = "opener.web"
  /// The minutes without a key after which the screens are locked.
  case lockIdle = "lock.idle"
  /// Whether every day has its copy.
  case backupDaily = "backup.daily"
  /// Whether hooks hear of imports.
  case hooksImports = "hooks.imports"
  /// Where the address book is read from.
  case contactsFolder = "contacts.folder"
  /// Whether birthdays of contacts are told as those of people are.
  case contactsBirthdays = "contacts.birthdays"
  /// Whether the shelf shows finished books or liked ones.
  case booksShelf = "books.shelf"
  /// The order of the books that are being read.
  case booksSort = "books.sort"
  /// Whether books that were found stand in a list or in a grid.
  case booksView = "books.view"
}

extension Preference {
  /// What values it takes.
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
    case .calendarLunar, .calendarSolarTerms, .contactsBirthdays, .motion, .moodsShuffle,
      .booksOffline,
      .peopleNotify,
      .sayingsNotify, .moodsNotify,
      .scheduleNotify, .booksNotify, .backupDaily, .sayingsFeed, .todayOnThisDay, .moodsMarks,
      .hooksImports:
      .flag
    case .peopleHour, .sayingsHour, .moodsHour, .scheduleAllDayHour, .booksHour, .notifyMorningHour:
      .number(0...23)
    case .notifyBy: .choice(NoticeOptions.WayChoice.allCases.map(\.rawValue))
    case .notifyQuiet: .hours
    case .peopleCycle: .cycles
    case .booksTarget: .target
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
    case .contactsFolder, .calendarHolidayFile: .text(limit: 1000)
    case .signInGoogleID, .signInGoogleSecret, .signInKakaoID, .signInKakaoSecret,
      .signInAppleID, .signInIssuerID, .signInIssuerSecret:
      .text(limit: 300)
    case .booksAladinURL, .booksOpenLibraryURL, .booksKakaoURL, .booksNaruURL, .signInApplePage,
      .signInIssuer, .updateVersionURL:
      .address(limit: 500)
    case .openerTel, .openerSMS, .openerMessenger, .openerMail, .openerWeb, .profileCodeSender,
      .notifyCommand:
      .command(limit: 500)
    }
  }

  /// The word that leaves a choice to the circumstances.
  static let auto = "auto"

  /// The value of somebody who never changed it.
  public var usual: String {
    switch self {
    case .language, .appearance, .theme, .notifyBy, .pictures, .calendarClock, .calendarWeekStart,
      .calendarHolidays:
      Self.auto
    case .motion, .moodsShuffle, .peopleNotify, .sayingsNotify, .scheduleNotify, .booksNotify,
      .backupDaily, .todayOnThisDay, .contactsBirthdays:
      "on"
    case .moodsNotify, .moodsMarks, .booksOffline, .notifyQuiet, .sayingsFeed, .calendarLunar,
      .calendarSolarTerms, .hooksImports:
      "off"
    case .booksTarget: NewBookTarget.none.text
    case .peopleHour, .booksHour: "20"
    case .sayingsHour: "8"
    case .moodsHour: "21"
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
    case .peopleCycle: TagCycles().text
    case .moodsArtist, .booksAladinURL, .booksAladinKey, .booksOpenLibraryURL,
      .booksKakaoURL, .booksKakaoKey, .booksNaruURL, .booksNaruKey, .pictureFont,
      .openerTel, .openerSMS, .openerMessenger, .openerMail, .openerWeb, .contactsFolder,
      .calendarHolidayFile,
      .signInGoogleID, .signInGoogleSecret, .signInKakaoID, .signInKakaoSecret, .signInAppleID,
      .signInApplePage, .signInIssuer, .signInIssuerID, .signInIssuerSecret, .updateVersionURL,
      .notifyCommand:
      ""
    }
  }

  /// The only values it takes; nothing when it is a text or a number.
  public var choices: [String]? {
    switch kind {
    case .flag: ["on", "off"]
    case .choice(let words): words
    case .number, .text, .address, .command, .hours, .cycles, .target: nil
    }
  }

  /// The most characters of a text.
  public var limit: Int {
    switch kind {
    case .text(let limit), .address(let limit), .command(let limit): limit
    case .flag, .choice, .number, .hours, .target: 15
    case .cycles: 1000
    }
  }

  /// Whether nobody who looks over one's shoulder should read it.
  public var isSecret: Bool {
    let secrets: [Preference] = [
      .booksAladinKey, .booksKakaoKey, .booksNaruKey, .signInGoogleSecret, .signInKakaoSecret,
      .signInIssuerSecret,
    ]
    return secrets.contains(self)
  }

  /// Whether somebody is asked there who they are, so that nobody may listen in between.
  public var isSecure: Bool { self == .signInIssuer || self == .signInApplePage }

  /// Whether it is only what a screen remembers, and nothing a person writes into a file.
  public var isScreensMemory: Bool {
    self == .booksShelf || self == .booksSort || self == .booksView
  }
}
