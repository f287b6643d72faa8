/// Korean and English words that identify the kind of a line.
enum CaptureVocabulary {
  // MARK: Starts of a line

  static let feelings: Set<String> = [
    "기분", "기분점수", "기부니", "기븐", "컨디션", "무드", "felt", "feelin", "feel", "feeling", "mood",
  ]
  static let books: Set<String> = ["책", "book"]

  // MARK: Contacts

  /// Words for being in touch, by channel.
  static let channels: [String: Watering.Channel] = {
    let words: [(Watering.Channel, [String])] = [
      (
        .call,
        [
          "통화", "전화", "영상통화", "통화했어요", "전화했어요", "전화드림", "전화드렸어", "전화드렸다", "전화옴", "통화함", "통화했어",
          "통화했다", "통화했음", "전화함", "전화했어", "전화했다", "called", "phoned",
          "rang", "rung", "facetimed", "skyped",
        ]
      ),
      (.message, ["문자", "문자옴", "문자했어요", "문자함", "문자했어", "문자했다", "문자보냄", "texted", "emailed"]),
      (.message, ["txtd", "txt'd"]),
      (
        .messenger,
        ["카톡", "톡", "톡함", "카톡옴", "카톡했어요", "디엠", "카톡함", "카톡했어", "카톡했다", "messaged", "whatsapped"]
      ),
      (
        .met,
        [
          "만남", "병문안", "문병", "만났어요", "먹음", "먹었어", "먹었어요", "먹었다", "마심", "마셨어", "마셨어요", "마셨다", "뵀어",
          "뵀다", "만났어", "만났다", "만났음", "만나서", "met", "saw", "visited",
        ]
      ),
    ]
    var found: [String: Watering.Channel] = [:]
    for (channel, names) in words { for name in names { found[name] = channel } }
    return found
  }()

  /// Words for a contact that did not take place: 엄마랑 통화 못함, `mum called but missed it`. `undone` has prefixes, and
  /// `undoneEnds` has suffixes.
  static let undone = [
    "못", "안받", "취소", "까먹", "깜빡", "깜박", "뻔했", "잊", "씹", "이따", "나중", "missed", "didn't", "didn’t",
    "didnt", "haven't", "haven’t", "havent", "hasn't", "hasn’t", "hasnt", "never", "almost",
    "couldn't", "couldn’t", "couldnt", "forgot", "cancelled", "canceled",
    "꺼져", "꺼졌", "꺼짐", "꺼놨", "끊", "차단", "탈퇴",
  ]
  static let undonePhrases = [
    "no answer", "voicemail", "not home", "wasn't home", "line busy", "부재중", "안 받", "안받", "부탁",
    "예정", "프사", "기로함", "기로 함", "기로했", "기로 했", "야 했", "야했", "야 하", "야하", "야 돼", "야돼", "야 되", "야되",
    "야 함", "야함", "야 됨", "야됨", "야지", "야겠",
  ]
  static let duties: Set<String> = [
    "need", "needs", "should", "must", "gotta", "remember", "ought", "ask", "tell", "owe", "don't",
    "don’t", "todo",
  ]
  /// Negated verbs that are written as one word: 안함, 안보냄. They may be joined to a contact noun: 전화안함.
  static let undoneVerbs = [
    "안함", "안했", "안하고", "안보냄", "안보냈", "안만", "안갔", "안감", "안걸", "안받",
  ]
  static let touchNouns = ["전화", "통화", "연락", "문자", "톡", "메일", "인사"]
  static let undoneEnds = ["하기", "만나기", "기로", "해야", "하자", "려고", "할것", "할거"]

  /// Past forms that still announce a future plan: 예약했다, 잡았어.
  static let plans = ["예약", "잡았", "잡음", "정했", "기로", "취소", "신청"]

  /// Past forms about a future arrangement: 금요일로 바뀌었다, 잡혔어.
  static let changes = [
    "바뀌", "바꼈", "바꿨", "미뤘", "미뤄", "옮겼", "옮김", "잡혔", "생겼", "걸렸", "당겼", "당겨", "확정", "약속", "예매",
    "등록", "초대", "변경", "연기", "취소", "놨", "뒀",
  ]

  /// Nouns that end in 기 as verbs for a task do: 고기, 이야기.
  static let nounsLikeVerbs = [
    "이야기", "얘기", "고기", "감기", "아기", "후기", "전기", "일기", "경기", "비행기", "여기", "거기", "저기", "분위기", "인기",
    "사진기", "세탁기", "딸기", "연기", "용기", "무기", "모기",
  ]

  /// Words before the topic of a conversation.
  static let topics: Set<String> = [
    "about", "for", "re", "regarding", "until", "till", "before", "again",
  ]

  /// Contact nouns without tense. With a future day or hour, they are plans.
  static let tenseless: Set<String> = [
    "통화", "전화", "영상통화", "문자", "카톡", "톡", "디엠", "만남", "병문안", "문병",
  ]

  /// Verbs after a contact noun that only say that the contact took place: 카톡 옴, 통화 함.
  static let lightVerbs: Set<String> = [
    "옴", "왔음", "왔다", "왔어", "왔어요", "왔네", "함", "했음", "했다", "했어", "했어요", "했네",
  ]

  /// Stems of Korean contact verbs. All past forms of a stem match.
  static let verbs: [(stem: String, channel: Watering.Channel?)] = [
    ("영상통화", .call), ("통화", .call), ("전화", .call), ("문자", .message), ("카톡", .messenger),
    ("톡", .messenger), ("만났", .met), ("만나", .met), ("봤", .met), ("뵀", .met), ("뵘", .met),
    ("뵈었", .met),
    ("놀았", .met), ("놀았음", .met), ("놂", .met), ("놀다옴", .met), ("놀다왔", .met), ("먹었", .met),
    ("먹음", .met),
    ("밥먹", .met), ("마셨", .met), ("마심", .met), ("다녀왔", .met), ("다녀옴", .met), ("수다떨", .met),
    ("수다떪", .met), ("디엠", .messenger), ("연락", nil), ("뵙고", .met), ("뵙다", .met),
    ("배웅", .met), ("마중", .met), ("마주쳤", .met), ("마주침", .met), ("놀러왔", .met), ("놀러옴", .met),
    ("들렀", .met), ("들름", .met), ("헤어졌", .met), ("헤어짐", .met), ("만낫음", .met), ("만낫어", .met),
    ("만낫다", .met),
    ("전해줌", .met), ("전해줬", .met), ("전해드", .met),
  ]
  /// Contact words that also tell something about the contact, so that they stay in the memo.
  static let memoWords = [
    "연락", "뵙고", "뵙다", "배웅", "마중", "마주", "놀러", "들렀", "들름", "헤어", "병문안", "문병", "전해",
  ]
  /// Past forms that are nouns, such as 보냄. Forms with ㅆ before the ending, such as 갔음, are found by that letter
  /// instead.
  static let nounForms = [
    "함", "옴", "드림", "뵘", "놂", "먹음", "마심", "다녀옴", "떪", "봄", "나눔", "보냄", "씀", "물음", "받음", "들름",
    "마주침", "헤어짐", "갔다옴", "만낫음", "만낫어", "만낫다", "전해줌", "전화오심",
    "연락오심",
  ]

  /// Past forms that match only as whole words: 감 is not a past form in 독감.
  static let wholeNounForms: Set<String> = ["감", "줌", "완료"]
  /// Words for things that are sent or said to a person: 수진이한테 메일 보냄, but not 수진이한테 돈 보냄.
  static let sent = [
    "메일", "편지", "엽서", "안부", "인사", "소식", "연락", "축하", "얘기", "이야기", "말", "사과", "고백",
  ]
  /// Particles that mark a recipient.
  static let toward: Set<String> = ["한테", "이한테", "에게", "이에게", "께"]

  /// Prepositions before a person's name.
  static let nameLeads: Set<String> = ["with", "w", "w/", "at", "to", "into"]

  /// Noun phrases of contact that stay in the memo except for their last word.
  static let phrasalNouns: [(words: [Set<String>], channel: Watering.Channel?)] = [
    ([["letter", "postcard", "card", "parcel"], ["from"]], .message),
    ([["quick", "good", "nice", "long", "lovely"], ["chat"], ["with", "w", "w/"]], nil),
    (
      [
        ["good", "nice", "long", "lovely"], ["chat"], ["on"], ["the"], ["phone"],
        ["with", "w", "w/", "to"],
      ], .call
    ),
  ]

  /// English contact verbs of several words. The channel is nil if the verb does not imply one.
  static let phrasalVerbs: [(words: [Set<String>], channel: Watering.Channel?)] = [
    (
      [
        ["had"], ["lunch", "dinner", "breakfast", "brunch", "coffee", "drinks", "tea", "supper"],
        ["with", "w", "w/"],
      ], .met
    ),
    ([["ran", "bumped"], ["into"]], .met), ([["hung"], ["out"], ["with"]], .met),
    ([["caught", "met"], ["up"], ["with"]], .met),
    ([["phone", "video"], ["call"], ["with", "w", "w/"]], .call),
    ([["spoke", "talked", "chatted"], ["to", "with"]], nil),
    ([["wrote"], ["to"]], .message), ([["heard"], ["from"]], nil),
    ([["msg", "message", "text", "email"], ["from"]], .message),
    ([["whatsapp", "dm"], ["from"]], .messenger),
  ]

  /// Words between two names.
  static let ands: Set<String> = ["and", "&", "+", "n", "와", "과", "랑", "하고", "및"]

  /// Particles that mark a companion.
  static let together: Set<String> = ["이랑", "이하고", "하고", "이와", "랑", "와", "과"]

  /// Past syllables misspelt with ㅅ for ㅆ.
  static let misspeltPasts: Set<Character> = ["햇", "됏", "왓", "갓", "봣", "엇", "앗", "겻", "렷", "졋"]

  // MARK: Meals

  /// Meals and the part of the day that they imply. The word itself stays in the title.
  static let meals: [String: String] = [
    "아침": "아침", "점심": "점심", "저녁": "저녁", "breakfast": "아침", "brunch": "오전", "lunch": "점심",
    "dinner": "저녁", "supper": "저녁",
    "저녁약속": "저녁", "점심약속": "점심",
  ]
  /// Words that imply the evening. In a line with one of them, an hour from 7 to 9 is PM. The user is asked about 10
  /// and 11.
  static let evenings: Set<String> = [
    "영화", "술", "맥주", "공연", "뮤지컬", "연극", "콘서트", "밥", "저녁밥", "삼겹살", "고기", "곱창", "치킨", "와인",
    "소주", "당구", "볼링", "뒤풀이", "공연뒤풀이", "생파", "한잔", "술집", "포차", "노래방", "파티",
    "데이트", "야식", "클럽", "회식", "술자리", "치맥", "퇴근", "퇴근하고", "재우고", "넷플", "movie", "cinema", "concert",
    "gig", "theatre",
    "theater", "beer", "beers", "pint", "pints", "darts", "party", "playhouse", "opera", "pub",
    "drinks", "dinner", "supper",
    "cinema", "film", "bbq", "curry", "wine", "cocktails", "tribute", "documentary", "quiz", "date",
    "fireworks", "poker", "disco", "comedy",
  ]
  /// Events that are more often in the evening than in the morning.
  static let gatherings: Set<String> = [
    "동창회", "모임", "회식", "송년회", "신년회", "송별회", "환영회", "뒷풀이", "약속", "club",
  ]
  /// Words that imply the morning. In a line with one of them, an hour from 4 to 6 is AM. The user is not asked about 7
  /// and 8.
  static let mornings: Set<String> = [
    "기상", "일어나기", "출근", "등교", "등원", "조식", "조회", "알람", "새벽기도",
    "조찬", "건강검진", "공복", "금식", "채혈", "마라톤", "투석", "대사관", "오픈런", "wake", "alarm", "breakfast",
    "commute", "sunrise", "wakeup",
  ]
  /// English parts of the day that can be nouns of their own.
  static let nounsOfDay: Set<String> = ["night", "morning", "evening", "afternoon"]
  /// Nouns after `night` that make it part of a name: `friday night shift`.
  static let behindNights: Set<String> = ["shift", "shifts", "out", "school", "train", "bus"]
  /// Words after a number that show that the number is an hour and not a count.
  static let behindHours: Set<String> = [
    "w", "with", "at", "that", "not", "outside", "after", "before", "remind", "reminder", "via",
  ]

  /// Words after which `before` and `after` are relative to a day: `the night before the 8th`.
  static let beforeBounds: Set<String> = [
    "day", "days", "night", "evening", "morning", "week", "weeks", "month", "months", "min", "mins",
    "minutes", "minute", "hour", "hours", "hr", "hrs", "year", "years", "not", "or", "and", "time",
    "long", "shortly", "soon", "right", "just",
  ]

  /// Words whose four-digit number may be a time: `train 1130 friday`.
  static let transports: Set<String> = ["flight", "train", "bus", "tram", "coach", "zoom"]
  /// Nouns after an ordinal that is not a day of the month: `4th floor`, `500 5th Ave`, `68th birthday`.
  static let behindOrdinals: Set<String> = [
    "ave", "avenue", "street", "st", "floor", "birthday", "bday", "grade", "anniversary", "edition",
    "hole", "class", "year", "round", "form", "&", "grader", "graders", "district",
  ]

  /// Nouns to which a preceding meal belongs: 점심 약속.
  static let behindMeals = ["약속", "모임", "식사", "먹기", "먹자", "데이트", "미팅"]

  /// Meals that mean only a part of the day if an hour follows.
  static let partsOfDay: Set<String> = ["아침", "점심", "저녁"]

  // MARK: Yearly days

  /// Nouns after `birthday` that make it a different event: `birthday party`.
  static let behindBirthdays: Set<String> = [
    "party", "drinks", "do", "dinner", "lunch", "brunch", "breakfast", "tea", "card", "cards",
    "present", "presents", "gift", "gifts", "cake", "call", "meal", "bash", "trip", "weekend",
    "celebration", "shopping", "flowers", "song", "picnic",
  ]
  static let birthdays = ["생일", "생신", "birthday", "bday", "b-day"]
  static let anniversaries = ["제사", "기일", "기념일", "anniversary", "anniv"]
}
