extension CaptureParser {
  /// Parses a mood whose number is not right after its marker: 기분 좋음 80, `mood was 55 on sunday`. Throws `levelMissing`
  /// for a mood line without a number. Returns nil for any other line.
  func looseFeeling() throws(CaptureFailure) -> CaptureReading? {
    guard let marker = line.words.firstIndex(where: { isFeelingWord($0.text) }), !isOther(marker)
    else {
      if let feeling = try namedFeeling() { return feeling }
      if line.hasHangul { return nil }
      if try saysMoodAlone() { throw .refused(.levelMissing) }
      if try judgesDayAlone() { throw .refused(.levelMissing) }
      return faceFeeling()
    }
    let all = try phrases(.back)
    // 기분 체크 매일 밤 10시 is a task.
    if line.hasHangul, all.contains(where: { $0.kind == .rhythm }) { return nil }
    let found = all.filter { $0.kind != .rhythm }
    guard let (level, number) = lastLevel(besides: found), !counts(level, number, besides: found)
    else {
      if try liesAhead(found) { return nil }
      throw .refused(.levelMissing)
    }
    let phrases = found.filter { !$0.range.overlaps(number) && !isOnlyLength($0) }
    if try liesAhead(phrases) { return nil }
    let times = times(phrases, .back)
    // Of `78 sang and felt human again` the text keeps its verb.
    let isApart = marker > 1 && number.upperBound <= line.words[marker - 1].range.lowerBound
    let ranges =
      times.ranges + [number] + (isApart ? [] : spare(around: marker)) + about(before: number)
    let text = line.rest(without: ranges)
    return CaptureReading(
      .feeling(
        MoodDraft(
          level: level, text: text.isEmpty ? nil : text,
          at: times.moment(at: now).map { context.moment($0) })), ranges, doubt: laterToday(times),
      marks: [.part(number, .level)] + times.marks)
  }

  /// Parses a mood word with a level after it or at the end: `tired, 30`, 외롭다 42, `happy-ish. 61`. The mood word stays
  /// in the text. Returns nil for any other line.
  private func namedFeeling() throws(CaptureFailure) -> CaptureReading? {
    guard line.words.count > 1, line.words.count < 12,
      let word = line.words.firstIndex(where: { CaptureVocabulary.isMood($0.text) }) ?? judgedDay,
      !line.words.contains(where: { $0.text.contains(":") })
    else { return nil }
    let found = try phrases(.back).filter { $0.kind != .rhythm }
    guard let (level, number) = lastLevel(besides: found) else {
      if try saysOnlyMood(word, found) { throw .refused(.levelMissing) }
      return nil
    }
    let isBehind =
      line.words.indices.contains(word + 1) && line.words[word + 1].range.overlaps(number)
    guard number.upperBound >= line.characters.count - 1 || isBehind,
      level > 12 || line.text(number).hasSuffix("점")
    else { return nil }
    let phrases = found.filter { !$0.range.overlaps(number) && !isOnlyLength($0) }
    if try liesAhead(phrases) { return nil }
    let times = times(phrases, .back)
    let ranges = times.ranges + [number]
    let text = line.rest(without: ranges + line.loose(besides: ranges))
    return CaptureReading(
      .feeling(
        MoodDraft(
          level: level, text: text.isEmpty ? nil : text,
          at: times.moment(at: now).map { context.moment($0) })), ranges, doubt: laterToday(times),
      marks: [.part(number, .level)] + times.marks)
  }

  /// Returns the line as a mood if it begins or ends with a number that may be a level: `slept badly, 35`, `62 knackered
  /// but ok`. Nil for any other line.
  func offeredFeeling() throws(CaptureFailure) -> CaptureReading? {
    let found = try phrases(.back).filter { $0.kind != .rhythm }
    guard let (level, number) = lastLevel(besides: found), level > 12,
      number.upperBound >= line.characters.count - 1
        || number.lowerBound == 0 && line.words.count > 1
          && line.words[1].text.first?.isLetter == true
    else { return nil }
    let text = line.rest(without: [number])
    let draft = MoodDraft(
      level: level, text: text.isEmpty ? nil : text, at: try diaryMoment())
    return CaptureReading(.feeling(draft), [number], marks: [.part(number, .level)])
  }

  /// Returns whether a small number counts the word behind it, so that it is no level: `felt good after 2 beers`.
  private func counts(
    _ level: Int, _ number: Range<Int>, besides found: [PhraseMatch]
  ) -> Bool {
    guard level <= 12,
      let next = line.words.first(where: { $0.range.lowerBound > number.upperBound }),
      line.words.contains(where: { $0.range == number })
    else { return false }
    return next.text.first?.isLetter == true
      && !found.contains { $0.range.overlaps(next.range) } && !isFeelingWord(next.text)
  }

  /// Returns whether a line about today starts with a mood word: 행복하다 ㅎㅎ, 오늘 너무 우울하다.
  private func saysOnlyMood(_ word: Int, _ found: [PhraseMatch]) throws(CaptureFailure) -> Bool {
    if word < 2, PlanDoubts.bare(line.words[word].text) == "쏘쏘" { return try !liesAhead(found) }
    let mood = PlanDoubts.bare(line.words[word].text)
    guard line.hasHangul,
      line.words[..<word].allSatisfy({
        CaptureVocabulary.beforeKoreanMoods.contains(PlanDoubts.bare($0.text))
      }),
      ["다", "해", "해요", "네", "어", "워"].contains(where: mood.hasSuffix),
      !mood.hasSuffix("싶어"), try !liesAhead(found)
    else { return false }
    return found.allSatisfy { $0.understood?.start.days?.span == now.day...now.day }
  }

  /// Returns whether the line names a future day, so that it is a plan: `feel-good film tomorrow`.
  private func liesAhead(_ found: [PhraseMatch]) throws(CaptureFailure) -> Bool {
    if times(found, .back).liesAhead(of: now) { return true }
    return line.words.contains { ["tomorrow", "내일", "모레"].contains($0.text.lowercased()) }
  }

  private func isFeelingWord(_ word: String) -> Bool {
    let text = word.lowercased().trimmingSuffix(of: ",.!:")
    if CaptureVocabulary.feelings.contains(text) { return true }
    return ["기분이", "기분은", "기분도", "아침기분", "오늘기분", "저녁기분"].contains(text)
  }

  /// Returns whether a marker is part of another term: `feel free`, `mood board`, 컨디션 조절.
  private func isOther(_ marker: Int) -> Bool {
    guard line.words.indices.contains(marker + 1) else { return false }
    let next = line.words[marker + 1].text.lowercased()
    return ["free", "board", "boards", "lighting", "swings", "조절", "관리"].contains(next)
  }

  /// Returns the last number from 1 to 100 that is not part of a date or time: `40`, 80점, `20%`, `7/10`. Returns nil if
  /// there is none.
  private func lastLevel(besides found: [PhraseMatch]) -> (level: Int, range: Range<Int>)? {
    for (number, word) in line.words.enumerated().reversed() {
      // A level with its scale: 기분 꽝 10점 만점에 3점, `today was 6 out of 10`.
      let scales = [number - 2, number - 3, number - 1].compactMap(scaled)
      if let scaled = scales.first(where: { $0.range.upperBound == word.range.upperBound }) {
        return scaled
      }
      let isEnclosed = word.text.hasPrefix("(")
      let text = String(word.text.trimmingSuffix(of: ",.!?~ㅋㅎㅠㅜ)").dropFirst(isEnclosed ? 1 : 0))
      let parts = text.trimmingSuffix(of: "점%").split(separator: "/").map { Int($0) }
      if let spelled = line.hasHangul ? Self.level(text) : nil, parts.first == .some(nil),
        (1...100).contains(spelled)
      {
        return (spelled, word.range.lowerBound..<word.range.lowerBound + text.count)
      }
      guard let first = parts.first ?? nil else { continue }
      let isShare = parts.count == 2 && (parts[1] == 10 || parts[1] == 100)
      if !isShare, parts.count != 1 || found.contains(where: { $0.range.overlaps(word.range) }) {
        continue
      }
      let level = isShare && parts[1] == 10 ? min(max(first, 0), 1000) * 10 : first
      if (1...100).contains(level) {
        let first = word.range.lowerBound
        let end = min(first + text.count + (isEnclosed ? 2 : 0), word.range.upperBound)
        return (level, first..<end)
      }
    }
    return nil
  }

  /// Returns whether the line is a mood in words, without a level: `grumpy`, `really happy today!`, `excited for
  /// lisbon`.
  private func saysMoodAlone() throws(CaptureFailure) -> Bool {
    if line.hasHangul { return false }
    let words = line.words.map { PlanDoubts.bare($0.text) }
    if ["so so", "over the moon", "under the weather"].contains(
      where: (words.joined(separator: " ") + " ").hasPrefix)
    {
      return try !liesAhead(phrases(.back))
    }
    guard let number = words.firstIndex(where: { !CaptureVocabulary.beforeMoods.contains($0) }),
      CaptureVocabulary.isMood(words[number])
        || CaptureVocabulary.bareMoods.contains(words[number])
    else { return false }
    let isAlone =
      number == words.count - 1 || CaptureVocabulary.behindMoods.contains(words[number + 1])
    // A separate clause may follow the mood: `so stressed, work is nuts`.
    let isClause = ",.!;".contains(line.words[number].text.last ?? " ")
    if !isAlone {
      if !isClause { return false }
      return try isOnlyFelt()
    }
    // `anxious about tomorrow` is today's mood.
    if words.indices.contains(number + 1), words[number + 1] == "about" {
      let hasHour = try phrases(.ahead).contains { phrase in
        phrase.kind == .rhythm || phrase.understood?.start.seconds != nil
      }
      if !hasHour { return true }
    }
    return try !liesAhead(phrases(.back))
  }

  /// Parses an emoji face and a level: `😞 28`. Returns nil for any other line.
  private func faceFeeling() -> CaptureReading? {
    guard line.words.count == 2, let face = line.words[0].text.unicodeScalars.first,
      (0x1F600...0x1F64F).contains(face.value), let level = Int(line.words[1].text),
      (1...100).contains(level)
    else { return nil }
    return CaptureReading(
      .feeling(MoodDraft(level: level, text: line.words[0].text, at: nil)), [line.words[1].range],
      marks: [.part(line.words[1].range, .level)])
  }

  /// Returns the ranges of a marker and of the filler words around it: `I feel`, `mood was`.
  private func spare(around marker: Int) -> [Range<Int>] {
    var ranges = [line.words[marker].range]
    if marker > 0, ["i", "my", "i'm", "오늘의"].contains(line.words[marker - 1].text.lowercased()) {
      ranges.append(line.words[marker - 1].range)
    }
    if line.words.indices.contains(marker + 1),
      ["was", "is", "like", "at", "about", "="].contains(line.words[marker + 1].text.lowercased())
    {
      ranges.append(line.words[marker + 1].range)
    }
    return ranges
  }

  /// Returns the ranges of the filler words before the number: `mood this week about 65`.
  private func about(before number: Range<Int>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for word in line.words.reversed() where word.range.upperBound < number.upperBound {
      guard ["about", "around", "was", "is"].contains(word.text.lowercased()) else { break }
      ranges.append(word.range)
    }
    return ranges
  }

  /// Parses a mood in tenths, though it may also be a date: `7/10 good day at work` is a mood of 70, or the tenth of
  /// July. Returns nil for any other line.
  func tenths() -> CaptureReading? {
    guard let first = line.words.first, line.words.count > 1 else { return nil }
    let parts = first.text.split(separator: "/").map { Int($0) }
    guard parts.count == 2, let part = parts[0], parts[1] == 10, (1...10).contains(part) else {
      return nil
    }
    return CaptureReading(
      .feeling(MoodDraft(level: part * 10, text: line.rest(without: [first.range]), at: nil)),
      [first.range], marks: [.part(first.range, .level)])
  }
}
