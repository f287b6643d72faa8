import TextUI

/// The notice: a greeting, how to reach us, and what is new in short.
extension SupportWords {
  func news(of version: String) -> SupportText {
    SupportText(
      title: MoreItem.notice.title(language),
      pieces: [
        .paragraph(
          say(
            "‘하루’를 열어 주셔서 고마워요. 몇 사람이 틈틈이 돌보는 프로그램이에요.",
            "Thank you for opening Haru. A few people look after it in their spare hours.")),
        .heading(say("\(version)에서 만날 수 있는 것", "What you find in \(version)")),
      ] + News.latest.map { .item("\($0.title(language)): \($0.words(language))") } + [
        .heading(say("문의", "Writing to us")),
        .paragraph(
          say(
            "`haru inquiry`로 편지를 적을 수 있어요. 글귀의 오타는 글귀 번호와 함께 적어 주세요.",
            "haru inquiry begins a letter. For a misprint in a saying, give its number.")),
        .paragraph(say("늘 고마워요.", "Thank you, always.")),
      ])
  }
}

/// What is new in the newest version in a few lines, which stand in the changelog under the same
/// titles; that tells the rest too.
struct News: Sendable {
  let title: Phrase
  let words: Phrase

  static let latest: [News] = [
    News(
      "한눈에 보는 오늘", "Today at a glance", "오늘 챙길 사람과 일정, 책을 한 화면에서 보고 키 하나로 열어요.",
      "the people, plans and books the day asks for, each one key away."),
    News(
      "그림으로 보는 식물과 기분", "Plants and pictures", "연락하면 식물이 자라고, 적은 기분이 모여 하루의 그림이 돼요.",
      "being in touch makes plants grow, and the feelings of a day become a picture."),
    News(
      "한 번에 찾기", "One search", "Ctrl-F로 사람, 글귀, 기분, 일정, 독서를 한 번에 찾아요.",
      "Ctrl-F finds people, sayings, feelings, plans and books at once."),
    News(
      "되돌리기", "Undo", "무엇을 하든 하루가 지나도 되돌릴 수 있고, 지운 것은 휴지통에 있어요.",
      "whatever you did can be undone, even tomorrow; what you remove waits in the trash."),
    News(
      "확인까지 하는 백업", "Checked backups", "날마다 백업하고 원본과 같은지 확인해요. 7일 치를 간직해요.",
      "a copy of each of the last seven days, compared row by row."),
    News(
      "명령과 자동 완성", "Commands and completions", "화면에서 하는 일은 명령으로도 하고, 셸에서 Tab을 누르면 이름이 나와요.",
      "whatever the screens do a command does too, and Tab knows your names."),
  ]

  private init(_ title: String, _ englishTitle: String, _ words: String, _ english: String) {
    self.title = Phrase(title, englishTitle)
    self.words = Phrase(words, english)
  }
}
