import PresentationKit

/// The headings of the tables in docs/keys.md: where the keys of a context work.
enum KeyHeadings {
  static let marking = Phrase("여러 줄 표시하기", "Marking rows")

  /// Returns the sentence that lists the contexts in which rows can be marked.
  static func marks(_ names: String) -> Phrase {
    Phrase(
      "이 동작은 \(names)에 있어요. `people.mark`처럼 적으세요.",
      "These actions are in \(names). Write them as in `people.mark`.")
  }

  static let all: [String: Phrase] = [
    "shell": Phrase("어느 화면에서나", "On every screen"),
    "move": Phrase("목록에서 움직이기", "Moving in lists"),
    "form": Phrase("입력 화면", "Forms"), "code": Phrase("QR 코드", "QR code"),
    "today": Phrase("오늘", "Today"), "people": Phrase("사람: 정원, 목록, 하늘", "People: garden, list, sky"),
    "person": Phrase("사람: 한 사람", "People: one person"),
    "dates": Phrase("사람: 기념일", "People: dates"), "gifts": Phrase("사람: 주고받은 것", "People: gifts"),
    "watering": Phrase("사람: 물 주기", "People: watering"),
    "contacts": Phrase("사람: 연락처", "People: contacts"), "sayings": Phrase("글귀", "Sayings"),
    "saying": Phrase("글귀: 한 글귀", "Sayings: one saying"), "moods": Phrase("기분", "Moods"),
    "mood": Phrase("기분: 기분 하나", "Moods: one mood"), "diary": Phrase("기분: 일기", "Moods: diary"),
    "mood-year": Phrase("기분: 한 해", "Moods: year"), "schedule": Phrase("일정", "Schedule"),
    "agenda": Phrase("일정: 일정표", "Schedule: agenda"),
    "week": Phrase("일정: 한 주", "Schedule: week"),
    "schedule-year": Phrase("일정: 한 해", "Schedule: year"), "books": Phrase("독서", "Books"),
    "book": Phrase("독서: 한 권", "Books: one book"),
    "book-search": Phrase("독서: 책 찾기", "Books: book search"),
    "found-book": Phrase("독서: 찾은 책", "Books: one search result"),
    "shelf": Phrase("독서: 책장", "Books: shelf"), "quotes": Phrase("독서: 모은 문장", "Books: quotes"),
    "log": Phrase("독서: 읽은 기록", "Books: reading log"),
    "analysis": Phrase("독서: 돌아보기", "Books: analysis"),
    "chart": Phrase("독서: 돌아보기의 그래프", "Books: charts of the analysis"),
    "notes": Phrase("쪽지", "Notes"), "counts": Phrase("횟수", "Counts"),
    "search": Phrase("모두 찾기", "Search"), "timeline": Phrase("하루 전체와 한 사람의 기록", "Timeline"),
    "film": Phrase("한 해의 영화", "Year as a film"), "history": Phrase("작업 기록", "History"),
    "trash": Phrase("휴지통", "Trash"),
    "bring-in": Phrase("가져오기", "Import"), "sync": Phrase("동기화", "Sync"),
    "settings": Phrase("설정", "Settings"), "page": Phrase("글 페이지", "Pages of text"),
  ]
}
