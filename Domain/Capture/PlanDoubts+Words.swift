// MARK: Words

extension PlanDoubts {
  /// A change to an existing plan, as in `3pm sync cancelled` or `회의 변경`.
  var change: String? {
    if let word = first(of: ["cancelled", "canceled", "postponed", "rescheduled", "moved"]) {
      return word
    }
    // `same as yesterday` compares, and `cancel dentist on friday` plans nothing.
    if word(0) == "cancel", first(of: ["by", "before"]) == nil { return word(0) }
    if let number = words.indices.dropLast().first(where: { number in
      ["as", "like", "than"].contains(words[number].text) && isRead(words[number + 1].range)
    }) {
      return words[number].text
    }
    let ends = [
      "취소", "취소됨", "취소됐어", "취소됐음", "취소했어", "취소래", "취소래요", "취소됐대", "변경", "변경됨", "연기", "연기됨", "미뤄짐",
      "옮김",
    ]
    return words.first { word in ends.contains { word.text.hasSuffix($0) } }?.text
  }

  /// A question or an uncertain plan, as in `maybe sunday`, `coffee with Sara at 7?` or `한강 갈까`.
  var wondering: String? {
    if let word = first(of: ["maybe", "might", "perhaps", "possibly", "nothing"]) { return word }
    guard let last = line.words.last?.text else { return nil }
    if last.hasSuffix("?") { return last }
    let text = last.trimmingSuffix(of: ".!~…ㅋㅎㅠㅜ").trimmingSuffix(of: "요")
    guard text.hasSuffix("까"), let scalar = text.dropLast().unicodeScalars.last,
      (0xAC00...0xD7A3).contains(scalar.value)
    else { return nil }
    // ㄹ is final consonant 8 in the Hangul syllable table.
    return (scalar.value - 0xAC00) % 28 == 8 ? last : nil
  }

  /// A day that may mean one month or every month, as in `first monday of the month` alone.
  var monthly: String? {
    let texts = line.words.map { $0.text.lowercased().trimmingSuffix(of: ",:;") }
    guard times.rhythm == nil,
      let index = texts.indices.dropFirst().first(where: { index in
        texts[index...].starts(with: ["of", "the", "month"])
          && Self.weekdays.contains { texts[index - 1].hasPrefix($0) }
      })
    else { return nil }
    return line.text(line.words[index].range.lowerBound..<line.words[index + 2].range.upperBound)
  }

  /// A counted weekday beside `monthly`. Example: `monthly 1:1, 2nd thursday`.
  var monthlyWeekday: String? {
    guard times.rhythm == nil, let word = first(of: ["monthly"]) else { return nil }
    let isCounted = readTexts.contains { text in
      text.contains("1st ") || text.contains("2nd ") || text.contains("3rd ")
        || text.contains("4th ") || text.contains("last ")
        || PhraseVocabulary.ordinals.keys.contains { text.hasPrefix($0 + " ") }
    }
    return isCounted ? word : nil
  }

  private static let weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

  /// A number that would be the whole title, as in `1-100 today: 63`.
  var bareNumber: String? {
    let title = draft.title
    let isNumber =
      title.contains(where: \.isNumber) && title.allSatisfy { !$0.isLetter && $0.isASCII }
    return isNumber ? title : nil
  }

  /// A past verb, in a plan for the future. Examples: `had the review meeting on friday` and `민아랑 싸웠다`.
  var pastVerb: String? {
    guard isAhead, times.rhythm == nil, !isPlan else { return nil }
    // Capitalised, `Lent` is the season and no verb.
    if let word = first(of: Self.pastVerbs),
      word != "lent" || !line.words.contains(where: { $0.text == "Lent" })
    {
      return word
    }
    let opening = word(0)
    if opening.count > 4, opening.hasSuffix("ed"), !Self.planning.contains(opening) {
      return opening
    }
    if line.words.contains(where: { word in
      CaptureVocabulary.plans.contains { word.text.contains($0) }
    }) {
      return nil
    }
    return line.words.first { Self.isPastReport($0.text) }?.text ?? nounForm
  }

  /// The noun form of a verb that hardly plans, on a weekday that may be over: 일요일에 꽝침.
  private var nounForm: String? {
    guard line.hasHangul, case .days(let days) = draft.times, days.upperBound <= now.day + 7,
      readTexts.contains(where: { $0.contains("요일") || $0.contains("욜") }),
      let last = words.last(where: { !isRead($0.range) })?.text, Self.isNounForm(last),
      !["감", "옴", "만남", "함", "봄", "줌", "임", "됨"].contains(where: last.hasSuffix)
    else { return nil }
    return last
  }

  /// Returns whether a Korean verb reports the past: 싸웠다, 다녀옴, 만나뵘.
  static func isPastReport(_ word: String) -> Bool {
    isPast(word) || reports.contains(where: bare(word).hasSuffix)
  }

  /// Noun forms of verbs that report, and hardly plan: 먹임 and 다녀가심, but neither 만남 nor 예약함.
  private static let reports = [
    "먹음", "먹임", "마심", "다녀옴", "갔다옴", "하고옴", "전화옴", "연락옴", "문자옴", "톡옴", "다녀감", "가심", "놀다감", "읽음", "뵘",
    "다툼", "통화함", "얼굴봄", "받음", "보냄", "빠짐", "넘어짐", "다침", "토함", "걸림", "깸", "데리고나옴", "데려옴", "설침", "망함",
    "버팀", "잃어버림", "사드림", "사줌", "갚음",
  ]

  /// Returns whether a Korean word may be the noun form of any verb, by its final ㅁ: 이김, 심음, 오심.
  static func isNounForm(_ word: String) -> Bool {
    let text = word.trimmingSuffix(of: ".!?~,…ㅠㅜㅋㅎ")
    // ㅁ is final consonant 16.
    guard let last = text.unicodeScalars.last?.value, (0xAC00...0xD7A3).contains(last),
      (last - 0xAC00) % 28 == 16
    else { return false }
    return text.count == 1
      ? ["짐", "팜", "감", "옴", "봄", "줌", "함"].contains(text)
      : !nounsInM.contains(where: text.hasSuffix)
  }

  /// Endings of nouns with a final ㅁ.
  private static let nounsInM = """
    사람 다음 마음 이름 처음 음식점 지금 요즘 그림 아침 점심 관심 중심 진심 욕심 열심 기침 모임 게임 책임 담임 타임 여름 구름 기름 바람 보람 힘 몸 꿈 \
    땀 님 밤 점 금 품 범 담 검 염 렴 험 강남 팀 햄 잼 크림 필름 템 그램 리듬 룸 홈 폼 쯤 만큼 알림 마감 독감 장난감 물감 공감 예감 자신감 곶감 죽음 얼음 \
    녹음 도움 소음 있음 없음 념
    """.split(separator: " ").map(String.init)

  private static let planning: Set<String> = [
    "booked", "closed", "reserved", "confirmed", "scheduled", "planned", "arranged", "wicked",
    "speed",
  ]

  /// Returns whether a Korean verb has ㅆ before its ending, so that it is in the past tense: 싸웠다, 갔었음. False for 있, 겠
  /// and 댔.
  static func isPast(_ word: String) -> Bool {
    let text = word.trimmingSuffix(of: ".!?~,…ㅠㅜㅋㅎ")
    let ends = [
      "다", "어", "어요", "음", "네", "네요", "지", "는데", "고", "습니다", "댔음", "다고", "다고함", "대", "대요", "다네",
      "더라",
      "더라고", "던데", "다가", "다감", "다옴", "더니",
    ]
    return ends.contains { end in
      guard text.hasSuffix(end), let last = text.dropLast(end.count).unicodeScalars.last else {
        return false
      }
      // ㅆ is final consonant 20 in the Hangul syllable table. 있 and 겠 have no tense, and 온댔음 reports a plan.
      return (0xAC00...0xD7A3).contains(last.value) && (last.value - 0xAC00) % 28 == 20
        && !["있", "겠", "댔"].contains(String(last))
    }
  }

  /// A mood, so the line is not a plan. Examples: `really happy today!` and `울었다 오늘`.
  var feeling: String? {
    guard times.rhythm == nil, !isPlan, day <= now.day + 1 || endsWithLevel else { return nil }
    if ["i'm", "i’m", "im"].contains(word(0)) { return word(0) }
    if let fever = line.fever { return fever }
    return words.enumerated().first { number, word in
      if word.text == "happy", ["hour", "birthday"].contains(self.word(number + 1)) {
        return false
      }
      return CaptureVocabulary.isMood(word.text)
    }?.element.text
  }

  private var endsWithLevel: Bool {
    guard let last = words.last, !isRead(last.range), let level = Int(last.text) else {
      return false
    }
    return level > 12 && level <= 100
  }

  /// A birth or a birthday, as in `Anna turns 40 on May 9`, `2019년 7월 30일에 태어남` or `생일이네`.
  var born: String? {
    if let word = first(of: ["born", "turns", "turned", "turning"]) { return word }
    for (number, word) in words.enumerated() {
      if word.text == "is", let age = Int(self.word(number + 1)), age < 120,
        !isRead(words[number + 1].range)
      {
        return word.text
      }
      if word.text.hasPrefix("태어") { return word.text }
      if word.text.hasPrefix("생일"), word.text.count > 2 || number == words.count - 1,
        !["파티", "선물", "잔치", "케이크", "상", "카드"].contains(where: {
          word.text.dropFirst(2).hasPrefix($0)
        }),
        draft.repeating == nil
      {
        return word.text
      }
    }
    return nil
  }

  /// Reading progress, so the line is not a plan. Examples: `reread pages 1-20 of Walden` and `데미안 100쪽 찍음`.
  var pages: String? {
    if isPlan { return nil }
    if ["started", "finished", "reread", "reading"].contains(word(0)) { return word(0) }
    // Capitals show a title: `starting Small Things Like These tonight`.
    if ["starting", "start"].contains(word(0)), line.words.count > 2,
      line.words[1].text.first?.isUppercase == true, line.words[2].text.first?.isUppercase == true
    {
      return word(0)
    }
    // A month may be a title: `read all of August`.
    if word(0) == "read", times.understood?.start.days?.kind == .month { return word(0) }
    return words.first { word in
      if isRead(word.range) || times.rhythm != nil && word.text.hasSuffix("씩") { return false }
      if ["page", "pages", "pp", "pg", "pgs", "chapter", "chapters", "챕터", "문장", "글귀"].contains(
        word.text)
      {
        return true
      }
      let digits = word.text.prefix(while: \.isNumber)
      let rest = word.text.dropFirst(digits.count)
      return !digits.isEmpty && (rest.hasPrefix("쪽") || rest.hasPrefix("페이지"))
    }?.text
  }
}
