// MARK: Months and weeks

extension CaptureParser {
  /// Adds a monthly plan beside a single one, so that the user chooses: `book club last thurs of the month 7pm`.
  func monthly(_ readings: [CaptureReading]) throws(CaptureFailure) -> [CaptureReading] {
    guard readings.count == 1, case .event(let draft, let isDeadline) = readings[0].captured,
      draft.repeating == nil, !isDeadline, let article = countedDay()
    else { return readings }
    let before = line.text(0..<article.lowerBound) + "every"
    let said = before + line.text(article.upperBound..<line.characters.count)
    guard case .event(var each, _)? = try clause(said).events().first?.captured,
      each.repeating != nil
    else { return readings }
    each.times = draft.times
    let every = CaptureReading(
      .event(each, isDeadline: false), readings[0].ranges, doubt: readings[0].doubt,
      marks: readings[0].marks)
    return [every] + readings
  }

  /// Adds a daily plan before one that begins on a day and has no end, so that the user chooses: 내일부터 다이어트.
  func fromDay(_ readings: [CaptureReading]) -> [CaptureReading] {
    guard readings.count == 1, case .event(var draft, _) = readings[0].captured,
      draft.repeating == nil, let from = readings[0].doubt, from.hasSuffix("부터")
    else { return readings }
    // 내일부터 나이트 3개 counts the days.
    let words = draft.title.split(separator: " ")
    let last = words.last.map(String.init) ?? ""
    let count = Int(last.dropLast()) ?? 0
    let isCounted = count > 1 && words.count > 1 && ["개", "번", "회"].contains(last.suffix(1))
    if isCounted { draft.title = words.dropLast().joined(separator: " ") }
    draft.repeating = TypedRepeat(isCounted ? "매일 총 \(count)회" : "매일", order: context.order)
    let each = CaptureReading(.event(draft, isDeadline: false), readings[0].ranges, doubt: from)
    return [each] + readings
  }

  /// Returns the range of `the` behind the counted weekday of a month: `last thurs of the month`. Returns nil if there
  /// is none.
  private func countedDay() -> Range<Int>? {
    let words = line.words.map { PlanDoubts.bare($0.text) }
    for number in words.indices.dropFirst(2)
    where words[number...].starts(with: ["of", "the", "month"]) {
      let (count, day) = (words[number - 2], words[number - 1])
      let isCount =
        count == "last" || PhraseVocabulary.ordinals[count] != nil
        || LeftoverWords.ordinal(count) != nil
      guard isCount, RepeatVocabulary.weekday(day) != nil else { continue }
      return line.words[number + 1].range
    }
    return nil
  }

  /// Makes a plan `before` a month or week due on the day before that span begins: `renew passport before june`. The
  /// user must confirm it. Other plans are returned unchanged.
  func beforeSpan(_ readings: [CaptureReading], _ found: [PhraseMatch]) -> [CaptureReading] {
    guard readings.count == 1, case .event(var draft, _) = readings[0].captured, !line.hasHangul,
      draft.repeating == nil, case .days(let days) = draft.times,
      let phrase = found.first(where: { phrase in
        phrase.understood.map { $0.start.days?.kind != .day && $0.start.days?.span == days } == true
      }),
      let before = line.words.last(where: { $0.range.upperBound <= phrase.range.lowerBound }),
      ["before", "b4"].contains(before.text.lowercased()), days.lowerBound > now.day
    else { return readings }
    let last = days.lowerBound - 1
    let ranges = readings[0].ranges + [before.range]
    draft.times = .days(last...last)
    draft.title = line.rest(without: ranges + line.loose(besides: ranges))
    if draft.title.isEmpty { return readings }
    return [
      CaptureReading(
        .event(draft, isDeadline: true), ranges,
        doubt: line.text(before.range.lowerBound..<phrase.range.upperBound),
        marks: LineMark.parts([before.range], .until) + readings[0].marks)
    ]
  }
}
