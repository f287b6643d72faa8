extension PhraseParser {
  /// Parses relative times and durations: `+3d`, `in 2 weeks`, `3 days ago`, 한 시간 반 뒤, `for 90 minutes`, 1시간 동안.
  /// Returns false if that fails.
  mutating func readRelative() -> Bool {
    if let sign = sign(0), sign == "+" || sign == "-" { return readSigned(sign == "-") }
    if let (days, count) = nights(0) {
      return keep(\.lasting, PhraseLength(days: days), taking: count)
    }
    let prefix = isWord(0, ["in", "for", "after", "within"]) ? word(0) : nil
    let start = prefix == nil ? 0 : 1
    guard let (length, count) = length(start) else { return false }
    var end = start + count
    if isWord(end, PhraseVocabulary.lasting) || prefix == "for" {
      return keep(\.lasting, length, taking: prefix == "for" ? end : end + 1)
    }
    if isWord(end, PhraseVocabulary.ago), prefix == nil {
      return shift(length.turned(back: true), taking: end + 1)
    }
    if isWord(end, PhraseVocabulary.later) {
      end += 1
    } else if isWord(end, ["안에", "내로"]), prefix == nil {
      slots.isDeadline = true
      end += 1
    } else if isWord(end, ["from"]), isWord(end + 1, PhraseVocabulary.now.union(["today"])) {
      end += 2
    } else if prefix == nil || prefix == "for" {
      return false
    }
    return shift(length, taking: end)
  }

  private func sign(_ ahead: Int) -> Character? {
    if case .sign(let sign)? = token(ahead) { sign } else { nil }
  }

  /// Parses a signed number. Without a unit it is a number of days. Returns false if that fails.
  private mutating func readSigned(_ back: Bool) -> Bool {
    var (length, count) = length(1) ?? (PhraseLength(), 0)
    if count == 0, let number = number(1), number.value <= 99_999, token(2) == nil {
      (length.days, count) = (number.value, 1)
    }
    guard count > 0 else { return false }
    length.isTyped = true
    return shift(length.turned(back: back), taking: count + 1)
  }

  private mutating func shift(_ length: PhraseLength, taking count: Int) -> Bool {
    let hasDays = length.days != 0 || length.months != 0
    if length.seconds != 0 {
      // An offset in seconds is relative to now, so it cannot be combined with days.
      return !hasDays && keep(\.seconds, length.seconds, taking: count)
    }
    return keep(\.shift, length, taking: count)
  }

  /// Parses a time of day: `15:30`, 3시 반, `3.30pm`, `half past 3`, noon. Returns false if that fails.
  mutating func readClock() -> Bool {
    switch token(0) {
    case .clock(let seconds)?:
      return keep(\.clock, PhraseClock(seconds: seconds, isInWords: false), taking: 1)
    case .numbers(let numbers, ".")?:
      guard numbers.count == 2, isWord(1, ["am", "pm"]), numbers[1].digits == 2 else {
        return false
      }
      return keepClock(numbers[0].value, numbers[1].value, taking: 1)
    // A time with a dot inside a line, which the lexer reports with a colon.
    case .numbers(let numbers, ":")?:
      return keepClock(numbers[0].value, numbers[1].value, taking: 1)
    case .number?, .word?: return readNamedHour() || readKoreanHour() || readPast()
    case .numbers?, .sign?, nil: return false
    }
  }

  private mutating func readNamedHour() -> Bool {
    switch word(0) {
    case "noon"?, "midday"?, "정오"?:
      return keep(\.clock, PhraseClock(seconds: 43_200, isInWords: false), taking: 1)
    case "midnight"?, "자정"?:
      return keep(\.clock, PhraseClock(seconds: 86_400, isInWords: false), taking: 1)
    default: return false
    }
  }

  private mutating func readKoreanHour() -> Bool {
    guard let (hour, count) = numbered(["시"]) else { return false }
    if word(count) == "반" { return keepClock(hour, 30, taking: count + 1) }
    if let (minute, more) = numbered(["분"], count) {
      return keepClock(hour, minute, taking: count + more)
    }
    return keepClock(hour, 0, taking: count)
  }

  /// Parses an English time relative to the hour: `half past 3`, `quarter to 4`, `10 minutes past 3`. Returns false if
  /// that fails.
  private mutating func readPast() -> Bool {
    var start = word(0) == "a" ? 1 : 0
    var minutes: Int?
    if word(start) == "half" {
      (minutes, start) = (30, start + 1)
    } else if word(start) == "quarter" {
      (minutes, start) = (15, start + 1)
    } else if let (value, count) = numbered(["minutes", "min"], 0) {
      (minutes, start) = (value, count)
    }
    guard let minutes, (1..<60).contains(minutes), isWord(start, ["past", "to"]),
      let (hour, count) = numbers(start + 1).first
    else { return false }
    let isBefore = word(start) == "to"
    let whole = (isBefore ? (hour == 1 ? 12 : hour - 1) : hour)
    return keepClock(whole, isBefore ? 60 - minutes : minutes, taking: start + 1 + count)
  }

  /// Stores an hour and a minute. Unless the phrase has a part of the day, the half of the day is open. Returns false
  /// if the time is out of range or already set.
  mutating func keepClock(_ hour: Int, _ minute: Int, taking count: Int) -> Bool {
    guard (0...24).contains(hour), (0...59).contains(minute), hour < 24 || minute == 0
    else { return false }
    let clock = PhraseClock(seconds: hour * 3600 + minute * 60, isInWords: true)
    return keep(\.clock, clock, taking: count)
  }
}
