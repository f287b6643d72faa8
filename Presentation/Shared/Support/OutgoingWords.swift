import Domain
import PresentationKit

extension OutgoingData {
  /// The sentence that says where records are stored.
  static let promise = Phrase(
    "기록은 이 컴퓨터에만 있어요. 보내는 기능을 쓸 때만 밖으로 나가요.",
    "Your data stays here until you use something that sends it.")

  /// Says which data leaves the computer, to whom, and whether it is encrypted. `docs/data.md` has the same sentences.
  var sentence: Phrase {
    switch self {
    case .sync:
      Phrase(
        "동기화: 바뀐 내용을 이 컴퓨터에서 암호화해서, 직접 고른 동기화 위치로 보내요. 동기화 키가 없으면 아무도 내용을 읽을 수 없어요.",
        "Sync: your changes are encrypted on this computer and sent to the remote you choose. "
          + "The remote cannot read them.")
    case .publishing:
      Phrase(
        "게시: 일정, 사람 이름과 생일, 읽는 책, 그리고 직접 고른 내용을 암호화하지 않은 파일로 직접 고른 위치에 써요. 주소를 아는 사람은 누구나 읽을 수 있어요.",
        "Publishing: your plans, the names and birthdays of people, your books, and the parts you add "
          + "are written as plain files to the remote you choose. They are not encrypted. Everyone "
          + "who knows the address can read them.")
    case .vdir:
      Phrase(
        "vdirsyncer 폴더: `haru vdir`로 정한 폴더에 일정과 연락처를 암호화하지 않은 파일로 써요. vdirsyncer 같은 다른 프로그램이 그 파일을 서버로 보내요.",
        "vdirsyncer folders: your events and contacts are written as plain files into the folders you "
          + "set up with `haru vdir`. Other programs, such as vdirsyncer, send them to your server."
      )
    case .inbox:
      Phrase(
        "받은 파일: 직접 정한 폴더나 동기화 위치에서 텍스트 파일을 읽고 그곳의 `taken`으로 옮겨요. 이 파일은 암호화되지 않아요.",
        "Inbox: Haru reads text files in the folders and remotes you choose, and moves them to "
          + "`taken` there. The files are not encrypted.")
    case .bookSearch:
      Phrase(
        "책 찾기: 고른 책 검색 서비스에 검색어나 ISBN을 암호화된 연결(https)로 보내요. API 키가 필요한 서비스에는 키도 함께 보내요.",
        "Book search: your search words or the ISBN are sent to the book service you chose, over "
          + "https. If the service needs a key, your key is sent too.")
    case .covers:
      Phrase(
        "책 표지: 찾은 책을 열거나 표지를 받을 때, 책 정보에 적힌 주소에서 그림을 내려받아요. 기록은 보내지 않아요.",
        "Covers: when you open a book you found, or fetch a cover, the picture is downloaded from the "
          + "address in the book's data. No records are sent.")
    case .sayings:
      Phrase(
        "글귀 받아 오기: 지정한 주소에서 글귀를 내려받아요. `sayings.feed`를 켜면 날마다 한 번 내려받아요. 기록은 보내지 않아요.",
        "Pulling sayings: Haru downloads from the address you name, once a day if `sayings.feed` is "
          + "on. No records are sent.")
    case .signIn:
      Phrase(
        "소셜 로그인: 고른 로그인 서비스의 페이지를 브라우저로 열고, 누구인지 확인해 주는 정보만 암호화된 연결(https)로 받아요. 기록은 보내지 않아요.",
        "Social sign-in: the provider's own page opens in your browser, and Haru receives only proof "
          + "of who you are, over https. No records are sent.")
    case .codes:
      Phrase(
        "인증번호: `profile.codeSender`를 정해 두면 이메일 주소나 전화번호와 인증번호를 메일 프로그램이나 정해 둔 명령에 그대로 전달해요.",
        "Verification codes: if you set `profile.codeSender`, your e-mail address or phone number and "
          + "the code are passed to your mail program or command. They are not encrypted.")
    case .versions:
      Phrase(
        "새 버전 확인: 직접 확인할 때만 `update.versionURL`의 주소에 접속해요. 기록은 보내지 않아요.",
        "Checking for a new version: Haru fetches the address in `update.versionURL` when you ask. "
          + "No records are sent.")
    case .notifications:
      Phrase(
        "알림: 제목과 내용을 이 컴퓨터의 알림 프로그램이나, `notify.command`에 정해 둔 명령에 그대로 전달해요.",
        "Notifications: the title and text are passed to this computer's desktop, or to the command in "
          + "`notify.command`. They are not encrypted.")
    case .hooks:
      Phrase(
        "훅: 바뀐 기록을 `hooks` 폴더에 넣어 둔 프로그램에 그대로 전달해요.",
        "Hooks: changed records are passed to the programs in your `hooks` folder. They are not "
          + "encrypted.")
    case .openers:
      Phrase(
        "전화, 메시지, 링크 열기: 고른 번호나 주소를 전화 앱이나 브라우저 같은 프로그램에 전달해요.",
        "Calls, messages and links: the number or address you choose is passed to the program that "
          + "opens it.")
    case .feedback:
      Phrase(
        "의견 보내기: ‘하루’와 시스템의 버전, 터미널 이름이 든 글을 보여 주거나 메일 프로그램으로 열어요. 직접 보내기 전에는 나가지 않아요.",
        "Feedback: a letter with the version of Haru, your system and your terminal is shown, or opens "
          + "in your mail program. You send it yourself.")
    case .qrCodes:
      Phrase(
        "QR 코드: 고른 기록을 암호화하지 않고 화면에 보여 줘요. 화면을 찍을 수 있는 사람은 누구나 읽을 수 있어요.",
        "QR codes: the record you choose is shown on the screen, not encrypted. Everyone who can "
          + "photograph the screen can read it.")
    }
  }
}
