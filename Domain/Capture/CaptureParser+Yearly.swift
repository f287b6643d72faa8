extension CaptureParser {
  /// 제사, 결혼기념일, `anniversary` come every year; a birthday may be meant for once.
  func yearly(_ readings: [CaptureReading], _ found: [FoundPhrase]) -> [CaptureReading] {
    guard readings.count == 1, case .event(let draft, _) = readings[0].captured,
      draft.repeating == nil, case .days(let days) = draft.times,
      days.lowerBound == days.upperBound,
      let dated = found.first(where: { isOfMonth($0) })
    else { return readings }
    let isBirthday = says(CaptureVocabulary.birthdays)
    guard isBirthday || says(CaptureVocabulary.anniversaries) else { return readings }
    var each = draft
    let isKorean = dated.tokens.contains { token in
      if case .word(let word) = token { word.utf8.first.map { $0 >= 0x80 } == true } else { false }
    }
    let isLunar = dated.tokens.contains(.word("음력"))
    let rhythm = isLunar ? "매년 " + line.text(dated.place) : isKorean ? "매년" : "every year"
    each.repeating = TypedRepeat(rhythm, order: context.order)
    let reading = CaptureReading(.event(each, isDeadline: false), readings[0].places)
    guard isBirthday else { return [reading] }
    return [reading, CaptureReading(readings[0].captured, readings[0].places)]
  }

  private func isOfMonth(_ phrase: FoundPhrase) -> Bool {
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
      let text = word.text.lowercased().trimmingSuffix(of: ",.!")
      // 민아 생일 선물 is no birthday.
      if line.words.indices.contains(number + 1),
        KoreanLeftover.ofBirthday.contains(where: line.words[number + 1].text.hasPrefix)
      {
        return false
      }
      return words.contains { text == $0 || text.hasSuffix($0) }
    }
  }
}
