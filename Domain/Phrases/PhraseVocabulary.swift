/// The words of date and time phrases, with their meanings. A word may have several meanings: 일 is one, a day, and
/// Sunday.
enum PhraseVocabulary {
  /// Words for days, with their distance from today in days.
  static let distances: [String: Int] = [
    "today": 0, "tomorrow": 1, "tmrw": 1, "tmr": 1, "tmw": 1, "tommorow": 1,
    "tomorow": 1, "tommorrow": 1, "yesterday": -1,
    "오늘": 0, "금일": 0, "내일": 1, "낼": 1, "명일": 1, "익일": 1, "모레": 2, "내일모레": 2, "낼모레": 2,
    "글피": 3, "그글피": 4, "어제": -1, "작일": -1, "그제": -2, "그저께": -2, "엊그제": -2, "엊그저께": -2,
    "그끄제": -3, "그끄저께": -3,
  ]

  static let weekdays: [String: Weekday] = {
    let names: [(Weekday, [String])] = [
      (.monday, ["mon", "monday", "월", "월요일", "월욜"]),
      (.tuesday, ["tue", "tues", "tuesday", "화", "화요일", "화욜"]),
      (.wednesday, ["wed", "weds", "wednesday", "수", "수요일", "수욜"]),
      (.thursday, ["thu", "thur", "thurs", "thursday", "목", "목요일", "목욜"]),
      (.friday, ["fri", "friday", "금", "금요일", "금욜"]),
      (.saturday, ["sat", "saturday", "토", "토요일", "토욜"]),
      (.sunday, ["sun", "sunday", "일", "일요일", "일욜"]),
    ]
    return all(names)
  }()

  static let monthNames = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  static let months: [String: Int] = {
    var found = ["sept": 9, "유월": 6, "시월": 10]
    for (index, name) in monthNames.enumerated() {
      found[name] = index + 1
      found[String(name.prefix(3))] = index + 1
    }
    return found
  }()

  static let parts: [String: PartOfDay] = all([
    (.smallHours, ["새벽"]), (.morning, ["아침", "morning"]), (.forenoon, ["오전", "am"]),
    (.lunch, ["점심", "점심시간", "낮", "한낮", "대낮", "lunchtime"]),
    (.afternoon, ["오후", "pm", "afternoon"]),
    (.evening, ["저녁", "저녘", "저녁시간", "evening"]), (.night, ["밤", "한밤", "night"]),
  ])

  /// Words for a night, with the distance of its day from today.
  static let nights: [String: Int] = ["tonight": 0, "어젯밤": -1, "간밤": -1, "지난밤": -1]

  static let units: [String: PhraseUnit] = all([
    (.minute, ["분", "m", "min", "mins", "minute", "minutes"]),
    (.hour, ["시간", "h", "hr", "hrs", "hour", "hours"]),
    (.day, ["일", "날", "d", "day", "days"]), (.week, ["주", "쥬", "w", "wk", "wks", "week", "weeks"]),
    (.fortnight, ["fortnight", "fortnights"]),
    (.month, ["달", "개월", "mo", "month", "months"]),
    (.year, ["년", "해", "y", "yr", "yrs", "year", "years"]),
  ])

  /// Words that mean a number of days.
  static let dayCounts: [String: Int] = [
    "하루": 1, "이틀": 2, "사흘": 3, "나흘": 4, "닷새": 5, "엿새": 6, "이레": 7, "일주일": 7, "여드레": 8,
    "아흐레": 9, "열흘": 10, "보름": 15,
  ]

  /// Words for a previous, current or next period, with the offset of the period.
  static let turns: [String: Int] = [
    "this": 0, "coming": 0, "next": 1, "last": -1, "past": -1, "previous": -1,
    "이번": 0, "요번": 0, "오는": 0, "다음": 1, "담": 1, "다다음": 2, "다담": 2, "지난": -1, "저번": -1, "지지난": -2,
    "저저번": -2,
  ]

  /// Words that mean a certain week, with its offset from this week.
  static let weeks: [String: Int] = ["금주": 0, "내주": 1, "차주": 1]
  /// Words that mean a certain month, with its offset from this month.
  static let turnedMonths: [String: Int] = ["이달": 0, "내달": 1, "저달": -1]
  /// Words that mean a certain year, with its offset from this year.
  static let turnedYears: [String: Int] = [
    "올해": 0, "금년": 0, "내년": 1, "내후년": 2, "작년": -1, "지난해": -1, "재작년": -2,
  ]

  /// Ordinal numbers; -1 is the last.
  static let ordinals: [String: Int] = [
    "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5,
    "첫째": 1, "둘째": 2, "셋째": 3, "넷째": 4, "다섯째": 5, "첫": 1, "마지막": -1,
  ]

  static let native: [String: Int] = [
    "하나": 1, "한": 1, "둘": 2, "두": 2, "셋": 3, "세": 3, "석": 3, "넷": 4, "네": 4, "넉": 4, "다섯": 5,
    "여섯": 6, "일곱": 7, "여덟": 8, "아홉": 9,
  ]
  static let nativeTens: [String: Int] = ["열": 10, "스물": 20, "스무": 20]
  static let sino: [String: Int] = [
    "일": 1, "이": 2, "삼": 3, "사": 4, "오": 5, "육": 6, "칠": 7, "팔": 8, "구": 9,
  ]
  static let english: [String: Int] = [
    "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
    "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "fifteen": 15, "twenty": 20,
    "thirty": 30, "forty": 40, "fortyfive": 45, "ninety": 90,
  ]

  /// Words without a meaning, which are ignored.
  static let fillers: Set<String> = [
    "the", "of", "on", "at", "around", "about", "sharp", "oclock", "from", "since", "starting",
    "에", "에는", "엔", "날", "쯤", "경", "즈음", "무렵", "때", "정각", "의", "께", "부터", "은", "는", "꺼",
  ]

  static let ago: Set<String> = ["전", "ago"]
  static let later: Set<String> = ["뒤", "후", "있다가", "이따가", "later", "hence"]
  static let lasting: Set<String> = ["동안", "간"]
  static let until: Set<String> = ["까지", "안에", "내로", "by", "until", "till"]
  static let now: Set<String> = ["지금", "현재", "방금", "now"]

  /// Words that mean a cycle, with its length in days.
  static let cycles: [String: Int] = [
    "daily": 1, "weekly": 7, "biweekly": 14, "fortnightly": 14, "monthly": 30, "quarterly": 91,
    "yearly": 365, "매일": 1, "날마다": 1, "매주": 7, "격주": 14, "매달": 30, "매월": 30, "매년": 365,
  ]

  private static let others: Set<String> = [
    "월", "시", "반", "음력", "윤", "십", "백", "말", "연말", "번째", "주말", "정오", "자정", "에서", "마다", "번",
    "박", "이브", "매일매일", "격주로", "격쥬", "매분기", "분기마다", "반년", "연휴", "대체공휴일", "대체휴일", "대체휴무일", "대체휴무",
    "전날", "부처님", "오신", "국군의", "스승의", "성년의", "부부의",
  ]

  /// Nouns that look like a number or a day with a particle. They are in the vocabulary so that the lexer does not
  /// split them.
  private static let nouns: Set<String> = ["회의", "주의", "논의", "일의", "문의", "시의", "분의"]

  /// All words that the lexer matches in a sequence of Hangul.
  static let hangul: Set<String> = {
    let keys: [any Collection<String>] = [
      distances.keys, weekdays.keys, months.keys, parts.keys, nights.keys, units.keys,
      dayCounts.keys, turns.keys, weeks.keys, turnedMonths.keys, turnedYears.keys, ordinals.keys,
      native.keys, nativeTens.keys, sino.keys, NamedDay.names.keys, cycles.keys, fillers, ago,
      later, lasting, until,
      now, others, nouns,
    ]
    return Set(keys.flatMap { Array($0) }.filter { !$0.utf8.allSatisfy { $0 < 0x80 } })
  }()

  /// Returns whether a word can be part of a phrase. For ASCII words the Hangul table is not built, because building it
  /// is costly.
  static func isWord(_ word: String) -> Bool {
    if word.utf8.contains(where: { $0 >= 0x80 }) { return hangul.contains(word) }
    return distances[word] != nil || weekdays[word] != nil || months[word] != nil
      || parts[word] != nil || nights[word] != nil || units[word] != nil || turns[word] != nil
      || ordinals[word] != nil || english[word] != nil || fillers.contains(word)
      || ago.contains(word) || later.contains(word) || until.contains(word) || now.contains(word)
  }

  /// The length of the longest word of `hangul` by its first character.
  static let longest: [Character: Int] = {
    var lengths: [Character: Int] = [:]
    for word in hangul {
      guard let first = word.first else { continue }
      lengths[first] = max(lengths[first] ?? 0, word.count)
    }
    return lengths
  }()

  private static func all<Role>(_ names: [(Role, [String])]) -> [String: Role] {
    var found: [String: Role] = [:]
    for (role, words) in names { for word in words { found[word] = role } }
    return found
  }
}

/// A named part of the day.
enum PartOfDay: Sendable { case smallHours, morning, forenoon, lunch, afternoon, evening, night }

enum PhraseUnit: Sendable { case minute, hour, day, week, fortnight, month, year }
