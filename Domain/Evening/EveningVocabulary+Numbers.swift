// MARK: Words beside numbers

extension EveningVocabulary {
  private static let approximations: [String] = [
    "about", "around", "approximately", "approx", "roughly", "maybe", "probably", "perhaps", "like",
    "say", "almost", "nearly", "just", "um", "uhm", "hm", "hmm", "~", "≈",
    "한", "약", "대략", "대충", "거의", "아마", "음", "글쎄", "그냥",
  ]
  /// Words before a mood.
  static let beforeMoods: [String] =
    approximations + [
      "id say", "i'd say", "i’d say", "a solid", "a", "mood is", "mood", "felt", "feeling", "기분은",
      "기분", "오늘은", "오늘",
    ]
  /// Words between a mood and its own words: 60쯤, `60ish`.
  static let behindMoods = [
    "쯤이에요", "쯤이요", "쯤요", "쯤", "정도예요", "정도요", "정도", "-ish", "ish", "or so", "i guess",
  ]
  /// Nouns after a number that make it no mood.
  static let measures: Set<String> = [
    "minutes", "minute", "mins", "min", "hours", "hour", "hrs", "h", "am", "pm", "oclock", "km",
    "miles", "people", "times", "pages", "years", "days", "weeks", "kids", "percent",
    "분", "시간", "시", "명", "번", "개", "쪽", "페이지", "잔", "년", "살", "일",
  ]

  /// Words before a page.
  static let beforePages: [String] =
    approximations + moreLeads + [
      "im on", "i'm on", "i’m on", "im at", "i'm at", "i’m at", "now on", "now", "on", "at",
      "up to",
      "to", "till", "until", "got to", "i got to", "reached", "read to", "read up to", "지금은", "지금",
      "이제", "오늘은", "오늘",
    ]
  /// Words before a number of further pages.
  static let moreLeads = ["another", "+"]
  static let pageMarks = ["pages", "page", "pgs", "pg", "pp", "p"]
  /// The units of pages, the longest first. 족 is a common typing error.
  static let pageUnits = ["페이지", "쪽", "족", "pages", "page", "pgs", "pg", "p"]
  static let percentUnits = ["%", "퍼센트", "프로", "percent"]
  static let more = ["more", "further", "더"]
  /// Other words after a page that add nothing.
  static let behindPages = [
    "까지 읽었어요", "까지 읽었어", "까지 읽음", "까지 봤어", "까지 봄", "까지요", "까지", "읽었어요", "읽었어", "읽음", "쯤이에요",
    "쯤이요", "쯤요", "쯤", "정도예요", "정도요", "정도", "이에요", "이요", "예요", "요", "-ish", "ish", "or so", "now",
    "i think", "i guess",
  ]
  /// Answers that say that a book was read to its end.
  static let finished: Set<String> = [
    "finished", "finished it", "i finished it", "finished the book", "read it all", "완독", "완독함",
    "완독했어", "다 읽음", "다 읽었어", "다 읽었어요", "다읽음", "다읽었어", "끝까지 읽음", "끝까지 읽었어",
  ]
}
