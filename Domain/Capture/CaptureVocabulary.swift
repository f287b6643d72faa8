/// The words by which a line says what it is, in Korean and in English.
enum CaptureVocabulary {
  // MARK: What begins a line

  static let feelings: Set<String> = ["기분", "felt", "feel", "feeling", "mood"]
  static let sayings: Set<String> = ["글귀", "saying"]
  static let books: Set<String> = ["책", "book"]
  static let plants: Set<String> = ["심기", "plant"]

  // MARK: Contacts

  /// What somebody did to be in touch.
  static let channels: [String: Watering.Channel] = {
    let words: [(Watering.Channel, [String])] = [
      (
        .call,
        [
          "통화", "전화", "영상통화", "통화했어요", "전화했어요", "전화드림", "전화드렸어", "전화드렸다", "전화옴", "통화함", "통화했어",
          "통화했다", "통화했음", "전화함", "전화했어", "전화했다", "called", "phoned",
          "rang", "rung", "facetimed",
        ]
      ),
      (.message, ["문자", "문자옴", "문자했어요", "문자함", "문자했어", "문자했다", "문자보냄", "texted", "emailed"]),
      (
        .messenger,
        ["카톡", "톡", "톡함", "카톡옴", "카톡했어요", "디엠", "카톡함", "카톡했어", "카톡했다", "messaged", "whatsapped"]
      ),
      (
        .met,
        [
          "만남", "만났어요", "먹음", "먹었어", "먹었어요", "먹었다", "마심", "마셨어", "마셨어요", "마셨다", "뵀어", "뵀다", "만났어",
          "만났다", "만났음", "만나서", "met", "saw", "visited",
        ]
      ),
    ]
    var found: [String: Watering.Channel] = [:]
    for (channel, names) in words { for name in names { found[name] = channel } }
    return found
  }()

  /// What says that nobody was in touch: 엄마랑 통화 못함, `mum called but missed it`. By how words begin, and
  /// by how they end.
  static let undone = [
    "못", "안받", "취소", "까먹", "잊", "씹", "이따", "나중", "missed", "didn't", "didn’t", "didnt",
    "couldn't", "couldn’t", "couldnt", "forgot", "cancelled", "canceled",
  ]
  static let undoneEnds = ["하기", "만나기", "기로", "해야", "하자", "려고"]

  /// What stands before what was talked about.
  static let topics: Set<String> = [
    "about", "for", "re", "regarding", "until", "till", "before", "again",
  ]

  /// What joins two names.
  static let ands: Set<String> = ["and", "&", "+", "n", "와", "과", "랑", "하고", "및"]

  /// Those by which one is together with somebody.
  static let together: Set<String> = ["이랑", "이하고", "하고", "이와", "랑", "와", "과"]

  // MARK: Meals

  /// Meals, which say a part of the day and stay words.
  static let meals: [String: String] = [
    "아침": "아침", "점심": "점심", "저녁": "저녁", "breakfast": "아침", "brunch": "오전", "lunch": "점심",
    "dinner": "저녁", "supper": "저녁",
    "회식": "저녁", "술": "저녁", "술자리": "저녁", "저녁약속": "저녁", "점심약속": "점심", "치맥": "저녁", "퇴근": "저녁",
    "drinks": "저녁", "pub": "저녁",
  ]
  /// Meals that are a part of the day where an hour follows them.
  static let partsOfDay: Set<String> = ["아침", "점심", "저녁"]

  // MARK: Reading

  static let pages: Set<String> = ["쪽", "페이지", "p", "pg", "pp", "page", "pages"]
  static let percents: Set<String> = ["%", "퍼센트", "프로", "percent"]
  static let reading: Set<String> = ["읽음", "읽었어", "읽었다", "읽었음", "읽기", "read", "reading"]
  static let finished: Set<String> = ["완독", "finished"]
  /// What stands between a book and its pages and is no part of its title.
  static let joints: Set<String> = ["of", "in", "to", "at", "까지"]
}
