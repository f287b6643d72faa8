import Domain

extension ZoneRule {
  /// Parses a POSIX rule; nil if it is invalid.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count <= 256 else { return nil }
    var text = ZoneRuleText(rest: bytes)
    guard text.readName(), let west = text.time(most: 24) else { return nil }
    standard = -west
    if text.rest.isEmpty {
      summer = nil
      return
    }
    guard text.readName() else { return nil }
    var offset = standard + 3600
    if text.rest.first != ASCII.comma {
      guard let west = text.time(most: 24) else { return nil }
      offset = -west
    }
    guard let start = text.turn(), let end = text.turn(), text.rest.isEmpty else { return nil }
    summer = Summer(offset: offset, start: start, end: end, standard: standard)
  }
}

/// A cursor over the text of a rule.
private struct ZoneRuleText {
  var rest: ArraySlice<UInt8>

  /// Skips a name: three or more letters, or anything in angle brackets. Returns false if there is no name.
  mutating func readName() -> Bool {
    if rest.first == UInt8(ascii: "<") {
      guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return false }
      rest = rest[(end + 1)...]
      return true
    }
    let letters = rest.prefix { (65...90).contains($0) || (97...122).contains($0) }
    rest = rest.dropFirst(letters.count)
    return letters.count >= 3
  }

  /// Parses `-9`, `5:45` or `+01:00:00` and returns seconds; nil for other texts, and for more than `hours` hours.
  mutating func time(most hours: Int) -> Int? {
    var sign = 1
    if rest.first == ASCII.hyphen { sign = -1 }
    if rest.first == ASCII.hyphen || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    guard let hour = number(most: hours) else { return nil }
    var seconds = hour * 3600
    for unit in [60, 1] where rest.first == ASCII.colon {
      rest.removeFirst()
      guard let part = number(most: 59) else { return nil }
      seconds += part * unit
    }
    return sign * seconds
  }

  /// Parses a transition such as `,M3.2.0/2`, `,J60` or `,59/0`; nil for other texts.
  mutating func turn() -> ZoneTurn? {
    guard rest.popFirst() == ASCII.comma, let dayRule = dayRule() else { return nil }
    guard rest.first == UInt8(ascii: "/") else { return ZoneTurn(dayRule: dayRule, time: 7200) }
    rest.removeFirst()
    // RFC 8536 allows up to 167 hours in either direction.
    return time(most: 167).map { ZoneTurn(dayRule: dayRule, time: $0) }
  }

  private mutating func dayRule() -> ZoneTurn.DayRule? {
    switch rest.first {
    case UInt8(ascii: "J"):
      rest.removeFirst()
      return number(most: 365).flatMap { $0 > 0 ? .day($0) : nil }
    case UInt8(ascii: "M"):
      rest.removeFirst()
      guard let month = number(most: 12), month > 0, rest.popFirst() == ASCII.dot,
        let week = number(most: 5), week > 0, rest.popFirst() == ASCII.dot,
        let weekday = number(most: 6)
      else { return nil }
      return .weekday(weekday, week: week, month: month)
    case .some, .none: return number(most: 365).map { .dayWithLeap($0) }
    }
  }

  private mutating func number(most: Int) -> Int? {
    let digits = rest.prefix { (48...57).contains($0) }
    guard digits.count <= 3, let value = Digits.number(digits) else { return nil }
    rest = rest.dropFirst(digits.count)
    return value <= most ? value : nil
  }
}
