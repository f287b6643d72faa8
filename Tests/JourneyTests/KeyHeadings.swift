import PresentationKit

/// The headings of the tables in docs/keys.md: where the keys of a context work.
enum KeyHeadings {
  static let all: [String: Phrase] = [
    "shell": Phrase("어느 화면에서나", "On every screen"),
    "move": Phrase("목록에서 움직이기", "Moving in lists"),
    "form": Phrase("입력 화면", "Forms"), "code": Phrase("QR 코드", "QR code"),
    "today": Phrase("오늘", "Today"), "people": Phrase("사람: 정원과 목록", "People: garden and list"),
    "person": Phrase("사람: 한 사람", "People: one person"),
    "dates": Phrase("사람: 기념일", "People: dates"), "gifts": Phrase("사람: 주고받은 것", "People: gifts"),
    "watering": Phrase("사람: 물 주기", "People: watering"),
    "contacts": Phrase("사람: 연락처", "People: contacts"), "sayings": Phrase("글귀", "Sayings"),
    "saying": Phrase("글귀: 한 글귀", "Sayings: one saying"), "moods": Phrase("기분", "Moods"),
    "mood": Phrase("기분: 새 기분", "Moods: new mood"), "diary": Phrase("기분: 일기", "Moods: diary"),
    "mood-year": Phrase("기분: 한 해", "Moods: year"), "schedule": Phrase("일정", "Schedule"),
    "agenda": Phrase("일정: 다가오는 일정", "Schedule: agenda"),
    "week": Phrase("일정: 한 주", "Schedule: week"),
    "schedule-year": Phrase("일정: 한 해", "Schedule: year"), "books": Phrase("독서", "Books"),
    "book": Phrase("독서: 한 권", "Books: one book"),
    "book-search": Phrase("독서: 책 찾기", "Books: book search"),
    "found-book": Phrase("독서: 찾은 책", "Books: a book that was found"),
    "shelf": Phrase("독서: 책장", "Books: shelf"), "quotes": Phrase("독서: 구절", "Books: quotes"),
    "log": Phrase("독서: 읽은 기록", "Books: reading log"),
    "analysis": Phrase("독서: 분석", "Books: analysis"),
    "chart": Phrase("독서: 분석의 그래프", "Books: charts of the analysis"),
    "notes": Phrase("쪽지", "Notes"), "counts": Phrase("세는 태그", "Counters"),
    "search": Phrase("모두 찾기", "Search"), "timeline": Phrase("하루 전체와 한 사람의 기록", "Timeline"),
    "film": Phrase("한 해의 영화", "Year as a film"), "history": Phrase("작업 기록", "History"), "trash": Phrase("휴지통", "Trash"),
    "bring-in": Phrase("가져오기", "Import"), "sync": Phrase("동기화", "Sync"),
    "settings": Phrase("설정", "Settings"), "page": Phrase("글 페이지", "Pages of text"),
  ]
}
