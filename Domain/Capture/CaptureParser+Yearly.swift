extension CaptureParser {
  /// Makes a plan yearly if the line has a word such as 제사, 결혼기념일 or `anniversary`. For a birthday that may also be a
  /// single plan, returns both readings.
  func yearly(_ readings: [CaptureReading], _ found: [PhraseMatch]) -> [CaptureReading] {
    guard readings.count == 1, case .event(let draft, _) = readings[0].captured,
      draft.repeating == nil, let start = yearlyStart(draft)
    else { return readings }
    let isRite = says(["제사", "기일"])
    let doubted = readings[0].doubt.map { word in
      CaptureVocabulary.anniversaries.contains(where: word.hasSuffix)
    }
    guard let dated = found.first(where: { isOfMonth($0) }) else {
      // 내일 저녁 8시 제사 is a single plan.
      return isRite && doubted == true
        ? [CaptureReading(readings[0].captured, readings[0].ranges)] : readings
    }
    let isBirthday = says(CaptureVocabulary.birthdays)
    let isDeath = line.words.contains { $0.text.lowercased() == "died" }
    guard isBirthday || isDeath || says(CaptureVocabulary.anniversaries) else { return readings }
    var each = draft
    let isLunar = dated.tokens.contains(.word("음력"))
    let rhythm =
      isLunar ? "매년 " + lunarDate(dated) : line.hasHangul ? "매년" : "every year"
    each.repeating = TypedRepeat(rhythm, order: context.order)
    let hasHour = if case .hours = draft.times { true } else { false }
    // 고모님 만나뵘 제사 이제 합치자고 하심 reports a past day.
    let reported = line.words.first { PlanDoubts.isPastReport($0.text) }
    var reading = CaptureReading(
      .event(each, isDeadline: false), readings[0].ranges,
      doubt: reported?.text
        ?? (hasHour && doubted != true ? readings[0].doubt : readings[0].leftover),
      marks: readings[0].marks)
    if isRite, !isLunar { return [reading] + lunar(each, from: start, readings[0]) + readings }
    reading.isBirthday = isBirthday
    guard isBirthday else { return [reading] }
    // A Korean birthday may be one of the lunar calendar.
    if !line.hasHangul {
      if isBirthdayItself(besides: readings[0].ranges) { return [reading] }
      if readings[0].doubt == nil || readings[0].doubt.map(isPlainDoubt) == true { return readings }
    }
    return [reading, readings[0].doubting(nil)]
  }

  /// Returns the day of a plan that may be yearly. With an hour it has to end with the word for the yearly day, as 할머니
  /// 제사 does.
  private func yearlyStart(_ draft: EventDraft) -> Day? {
    switch draft.times {
    case .days(let days): return days.lowerBound == days.upperBound ? days.lowerBound : nil
    case .hours(let from, _):
      let isYearly = ["제사", "기일", "기념일"].contains(where: draft.title.hasSuffix)
      return isYearly ? from.day : nil
    }
  }

  /// Returns a yearly plan on the same date of the lunar calendar; empty if there is no such date.
  private func lunar(_ draft: EventDraft, from start: Day, _ reading: CaptureReading)
    -> [CaptureReading]
  {
    let (_, month, number) = start.parts
    guard let date = LunarDate(month: month, day: number),
      let day = NamedDay.lunar(date).nearest(to: now.day, .ahead)
    else { return [] }
    var each = draft
    switch draft.times {
    case .days: each.times = .days(day...day)
    case .hours(let from, let to):
      let seconds = (day - start) * 86_400
      each.times = .hours(from: from.later(by: seconds), to: to?.later(by: seconds))
    }
    each.repeating = TypedRepeat("매년 음력 \(month)월 \(number)일", order: context.order)
    return [CaptureReading(.event(each, isDeadline: false), reading.ranges, doubt: reading.doubt)]
  }

  /// Returns a lunar date as the command takes it: 음력 8월 3일 for 음 8.3.
  func lunarDate(_ dated: PhraseMatch) -> String {
    for case .numbers(let numbers, _) in dated.tokens where numbers.count == 2 {
      return "음력 \(numbers[0].value)월 \(numbers[1].value)일"
    }
    let text = line.text(dated.range)
    let end = text.firstIndex(of: "일") ?? text.indices.last ?? text.startIndex
    let date = text.isEmpty ? "" : String(text[...end])
    return date.hasPrefix("음력") ? date : "음력" + date.dropFirst()
  }

  /// Returns whether the line is about the birthday itself: `Tom's birthday 14 June`, `bday: Kim 29 feb`. False for
  /// `birthday party` and `a present before her bday`.
  private func isBirthdayItself(besides ranges: [Range<Int>]) -> Bool {
    guard
      let number = line.words.firstIndex(where: { Self.isBirthday($0.text) })
    else { return false }
    func isTaken(_ number: Int) -> Bool {
      ranges.contains { $0.overlaps(line.words[number].range) }
    }
    let before = number > 0 ? PlanDoubts.bare(line.words[number - 1].text) : ""
    let isLed = ["a", "her", "his", "their", "the", "for", "before", "happy", "to"].contains(before)
    // `70th birthday` is a single plan.
    let isParty = line.words.contains { word in
      CaptureVocabulary.behindBirthdays.contains(PlanDoubts.bare(word.text))
    }
    if isLed || isParty || before.first?.isNumber == true { return false }
    guard number + 1 < line.words.count, !isTaken(number + 1) else { return true }
    let next = PlanDoubts.bare(line.words[number + 1].text)
    // A name follows: `birthday of Nina`, `birthday Sara Lindqvist`.
    return ["is", "on", "of"].contains(next)
      || number == 0 && line.words[1].text.first?.isUppercase == true
  }

  /// Returns whether the words that make the reading uncertain are not the word for the birthday.
  private func isPlainDoubt(_ words: String) -> Bool { !Self.isBirthday(words) }

  private static func isBirthday(_ word: String) -> Bool {
    let text = PlanDoubts.bare(word)
    return CaptureVocabulary.birthdays.contains(Misspelling.corrected(text) ?? text)
  }

  private func isOfMonth(_ phrase: PhraseMatch) -> Bool {
    guard let days = phrase.understood?.start.days, days.kind == .day else { return false }
    return phrase.tokens.contains { token in
      switch token {
      case .numbers: true
      case .word(let word): word == "월" || PhraseVocabulary.months[word] != nil
      case .number, .clock, .sign: false
      }
    }
  }

  private func says(_ words: [String]) -> Bool {
    line.words.enumerated().contains { number, word in
      let bare = word.text.lowercased().trimmingSuffix(of: ",.!:")
      let text = Misspelling.corrected(bare) ?? bare
      // 민아 생일 선물 is not the birthday itself.
      if line.words.indices.contains(number + 1),
        KoreanLeftover.ofBirthday.contains(where: line.words[number + 1].text.hasPrefix)
      {
        return false
      }
      return words.contains { text == $0 || text.hasSuffix($0) }
    }
  }
}
