import TextUI

/// A command in the short help, as it is typed.
package struct EverydayCommand: Sendable {
  let words: String
  let summary: Phrase
}

/// The common commands that `haru help` lists.
package enum EverydayCommands {
  package static let all = [
    command("today", "오늘 챙길 일 보기", "show everything due today"),
    command("add TEXT", "한 줄로 적기 (내일 7시 민아랑 저녁)", "add one line (dinner with Mina tomorrow at 7)"),
    command("people add NAME", "사람 등록하기", "add a person to keep in touch with"),
    command("people water NAME", "연락한 일 적기", "record a call, message or meeting"),
    command("moods add LEVEL [TEXT]", "기분을 1~100으로 적기", "record a mood from 1 to 100"),
    command("schedule add TITLE --from WHEN", "일정 추가하기", "add an event"),
    command("books read BOOK PAGE", "읽은 쪽 적기", "record how far you have read"),
    command("search TEXT", "모든 기록에서 찾기", "search all records"),
    command("undo", "마지막 작업 되돌리기", "undo the last change"),
    command("import FILE", "다른 프로그램의 파일 가져오기", "import a file from another program"),
    command("sync", "다른 기기와 동기화하기", "sync with your other devices"),
    command("settings", "설정 보기", "list all settings"),
  ]

  private static func command(_ words: String, _ korean: String, _ english: String)
    -> EverydayCommand
  {
    EverydayCommand(words: words, summary: Phrase(korean, english))
  }
}
