import PresentationKit
import TextUI

/// The news page: a greeting, the new features in short, and how to contact the authors.
extension SupportWords {
  func news(of version: String) -> SupportText {
    SupportText(
      title: MoreItem.news.title(language),
      pieces: [
        .paragraph(
          say(
            "‘하루’를 열어 주셔서 고마워요. 몇 사람이 틈틈이 돌보는 프로그램이에요.",
            "Thank you for using Haru. A few people make it in their spare time.")),
        .heading(say("\(version)의 새 소식", "New in \(version)")),
      ] + News.latest.map { .item("\($0.title(language)): \($0.words(language))") } + [
        .heading(say("문의", "Writing to us")),
        .paragraph(
          say(
            "`haru feedback`으로 의견을 보낼 수 있어요. 글귀의 오타는 글귀 번호와 함께 적어 주세요.",
            "Write to us with `haru feedback`. To report a typo in a saying, include the saying's "
              + "number.")),
        .paragraph(say("늘 고마워요.", "Thanks again.")),
      ])
  }
}

/// A new feature of the newest version. The changelog lists it under the same title, with more
/// detail.
struct News: Sendable {
  let title: Phrase
  let words: Phrase

  static let latest: [News] = [
    News(
      "한눈에 보는 오늘", "Today at a glance", "오늘 챙길 사람과 일정, 책을 한 화면에서 보고 키 하나로 열어요.",
      "the people, plans and books that are due; one key opens each."),
    News(
      "그림으로 보는 식물과 기분", "Plants and pictures", "연락하면 식물이 자라고, 기분 기록이 모여 그날의 그림이 돼요.",
      "each person is a plant that grows with every contact, and your moods become a picture of the day."
    ),
    News(
      "한 번에 찾기", "One search", "Ctrl-F로 모든 기록을 한 번에 찾아요.",
      "Ctrl-F searches all your records at once."),
    News(
      "되돌리기", "Undo", "기록을 고치거나 지워도 며칠 뒤에도 되돌릴 수 있고, 지운 기록은 휴지통에 남아요.",
      "changes to your records can be undone, even days later, and removed records are in the trash."
    ),
    News(
      "백업과 암호화", "Backups and encryption", "날마다 백업하고 원본과 비교해요. `haru encrypt on`으로 기록을 암호화할 수 있어요.",
      "Haru keeps seven verified daily backups, and `haru encrypt on` encrypts your records."),
    News(
      "여러 컴퓨터와 휴대전화", "Sync and the phone",
      "폴더나 ssh, WebDAV, PostgreSQL로 암호화해서 동기화하고, 휴대전화와는 QR 코드와 텍스트 파일을 주고받아요.",
      "encrypted sync through a folder, ssh, WebDAV or PostgreSQL; QR codes for your phone and notes from it."
    ),
    News(
      "쓰던 자료 가져오기", "Import", "`haru import`가 다른 프로그램의 파일을 알아보고 한 번에 가져와요.",
      "`haru import` detects the files of many other programs and imports them in one step."),
  ]

  private init(_ title: String, _ englishTitle: String, _ words: String, _ english: String) {
    self.title = Phrase(title, englishTitle)
    self.words = Phrase(words, english)
  }
}
