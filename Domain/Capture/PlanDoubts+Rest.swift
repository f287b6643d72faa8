// MARK: Words that were not parsed

extension PlanDoubts {
  /// A day that is only the topic, as in `text Anna re saturday` or `since christmas`.
  var topic: String? {
    for (number, word) in words.enumerated() where !isRead(word.range) {
      guard words.indices.contains(number + 1), isRead(words[number + 1].range) else { continue }
      if ["re", "regarding", "since", "like"].contains(word.text) { return word.text }
      if word.text == "about", times.understood?.start.seconds == nil { return word.text }
      // In `by tom 5pm`, `tom` is tomorrow or a person.
      if word.text == "tom", !hasDay, self.word(number + 1) != "at",
        !["with", "w", "and", "&"].contains(self.word(number - 1))
      {
        return word.text
      }
      if word.text == "half", number + 1 < words.count { return word.text }
    }
    return nil
  }

  /// Bounds that were not parsed, as in `starting march 14, ends june 20`, `away till thursday`, `무박` or `이후`.
  var bounds: String? {
    let bounds: Set<String> = [
      "except", "excl", "quarterly", "biweekly",
      "bi-weekly", "twice", "termtime", "무박", "이후", "이전", "사이", "이내",
    ]
    // For a single event these words say what happens: `contract ends 30 June`.
    let ends: Set<String> = ["starting", "starts", "ends", "ending", "beginning"]
    let wanted = times.rhythm == nil ? bounds : bounds.union(ends)
    for (number, word) in words.enumerated() where !isRead(word.range) {
      // 8시 이후 is eight o'clock, and 이후 stays in the title.
      let isBehindHour =
        word.text == "이후" && number > 0 && isRead(words[number - 1].range)
        && times.understood?.start.seconds != nil
      // `quarterly tax` is a title.
      let isTitle =
        word.text == "quarterly" && words.indices.contains(number + 1)
        && !isRead(words[number + 1].range)
      if wanted.contains(word.text), !isBehindHour, !isTitle { return word.text }
      if ["홀수날", "짝수날", "홀수일", "짝수일"].contains(where: word.text.hasPrefix) { return word.text }
      // In 반시간 일찍 출발 the time is no duration.
      if ["일찍", "늦게", "먼저"].contains(word.text), number > 0, isRead(words[number - 1].range),
        times.understood?.lasting != nil
      {
        return word.text
      }
      if word.text == "before", ["day", "night", "week", "evening"].contains(self.word(number - 1))
      {
        return word.text
      }
      // 14일 전에 is a past day only where the line has a past verb.
      if word.text == "한번", self.word(number - 1).hasSuffix("에"), times.rhythm == nil {
        return word.text
      }
      if times.rhythm == nil,
        ["매일", "매주", "매달", "매월", "매년", "격주"].contains(where: word.text.hasPrefix)
      {
        return word.text
      }
    }
    // `felt better by 4pm yesterday` has no deadline.
    if let read = times.understood, read.isDeadline, read.end == nil, !isAhead, day < now.day {
      return readTexts.first
    }
    if isUntil, times.rhythm == nil { return readTexts.first }
    let isAgo = readTexts.contains { $0.hasSuffix("전에") }
    if isAgo, day < now.day, !line.words.contains(where: { Self.isPast($0.text) }) {
      return readTexts.first
    }
    return nil
  }

  /// Whether the plan has only a deadline, and the line gives it with `until`, `till` or `til`.
  private var isUntil: Bool {
    guard let read = times.understood, read.isDeadline, read.end == nil else { return false }
    return readTexts.contains { text in
      ["until ", "till ", "til "].contains { text.hasPrefix($0) || text.contains(" " + $0) }
    }
  }

  /// A repetition that was parsed only in part, as in `every 2nd tuesday`, `each month, 7` or `Every day is a gift`.
  var openRhythm: String? {
    guard let rhythm = times.rhythm else { return nil }
    let text = rhythm.text.lowercased()
    // 한 달에 한 번 names no day of the month.
    if times.understood?.start.days == nil, text.hasSuffix("번") || text.hasSuffix("회"),
      ["달에", "개월에", "년에", "해에", "주에", "주일에"].contains(where: text.contains)
    {
      return rhythm.text
    }
    if text.contains(","),
      text.split(separator: ",").last.map({ Int(Text.trimmed(String($0))) != nil }) == true
    {
      return rhythm.text
    }
    for (number, word) in words.enumerated() {
      let inside = rhythm.ranges.contains { $0.overlaps(word.range) }
      // `sun 5pm every week` starts on that day.
      let isStart =
        ["every week", "weekly", "fortnightly", "every fortnight"].contains(text)
        && isRead(word.range)
      if !inside, !isStart, RepeatVocabulary.weekday(word.text) != nil,
        word.text.count > 2 || line.hasHangul && word.text.count > 1 && namesWeekday(rhythm.text),
        Int(word.text) == nil
      {
        return word.text
      }
      if inside, ["is", "was"].contains(self.word(number + 1)) { return rhythm.text }
    }
    return nil
  }

  /// Returns whether a Korean repetition contains weekdays, so that another weekday contradicts it.
  private func namesWeekday(_ text: String) -> Bool {
    text.split(separator: " ").contains { word in
      word.allSatisfy { "월화수목금토일".contains($0) } || word.hasSuffix("요일") || word.hasSuffix("욜")
    }
  }

  /// A part of a month that was parsed as the whole month, as in `first week of april`, `mid april` or `3월 둘째주`.
  var partOfMonth: String? {
    // Not everybody counts the weeks of a month alike. Their weekends and weekdays are certain.
    if let week = times.phrases.first(where: \.countsWeek) { return line.text(week.range) }
    for (number, word) in words.enumerated() where !isRead(word.range) {
      let leads = words.indices.contains(number + 1) && isRead(words[number + 1].range)
      if leads, ["mid", "early", "late", "mid-"].contains(word.text),
        times.understood?.start.days?.kind == .month
      {
        return word.text
      }
      let before = self.word(number - 1)
      if word.text == "week",
        ["first", "second", "third", "fourth", "last", "1st", "2nd"].contains(before)
          || RepeatVocabulary.weekday(before) != nil
      {
        return word.text
      }
      if ["첫주", "첫째주", "둘째주", "셋째주", "넷째주", "마지막주"].contains(where: word.text.hasPrefix) {
        return word.text
      }
    }
    return nil
  }

  /// A number with a misspelt 시 or 박, or a misspelt date or time word. Examples: `6싀`, `5사` and `3벅`.
  var spelledHour: String? {
    words.first { word in
      if isRead(word.range) { return false }
      return HangulSpelling.isNearUnit(word.text) || HangulSpelling.isNearWord(word.text)
    }?.text
  }

  /// A number beside a day that may be an hour, as in `concert doors 7`, `wed 10, i drive` or `opens 10 saturday`.
  var strayNumber: String? {
    for (number, word) in words.enumerated() where !isRead(word.range) {
      guard let value = Int(word.text), (1...31).contains(value), !isNamed(number),
        !isOne(number)
      else { continue }
      let follows = number > 0 && isRead(words[number - 1].range)
      let leads = words.indices.contains(number + 1) && isRead(words[number + 1].range)
      let start = times.understood?.start
      let isLast =
        number == words.count - 1 && (start?.seconds == nil || start?.isPartOfDay == true)
      let leaders: Set<String> = ["around", "about", "doors", "from", "between"]
      let isBeforePreposition =
        times.understood?.start.seconds == nil && value < 13
        && ["by", "at", "in", "w", "with", "outside"].contains(self.word(number + 1))
      if follows || leads || isLast || isBeforePreposition
        || leaders.contains(self.word(number - 1))
      {
        return word.text
      }
    }
    // Two hours at the end: `saturday: jumble sale 10-1`.
    if let last = words.last, times.understood?.start.seconds == nil, !isRead(last.range),
      !isNamed(words.count - 1)
    {
      let sides = last.text.split { "-–".contains($0) }.map { Int($0) ?? 0 }
      if sides.count == 2, sides.allSatisfy({ (1...12).contains($0) }) { return last.text }
    }
    if !hasDay, times.rhythm == nil {
      // A date that was not parsed: 3.7 민아 집들이 5시, 5·18 기념식.
      let date = words.first { word in
        let parts = word.text.split { "./·".contains($0) }
        return !isRead(word.range) && parts.count == 2 && word.text.first?.isNumber == true
          && parts.allSatisfy { (1...31).contains(Int($0) ?? 0) }
      }
      return date?.text
    }
    return nil
  }

  /// A one-syllable weekday that was not parsed and is before another weekday, or in parentheses. Example: `화 목 일`.
  var looseWeekday: String? {
    words.enumerated().first { number, word in
      guard word.text.count == 1, "월화수목금토일".contains(word.text), !isRead(word.range) else {
        return false
      }
      let next = self.word(number + 1)
      return next.count <= 2 && next.first.map { "월화수목금토일".contains($0) } == true
        || line.words[number].text.hasPrefix("(")
    }?.element.text
  }

  /// A named day that the parser does not know, as in `labor day cookout 2pm` or `초복 삼계탕 점심`.
  var unknownDay: String? {
    let named = ["초복", "중복", "말복", "대체휴일", "대체공휴일", "대체휴무", "복날"]
    if let word = words.first(where: { word in
      !isRead(word.range) && named.contains { word.text.hasPrefix($0) }
    }) {
      return word.text
    }
    let isWeekend = readTexts.contains { $0.contains("weekend") }
    guard !hasDay || isWeekend, times.rhythm == nil else { return nil }
    let day = words.enumerated().first { number, word in
      !isRead(word.range) && ["day", "weekend"].contains(word.text) && number > 0
        && !(hasDay && ["long", "holiday"].contains(self.word(number - 1)))
        && !["all", "whole"].contains(self.word(number - 1))
    }
    return day?.element.text
  }
}
