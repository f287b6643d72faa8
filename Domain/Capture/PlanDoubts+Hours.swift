// MARK: Hours

extension PlanDoubts {
  /// An hour for which AM and PM are both likely, in a line without another word that implies one of them. Examples:
  /// `7시` and `at 8`.
  var otherHalf: String? {
    guard let read = times.understood, read.start.notation == .asHour, read.end == nil,
      let seconds = read.start.seconds
    else { return nil }
    // Bedtime at 12 means midnight: 12시에 자기.
    if seconds == 43_200, let word = first(of: Self.bedtimes) { return word }
    // 10 and 11 stay ambiguous in the evening: `party 11`, 영화 10시.
    if HalfOfDay(line) == .evening, (10 * 3600..<12 * 3600).contains(seconds) {
      return saidHour ?? times.ranges.last.map { line.text($0) }
    }
    let end = line.hasHangul && read.isDeadline ? 12 : isBareHour ? 10 : 9
    guard (7 * 3600..<end * 3600).contains(seconds),
      // `8.45` is taken literally, as `8:45` is.
      line.hasHangul || seconds < 8 * 3600 || seconds % 3600 == 0 || isPassedInWords(seconds),
      HalfOfDay(line) == nil, !isOnlyToCome(read, seconds)
    else { return nil }
    return saidHour ?? times.ranges.last.map { line.text($0) }
  }

  /// Returns whether an hour in words has passed today, in a line without a day: `ten past eight`.
  private func isPassedInWords(_ seconds: Int) -> Bool {
    !hasDay && times.rhythm == nil && seconds < now.time.seconds
      && readTexts.contains { $0.contains(" past ") || $0.contains(" to ") }
  }

  private static let bedtimes: Set<String> = ["자기", "취침", "잠자기", "자러"]
  var isBedtime: Bool {
    times.understood?.start.seconds == 43_200 && first(of: Self.bedtimes) != nil
  }

  /// The words of the hour alone: 7시 반 in 다음주 목요일 7시 반, 8 in `thursday 8`.
  private var saidHour: String? {
    let pieces = line.pieces.filter { piece in times.ranges.contains { $0.overlaps(piece.range) } }
    if let unit = pieces.firstIndex(where: { $0.token == .word("시") }), unit > 0 {
      var last = unit
      if unit + 1 < pieces.count, pieces[unit + 1].token == .word("반") { last = unit + 1 }
      if unit + 2 < pieces.count, pieces[unit + 2].token == .word("분") { last = unit + 2 }
      return line.text(pieces[unit - 1].range.lowerBound..<pieces[last].range.upperBound)
    }
    let hour = pieces.last { piece in
      switch piece.token {
      case .number(let number): number.digits <= 2
      case .clock, .numbers(_, ":"): true
      case .word, .numbers, .sign: false
      }
    }
    return hour.map { line.text($0.range) }
  }

  /// An hour that, taken literally, is at night, which few users mean. Example: `2:30`.
  var smallHours: String? {
    guard let start = times.understood?.start, start.notation == .inDigits,
      let seconds = start.seconds, (3600..<7 * 3600).contains(seconds)
    else { return nil }
    // 요가 6:30 is asked about as 7시 is.
    let hours = line.hasHangul && HalfOfDay(line) == nil ? "123456" : "12345"
    return line.words.first { word in
      let letters = Array(word.text)
      return letters.count > 3 && letters[1] == ":" && hours.contains(letters[0])
    }?.text
  }

  /// Returns whether the words are uncertain only because they may mean AM or PM.
  func doubtsHalf(_ doubted: String?) -> Bool {
    guard let doubted else { return false }
    return [otherHalf, otherHalves, halfPastSix, smallHours].contains(doubted) && !isBedtime
  }

  /// Hours on two different days, without `to` or `until`. Example: `gym 6-7 mon wed`.
  var farHours: String? {
    guard !line.hasHangul, let read = times.understood, read.start.notation == .asHour,
      let from = read.start.days?.span.lowerBound, let to = read.end?.days?.span.lowerBound,
      to > from, read.end?.seconds != nil,
      !readTexts.contains(where: {
        $0.contains(" to ") || $0.contains("until") || $0.contains("till")
      })
    else { return nil }
    return times.ranges.last.map { line.text($0) }
  }

  /// A time that may be in the morning or in the evening, as in `6.30`.
  var halfPastSix: String? {
    guard let read = times.understood, read.start.notation == .asHour, read.end == nil,
      !line.says(CaptureVocabulary.evenings), !line.says(CaptureVocabulary.mornings),
      !line.hasHangul
    else { return nil }
    return line.pieces.first { piece in
      if case .numbers(let numbers, ":") = piece.token {
        numbers[0].value == 6 && isRead(piece.range) && !readTexts.contains("night")
      } else {
        false
      }
    }.map { line.text($0.range) }
  }

  /// Two hours that may both be AM or PM, as in `rehearsal thursday 7 till 9`.
  var otherHalves: String? {
    guard !line.hasHangul, let read = times.understood, read.start.notation == .asHour,
      let end = read.end, end.notation == .asHour, let from = read.start.seconds,
      let to = end.seconds,
      (7 * 3600..<9 * 3600).contains(from), from < to, to <= 11 * 3600,
      !line.says(CaptureVocabulary.evenings), !line.says(CaptureVocabulary.mornings)
    else { return nil }
    return times.ranges.last.map { line.text($0) }
  }

  /// Returns whether the AM hour of today has passed and the PM hour has not: 오늘 8시, entered at nine in the morning.
  private func isOnlyToCome(_ read: Understood, _ seconds: Int) -> Bool {
    times.rhythm == nil && read.start.days?.span == now.day...now.day
      && seconds < now.time.seconds && seconds + 43_200 > now.time.seconds
      && line.says(["오늘", "today"])
  }

  /// Whether the hour is only a number after a day: `thu 9`.
  private var isBareHour: Bool {
    readTexts.contains {
      $0.split(separator: " ").last.map { Int($0) != nil } == true && !$0.contains("at ")
    }
  }

  /// An end before its start, which is either a shift or a mistake, as in `6-2`. Also a time such as `5 to 10`, which
  /// may be a span.
  var turnedHours: String? {
    for text in readTexts {
      let numbers = text.split { "-–~".contains($0) || $0 == " " }.map { Int($0) }
      let sides = text.split { "-–~".contains($0) }
        .compactMap { side in side.split(separator: " ").compactMap { Int($0) }.last }
      guard numbers.count >= 2, sides.count == 2, (1...12).contains(sides[1]) else { continue }
      // `13-2` may end at 14:00 or at night. `22-6` can only end in the morning.
      if (13...24).contains(sides[0]), sides[1] + 12 > sides[0] { return text }
      guard (1...12).contains(sides[0]) else { continue }
      // `shift 7-3` is a working day.
      if line.says(["shift"]), case .hours(let from, let to?) = draft.times, from.day == to.day {
        continue
      }
      if (4...8).contains(sides[0]), sides[1] < sides[0] { return text }
    }
    // `five to ten` and `5 to 10` may be a time or a span.
    let minutes: Set<String> = ["5", "10", "20", "25", "five", "ten", "twenty"]
    for (number, word) in words.enumerated()
    where minutes.contains(word.text) && self.word(number + 1) == "to" && isRead(word.range)
      && !["from", "between"].contains(self.word(number - 1))
      && (Int(word.text) != nil || times.understood?.end != nil)
    {
      if !["am", "pm"].contains(self.word(number + 3)), Int(self.word(number + 2)) ?? 0 <= 12 {
        return word.text
      }
    }
    return nil
  }

  /// A spelled-out number, which is an hour only beside a day or `at`. Examples: `A stitch in time saves nine` and
  /// `7-eleven`.
  var wordHour: String? {
    guard let read = times.understood, read.start.days == nil, read.start.fromNow == nil,
      read.start.seconds != nil, read.lasting == nil, times.rhythm == nil
    else { return nil }
    let leads: Set<String> = [
      "at", "o'clock", "oclock", "am", "pm", "half", "quarter", "past", "noon", "midday",
      "midnight", "tonight",
    ]
    return readTexts.first { text in
      let parts = text.split { $0 == " " || $0 == "-" }.map(String.init)
      return parts.contains { PhraseVocabulary.english[$0] != nil && $0.first?.isLetter == true }
        && !parts.contains { leads.contains($0) }
    }
  }

  /// A time with a leading zero, which is literal, in a plan that has another hour. Example: `02:00–04:00 wed night`.
  var zeroClock: String? {
    guard case .hours(let from, let to) = draft.times else { return nil }
    let said = [from, to].compactMap { $0?.time.description.prefix(5) }
    return readTexts.lazy.flatMap { text in
      text.split { !$0.isNumber && $0 != ":" }.filter {
        $0.count == 5 && $0.hasPrefix("0") && $0.contains(":")
      }.map(String.init)
    }.first { clock in !said.contains(clock[...]) }
  }

  /// Words that may not be a time, or times in an unusual format. Examples: `the sun`, `sat` as a verb, `1/2 hr`,
  /// `19h30`, `10.00` and `25시`.
  var oddTime: String? {
    for (number, word) in words.enumerated() {
      let (text, before, next) = (word.text, self.word(number - 1), self.word(number + 1))
      let isRead = isRead(word.range)
      if isRead, text == "sun", before == "the" { return text }
      if isRead, text == "sat", number == 0 || ["i", "we", "just"].contains(before),
        ["in", "with", "on", "down", "through", "next", "beside", "by", "for"].contains(next)
      {
        return text
      }
      if isRead, text == "1/2" || text == "1/4", times.understood?.lasting == nil,
        ["hr", "hour", "h", "day", "cup", "pint", "price", "marathon", "term"].contains(next)
      {
        return text
      }
      if !isRead, Self.isDayFirst(line.words[number].text), draft.repeating == nil,
        !line.hasHangul
      {
        return text
      }
      if isRead, !hasDay, times.rhythm == nil, Self.isBareSpan(text), !["am", "pm"].contains(next) {
        return text
      }
      // 24시 without a day may mean that it is always open: 응급실 24시.
      if isRead, text == "24시", !hasDay { return text }
      if isRead { continue }
      if before == "thursday" || RepeatVocabulary.weekday(before) != nil, text == "next" {
        return text
      }
      if isNamed(number) { continue }
      if text == "24시", KoreanLeftover.openAllHours.contains(where: next.hasPrefix) { continue }
      if Self.isOddClock(text) || ["tth", "mwf", "mw", "wf"].contains(text) { return text }
    }
    return nil
  }

  /// Returns whether a dot after the second number shows that the day comes first: `8.3.`.
  private static func isDayFirst(_ word: String) -> Bool {
    word.split(omittingEmptySubsequences: false) { "-–~".contains($0) }.contains { part in
      let numbers = part.split(separator: ".", omittingEmptySubsequences: false)
      return numbers.count == 3 && numbers[2].isEmpty
        && numbers.prefix(2).allSatisfy { (1...31).contains(Int($0) ?? 0) }
    }
  }

  /// Returns whether a text is only two numbers: `1-100`, `3-5`.
  private static func isBareSpan(_ text: String) -> Bool {
    let numbers = text.split { "-–~".contains($0) }
    return numbers.count == 2 && numbers.allSatisfy { Int($0) != nil }
  }

  /// Returns whether a text is a time in an unusual format: `19h30`, `10.00`, 25시, 24시.
  private static func isOddClock(_ text: String) -> Bool {
    let digits = text.prefix(while: \.isNumber)
    guard (1...2).contains(digits.count), let hour = Int(digits) else { return false }
    let rest = text.dropFirst(digits.count)
    if let mark = rest.first, mark == "h" || mark == ".", rest.count == 3, hour < 25 {
      return rest.dropFirst().allSatisfy(\.isNumber)
    }
    return rest == "시" || rest == "시에"
  }
}
