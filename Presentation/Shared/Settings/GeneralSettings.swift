import Domain
import PresentationKit
import TextUI

/// Names and descriptions of the settings that belong to no feature.
enum GeneralSettings {
  static let appearance = [
    SettingText(
      .language, Phrase("언어", "Language"),
      Phrase("화면과 명령 결과의 언어", "the language of screens and command output")),
    SettingText(
      .appearance, Phrase("밝기", "Brightness"),
      Phrase("밝은 화면과 어두운 화면", "light or dark screens")),
    SettingText(
      .theme, Phrase("테마", "Theme"),
      Phrase("화면과 그림의 색", "the colours of screens and pictures")),
    SettingText(
      .sayingsLettering, Phrase("글귀 글씨체", "Lettering of sayings"),
      Phrase("화면에서 글귀를 보여 줄 글씨체", "the lettering of sayings on the screen")),
    SettingText(
      .pictureFont, Phrase("그림 글꼴", "Picture font"),
      Phrase("그림 속 글자의 글꼴", "the font for text in pictures")),
    SettingText(
      .motion, Phrase("움직임", "Motion"),
      Phrase("화면의 움직임", "animations on the screen")),
    SettingText(
      .screensPlain, Phrase("소리와 점자로 읽기", "Plain lines"),
      Phrase(
        "화면 읽기 프로그램과 점자 단말기에 맞춰 한 줄씩 보여 주고, 화면 대신 번호로 고르기",
        "plain lines and numbered menus, for screen readers and braille")),
    SettingText(
      .pictures, Phrase("화면의 그림", "Pictures"),
      Phrase("화면에 그림을 그리는 방식", "how pictures are drawn on the screen")),
    SettingText(
      .picturesLimit, Phrase("그림 전송량", "Picture limit"),
      Phrase(
        "화면이 한 번 바뀔 때 보낼 그림의 최대 크기(kB), 느린 연결에서는 작게",
        "maximum picture data per update in kB; lower for slow connections")),
    SettingText(
      .todayOnThisDay, Phrase("지난 오늘", "On this day"),
      Phrase(
        "오늘 화면에 예전 같은 날짜의 기록도 표시",
        "show this day's records from earlier years on the Today screen")),
    SettingText(
      .eveningHour, Phrase("저녁 시각", "Evening hour"),
      Phrase(
        "오늘 화면에서 저녁 이야기(`haru evening`)를 권하기 시작할 시각",
        "the hour from which Today offers the evening (`haru evening`)")),
  ]

  static let calendar = [
    SettingText(
      .calendarClock, Phrase("시계", "Clock"),
      Phrase("시각을 표시하는 방식", "how times of day are written")
    ) { value in
      switch ClockFace(rawValue: value) {
      case .twelve: Phrase("12시간제, 오후 6:30", "12 hours, 6:30 PM")
      case .twentyFour: Phrase("24시간제, 18:30", "24 hours, 18:30")
      case nil: nil
      }
    },
    SettingText(
      .calendarWeekStart, Phrase("한 주의 시작", "Weeks begin on"),
      Phrase("달력에서 한 주가 시작하는 요일", "the first day of the week in calendars")
    ) { value in
      CalendarCustoms.weekday(value).map { weekday in
        Phrase(
          CalendarWords.wholeWeekday(weekday, in: .korean),
          CalendarWords.wholeWeekday(weekday, in: .english))
      }
    },
    SettingText(
      .calendarHolidays, Phrase("공휴일", "Public holidays"),
      Phrase("달력에 표시할 공휴일", "holidays shown in calendars")
    ) { value in
      switch HolidayCalendar(rawValue: value) {
      case .korea: Phrase("대한민국", "Korea")
      case .nobody: Phrase("표시 안 함", "not shown")
      case nil: nil
      }
    },
    SettingText(
      .calendarHolidayFile, Phrase("공휴일 파일", "Holiday file"),
      Phrase(
        "공휴일이 든 달력 파일(.ics). 다른 나라 공휴일도 볼 수 있어요.",
        "a calendar file (.ics) with holidays, such as those of another country")),
    SettingText(
      .calendarLunar, Phrase("음력", "Lunar dates"),
      Phrase("달력에 음력 날짜도 표시", "the Korean lunar date in calendars")),
    SettingText(
      .calendarSolarTerms, Phrase("절기", "Solar terms"),
      Phrase("달력에 24절기도 표시", "the twenty-four solar terms in calendars")),
    SettingText(
      .calendarNamedDays, Phrase("이름 있는 날", "Named days"),
      Phrase(
        "달력에 어버이날, 수능, 화이트데이 같은 날도 표시",
        "Mother's Day, Halloween, changes of the clocks … in calendars")),
    SettingText(
      .calendarBirthdays, Phrase("달력의 생일", "Birthdays in calendars"),
      Phrase("달력에 사람과 연락처의 생일도 표시", "show the birthdays of people and contacts")),
  ]

  static let notices = [
    SettingText(
      .notifyMorningHour, Phrase("생일·목표일 알림 시각", "Birthday and deadline reminder time"),
      Phrase("생일과 책의 목표일을 알리는 시각", "the hour for birthday and book deadline reminders")),
    SettingText(
      .eveningNotify, Phrase("저녁 알림", "Evening reminder"),
      Phrase(
        "`evening.hour` 시각에 저녁 이야기를 하자고 알리기",
        "a notification that offers the evening, at `evening.hour`")),
  ]

  static let notes = [
    SettingText(
      .inboxFolders, Phrase("받은 파일 폴더", "Inbox folders"),
      Phrase(
        "휴대전화 등에서 적은 파일이 들어오는 폴더, 여럿이면 쉼표로 구분",
        "folders in which files from your phone arrive, separated by commas")),
    SettingText(
      .publishPrivate, Phrase("게시하지 않는 태그", "Private tags"),
      Phrase(
        "이 태그가 있는 기록은 게시하지 않아요. 여럿이면 쉼표로 구분해요.",
        "records with these tags are never published; separate them with commas")),
  ]

  static let telling = [
    SettingText(
      .notifyQuiet, Phrase("방해 금지 시간", "Quiet hours"),
      Phrase("알림을 보내지 않을 시간", "hours without notifications")),
    SettingText(
      .notifyBy, Phrase("알림 방법", "Notification method"),
      Phrase("알림을 보내는 방법", "how notifications are sent")),
    SettingText(
      .notifyCommand, Phrase("알림 명령", "Notification command"),
      Phrase(
        "알림을 보내는 명령. 제목과 내용은 표준 입력으로 전달돼요.",
        "the command that sends notifications; it reads them from standard input")),
  ]

  static let openers = [
    SettingText(
      .openerTel, Phrase("전화", "Telephone"),
      Phrase(
        "전화를 거는 프로그램 ({} 자리에 tel: 주소가 들어가요)",
        "command for calls; {} is replaced by the tel: address")),
    SettingText(
      .openerSMS, Phrase("문자", "Messages"),
      Phrase(
        "문자를 보내는 프로그램 ({} 자리에 sms: 주소가 들어가요)",
        "command for text messages; {} is replaced by the sms: address")),
    SettingText(
      .openerMessenger, Phrase("메신저", "Messenger"),
      Phrase(
        "메신저를 여는 프로그램 ({} 자리에 번호나 이름이 들어가요)",
        "command for the messenger; {} is replaced by the number or name")),
    SettingText(
      .openerMail, Phrase("메일", "Mail"),
      Phrase(
        "메일을 보내는 프로그램 ({} 자리에 mailto: 주소가 들어가요)",
        "command for mail; {} is replaced by the mailto: address")),
    SettingText(
      .openerWeb, Phrase("웹", "Web"),
      Phrase(
        "웹 페이지를 여는 프로그램 ({} 자리에 웹 주소가 들어가요)",
        "command for web pages; {} is replaced by the address")),
  ]

  static let signIn = [
    SettingText(
      .signInGoogleID, Phrase("구글 ID", "Google ID"),
      Phrase("구글에서 받은 클라이언트 ID", "the client ID from Google")),
    SettingText(
      .signInGoogleSecret, Phrase("구글 비밀 값", "Google secret"),
      Phrase("구글에서 받은 비밀 값", "the client secret from Google")),
    SettingText(
      .signInKakaoID, Phrase("카카오 ID", "Kakao ID"),
      Phrase("카카오에서 받은 클라이언트 ID", "the client ID from Kakao")),
    SettingText(
      .signInKakaoSecret, Phrase("카카오 비밀 값", "Kakao secret"),
      Phrase("카카오에서 받은 비밀 값", "the client secret from Kakao")),
    SettingText(
      .signInAppleID, Phrase("애플 ID", "Apple ID"),
      Phrase("애플에서 받은 클라이언트 ID", "the client ID from Apple")),
    SettingText(
      .signInApplePage, Phrase("애플에서 돌아올 페이지", "Return page for Apple"),
      Phrase("애플 로그인 뒤에 돌아올 페이지의 주소", "the address of the page that Apple sends you back to")),
    SettingText(
      .signInIssuer, ProviderWords.other,
      Phrase("그 밖의 로그인 서비스 주소(OpenID Connect)", "the address of another issuer (OpenID Connect)")),
    SettingText(
      .signInIssuerID, Phrase("다른 로그인 서비스 ID", "Other issuer's ID"),
      Phrase("`signin.issuer`에서 받은 클라이언트 ID", "the client ID from the issuer in `signin.issuer`")),
    SettingText(
      .signInIssuerSecret, Phrase("다른 로그인 서비스 비밀 값", "Other issuer's secret"),
      Phrase("`signin.issuer`에서 받은 비밀 값", "the client secret from the issuer in `signin.issuer`")),
    SettingText(
      .signInPort, Phrase("응답 포트", "Return port"),
      Phrase(
        "브라우저의 응답을 받을 포트 (0: 비어 있는 아무 포트)",
        "the port for the browser's answer; 0: any free port")),
    SettingText(
      .profileCodeSender, Phrase("인증번호 보내기", "Code delivery"),
      Phrase(
        "인증번호를 보내는 방법: print는 화면에 표시, mail은 메일, 그 밖에는 명령",
        "how verification codes are sent: print (shown here), mail, or a command")),
  ]

  static let lock = [
    SettingText(
      .lockIdle, Phrase("자동 잠금", "Lock when idle"),
      Phrase(
        "사용하지 않을 때 화면이 잠기기까지의 시간(분). 0이면 잠그지 않아요.",
        "idle minutes until the screen locks; 0: never")),
    SettingText(
      .encryptCommand, Phrase("암호 명령", "Passphrase command"),
      Phrase(
        "저장소 암호를 알려 주는 명령. 결과의 첫 줄을 암호로 써요.",
        "the command that opens the encrypted data file; the first line of its output is the secret"
      )),
  ]

  static let haru = [
    SettingText(
      .backupDaily, Phrase("자동 백업", "Daily backups"),
      Phrase("날마다 자동으로 백업하기 (7일 치)", "back up the data every day")),
    SettingText(
      .hooksImports, Phrase("가져올 때 훅 실행", "Hooks on import"),
      Phrase("파일에서 가져올 때도 훅 실행하기", "also run hooks for imports")),
    SettingText(
      .updateVersionURL, Phrase("새 버전 확인 주소", "Version URL"),
      Phrase("새 버전을 확인할 주소", "URL to check for new versions")),
  ]
}
