// MARK: Reading

extension CaptureVocabulary {
  static let pages: Set<String> = ["쪽", "페이지", "p", "pg", "pp", "pgs", "page", "pages"]
  static let percents: Set<String> = ["%", "퍼센트", "프로", "퍼", "percent"]
  static let halves: Set<String> = ["반", "절반", "반쯤", "반정도"]
  static let reading: Set<String> = [
    "읽음", "읽었어", "읽었어요", "읽었습니다", "읽었다", "읽었음", "읽기", "봄", "봤어", "봤어요", "봤습니다", "봤다", "봤음",
    "read", "reading",
  ]
  static let finished: Set<String> = [
    "완독", "다읽음", "다읽었다", "다읽었음", "finished", "finsihed", "finshed",
  ]
  /// Words after `book` that make the line a task and not a title: 책 반납.
  static let behindBook = [
    "room", "table", "ticket", "club", "fair",
    "report", "launch", "swap", "flight", "hotel", "appointment", "appt", "train", "taxi", "cab",
    "mot", "dentist", "doctor", "haircut", "holiday", "token", "shop", "restaurant", "사기", "반납",
    "빌리", "대여", "주문", "구매", "정리", "갖다",
  ]
  /// Words before the title of a book to read: 읽고 싶은 책: …
  static let aboutBook: Set<String> = ["책", "읽고", "싶은", "읽을", "새", "등록", "추가", "살", "사고"]
  /// Filler words next to a book and its pages.
  static let besideReading: Set<String> = [
    "i", "am", "im", "on", "at", "up", "to", "till", "til", "until", "now", "still", "already",
    "in",
    "read", "reading", "got", "the", "of", "page", "by", "까지", "읽음", "봤어", "봤다", "봤음", "읽는중", "읽었음",
    "읽었다", "더",
    "지금", "현재", "찍음", "넘김", "돌파", "도달", "읽고있음", "읽는중이야", "오늘", "ㅋ", "ㅋㅋ", "ㅋㅋㅋ", "ㅎㅎ", "ㅠㅠ",
  ]
  /// Words between a title and its pages.
  static let joints: Set<String> = ["of", "in", "to", "at", "까지"]
}
