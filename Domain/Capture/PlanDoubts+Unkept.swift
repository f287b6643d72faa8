// MARK: Parsed words that no field holds

extension PlanDoubts {
  /// The word with a number that was parsed as part of a day or time but is in no field of the plan. Example: `6시 퇴근하고
  /// 7시까지 도착`.
  var lostNumber: String? {
    guard let read = times.understood, read.start.fromNow == nil,
      // Lunar dates have other numbers than the stored day.
      !line.pieces.contains(where: { $0.token == .word("음력") || $0.token == .word("윤") })
    else { return nil }
    let kept = PlanNumbers(draft, read, now.day, isBeside: countsFromDay)
    let lost = line.pieces.first { piece in
      times.ranges.contains { $0.overlaps(piece.range) }
        && times.rhythm?.ranges.contains { $0.overlaps(piece.range) } != true
        && reminder?.overlaps(piece.range) != true && !kept.holds(piece.token)
    }
    return (lost ?? lostHalf(kept)).map { word(around: $0.range) }
  }

  /// Returns the 반 of a time at half past that is in no field of the plan: 막차 11:40 늦어도 11시반. Returns nil if there is
  /// none.
  private func lostHalf(_ kept: PlanNumbers) -> CapturedLine.Piece? {
    zip(line.pieces, line.pieces.dropFirst()).first { unit, half in
      unit.token == .word("시") && half.token == .word("반") && !kept.holds(minute: 30)
        && times.ranges.contains { $0.overlaps(half.range) }
        && times.rhythm?.ranges.contains { $0.overlaps(half.range) } != true
    }?.1
  }

  /// A number in the title that may be an hour, as in `bundobust 7 then wherever` or `yoga tu 6p sat 9a`.
  var looseNumber: String? {
    for (number, word) in words.enumerated() where !isRead(word.range) && !isNamed(number) {
      let text = word.text
      let digits = text.prefix(while: \.isNumber)
      let rest = text.dropFirst(digits.count)
      guard (1...4).contains(digits.count), !line.words[number].text.hasPrefix("#"), !isOne(number)
      else {
        continue
      }
      let isHour = ["a", "p"].contains { line.words[number].text.hasSuffix($0) }
      if isHour, rest.count == 1, !line.hasHangul { return text }
      if rest == "-late" { return text }
      guard rest.isEmpty, !line.words[number].text.contains("%"), let value = Int(digits),
        value <= 100 || value / 100 < 24 && value % 100 < 60
      else { continue }
      let isCounting = line.words.dropFirst(number + 1).prefix(2).contains { next in
        !isRead(next.range) && counts(next.text)
      }
      if !isCounting, !isCounted(number) { return text }
    }
    return nil
  }

  /// Returns whether the preceding number counts a word, or is the house number of a street: `14 kids`, `33 Park
  /// Road`.
  func counts(_ word: String) -> Bool {
    let text = Self.bare(word)
    guard let first = word.first(where: { $0.isLetter }) else { return false }
    if first.isUppercase || Self.counted.contains(text) { return true }
    if line.hasHangul { return Self.counters.contains(where: text.hasPrefix) }
    return text.count > 2 && text.hasSuffix("s") && !text.hasSuffix("ss")
  }

  /// Returns whether a number is one and counts the plain word behind it: `1 adult`.
  func isOne(_ number: Int) -> Bool {
    let next = word(number + 1)
    return word(number) == "1" && next.count > 2 && next.allSatisfy { $0.isLetter && $0.isASCII }
      && !isRead(words[number + 1].range) && !CaptureVocabulary.behindHours.contains(next)
      && !LeftoverWords.units.contains(next)
  }

  /// Returns whether the preceding word labels or counts a number: `form 82`, `table for 4`, `Boeing 737`.
  private func isCounted(_ number: Int) -> Bool {
    guard number > 0 else { return false }
    let before = line.words[number - 1].text
    if isRead(line.words[number - 1].range) { return false }
    if Int(before) != nil { return isNamed(number - 1) || isCounted(number - 1) }
    return before.first?.isUppercase == true || before == "for" || before.hasSuffix("번호")
      || before.hasSuffix("호") || names(before, number)
  }

  /// Returns whether a noun and its number are at the end of the line: `size 10`, 축의금 10. The line must have an hour,
  /// or the number only one digit.
  private func names(_ before: String, _ number: Int) -> Bool {
    guard Self.bare(before).count > 2, number == words.count - 1 else { return false }
    return times.understood?.start.seconds != nil || words[number].text.count == 1
  }

  private static let counters = [
    "개", "명", "병", "권", "장", "잔", "판", "팩", "봉", "그릇", "마리", "대", "층", "호", "번", "원", "만원", "천원",
    "킬로",
    "키로", "km", "kg", "리터", "인분", "세트", "회", "퍼센트", "프로", "쪽", "페이지", "점", "도", "평", "만", "천", "인",
    "차",
  ]
  private static let counted: Set<String> = [
    "people", "men", "women", "children", "quid", "cash", "euro", "yen", "litre", "kg", "km",
    "mile",
    "minute", "min", "pax", "x", "hour", "week", "day", "month", "year",
  ]

  /// Whether the line counts the day from a named date: `the day after the 5th`, 3월 5일 전날.
  var countsFromDay: Bool {
    ["전날", "다음날", "담날", "day after", "day before", "eve"].contains { aside in
      readTexts.contains { $0.contains(aside) }
    }
  }

  /// Returns the word that contains a range.
  private func word(around range: Range<Int>) -> String {
    line.words.first { $0.range.overlaps(range) }?.text ?? line.text(range)
  }

  /// A word of which one or two letters were not parsed, although the others were. Particles do not count. Example:
  /// `주3회`.
  var fragment: String? {
    line.words.first { word in
      let left = word.range.filter { index in !times.ranges.contains { $0.contains(index) } }
      guard left.count < word.range.count, reminder?.overlaps(word.range) != true else {
        return false
      }
      let text = Self.bare(String(left.map { line.characters[$0] }))
      // In a line without spaces the same word contains the title.
      return !text.isEmpty && text.count < 3 && text != draft.title && !Self.endings.contains(text)
    }?.text
  }

  private static let endings: Set<String> = [
    "에", "에는", "엔", "은", "는", "이", "가", "을", "를", "로", "으로", "쯤", "쯤에", "경", "경에", "께", "정도", "도",
    "의", "날", "부터", "까지", "에서", "이나", "나", "랑", "이랑", "과", "와", "하고", "ish", "s", "'s", "’s",
  ]
}

/// The numbers in the fields of a plan, in all ways in which a line may write them.
private struct PlanNumbers {
  private var values: Set<Int> = []
  private var clocks: Set<Int> = []

  init(_ draft: EventDraft, _ read: Understood, _ today: Day, isBeside: Bool) {
    switch draft.times {
    case .days(let days):
      keep(days.lowerBound, today)
      keep(days.upperBound, today)
      keep(days: days.upperBound - days.lowerBound + 1)
      if isBeside {
        keep(days.lowerBound + 1, today)
        keep(days.lowerBound - 1, today)
      }
    case .hours(let from, let to):
      keep(from, today)
      guard let to else { break }
      keep(to, today)
      let seconds = to.seconds(since: from)
      values.formUnion([seconds / 60, seconds / 3600, seconds % 3600 / 60])
      keep(days: seconds / 86_400)
    }
    for point in [read.start, read.end].compactMap(\.self) {
      if let span = point.days?.span {
        keep(span.lowerBound, today)
        keep(span.upperBound, today)
      }
    }
    if let lasting = read.lasting { keep(days: lasting.days) }
  }

  private mutating func keep(_ time: DayAndTime, _ today: Day) {
    keep(time.day, today)
    let minutes = time.time.seconds / 60
    let (hour, minute) = (minutes / 60, minutes % 60)
    for hour in [hour, hour % 12, hour % 12 + 12, hour + 24] {
      values.formUnion([hour, hour * 100 + minute])
    }
    // `20 to 5` is 4:40.
    values.insert(minute)
    if minute > 0 {
      values.formUnion([60 - minute, (hour + 1) % 12, (hour + 1) % 24])
      if (hour + 1) % 12 == 0 { values.insert(12) }
    }
    clocks.insert(minutes % 720)
  }

  private mutating func keep(_ day: Day, _ today: Day) {
    let (year, month, number) = day.parts
    let ahead = abs(day - today)
    let months = (year - today.parts.year) * 12 + month - today.parts.month
    values.formUnion([year, year % 100, (year * 100 + month) * 100 + number, month * 100 + number])
    values.formUnion([month, number, ahead, ahead / 7, (ahead + 6) / 7, months])
    // The ordinal of this weekday or week in its month.
    values.formUnion([(number - 1) / 7 + 1, (number + 5) / 7 + 1, year - today.parts.year])
  }

  /// Adds the numbers of a duration in days, nights and weeks.
  private mutating func keep(days: Int) {
    values.formUnion([days, days - 1, days - 2, days + 1, days / 7])
  }

  func holds(minute: Int) -> Bool { clocks.contains { $0 % 60 == minute } }

  func holds(_ token: PhraseToken) -> Bool {
    switch token {
    case .number(let number): values.contains(number.value)
    case .numbers(let numbers, _): numbers.allSatisfy { values.contains($0.value) }
    case .clock(let seconds): clocks.contains(seconds / 60 % 720)
    case .word, .sign: true
    }
  }
}
