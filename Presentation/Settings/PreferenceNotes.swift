package import Domain

/// What each setting is for, in one line: beside it in lists, and above it in the file.
package struct PreferenceNotes: Words {
  let language: Language

  /// Speaks one language.
  package init(language: Language) { self.language = language }

  /// The lines at the beginning of the file.
  package var heading: [String] {
    [
      say(
        "‘하루’의 설정이에요. 직접 고쳐도 되고, 주석과 순서는 그대로 남아요.",
        "Settings of Haru. Edit them as you like; comments and order stay."),
      say("쓸 수 있는 설정은 `haru settings list`가 보여 줘요.", "`haru settings list` shows all there are."),
    ]
  }

  /// What a setting is for, and what it takes.
  package func note(_ preference: Preference) -> String {
    let range =
      switch preference.kind {
      case .flag: "true, false"
      case .choice(let words): words.joined(separator: ", ")
      case .number(let range):
        CalendarWords.span(
          "\(range.lowerBound)", "\(range.upperBound)", in: language)
      case .hours: "off, 22-7"
      case .text, .address, .command: ""
      }
    return line(preference) + (range.isEmpty ? "" : " (\(range))")
  }

  /// What a setting is for.
  package func line(_ preference: Preference) -> String {
    switch preference {
    case .language: say("화면과 답의 언어", "the language of screens and answers")
    case .appearance: say("밝은 화면과 어두운 화면", "light or dark")
    case .theme: say("화면과 그림의 색", "the colours of screens and pictures")
    case .pictureFont: say("그림 속 글자의 글꼴", "the font of words in pictures")
    case .sayingsLettering: say("글귀를 쓰는 글씨체", "how sayings are lettered on the screen")
    case .motion: say("화면의 움직임", "whether things move")
    case .peopleNotify: say("물 줄 때가 되면 알리기", "tell when somebody is to be watered")
    case .peopleHour: say("따로 정하지 않은 사람의 알림 시각", "the hour of notices where none is given")
    case .sayingsNotify: say("오늘의 글귀 알리기", "tell the saying of the day")
    case .moodsCanvas: say("그림을 채우는 방법", "how a canvas is put together")
    case .moodsShuffle: say("그림 섞기", "whether canvases may be shuffled")
    case .moodsName: say("작가 이름", "the artist's name")
    case .moodsNotify: say("오늘의 기분을 묻는 알림", "ask for the feeling of the day")
    case .scheduleNotify: say("일정이 시작될 때 알리기", "tell when something begins")
    case .booksSource: say("책을 찾는 곳", "where books are searched")
    case .booksAladinURL: say("알라딘의 주소", "the address of Aladin")
    case .booksAladinKey: say("알라딘의 키(TTBKey)", "the key of Aladin (TTBKey)")
    case .booksOpenLibraryURL: say("Open Library의 주소", "the address of Open Library")
    case .booksOffline: say("오프라인으로만 책 찾기", "never ask the web for books")
    case .booksNotify: say("읽을 책을 알리기", "remind of the books to read")
    case .booksHour: say("읽을 쪽수를 알리는 시각", "the hour of the pages to read")
    case .sayingsHour: say("오늘의 글귀를 알리는 시각", "the hour of the saying of the day")
    case .sayingsFeed:
      say("받아 온 곳에서 날마다 새 글귀 받기", "pull what is new where you pulled last, once a day")
    case .moodsHour: say("오늘의 기분을 묻는 시각", "the hour of the question how the day felt")
    case .notifyBy: say("알리는 방법", "how notices are told")
    case .notifyCommand:
      say(
        "알리는 명령, 제목과 내용은 표준 입력으로 받아요",
        "the command that tells notices; they come on its standard input")
    case .notifyQuiet: say("방해 금지 시간", "the hours without notices")
    case .notifyMorning:
      say("생일과 책의 목표일을 알리는 시각", "the hour of birthdays and of books that are due")
    case .openerTel: say("전화를 거는 프로그램, {}는 주소", "the command that calls; {} is the address")
    case .openerSMS:
      say("문자를 쓰는 프로그램, {}는 주소", "the command that writes a message; {} is the address")
    case .openerMessenger:
      say("메신저를 여는 프로그램, {}는 번호나 이름", "the command of the messenger; {} is the number or name")
    case .openerMail: say("메일을 쓰는 프로그램, {}는 주소", "the command that writes mail; {} is the address")
    case .openerWeb: say("웹을 여는 프로그램, {}는 주소", "the command that opens a page; {} is the address")
    case .signInGoogleID: say("구글에서 받은 클라이언트 ID", "the client ID from Google")
    case .signInGoogleSecret: say("구글에서 받은 비밀 값", "the client secret from Google")
    case .signInKakaoID: say("카카오에서 받은 클라이언트 ID", "the client ID from Kakao")
    case .signInKakaoSecret: say("카카오에서 받은 비밀 값", "the client secret from Kakao")
    case .signInAppleID: say("애플에서 받은 클라이언트 ID", "the client ID from Apple")
    case .signInApplePage:
      say("애플에서 돌아올 페이지의 주소", "the page that leads back from Apple")
    case .signInIssuer: say("그 밖의 발급자 주소(OpenID Connect)", "any other issuer (OpenID Connect)")
    case .signInIssuerID: say("그 발급자에게 받은 클라이언트 ID", "the client ID from that issuer")
    case .signInIssuerSecret: say("그 발급자에게 받은 비밀 값", "the client secret from that issuer")
    case .signInPort:
      say("브라우저가 돌아올 포트, 0은 비어 있는 아무 포트", "the port a browser comes back to; 0 any free one")
    case .profileSender:
      say(
        "인증번호를 보내는 방법: print는 여기에 보이기, mail은 메일, 그 밖에는 명령",
        "how codes are sent: print (shown here), mail, or a command")
    case .updateURL: say("새 버전을 물어볼 주소", "the address that knows the newest version")
    case .lockIdle:
      say("쓰지 않을 때 잠글 때까지의 시간(분). 0이면 잠그지 않아요.", "minutes until the screens lock; 0 never")
    case .backupDaily: say("날마다 자동으로 백업하기 (7일 치)", "copy the store every day")
    case .contactsFolder: say("연락처(vCard) 폴더", "the folder of the address book (vCard)")
    case .booksShelf: say("책장이 보여 주는 것", "what the shelf shows")
    case .booksSort: say("읽는 책의 순서", "the order of the books that are read")
    case .booksView: say("찾은 책 보기 방식", "how books that were found are shown")
    }
  }
}
