/// The notice: a greeting, how to reach us, and what changed in the newest version.
enum NewsText {
  static func page(_ language: Language, version: String) -> SupportText {
    func say(_ korean: String, _ english: String) -> String { Phrase(korean, english)(language) }
    return SupportText(
      title: say("공지사항", "Notice"),
      pieces: [
        .paragraph(
          say(
            "하루를 열어 주셔서 고마워요. 몇 사람이 틈틈이 돌보는 프로그램이라 답이 늦을 수 있어요.",
            "Thank you for opening Haru. A few people look after it in their spare hours, so answers "
              + "may take a while.")),
        .heading(say("문의", "Writing to us")),
        .paragraph(
          say(
            "haru inquiry로 편지를 시작할 수 있어요. 글귀의 오타는 글귀 번호와 함께 알려 주세요.",
            "haru inquiry begins a letter. For a misprint in a saying, tell us its number.")),
        .heading(say("평가", "Rating")),
        .paragraph(
          say(
            "마음에 드셨다면 haru rate로 한마디 남겨 주세요.",
            "If you like it, leave a word with haru rate.")),
        .heading(say("\(version)에서 달라진 것", "What is new in \(version)")),
      ] + News.latest.map { .item("\($0.title(language)): \($0.words(language))") } + [
        .paragraph(say("늘 고마워요.", "Thank you, always."))
      ])
  }
}

/// What changed in the newest version, as the changelog has it: one entry for each of its own,
/// under the same title.
struct News: Sendable {
  let title: Phrase
  let words: Phrase

  static let latest: [News] = [
    News(
      "사람", "People", "아끼는 사람을 식물로 심고, 연락할 때마다 물을 줘요.",
      "plant the people you love and water them whenever you are in touch."),
    News(
      "돌보기", "Care", "물 주기를 미루고, 어땠는지 적고, 한 달을 돌아봐요.",
      "postpone, note how it was, and look back over a month."),
    News(
      "주소록", "Address book", "휴대전화의 연락처(vCard)를 들이고 그대로 내보내요.",
      "take a telephone's contacts in, and give them back byte for byte."),
    News(
      "글귀", "Sayings", "간직할 글을 모으고, 오늘의 글귀를 만나요.",
      "keep words, and meet the saying of the day."),
    News(
      "글귀 주고받기", "Sayings in and out", "fortune, CSV, JSON 파일과 주소에서 받아 오고 내보내요.",
      "fortune, CSV and JSON files, and feeds."),
    News("나누기", "Sharing", "글귀를 글이나 그림으로 나눠요.", "a saying as text or as a picture."),
    News(
      "모닥불 곁에서", "By the fire", "글귀를 카드로 넘겨 보고, 작은 불을 쬐어요.",
      "sayings as cards, and a small fire."),
    News("기분", "Moods", "기분을 적으면 하루가 그림이 돼요.", "feelings written down become a picture."),
    News(
      "화실", "The atelier", "게이지로 기분을 고르고, 캔버스를 섞고, 일기를 넘겨요.",
      "a gauge, a canvas to shuffle, a diary to leaf through."),
    News(
      "일정", "Schedule", "언제 무엇이 있는지 적고, 하루를 세 갈래로 봐요.",
      "plan events and see a day in three groups."),
    News(
      "하루의 선", "The line of the day", "달력과 해가 지나가는 하루를 화면으로 봐요.",
      "a month, and a day with the sun over it."),
    News("위젯", "Widget", "하루를 한 줄로 상태 표시줄에 띄워요.", "the day on one line of a status bar."),
    News("설정", "Settings", "움직임과 그림을 마음대로 정해요.", "motion and pictures as you like them."),
    News("다섯 갈래", "Parts", "Tab이나 숫자로 오가요.", "Tab or a number leads from one to another."),
    News(
      "화면", "Screens", "haru만 입력하면 열리고, ?가 모든 키를 알려 줘요.",
      "haru opens them, and ? explains every key."),
    News(
      "보는 식물", "Plants to look at", "애정만큼 자라고, 목마르면 시들어요.",
      "they grow with affection and droop with thirst."),
    News(
      "까닭 있는 움직임", "Motion with a reason", "물을 주면 물방울이 떨어져요.",
      "a drop falls because you watered."),
    News(
      "식물 이야기", "The story of a plant", "카드에서 i를 누르면 네 쪽이 열려요.",
      "i on a card opens four pages."),
    News("오늘", "Today", "haru를 열면 오늘 할 일이 급한 차례로 보여요.", "what this day asks for, at a glance."),
    News(
      "실수로 잃지 않기", "Nothing lost by accident", "쓰던 글은 물어보고 나서야 사라져요.",
      "what you were writing goes only after a question."),
    News(
      "한국어와 영어", "Korean and English", "어느 쪽이든 골라 쓰고, 스크립트는 JSON을 받아요.",
      "either, and JSON for scripts."),
    News(
      "저장소", "A store", "꺼지거나 가득 차도 잃지 않는 파일 하나예요.",
      "one file that survives crashes and full disks."),
    News("연습", "`haru demo`", "빌린 자료로 무엇이든 해 봐요.", "try anything on borrowed data."),
    News("독서", "Reading", "언제까지 읽을지 정하고 쪽마다 적어요.", "books to finish by a day, page by page."),
    News("책 찾기", "Finding books", "제목과 ISBN으로 찾아요.", "by title, author or ISBN."),
    News(
      "문장, 책장, 분석", "Sentences, shelf, analysis", "문장을 간직하고, 책장과 그래프로 돌아봐요.",
      "keep sentences, and look back on shelves and charts."),
    News(
      "서재 화면", "The library's screens", "읽는 책을 갈래별로 보고, 찾는 동안 다른 일을 해요.",
      "books by category, and a search that goes on by itself."),
    News(
      "책 설정", "Settings for books", "어디서 찾을지, 어떤 차례로 볼지 정해요.",
      "where to search, and in which order to look."),
    News(
      "들어오는 길", "The way in", "키 하나로 손님으로 시작하거나, 가입하고 로그인해요.",
      "as a guest after one key, or with an account."),
    News(
      "쉼표 뒤", "Behind the comma", "설정과 도움말과 이 공지가 쉼표(,) 뒤에 있어요.",
      "settings, help and this notice are behind the comma (,)."),
    News(
      "어디서나 테마", "Themes everywhere", "여덟 가지 색과 밝기로 모든 화면을 봐요.",
      "eight colours, light and dark, on every screen."),
    News(
      "다른 곳 계정으로 로그인", "Signing in elsewhere", "구글, 카카오, 애플이나 다른 곳이 누구인지 확인해 줘요.",
      "Google, Kakao, Apple or others say who you are."),
    News(
      "파일로 된 설정", "Settings in a file", "설명이 적힌 파일을 손으로 고쳐도 돼요.",
      "a commented file that you may edit by hand."),
    News(
      "프로필", "Profiles", "한 컴퓨터를 여럿이 써도 서로의 것은 보이지 않아요.",
      "several people on one computer, each with their own."),
    News(
      "잠금", "A lock", "숫자 네 자리부터 열두 자리로 잠가 두어요.",
      "a code of four to twelve digits."),
    News(
      "쉼표 뒤의 내 프로필과 잠금", "My profile and the lock, behind the comma",
      "별명과 사진과 비밀번호와 잠금을 화면에서 바꿔요.",
      "change your nickname, picture, password and lock on the screens."),
    News(
      "다른 서비스로 로그인하는 명령", "Signing in with another service",
      "명령으로도, 들어오는 화면의 o로도 할 수 있어요.",
      "by command, and by o on the way in."),
    News(
      "한 번에 찾기", "One search", "Ctrl-F로 사람, 글귀, 기분, 일정, 책을 한 번에 찾아요.",
      "Ctrl-F finds people, sayings, feelings, events and books at once."),
    News(
      "하루하루", "The timeline", "모든 기록을 날마다 이어서 봐요.", "everything, day by day."),
    News(
      "어디서나 되돌리기", "Undo, everywhere", "z로 되돌리고 Z로 다시 해요. 내일도 돼요.",
      "z takes back, Z does again, also tomorrow."),
    News(
      "휴지통", "A trash", "치운 것은 휴지통에 남아 있고, 언제든 되살려요.",
      "what is removed stays there until you empty it."),
    News(
      "알림", "Notices", "물 줄 날, 생일, 일정을 제때 한 번씩 알려 줘요.",
      "waterings, birthdays and events, each told once."),
    News(
      "확인하는 백업", "Backups that are checked", "날마다 한 벌씩, 이레 치를 간직해요.",
      "a copy of each day, compared row by row."),
    News(
      "파일 하나에 모두", "Everything in one file", "모두 내보내고, 그대로 다시 들여와요.",
      "export it all, and take it in again as it was."),
    News(
      "살펴보기", "A doctor", "저장소와 폴더가 괜찮은지 haru doctor가 살펴봐요.",
      "haru doctor looks over the store and its folders."),
    News(
      "이름을 아는 셸", "Shells that know your names", "Tab을 누르면 사람과 책 이름이 나와요.",
      "Tab offers your people and your books."),
    News(
      "설명서와 설치", "A manual and an installer", "haru man으로 설명서를 보고, Scripts/install로 설치해요.",
      "haru man writes it, and Scripts/install puts all in place."),
  ]

  private init(_ title: String, _ englishTitle: String, _ words: String, _ english: String) {
    self.title = Phrase(title, englishTitle)
    self.words = Phrase(words, english)
  }
}
