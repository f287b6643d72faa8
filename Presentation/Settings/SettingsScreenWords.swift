import Domain

/// The words on the screen of settings.
struct SettingsScreenWords: KeyWords, Equatable {
  let language: Language

  var title: String { MoreItem.settings.title(language) }
  var keyReset: String { say("기본값으로", "usual value") }
  var keyTake: String { say("선택", "take it") }
  var usualFont: String { say("기본 글꼴 (나눔고딕)", "the usual one (NanumGothic)") }
  private var fontNote: String {
    say(
      "터미널의 글꼴은 터미널이 정해요. 여기서 고른 글꼴은 저장하는 그림에 써요.",
      "The terminal keeps its own font. This one is for the pictures you save.")
  }
  private var themeNote: String {
    say(
      "고르는 동안 화면이 그 색으로 보여요. ‘밝기’로 같은 테마의 밝은 바탕과 어두운 바탕을 골라요.",
      "The screen shows each as you choose. “Light or dark” gives every theme a light or a dark ground."
    )
  }
  /// What is said over the values of a setting that is chosen from a list.
  func note(of preference: Preference) -> String {
    preference == .theme
      ? themeNote
      : preference == .sayingsLettering
        ? letteringNote : preference == .pictureFont ? fontNote : ""
  }
  private var letteringNote: String {
    say(
      "터미널의 글꼴은 터미널이 정해요. 여기서는 글귀가 화면에 놓이는 모양을 골라요.",
      "The terminal keeps its own font. This is how sayings stand on the screen.")
  }
  var sample: String { say("오늘은 한 걸음이면 충분해요.", "One step is enough for today.") }
  var speaker: String { ShellWords(language).program }

  func group(_ group: SettingsGroup) -> String {
    switch group {
    case .look: say("보기", "Look")
    case .notices: say("알림", "Notices")
    case .people: PartWords.name(.people)(language)
    case .moods: PartWords.name(.moods)(language)
    case .books: PartWords.name(.books)(language)
    case .openers: say("여는 프로그램", "Openers")
    case .signIn: say("로그인", "Sign-in")
    case .lock: MoreItem.lock.title(language)
    case .haru: ShellWords(language).program
    }
  }

  /// How many things in the file do not count beside the one that is shown.
  func more(_ count: Int) -> String { say(" (그 밖에 \(count)개)", " (and \(count) more)") }

  /// What was changed to what. What is settled at the start counts from the next one on.
  func changed(_ preference: Preference, _ value: String) -> String {
    let now = "\(label(preference)) · \(self.value(preference, value))"
    return say("바꿨어요. \(now)", "Changed: \(now)")
  }

  /// What was answered to the one question about all notices.
  func noticesTurned(_ isOn: Bool) -> String {
    isOn ? say("알림을 켰어요.", "Notices are on.") : say("알림을 껐어요.", "Notices are off.")
  }

  /// The short name of a setting.
  func label(_ preference: Preference) -> String {
    switch preference {
    case .language: say("언어", "Language")
    case .appearance: say("밝기", "Light or dark")
    case .theme: say("테마", "Theme")
    case .pictureFont: say("그림 글꼴", "Picture font")
    case .sayingsLettering: say("글귀 글씨체", "Lettering of sayings")
    case .motion: say("움직임", "Motion")
    case .peopleNotify: say("물 주기", "Watering")
    case .sayingsNotify: say("오늘의 글귀", "Saying of the day")
    case .moodsNotify: say("오늘의 기분", "Feeling of the day")
    case .scheduleNotify: PartWords.name(.schedule)(language)
    case .booksNotify: say("읽을 책", "Books to read")
    case .notifyMorning: say("생일·목표일 알림 시각", "Hour of birthdays, books due")
    case .sayingsHour: say("글귀 알림 시각", "Hour of the saying")
    case .sayingsFeed: say("날마다 새 글귀 받기", "A new saying a day")
    case .moodsHour: say("기분 알림 시각", "Hour of the feeling")
    case .booksHour: say("독서 알림 시각", "Hour of books")
    case .notifyQuiet: say("방해 금지 시간", "Quiet hours")
    case .notifyBy: say("알리는 방법", "Told by")
    case .notifyCommand: say("알리는 명령", "Command that tells")
    case .peopleHour: say("알림 시각", "Hour of notices")
    case .contactsFolder: say("연락처 폴더", "Address book")
    case .moodsCanvas: say("그림 구성", "Canvas")
    case .moodsShuffle: say("그림 섞기", "Shuffling")
    case .moodsName: say("작가 이름", "Artist's name")
    case .booksSource: say("책 찾는 곳", "Book source")
    case .booksAladinKey: say("알라딘 키", "Aladin key")
    case .booksAladinURL: say("알라딘 주소", "Aladin address")
    case .booksOpenLibraryURL: say("Open Library 주소", "Open Library address")
    case .booksOffline: say("오프라인으로만 찾기", "Offline")
    case .openerTel: say("전화", "Telephone")
    case .openerSMS: say("문자", "Messages")
    case .openerMessenger: say("메신저", "Messenger")
    case .openerMail: say("메일", "Mail")
    case .openerWeb: say("웹", "Web")
    case .signInGoogleID: say("구글 ID", "Google ID")
    case .signInGoogleSecret: say("구글 비밀 값", "Google secret")
    case .signInKakaoID: say("카카오 ID", "Kakao ID")
    case .signInKakaoSecret: say("카카오 비밀 값", "Kakao secret")
    case .signInAppleID: say("애플 ID", "Apple ID")
    case .signInApplePage: say("애플에서 돌아올 페이지", "Page back from Apple")
    case .signInIssuer: ProviderWords.other(language)
    case .signInIssuerID: say("다른 발급자 ID", "Other issuer's ID")
    case .signInIssuerSecret: say("다른 발급자 비밀 값", "Other issuer's secret")
    case .signInPort: say("돌아올 포트", "Port to come back")
    case .profileSender: say("인증번호 보내기", "Sending codes")
    case .updateURL: say("새 버전 확인 주소", "Newest version")
    case .lockIdle: say("자동 잠금", "Lock when idle")
    case .backupDaily: say("자동 백업", "Daily backups")
    case .booksShelf: ReadingWords(language).title(.shelf)
    case .booksSort: say("책 순서", "Order of books")
    case .booksView: say("찾은 책 보기", "View of books")
    }
  }

  /// A value as people say it.
  func value(_ preference: Preference, _ value: String) -> String {
    switch preference.kind {
    case .flag: return NamedChoices.state(isOn: value == "on")(language)
    case .choice: return choice(preference, value)
    case .number:
      if preference == .signInPort { return value == "0" ? say("아무거나", "Any") : value }
      guard preference == .lockIdle else { return say("\(value)시", "\(value):00") }
      return value == "0" ? say("잠그지 않기", "Never") : say("\(value)분 뒤", "After \(value) min")
    case .hours:
      guard let hours = QuietHours(value) else { return NamedChoices.state(isOn: false)(language) }
      return say("\(hours.start)시~\(hours.end)시", "\(hours.start):00–\(hours.end):00")
    case .text, .address, .command:
      if preference == .profileSender, let usual = sender(value) { return usual }
      if !value.isEmpty { return value }
      switch preference {
      case .pictureFont: return usualFont
      case .openerTel, .openerSMS, .openerMail, .openerWeb:
        return say("시스템 기본값", "the desktop's own")
      default: return say("비어 있음", "none")
      }
    }
  }

  /// A way of sending codes that is no command.
  private func sender(_ value: String) -> String? {
    switch value {
    case "", "print": say("화면에 표시", "Shown here")
    case "mail": say("메일로", "By mail")
    default: nil
    }
  }

  /// A word of a choice as people say it.
  private func choice(_ preference: Preference, _ value: String) -> String {
    if let theme = SayingTheme(named: value), preference == .theme { return name(theme) }
    if preference == .sayingsLettering, let lettering = SayingLettering(rawValue: value) {
      return say(lettering.names.korean, lettering.names.english)
    }
    switch value {
    case "auto": return say("자동", "Automatic")
    case NoticeWay.desktop.rawValue: return say("데스크톱 알림", "Desktop")
    case NoticeWay.terminal.rawValue: return say("터미널", "Terminal")
    case NoticeWay.command.rawValue: return say("명령", "Command")
    case "ko": return "한국어"
    case "en": return "English"
    case "light": return say("밝게", "Light")
    case "dark": return say("어둡게", "Dark")
    case CanvasMode.daily.rawValue: return say("하루씩", "Day by day")
    case CanvasMode.latest.rawValue: return say("최근 10개", "Latest ten")
    case BookSource.openlibrary.rawValue: return "Open Library"
    case BookSource.aladin.rawValue: return BookSearchWords(language).name(.aladin)
    case BookSource.library.rawValue: return say("내 책", "My library")
    default: return value
    }
  }

  /// What a theme is called.
  func name(_ theme: SayingTheme) -> String { say(theme.names.korean, theme.names.english) }
}
