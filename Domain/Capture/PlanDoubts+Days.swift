// MARK: Days

extension PlanDoubts {
  /// A month alone, which is a time only with certain words before or after it. Examples: `April from HR` and
  /// `the march issue`.
  var wholeMonth: String? {
    guard let read = times.understood, read.end == nil, times.rhythm == nil,
      read.start.days?.kind == .month
    else { return nil }
    let leads = ["in ", "during ", "this ", "next ", "last ", "all ", "달", "내내", "동안", "에"]
    for text in readTexts where !leads.contains(where: text.contains) {
      let before = words.last { $0.range.upperBound <= (range(of: text)?.lowerBound ?? 0) }?.text
      if ["in", "during", "throughout", "this", "next", "all"].contains(before) { continue }
      // 5월 종합소득세 신고 starts with its date.
      if line.hasHangul, words.first.map({ $0.text == text && text.hasSuffix("월") }) == true {
        continue
      }
      return text
    }
    return nil
  }

  private func range(of text: String) -> Range<Int>? {
    times.ranges.first { line.text($0).lowercased() == text }
  }

  /// A date without a year that was up to four weeks ago. The user more likely means this date than the same date next
  /// year. Example: `feb 20`, entered in March.
  var justPast: String? {
    guard times.rhythm == nil, times.understood?.end == nil else { return nil }
    let (year, month, number) = day.parts
    guard day > now.day, let before = Day(year: year - 1, month: month, day: number),
      before < now.day, before >= now.day - 28, !saysYear, !isNamed,
      readTexts.contains(where: { $0.contains(where: \.isNumber) })
    else { return nil }
    return times.ranges.first.map { line.text($0) }
  }

  /// Whether the day is given by a name, as in 설날 아침 8시. Such a day always means the next one.
  private var isNamed: Bool {
    line.pieces.contains { piece in
      guard case .word(let word) = piece.token, isRead(piece.range) else { return false }
      return NamedDay.names[word] != nil
    }
  }

  var saysYear: Bool {
    readTexts.contains { text in
      text.contains("year") || text.contains("내년") || text.contains("후년")
        || text.split { !$0.isNumber }.contains { $0.count == 4 }
    }
  }

  /// A date more than a year ago, so the line is not a plan, or a 29 February of another year. Examples: `Leo was born
  /// on 2021-11-03` and `dentist 2/29`.
  var longPast: String? {
    let (year, month, number) = day.parts
    let isLeap = month == 2 && number == 29 && year > now.day.parts.year && !saysYear && !isNamed
    guard draft.repeating == nil, day < now.day - 370 || isLeap else { return nil }
    return times.ranges.first.map { line.text($0) }
  }

  /// A weekday that may mean today or the day in a week, as in `monday at 10`, entered on a Monday.
  var sameWeekday: String? {
    guard times.rhythm == nil, let span = times.understood?.start.days?.span,
      span.lowerBound == now.day + 7
    else { return nil }
    let names = words.filter { isRead($0.range) }.map(\.text)
    // `sunday 6 dec` is a date.
    if names.contains(where: { PhraseVocabulary.months[$0] != nil && $0 != "sun" }) { return nil }
    let turns: Set<String> = ["next", "following", "week", "다음", "다음주", "담주", "주"]
    if names.contains(where: turns.contains) || names.contains(where: { $0.hasSuffix("주") }) {
      return nil
    }
    if names.contains(where: { $0.contains(where: \.isNumber) && !isHour($0) }) { return nil }
    return names.first {
      RepeatVocabulary.weekday(EndParticle.stems(of: $0).first?.stem ?? $0) != nil
    }
  }

  private func isHour(_ word: String) -> Bool {
    let digits = word.prefix(while: \.isNumber)
    let rest = word.dropFirst(digits.count)
    let sides = word.split { "-–".contains($0) }
    if sides.count == 2, sides.allSatisfy({ $0.first?.isNumber == true && $0.count < 5 }) {
      return true
    }
    return digits.count <= 2 && ["", "am", "pm", "시", "시에", "시반"].contains(String(rest))
      || rest.first == ":"
  }

  /// A date whose weekday fits with either number as the month, as in `Thu 12/3`.
  var twoOrders: String? {
    // Korean dates always have the month first.
    if line.hasHangul { return nil }
    for text in readTexts {
      let numbers = text.split { !$0.isNumber && $0 != "/" }.first { $0.contains("/") }?
        .split(separator: "/").compactMap { Int($0) }
      guard let numbers, numbers.count == 2, numbers[0] != numbers[1],
        text.split(separator: " ").contains(where: { RepeatVocabulary.weekday(String($0)) != nil })
      else { continue }
      let (year, month, number) = day.parts
      guard [month, number].sorted() == numbers.sorted(),
        let other = Day(year: year, month: number, day: month), other.weekday == day.weekday
      else { continue }
      return text
    }
    return nil
  }

  /// One hour for a span of several days, as in `알바 주말 6시~11시`.
  var hourOfWeek: String? {
    guard line.hasHangul, times.rhythm == nil, let read = times.understood,
      read.start.days?.kind == .week, read.start.seconds != nil
    else { return nil }
    return times.ranges.first.map { line.text($0) }
  }

  /// A date that may be the end of a stay or the deadline for planning it, as in `호캉스 낼모레까지`.
  var stayUntil: String? {
    guard let read = times.understood, read.isDeadline, read.end == nil, times.rhythm == nil else {
      return nil
    }
    let stays = ["호캉스", "여행", "휴가", "출장", "캠핑", "연휴", "방학", "입원", "격리", "체류"]
    return words.first { word in !isRead(word.range) && stays.contains(where: word.text.hasSuffix)
    }?
    .text
  }

  /// A weekday and a day of the month that next coincide more than 62 days ahead. Example: `wed … 5th & Main`.
  var farWeekday: String? {
    guard draft.repeating == nil, day > now.day + 62 else { return nil }
    return [readTexts.joined(separator: " ")].first { text in
      let parts = text.split(separator: " ").map(String.init)
      return parts.contains { RepeatVocabulary.weekday($0) != nil }
        && parts.contains { $0.hasSuffix("th") || $0.hasSuffix("st") || $0.hasSuffix("일") }
        && !parts.contains { part in
          PhraseVocabulary.months[part] != nil || part.contains("/") || part.contains("월")
        }
    }
  }

  /// A repetition that starts in a given week or month, but without a first day. Example: `담주부터 매주 화`.
  var startOfWeek: String? {
    guard times.rhythm != nil, let kind = times.understood?.start.days?.kind else { return nil }
    // `walk daily in 2 weeks` may mean for two weeks.
    let isAway = times.phrases.contains { $0.tokens.first == .word("in") }
    return kind == .day && !isAway ? nil : readTexts.first
  }
}
