import Domain
import PresentationKit
import TextUI

/// The displayed names of synced fields. JSON output uses the names in exports instead.
struct SyncFieldWords: Words {
  let language: Language

  /// The Korean names. A field of a later version is missing here and keeps its English name.
  private static let korean = [
    "deleted": "지움", "here": "있음", "name": "이름", "nickname": "애칭", "phone": "전화번호",
    "birthday": "생일", "cycleDays": "주기", "alarmHour": "알림 시각", "notify": "알림",
    "started": "시작한 날", "tags": "태그", "plant": "식물", "nextWatering": "다음에 물 줄 날",
    "postponedSinceWatering": "물 준 뒤 미룬 횟수", "lastAward": "마지막으로 점수를 받은 날", "points": "점수",
    "timesWatered": "물 준 횟수", "timesPostponed": "지금까지 미룬 횟수", "made": "기록",
    "person": "사람", "day": "날짜", "at": "일시", "early": "미리 줌", "award": "점수",
    "keywords": "키워드", "keyword1": "키워드 1", "keyword2": "키워드 2", "keyword3": "키워드 3",
    "by": "방법", "memo": "메모", "card": "연락처 카드", "phones": "전화번호",
    "words": "글귀", "eng": "영어", "kor": "한국어", "who": "말한 사람", "liked": "좋아요",
    "likedAt": "좋아한 때", "likedOrder": "좋아한 순서", "number": "번호", "origin": "출처",
    "usedAt": "쓴 때", "saying": "글귀", "level": "기분", "x": "가로 자리", "y": "세로 자리",
    "timed": "시각 있음", "text": "글", "theme": "색", "when": "때", "start": "시작", "end": "끝",
    "allDay": "하루 종일", "zone": "시간대", "repeat": "반복", "leftOut": "제외한 날짜",
    "added": "추가한 날짜", "occurrence": "반복 일정 중 하나", "series": "반복 일정", "title": "제목",
    "body": "내용", "remind": "미리 알림", "with": "함께하는 사람", "place": "장소",
    "facts": "책 정보", "subtitle": "부제", "author": "지은이", "publisher": "출판사",
    "published": "출간일", "category": "분류", "link": "주소", "cover": "표지",
    "description": "소개", "rating": "별점", "half": "반 개", "shelf": "책장", "ended": "끝난 날",
    "isbn13": "ISBN", "pages": "쪽수", "target": "목표일", "note": "메모", "round": "몇 번째",
    "readBefore": "전에 읽음", "unbegun": "아직 안 읽음", "finished": "다 읽은 날",
    "record": "읽은 기록", "book": "책", "page": "쪽", "pagesRead": "읽은 쪽수",
    "percent": "퍼센트로 적음", "on": "날짜", "edited": "고친 때", "location": "장소",
    "photo": "사진", "written": "적은 때", "doneAt": "끝낸 때", "countdown": "디데이",
    "label": "이름", "date": "날짜", "order": "순서", "uploaded": "적은 때", "seen": "본 때",
    "shown": "보여 준 때", "kind": "종류", "what": "무엇", "money": "금액", "amount": "양",
    "currency": "통화", "occasion": "어떤 일", "returned": "돌려받은 금액",
    "tag": "태그", "unit": "단위", "goals": "목표", "since": "시작한 날", "counter": "세는 태그",
    "thousandths": "양",
  ]

  /// English names for fields whose identifier does not read as words.
  private static let english = [
    "deleted": "removed", "here": "there", "cycleDays": "days between waterings", "made": "record",
    "eng": "English", "kor": "Korean", "timed": "with a time", "leftOut": "days left out",
    "isbn13": "ISBN", "readBefore": "times read before", "percent": "written as a percentage",
  ]

  /// The members of a field that hold the id of a record's owner, and those that hold the position in a picture.
  static let (owners, positions) = (
    ["book", "person", "event", "counter"], ["x", "y"]
  )

  /// Returns a value together with the name of its field.
  func value(_ value: String, of field: String, mark: String = " ") -> String {
    if field == "thousandths", let amount = Int(value) {
      return name("amount") + mark + CountAmount(thousandths: amount).text
    }
    if field == "page", !language.isEnglish { return value + "쪽" }
    return name(field) + mark + value
  }

  func name(_ field: String) -> String {
    if let word = (language.isEnglish ? Self.english : Self.korean)[field] { return word }
    // Identifiers are English words in camel case, so they are split at capitals.
    let words = field.reduce(into: "") { text, letter in
      if letter.isUppercase { text += " " }
      text += letter.lowercased()
    }
    return Printable.line(words)
  }
}
