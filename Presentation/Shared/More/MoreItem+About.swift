import Domain
import PresentationKit

extension MoreItem {
  /// The purpose of the item, in a sentence or two. It is shown beside the list.
  var about: Phrase {
    switch self {
    case .account:
      Phrase(
        "별명, 이메일, 휴대전화, 사진과 비밀번호를 고치고, 다른 프로필로 바꿔요.",
        "Change your nickname, e-mail, mobile number, picture and password, or use another profile."
      )
    case .settings:
      Phrase(
        "언어, 테마, 알림, 달력과 각 화면의 설정이에요. 고치면 바로 적용돼요.",
        "Language, theme, notifications, calendar and the settings of each screen. Changes apply "
          + "at once.")
    case .moods:
      Phrase(
        "그림에 적을 이름과, 기분의 모양을 어떻게 놓을지 정해요.",
        "Your name on shared pictures, and how the shapes of a day are arranged.")
    case .lock:
      Phrase(
        "화면을 열 때 숫자 암호를 물어요. 잠시 쓰지 않으면 저절로 잠겨요.",
        "Ask for a code before Haru shows anything, also after a while without keys.")
    case .encryption:
      Phrase(
        "저장소와 백업, 사진을 암호로 지켜요. 컴퓨터나 디스크를 잃어버려도 기록을 읽을 수 없어요.",
        "Protect the data file, its backups and photos with a passphrase, in case the computer is "
          + "stolen.")
    case .permissions:
      Phrase(
        "알림을 켜거나 끄고, 연락처 파일을 가져와요.",
        "Turn notifications on or off, and import a contacts file.")
    case .search:
      Phrase(
        "사람, 글귀, 기분, 일정과 책을 한꺼번에 찾아요. 어디서나 Ctrl-F로 열려요.",
        "Search people, sayings, moods, events and books at once. Ctrl-F opens it on any screen.")
    case .timeline:
      Phrase(
        "날마다 어떤 일이 있었는지, 모든 기록을 날짜별로 보여 줘요.",
        "All your records, day by day.")
    case .history:
      Phrase(
        "지금까지 바꾼 것을 새것부터 보여 줘요. z로 하나씩 되돌려요.",
        "Your changes, newest first. Press z to undo them one by one.")
    case .trash:
      Phrase(
        "지운 기록이 남아 있는 곳이에요. 비우기 전에는 언제든 되살릴 수 있어요.",
        "Removed records. You can restore them until you empty the trash.")
    case .bringIn:
      Phrase(
        "다른 앱에서 내보낸 파일을 가져와요. 바꾸기 전에 먼저 보여 줘요.",
        "Import a file from another app. Haru shows a preview before anything changes.")
    case .sync:
      Phrase(
        "여러 컴퓨터에서 같은 기록을 써요. 보내기 전에 모두 암호화해요.",
        "Use the same data on several computers. Everything is encrypted before it is sent.")
    case .tutorial:
      Phrase(
        "화면마다 몇 쪽짜리 사용법을 보여 줘요. 어디서나 Ctrl-T로 열려요.",
        "A few pages about each screen. Ctrl-T opens the one about the screen you are on.")
    case .news:
      Phrase("이 버전에서 달라진 점이에요.", "The changes in this version.")
    case .feedback:
      Phrase(
        "질문, 오류, 글귀의 오타를 메일로 보내 주세요.",
        "Send a question, a bug or a typo by e-mail.")
    case .rate: Phrase("하루가 어땠는지 알려 주세요.", "Tell others what you think of Haru.")
    case .version:
      Phrase(
        "지금 쓰는 버전이에요. 고르면 새 버전이 있는지 확인해요.",
        "The version you are using. Select it to look for a newer one.")
    case .cache:
      Phrase(
        "책 검색 결과와 표지를 지워요. 기록은 그대로 남아요.",
        "Delete saved book searches and covers. Your records stay.")
    case .about:
      Phrase("하루가 어떤 프로그램인지 알려 줘요.", "What Haru is and who makes it.")
    case .privacy:
      Phrase(
        "기록을 어디에 저장하고, 무엇을 보내지 않는지 적혀 있어요.",
        "Where your data is stored, and when Haru uses the network.")
    case .terms: Phrase("하루를 쓰는 조건이에요.", "The terms of use.")
    case .licences:
      Phrase("하루가 쓰는 오픈소스와 그 라이선스예요.", "The open-source software in Haru and its licences.")
    case .credits: Phrase("하루를 함께 만든 분들이에요.", "The people and works that Haru thanks.")
    }
  }
  /// The picture below `about`, which is one of those of the tutorial.
  var picture: TutorialPage.Picture? {
    switch self {
    case .account, .feedback, .rate: .plant(.grown)
    case .lock, .encryption, .privacy, .about: .fire
    case .settings, .permissions, .sync, .version: .plant(.young)
    case .moods: .shapes(6)
    case .search, .bringIn, .tutorial, .news, .terms, .licences, .credits: .spines
    case .timeline, .history: .day
    case .trash, .cache: .plant(.thirsty)
    }
  }
}
