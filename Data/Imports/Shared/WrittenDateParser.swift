import Domain

/// Parses a written date from its tokens. Date and time may be in either order.
struct WrittenDateParser {
  private let tokens: DateTokens
  private var index = 0
  private var numbers: WrittenDate.Numbers?
  /// A month and day whose year has not been read yet, because it comes after the time; nil for any other date.
  private var yearless: (month: Int, day: Int)?
  private var seconds: Int?
  private var offset: Int?
  private var isYearShort = false

  init(_ bytes: ArraySlice<UInt8>) { tokens = DateTokens(bytes) }

  /// Parses all tokens; nil if a token is not part of a date.
  mutating func whole(timeAlone: Bool) -> WrittenDate? {
    while index < tokens.tokens.count {
      guard step() else { return nil }
    }
    if numbers == nil, timeAlone, seconds != nil, yearless == nil { numbers = .timeOnly }
    return makeDate(until: index)
  }

  /// Parses the longest date at the beginning, with the time if one follows; nil if there is no
  /// date.
  mutating func prefix() -> WrittenDate? {
    var best: WrittenDate?
    while index < tokens.tokens.count, numbers == nil || seconds == nil {
      let before = index
      guard step(), index > before else { break }
      let isAtEnd = !Self.isAdjoining(tokens[index])
      let isWorthMore = best == nil || (seconds != nil && best?.seconds == nil)
      if isAtEnd, isWorthMore, !isAtSeparator { best = makeDate(until: index) ?? best }
    }
    return best
  }

  /// Whether the previous token is white space or a comma, which cannot be the end of a date.
  private var isAtSeparator: Bool {
    index > 0 && (tokens[index - 1] == .blank || tokens.isSign(index - 1, ","))
  }

  private static func isAdjoining(_ token: DateTokens.Token?) -> Bool {
    switch token {
    case .number, .word: true
    case .sign, .blank, nil: false
    }
  }

  private func makeDate(until end: Int) -> WrittenDate? {
    guard let numbers else { return nil }
    var date = WrittenDate(
      numbers, seconds: seconds, offset: offset, shape: tokens.shape(until: end),
      length: end > 0 ? tokens.ends[end - 1] : 0)
    date.isYearShort = isYearShort
    return date
  }

  /// Parses the next part; returns false if that part does not belong to a date.
  private mutating func step() -> Bool {
    if tokens[index] == .blank || tokens.isSign(index, ",") {
      index += 1
      return true
    }
    if numbers == nil, yearless == nil, readDate() { return true }
    if seconds == nil, let time = WrittenTime(tokens, at: index) {
      (seconds, index) = (time.seconds, time.end)
      return true
    }
    if numbers == nil, let yearless, let year = tokens.number(index, 4...4) {
      numbers = .known(year: year, month: yearless.month, day: yearless.day)
      index += 1
      return true
    }
    if seconds != nil, readOffset() { return true }
    return passWord()
  }

  /// Skips weekdays, words between a day and its time, and zone names after a time. Returns false
  /// for any other word.
  private mutating func passWord() -> Bool {
    if tokens.isSign(index, "("), let word = tokens.word(index + 1), DateWords.isWeekday(word),
      tokens.isSign(index + 2, ")")
    {
      index += 3
      return true
    }
    guard let word = tokens.word(index) else { return false }
    if DateWords.isWeekday(word) {
      index += tokens.isSign(index + 1, ".") ? 2 : 1
      return true
    }
    let joins = ["t", "at", "um", "à", "de", "klo"]
    let isZone = seconds != nil && ["utc", "gmt", "kst", "jst", "cet", "cest"].contains(word)
    guard isZone || (seconds == nil && joins.contains(word)) else { return false }
    index += 1
    return true
  }

  /// Parses `Z`, `+0900`, `+09:00` or `+09`; returns false for anything else.
  private mutating func readOffset() -> Bool {
    if tokens.word(index) == "z" {
      (offset, index) = (0, index + 1)
      return true
    }
    let isAhead = tokens.isSign(index, "+")
    guard isAhead || tokens.isSign(index, "-") else { return false }
    var ahead: Int?
    var end = index + 2
    if let number = tokens.number(index + 1, 4...4) {
      ahead = number / 100 * 3600 + number % 100 * 60
    } else if let hours = tokens.number(index + 1, 2...2) {
      ahead = hours * 3600
      if tokens.isSign(index + 2, ":"), let minutes = tokens.number(index + 3, 2...2) {
        ahead = hours * 3600 + minutes * 60
        end = index + 4
      }
    }
    guard let ahead, ahead <= 18 * 3600 else { return false }
    (offset, index) = (isAhead ? ahead : -ahead, end)
    return true
  }

  private mutating func readDate() -> Bool {
    readYearFirst() || readYearLast() || readNamedMonth() || readDigits()
  }

  /// Parses `2026-03-01`, `2026/3/1`, `2026. 3. 1.` or `2026년 3월 1일`; returns false for anything else.
  private mutating func readYearFirst() -> Bool {
    guard let year = tokens.number(index, 4...4) else { return false }
    if let end = part(index + 1, "년", "年"), let month = tokens.number(end, 1...2),
      let next = part(end + 1, "월", "月"), let day = tokens.number(next, 1...2),
      let last = part(next + 1, "일", "日")
    {
      let hasBlank = last > 0 && tokens[last - 1] == .blank
      return accept(.known(year: year, month: month, day: day), hasBlank ? last - 1 : last)
    }
    for sign in ["-", "/", ".", "_"] as [Character] where tokens.isSign(index + 1, sign) {
      let second = sign == "." ? tokens.behindBlank(index + 2) : index + 2
      guard let month = tokens.number(second, 1...2), tokens.isSign(second + 1, sign) else {
        return false
      }
      let third = sign == "." ? tokens.behindBlank(second + 2) : second + 2
      guard let day = tokens.number(third, 1...2) else { return false }
      let end = sign == "." && tokens.isSign(third + 1, ".") ? third + 2 : third + 1
      return accept(.known(year: year, month: month, day: day), end)
    }
    return false
  }

  /// Parses `01.03.2026`, `3/1/2026`, `03/01/26` or `1-3-2026`; returns false for anything else. Only with dots is the
  /// day certainly first.
  private mutating func readYearLast() -> Bool {
    guard let first = tokens.number(index, 1...2) else { return false }
    for sign in ["-", "/", "."] as [Character] where tokens.isSign(index + 1, sign) {
      let middle = sign == "." ? tokens.behindBlank(index + 2) : index + 2
      guard let second = tokens.number(middle, 1...2), tokens.isSign(middle + 1, sign) else {
        return false
      }
      let last = sign == "." ? tokens.behindBlank(middle + 2) : middle + 2
      var year = tokens.number(last, 4...4)
      if year == nil, sign != "-", let short = tokens.number(last, 2...2) {
        year = short < 70 ? 2000 + short : 1900 + short
        isYearShort = true
      }
      guard let year else { return false }
      let isSettled = sign == "."
      return accept(
        isSettled
          ? .known(year: year, month: second, day: first)
          : .unsettled(first: first, second: second, year: year), last + 1)
    }
    return false
  }

  /// Parses `1 March 2026`, `1. März 2026`, `01-Mar-2026`, `March 1, 2026` or `Mar 1 … 2026`; returns false for
  /// anything else.
  private mutating func readNamedMonth() -> Bool {
    if let day = tokens.number(index, 1...2) {
      var next = index + 1
      while tokens.isSign(next, ".", "-") || tokens[next] == .blank || tokens.word(next) == "de" {
        next += 1
      }
      guard let (month, behind) = month(next) else { return false }
      next = behind
      while tokens.isSign(next, ".", "-", ",") || tokens[next] == .blank
        || tokens.word(next) == "de"
      {
        next += 1
      }
      guard let year = tokens.number(next, 4...4) else { return false }
      return accept(.known(year: year, month: month, day: day), next + 1)
    }
    guard let (month, behind) = month(index) else { return false }
    let next = tokens.behindBlank(behind)
    guard let day = tokens.number(next, 1...2), !tokens.isSign(next + 1, ":") else {
      return false
    }
    var last = next + 1
    while tokens.isSign(last, ",", ".") || tokens[last] == .blank { last += 1 }
    if let year = tokens.number(last, 4...4), !tokens.isSign(last + 1, ":") {
      return accept(.known(year: year, month: month, day: day), last + 1)
    }
    (yearless, index) = ((month, day), next + 1)
    return true
  }

  /// Parses `20260301`; returns false for anything else.
  private mutating func readDigits() -> Bool {
    guard let number = tokens.number(index, 8...8) else { return false }
    return accept(
      .known(year: number / 10_000, month: number / 100 % 100, day: number % 100), index + 1)
  }

  private mutating func accept(_ numbers: WrittenDate.Numbers, _ end: Int) -> Bool {
    self.numbers = numbers
    index = end
    return true
  }

  /// Returns the month at an index, by name or as a number with its suffix, and the index after it; nil if there is no
  /// month.
  private func month(_ index: Int) -> (Int, Int)? {
    if let word = tokens.word(index), let month = DateWords.month(word) {
      return (month, tokens.isSign(index + 1, ".") ? index + 2 : index + 1)
    }
    guard let number = tokens.number(index, 1...2), (1...12).contains(number),
      tokens.word(index + 1) == "월" || tokens.word(index + 1) == "月"
    else { return nil }
    return (number, index + 2)
  }

  /// Returns the index after one of `words` and the white space that follows; nil if the token is
  /// none of the words.
  private func part(_ index: Int, _ words: String...) -> Int? {
    guard let word = tokens.word(index), words.contains(word) else { return nil }
    return tokens.behindBlank(index + 1)
  }
}
