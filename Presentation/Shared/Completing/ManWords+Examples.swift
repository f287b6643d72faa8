import PresentationKit

/// The examples in the manual page.
extension ManWords {
  var examples: [(purpose: String, line: String)] {
    [
      (
        say("민아를 등록하고 7일마다 연락하기로 해요.", "Add Mina and plan to contact her every 7 days."),
        say("people add 민아 --every 7", "people add Mina --every 7")
      ),
      (
        say("민아와 통화한 일을 적어요.", "Record a call with Mina."),
        say(
          "people water 민아 --by call --early --memo '새 직장 이야기'",
          "people water Mina --by call --early --memo 'Her new job'")
      ),
      (
        say("내일 저녁 약속을 한 줄로 적어요.", "Add an event for tomorrow evening in one line."),
        say("add 내일 저녁 7시 민아랑 저녁", "add dinner with Mina tomorrow at 7pm")
      ),
      (
        say("매주 월요일 오전 9시 회의를 추가해요.", "Add a meeting every Monday at 9 a.m."),
        say(
          "schedule add 회의 --from '월요일 09:00' --repeat weekly",
          "schedule add Meeting --from 'monday 09:00' --repeat weekly")
      ),
      (
        say("지금의 기분을 적어요.", "Record your mood."),
        say("moods add 72 '산책이 좋았다'", "moods add 72 'A good walk.'")
      ),
      (
        say("책을 추가해요.", "Add a book."),
        say("books add 월든 --pages 352", "books add Walden --pages 352")
      ),
      (
        say("1월 이후 힘들었던 기분을 JSON으로 봐요.", "List low moods since January as JSON."),
        "moods list --where 'level<40 >2026-01' --json"
      ),
      (
        say("오늘 일정을 상태 표시줄에 맞게 출력해요.", "Print today's events for a status bar."),
        "schedule list --day today --format '{start:HH:mm} {title}'"
      ),
      (
        say("파일을 가져오면 무엇이 들어올지 먼저 봐요.", "See what an import would add, without adding it."),
        "import goodreads_library_export.csv --dry-run"
      ),
      (
        say("마지막 작업을 되돌려요.", "Undo the last change."),
        "undo"
      ),
    ]
  }
}
