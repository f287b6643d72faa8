// MARK: Words that modify a plan and stay in its title

extension PlanDoubts {
  /// A limit or an exception, mostly to a repetition, as in `일주일만`, `평일만`, `5번만`, `주말빼고` or `부활절은 빼고`.
  var limit: String? {
    for (number, word) in words.enumerated() where !isRead(word.range) {
      let text = word.text
      if text.count > 2, text.hasSuffix("만"), isOfTime(String(text.dropLast())) { return text }
      if ["x2", "x3", "x4", "x5", "x6", "x8", "x10", "x12"].contains(text) { return text }
      if ["mornings", "evenings", "afternoons"].contains(text) { return text }
      if text == "빼고" || text == "제외", number > 0,
        words[number - 1].text.contains(where: \.isNumber) || isOfTime(words[number - 1].text)
      {
        return self.word(number - 1) + " " + text
      }
      guard times.rhythm != nil else { continue }
      let skipped = ["못감", "안감", "쉼", "쉬는", "안함", "그전날", "전날", "담날", "다음날"]
      if skipped.contains(text),
        line.words.contains(where: {
          ["이번", "다음", "주말", "방학", "휴일"].contains(where: $0.text.hasPrefix)
        })
      {
        return text
      }
      if ["빼고", "제외", "빼곤", "쉬고"].contains(where: text.contains) {
        return text.count > 2 || number == 0 ? text : self.word(number - 1) + " " + text
      }
      if text == "nights" { return text }
    }
    return nil
  }

  /// Returns whether a Korean word is about days or a count: 일주일, 평일, 5번, 부활절까지.
  private func isOfTime(_ text: String) -> Bool {
    text.contains(where: \.isNumber) || text.hasSuffix("까지") || text.hasSuffix("부터")
      || KoreanLeftover(text, before: "", next: "").saysWhen(hasRhythm: true)
      || ["일주일", "한달", "하루", "이번달", "담달", "다음달", "한번", "두번", "세번", "이번주", "다음주", "담주", "오전", "오후"]
        .contains(text)
  }

  private static let shifts = [
    "미룸", "미뤄", "미루", "바뀜", "바꿈", "바뀐", "앞당", "당겨", "당김", "늦춰", "늦춤", "옮겨", "옮김", "연기됨", "연장됨",
    "연장돼", "바꿔",
  ]

  /// An existing plan that is moved, as in `수욜에서 금욜로 미룸` or `2시 → 4시`.
  var moved: String? {
    if let word = words.first(where: { word in
      !isRead(word.range) && Self.shifts.contains(where: word.text.hasPrefix)
    }) {
      return word.text
    }
    return line.words.indices.dropFirst().first { number in
      ["→", "->", "=>", "➡"].contains(line.words[number].text)
        && number + 1 < line.words.count
        && [number - 1, number + 1].allSatisfy { side in
          times.ranges.contains { $0.overlaps(line.words[side].range) }
        }
    }.map { line.words[$0].text }
  }

  /// An end without a date, or a break with an end. Examples: `중간고사 끝날때까지` and `등원 금욜까지 안함`.
  var openEnd: String? {
    let untaken = words.filter { !isRead($0.range) }
    if let word = untaken.first(where: { word in
      ["때까지", "날까지", "전까지", "되면까지"].contains(where: word.text.hasSuffix)
    }) {
      return word.text
    }
    for (number, word) in words.enumerated().dropFirst()
    where ["전에", "전까지", "전까지는", "안으로", "안에", "이내에"].contains(word.text) && !isRead(word.range) {
      if isRead(words[number - 1].range) { return word.text }
    }
    guard times.understood?.isDeadline == true else { return nil }
    return untaken.first { word in
      ["안함", "안해", "안감", "못감", "못함", "쉼", "쉬기", "없음"].contains(where: word.text.hasSuffix)
    }?.text
  }

  /// Words about the immediate past, so the line is not a plan. Examples: `아까` and `방금`.
  var justBeen: String? {
    guard line.hasHangul else { return nil }
    return words.first { ["아까", "방금", "엊그제", "어젯밤"].contains($0.text) }?.text
  }

  /// A one-syllable weekday that was not parsed, in a line without another day. Example: `10시 넷플 민아랑 금`.
  var loneWeekday: String? {
    guard line.hasHangul, !hasDay, times.rhythm == nil else { return nil }
    return line.words.enumerated().first { number, word in
      guard !isRead(word.range), !word.text.hasPrefix("#") else { return false }
      let text = Self.bare(word.text)
      return text.count == 1 && "월화수목금토일".contains(text)
        && (number == line.words.count - 1 || text != "일")
    }?.element.text
  }

  /// A weekday that is joined by a comma, `·` or `/` to a parsed weekday, as in `분리수거 화,금`.
  var listedWeekday: String? {
    line.words.first { word in
      let parts = word.text.split { ",·/".contains($0) }
      return parts.count > 1 && isRead(word.range)
        && word.range.contains { index in
          "월화수목금토일".contains(line.characters[index])
            && !times.ranges.contains { $0.contains(index) }
        }
    }?.text
  }

  /// A spelled-out day of the month, as in `half past six on the tenth`.
  var spelledDay: String? {
    words.indices.dropFirst().first { number in
      !isRead(words[number].range) && word(number - 1) == "the"
        && Self.spelledDays.contains(words[number].text)
        && (number == words.count - 1 || isRead(words[number + 1].range))
    }.map { words[$0].text }
  }

  private static let spelledDays: Set<String> = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth",
    "eighteenth", "nineteenth", "twentieth", "thirtieth", "twenty-first", "twenty-second",
    "twenty-third", "twenty-fourth", "twenty-fifth", "twenty-sixth", "twenty-seventh",
    "twenty-eighth", "twenty-ninth", "thirty-first",
  ]

  /// A choice between two times, as in `목이나 금에` or `아님 11시`.
  var choice: String? {
    words.first { word in
      if ["아님", "아니면", "또는", "혹은", "미정"].contains(word.text) { return true }
      guard !isRead(word.range), word.text.hasSuffix("이나") || word.text.hasSuffix("나") else {
        return false
      }
      return "월화수목금토일".contains(word.text.prefix(1)) && word.text.count < 4
        && ["이나", "욜이나", "요일이나"].contains(String(word.text.dropFirst()))
    }?.text
  }

  /// A second reminder that was not parsed, as in `하루전이랑 한시간전 알림`.
  var otherReminder: String? {
    guard reminder != nil, line.hasHangul else { return nil }
    return words.first { word in
      !isRead(word.range)
        && ["하루전", "이틀전", "일주일전", "전날", "시간전", "분전"].contains(where: word.text.contains)
    }?.text
  }

  /// A week that was not parsed, as in `due wk today` or `hung wk of the 23rd`.
  var looseWeek: String? {
    words.first { ["wk", "wks"].contains($0.text) && !isRead($0.range) }?.text
  }

  /// The start of reading a book, as in `오늘부터 … 읽기 시작`.
  var begunBook: String? {
    guard line.hasHangul else { return nil }
    // The verb may be left out: 오늘부터 불편한 편의점 시작.
    if case .days = draft.times, times.rhythm == nil, words.count < 7,
      word(words.count - 1) == "시작",
      readTexts.contains("오늘부터")
    {
      return "시작"
    }
    return zip(words, words.dropFirst()).first { word, next in
      ["읽기", "독서"].contains(word.text) && next.text.hasPrefix("시작")
    }?.0.text
  }

  /// A date beside weekdays that may be the first or the last date, as in `교양 화수 1시반 종강 6/16`.
  var endOrStart: String? {
    guard times.rhythm != nil, times.bound.isEmpty, times.understood?.isDeadline != true,
      let start = times.understood?.start.days, start.kind == .day,
      start.span.lowerBound > now.day + 7,
      times.rhythm.map({ $0.text.contains { "월화수목금토일".contains($0) } || !line.hasHangul }) == true
    else { return nil }
    let leads: Set<String> = [
      "from", "starting", "starts", "start", "beginning", "begins", "first", "next",
    ]
    let isStart =
      times.ranges.contains { range in
        let text = line.text(range).lowercased()
        return ["부터", "from", "start", "beginning"].contains(where: text.contains)
      }
      || words.contains {
        leads.contains($0.text) || $0.text.hasPrefix("시작") || $0.text.hasPrefix("첫")
      }
    return isStart ? nil : times.ranges.last.map { line.text($0) }
  }

  /// A start from 1:00 up to but not including 6:00 at night, in a line without AM or a word for night. Examples:
  /// `130-3` and `@ 215`.
  var smallSpan: String? {
    guard case .hours(let from, _) = draft.times, !line.hasHangul || times.understood?.end != nil,
      (3600..<6 * 3600).contains(from.time.seconds), times.understood?.start.isPartOfDay != true,
      HalfOfDay(line) != .morning
    else { return nil }
    let says = ["am", "a.m", "새벽", "night", "midnight", "밤", "오전", "아침", "early", "morning", "자정"]
    let texts = readTexts + words.map(\.text)
    if texts.contains(where: { text in says.contains(where: text.contains) }) { return nil }
    if readTexts.contains(where: { $0.contains("0") && $0.first == "0" }) { return nil }
    return readTexts.first { $0.contains(where: \.isNumber) }
  }

  /// A part of the day that has passed, without a day word. Example: `아침에 아빠랑 싸움`, entered at nine.
  var partOver: String? {
    guard times.rhythm == nil, let start = times.understood?.start, start.isPartOfDay,
      start.days == nil, case .hours(let from, _) = draft.times, from.day > now.day,
      !readTexts.contains(where: { $0.hasPrefix("in ") })
    else { return nil }
    return readTexts.first
  }
}
