// MARK: Times left in the title

extension PlanDoubts {
  /// A weekday that is in no field of the plan, as in `fri nite pick up sat 10` or `화욜로 연장됨`.
  var lostWeekday: String? {
    if let word = looseKoreanWeekday { return word }
    // The weekday is not that of the plan in `the day after easter monday`.
    guard times.rhythm == nil, let read = times.understood, !countsFromDay else { return nil }
    var kept: Set<Weekday> = []
    for point in [read.start, read.end].compactMap(\.self) {
      guard let span = point.days?.span else { continue }
      kept.formUnion([span.lowerBound.weekday, span.upperBound.weekday])
      if span.upperBound - span.lowerBound == 6 { return nil }
    }
    switch draft.times {
    case .days(let days): kept.formUnion([days.lowerBound.weekday, days.upperBound.weekday])
    case .hours(let from, let to):
      kept.formUnion([from.day.weekday, to?.day.weekday ?? from.day.weekday])
    }
    return words.first { word in
      guard times.ranges.contains(where: { $0.overlaps(word.range) }), word.text.count > 2,
        let weekday = RepeatVocabulary.weekday(word.text)
      else { return false }
      return !kept.contains(weekday)
    }?.text
  }

  /// A weekday word that was not parsed, as in `화욜로` or `27금`.
  private var looseKoreanWeekday: String? {
    guard line.hasHangul else { return nil }
    return words.enumerated().first { number, word in
      // 토요일 밤의 열기 is a name.
      if isRead(word.range) || self.word(number + 1).hasSuffix("의") { return false }
      let stems = [word.text] + EndParticle.stems(of: word.text).map(\.stem)
      if stems.contains(where: { ($0.hasSuffix("욜") || $0.hasSuffix("요일")) && $0.count < 5 }) {
        return true
      }
      let digits = word.text.prefix(while: \.isNumber)
      return !digits.isEmpty && digits.count < 3
        && ["월", "화", "수", "목", "금", "토", "일"].contains(String(word.text.dropFirst(digits.count)))
        || ["월휴무", "화휴무", "수휴무", "목휴무", "금휴무", "토휴무", "일휴무"].contains(word.text)
    }?.element.text
  }

  /// A span of more than a week, as in `tues-thurs next wk` or `금욜->담주 화욜`.
  var longSpan: String? {
    guard case .days(let days) = draft.times else { return nil }
    let length = days.upperBound - days.lowerBound
    // One of these would begin before the last one ends.
    if let rhythm = times.rhythm {
      let isShort = ["weekend", "주말", "every day", "매일"].contains(where: rhythm.text.contains)
      return length > (isShort ? 0 : 6) ? readTexts.last : nil
    }
    if length > 366, !saysYear { return readTexts.first }
    if length < 7 { return nil }
    let text = readTexts.joined(separator: " ")
    let isWeekday = line.words.contains { word in
      isRead(word.range)
        && (word.text.split { "-–~>→".contains($0) }.contains {
          RepeatVocabulary.weekday($0.lowercased()) != nil && Int($0) == nil
        })
    }
    return isWeekday && !text.contains(where: \.isNumber) && !text.contains("today")
      ? readTexts.first : nil
  }

  /// A time in the past, in a line without a past verb. Example: `알바 5시간전에 자소서 끝낼것`.
  var agoOfPlan: String? {
    guard let ahead = times.understood?.start.fromNow, ahead < 0, line.hasHangul,
      !line.words.contains(where: { Self.isPastReport($0.text) })
    else { return nil }
    return readTexts.first
  }

  /// A sentence after a colon, so the line is a quotation and not a plan. Example: `써있던거: 오늘 흘린 땀은 배신하지 않는다`.
  var sentenceBehindColon: String? {
    guard line.hasHangul, case .days = draft.times, times.rhythm == nil,
      line.words.dropLast().contains(where: { $0.text.hasSuffix(":") }), let last = words.last
    else { return nil }
    return last.text.hasSuffix("다") || last.text.hasSuffix("라") ? last.text : nil
  }

  /// The duration of a repetition, which was not parsed. Example: `미션 100일`.
  var openLength: String? {
    guard times.rhythm != nil, line.hasHangul else { return nil }
    return words.first { word in
      let digits = word.text.prefix(while: \.isNumber)
      return !isRead(word.range) && digits.count > 1
        && ["일", "일간", "주", "주간", "개월"].contains(String(word.text.dropFirst(digits.count)))
    }?.text
  }

  /// A span whose hours may both be AM or PM, as in `목 7-9시`.
  var koreanHalves: String? {
    guard line.hasHangul, let read = times.understood, let end = read.end, times.rhythm == nil,
      read.start.notation == .asHour, end.notation == .asHour, let from = read.start.seconds,
      let to = end.seconds, (7 * 3600..<9 * 3600).contains(from), from < to, to <= 11 * 3600,
      HalfOfDay(line) == nil
    else { return nil }
    return readTexts.first { $0.contains("시") }
  }

  /// Two numbers that may be hours or days, as in `judging 6-730` or `점심시간 12-1`.
  var looseSpan: String? {
    words.enumerated().first { number, word in
      guard !isRead(word.range), !isNamed(number) else { return false }
      let sides = word.text.split(omittingEmptySubsequences: false) { "-–~".contains($0) }
      // Phone numbers and amounts are excluded: `1588-0000`, `6-7 people`.
      return sides.count == 2 && word.text.count < 9
        && sides.allSatisfy { (1...4).contains($0.count) && $0.allSatisfy(\.isNumber) }
        && !line.words.dropFirst(number + 1).prefix(1).contains { counts($0.text) }
    }?.element.text
  }

  /// A `~` that was not parsed. Example: `27금 저녁차 ~ 29일`.
  var looseSign: String? {
    line.words.indices.dropFirst().first { number in
      ["~", "～"].contains(line.words[number].text) && !isRead(line.words[number].range)
        && line.words.indices.contains(number + 1)
        && [number - 1, number + 1].contains { isRead(line.words[$0].range) }
    }.map { line.words[$0].text }
  }

  /// A part of the day after a parsed day, as in `haircut every 6 weeks sat am` or `3 places sat 21 afternoon`.
  var partBehind: String? {
    guard case .days = draft.times else { return nil }
    return words.indices.dropFirst().first { number in
      ["am", "pm", "afternoon"].contains(words[number].text) && !isRead(words[number].range)
        && isRead(words[number - 1].range)
    }.map { words[$0].text }
  }

  /// A bound beside a parsed day, as in `no later than 3/13` or `3/18 전`.
  var looseBound: String? {
    words.indices.first { number in
      if isRead(words[number].range) { return false }
      if words[number].text == "than", number + 1 < words.count {
        return isRead(words[number + 1].range)
      }
      if words[number].text == "전" {
        // 전 부치기 is about cooking.
        return number > 0 && isRead(words[number - 1].range) && !word(number + 1).hasPrefix("부치")
      }
      return ["당일", "그전날"].contains(words[number].text)
    }.map { words[$0].text }
  }

  /// A bound whose last possible day has passed, as in `pay before today`.
  var overBound: String? {
    guard case .days = draft.times, day == now.day - 1 else { return nil }
    return times.bound.lazy.map { line.text($0) }.first { $0.lowercased().hasPrefix("before") }
  }

  /// A midnight that may be before or after the day beside it, as in `rent by midnight every friday`.
  var midnightOfEach: String? {
    guard times.rhythm != nil, times.understood?.isDeadline == true else { return nil }
    return first(of: ["midnight"])
  }

  /// An end that may be Friday or Sunday, as in `by end of the week`.
  var endOfWeek: String? {
    readTexts.first { $0.contains("end of the week") || $0.contains("end of week") }
  }

  /// The time at which something is needed, and not the time of the task. Example: `defrost the mince for tonight`.
  var purposeDay: String? {
    guard !line.hasHangul, times.rhythm == nil, times.understood?.lasting == nil,
      times.understood?.start.seconds == nil || times.understood?.start.isPartOfDay == true
    else { return nil }
    return words.indices.dropFirst().first { number in
      guard words[number - 1].text == "for", number > 1, isRead(words[number].range) else {
        return false
      }
      return ["tonight", "tomorrow"].contains(words[number].text)
    }.map { "for \(words[$0].text)" }
  }

  /// Hours that may be AM or PM, as in `formal 7:30-11`.
  var halvesOfSpan: String? {
    guard !line.hasHangul, let read = times.understood, let end = read.end,
      let from = read.start.seconds, let to = end.seconds, (6 * 3600..<9 * 3600).contains(from),
      from < to, to <= 11 * 3600, from % 3600 > 0, HalfOfDay(line) != .morning,
      !readTexts.contains(where: { text in
        // A leading zero, as in `07:30`, means the morning.
        text.hasPrefix("0") || ["am", "pm", "a.m", "morning", " 0"].contains(where: text.contains)
      })
    else { return nil }
    return readTexts.first { $0.contains(where: \.isNumber) }
  }

  /// Consecutive weekdays that may mean only this week, or every week. Example: `수목금 23시`.
  var nearWeekdays: String? {
    guard let rhythm = times.rhythm, line.hasHangul, case .hours = draft.times else { return nil }
    let text = rhythm.text
    let days = text.drop { !"월화수목금토일".contains($0) }
    let isRegular = line.words.contains { word in
      ["레슨", "과외", "수업", "학원", "알바", "요가", "필라테스", "헬스", "운동", "수영", "러닝", "강의"]
        .contains(where: word.text.hasSuffix)
    }
    guard text.hasPrefix("매주 "), !isRegular,
      !line.words.contains(where: { $0.text.hasPrefix("매주") })
    else { return nil }
    let letters = days.compactMap { Array("월화수목금토일").firstIndex(of: $0) }
    guard letters.count > 1, letters.count < 5,
      zip(letters, letters.dropFirst()).allSatisfy({ $1 == $0 + 1 }),
      days.allSatisfy({ "월화수목금토일, ".contains($0) })
    else { return nil }
    return rhythm.ranges.first.map { line.text($0) }
  }

  /// A time relative to an event without a day, as in `피드백 오면 이틀안에`.
  var condition: String? {
    guard line.hasHangul,
      times.understood?.isDeadline == true || times.understood?.start.fromNow != nil,
      readTexts.contains(where: { text in
        ["이틀", "사흘", "나흘", "하루", "일주일", "일 안", "일안", "주 안", "시간 안", "뒤", "후"].contains(
          where: text.contains)
      })
    else { return nil }
    return words.first { word in
      !isRead(word.range) && word.text.count > 1
        && ["오면", "나면", "되면", "받으면", "하면", "끝나면", "나오면"].contains(where: word.text.hasSuffix)
    }?.text
  }

  /// A score for today, so the line is a mood and not a plan. Example: `오늘 감정 20점`.
  var score: String? {
    guard line.hasHangul, day <= now.day, case .days = draft.times else { return nil }
    return words.first { word in
      let digits = word.text.prefix(while: \.isNumber)
      return !isRead(word.range) && !digits.isEmpty && word.text.dropFirst(digits.count) == "점"
    }?.text
  }

  /// A contact that ends with a past verb, as in `지현이랑 토욜에 영상통화 고양이 탁묘 부탁함`.
  var reportedContact: String? {
    guard line.hasHangul, isAhead, times.rhythm == nil, let last = words.last, !isRead(last.range),
      words.contains(where: { word in
        CaptureVocabulary.touchNouns.contains(where: word.text.hasSuffix)
          || ["만남", "영통", "카톡", "전화"].contains(word.text)
      })
    else { return nil }
    let isReport = [
      "부탁함", "얘기함", "말함", "고민함", "싸움", "들음", "받음", "줌", "알려줌", "했음", "됨", "다고함", "풀림",
    ]
    .contains(where: last.text.hasSuffix)
    return isReport ? last.text : nil
  }
}
