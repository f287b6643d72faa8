extension CaptureParser {
  /// Parses a mood with its level: 기분 80 산책이 좋았다, `felt 80 after walking`, `mood 35`. The time of the mood comes first
  /// or right after the number. Returns nil for any other line.
  func feeling() throws(CaptureFailure) -> CaptureReading? {
    guard let (level, marks) = marked() else { return try looseFeeling() }
    let (from, to) = (marks.lowerBound, marks.upperBound)
    let found = try phrases(.back)
    let near = found.filter { phrase in
      phrase.kind != .rhythm
        && (phrase.range.upperBound <= from || phrase.range.lowerBound <= to + 1)
        && !phrase.range.overlaps(from..<to) && !isOfText(phrase, behind: to)
        && !isEatenMeal(phrase, behind: to)
    }
    let before = near.filter { $0.range.upperBound <= from }
    // Everything before the marker must be a date or time.
    let lead = line.characters[..<from].indices.filter { !line.characters[$0].isWhitespace }
    let saysWhen = lead.allSatisfy { index in before.contains { $0.range.contains(index) } }
    if !saysWhen {
      if !line.hasHangul, let feeling = feelingAmong(level, marks, found) { return feeling }
      return try feelingBehind(level, marks, found)
    }
    let times = times(near, .back)
    let read = times.ranges + [0..<to]
    let dash = line.leadingDash(besides: read)
    var text = line.rest(without: read + dash)
    if text.allSatisfy({ "ㅋㅎ ".contains($0) }) { text = "" }
    // Of 기분 52→70 the text keeps the first number too.
    let turn = line.words.last { $0.range.overlaps(from..<to) }?.text ?? ""
    if turn.contains(where: { "→>".contains($0) }) {
      text = text.isEmpty ? turn : "\(turn) \(text)"
    }
    let at = times.moment(at: now).map { context.moment($0) }
    let later = laterToday(times)
    var reading = CaptureReading(
      .feeling(MoodDraft(level: level, text: text.isEmpty ? nil : text, at: at)),
      times.ranges + [from..<to] + dash, doubt: later ?? otherLevel(text),
      marks: [.part(marks, .level)] + times.marks)
    reading.isLaterToday = later != nil
    return reading
  }

  /// Returns the last word of the text if it is a number from 1 to 100. The user must confirm it, because it may be a
  /// second level: 아침 기분 50 저녁엔 80, `mood 40. better after bath 58`. Returns nil for any other text, and for a number
  /// that counts something: `note number 12`, `ran 5`.
  private func otherLevel(_ text: String) -> String? {
    let words = text.split(separator: " ").map(String.init)
    guard let last = words.last, let number = Int(last), (1...100).contains(number) else {
      return nil
    }
    guard words.count > 1 else { return last }
    let before = words[words.count - 2].lowercased().trimmingSuffix(of: ".:")
    // A level below ten is rare, and a second one rarer.
    return number < 10 || CaptureVocabulary.counting.contains(before) ? nil : last
  }

  /// Parses a mood whose level is at the end of the line, or among its words if the line names no day: `peaceful
  /// morning, mood 80, tea`. Returns nil for any other line.
  private func feelingAmong(_ level: Int, _ marks: Range<Int>, _ found: [PhraseMatch])
    -> CaptureReading?
  {
    let lead = line.characters[..<marks.lowerBound].count { !$0.isWhitespace }
    let isLast = line.words.last?.range.upperBound == marks.upperBound
    let isNow =
      found.allSatisfy(\.isOnlyPart) && line.words[0].text.lowercased() != "was"
    guard isLast || isNow else { return nil }
    let isSubject = ["i", "i'm", "i’m"].contains(line.words[0].text.lowercased())
    let ranges = [marks] + (isSubject && lead <= 3 ? [line.words[0].range] : [])
    let text = line.rest(without: ranges)
    return CaptureReading(
      .feeling(MoodDraft(level: level, text: text.isEmpty ? nil : text, at: nil)), ranges,
      doubt: isLast ? nil : otherLevel(text), marks: [.part(marks, .level)])
  }

  /// Returns a time of today that is still ahead, which the user must confirm. Example: `mood 60 at 10am`, entered at
  /// nine, is yesterday's mood or a mistake. Returns nil for any other time.
  func laterToday(_ times: CapturedTimes) -> String? {
    times.isLaterToday(now) ? times.ranges.first.map { line.text($0) } : nil
  }

  /// Parses a mood whose words come before its level: 민아랑 싸웠다... 기분 20. The day of the mood is at the start of the line
  /// or after the level. Returns nil for any other line.
  private func feelingBehind(_ level: Int, _ marks: Range<Int>, _ found: [PhraseMatch])
    throws(CaptureFailure) -> CaptureReading?
  {
    let ends = found.filter { phrase in
      phrase.kind != .rhythm
        && (phrase.range.lowerBound == 0 || phrase.range.lowerBound > marks.upperBound)
    }
    let isLast = line.words.allSatisfy { word in
      word.range.lowerBound < marks.upperBound || Self.isEmpty(word)
        || ends.contains { $0.range.overlaps(word.range) }
    }
    guard isLast else { return nil }
    var said = times(ends, .back)
    // 저녁 7시 약속이 취소돼서 names an hour still ahead, which is not the mood's.
    let isLater = said.understood.map {
      $0.start.days == nil && $0.start.seconds.map { $0 > now.time.seconds } == true
    }
    if said.liesAhead(of: now) || isLater == true { said = times([], .back) }
    let lead = line.characters[..<marks.lowerBound].count { !$0.isWhitespace }
    let isSubject = ["i", "i'm", "i’m"].contains(line.words[0].text.lowercased())
    let subject = isSubject && lead <= 3 ? [line.words[0].range] : []
    let about = line.words.filter { $0.text == "정도" && $0.range.lowerBound > marks.upperBound }
    let ranges = said.ranges + [marks] + subject + about.map(\.range)
    let text = line.rest(without: ranges)
    return CaptureReading(
      .feeling(
        MoodDraft(
          level: level, text: text.isEmpty ? nil : text,
          at: said.moment(at: now).map { context.moment($0) })), ranges,
      marks: [.part(marks, .level)] + said.marks)
  }

  /// Returns whether a word after a level adds no meaning: 정도, ㅋㅋ, ㅠㅠ.
  private static func isEmpty(_ word: CapturedLine.Word) -> Bool {
    word.text == "정도" || word.text.allSatisfy { "ㅋㅎㅠㅜㅡ!.~".contains($0) }
  }

  /// Finds a level with its marker, at the start or the end of the line, and returns their range: 기분 80, 기분80, 기분:80,
  /// `felt 7/10`. Returns nil if there is none.
  func marked() -> (level: Int, range: Range<Int>)? {
    let words = line.words
    for index in Set(words.indices.prefix(6)).union(words.indices.suffix(2)).sorted() {
      let word = words[index]
      if isFeeling(word), let scaled = scaled(from: index + 1),
        !words.dropFirst(index + 2).contains(where: { Self.level($0.text) != nil })
      {
        return (scaled.level, word.range.lowerBound..<scaled.range.upperBound)
      }
      if isFeeling(word), index + 1 < words.count,
        let level = Self.level(words[index + 1].text)
      {
        if let scaled = scaled(from: index + 1) {
          return (scaled.level, word.range.lowerBound..<scaled.range.upperBound)
        }
        return (level, word.range.lowerBound..<words[index + 1].range.upperBound)
      }
      let text = word.text.lowercased()
      for key in CaptureVocabulary.feelings where text.hasPrefix(key) && isMeant(key) {
        let rest = text.dropFirst(key.count).drop { ":=은이".contains($0) }
        if let level = Self.level(String(rest)) {
          return (level, word.range)
        }
      }
    }
    return nil
  }

  /// Parses a level that is given with its scale, up to the end of its last word. Returns nil for any other words.
  func scaled(from index: Int) -> (level: Int, range: Range<Int>)? {
    guard line.words.indices.contains(index) else { return nil }
    let start = line.words[index].range.lowerBound
    let text = String(line.characters[start...])
    guard let score = SpokenScore(text[...]) else { return nil }
    let end = start + text.count - score.rest.count
    let last = line.words.last { $0.range.lowerBound < end }
    return (score.level, start..<max(end, last?.range.upperBound ?? end))
  }

  /// Returns whether a weekday or an ordinal after the number belongs to the text, because it does not end the line:
  /// `felt 72 sunday roast`.
  private func isOfText(_ phrase: PhraseMatch, behind number: Int) -> Bool {
    // Another level follows: 기분 45 아침엔 30이었는데.
    if line.hasHangul, phrase.range.lowerBound >= number,
      let word = line.words.firstIndex(where: { $0.range.overlaps(phrase.range) }),
      ["엔", "에는", "는"].contains(where: line.words[word].text.hasSuffix),
      line.words.indices.contains(word + 1), line.words[word + 1].text.first?.isNumber == true
    {
      return true
    }
    // An ordinal before more words belongs to the text: `feeling like 80, 3rd period was fun`.
    if phrase.range.lowerBound >= number, phrase.tokens.count == 2,
      case .number = phrase.tokens[0], case .word(let end) = phrase.tokens[1],
      ["st", "nd", "rd", "th"].contains(end)
    {
      return line.words.contains { $0.range.lowerBound >= phrase.range.upperBound }
    }
    // 기분 65 월요일은 역시 피곤 and 기분 60 내일 발표라 떨림 are about the day.
    guard phrase.range.lowerBound >= number, phrase.tokens.count < (line.hasHangul ? 3 : 2),
      case .word(let word)? = phrase.tokens.first,
      PhraseVocabulary.weekdays[word] != nil || ["주말", "내일", "모레"].contains(word)
    else { return false }
    return line.words.contains { $0.range.lowerBound >= phrase.range.upperBound }
  }

  /// Returns whether a meal after the number belongs to the text, because a word for eating follows: 기분 70 점심 먹고.
  private func isEatenMeal(_ phrase: PhraseMatch, behind number: Int) -> Bool {
    guard phrase.range.lowerBound >= number, phrase.tokens.count == 1,
      case .word(let word)? = phrase.tokens.first, CaptureVocabulary.partsOfDay.contains(word),
      let next = line.words.first(where: { $0.range.lowerBound >= phrase.range.upperBound })
    else { return false }
    return CaptureVocabulary.eating.contains(where: next.text.hasPrefix)
  }

  private func isFeeling(_ word: CapturedLine.Word) -> Bool {
    let text = word.text.lowercased().trimmingSuffix(of: "은이:")
    return CaptureVocabulary.feelings.contains(text) && isMeant(text)
  }

  /// Returns whether a marker marks the level of the mood. In 컨디션 65 기분 70, the marker 컨디션 does not, because the line
  /// also has 기분.
  private func isMeant(_ feeling: String) -> Bool {
    feeling != "컨디션" || !line.words.contains { $0.text.hasPrefix("기분") }
  }
}

extension String {
  /// Returns the text without the given characters at its end. The first character always stays.
  func trimmingSuffix(of characters: String) -> String {
    var text = self
    while text.count > 1, let last = text.last, characters.contains(last) { text.removeLast() }
    return text
  }
}
