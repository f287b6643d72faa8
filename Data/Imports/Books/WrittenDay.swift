import Domain

/// Days as lists of books write them: `2025/06/01`, `2025-6-1`, `2025. 6. 1.`, with or without a
/// time behind them, and `Jun 1, 2025`. A year or a month alone is no day.
enum WrittenDay {
  /// Reads a day. Where the year comes last, the day and the month are told apart by what somebody
  /// said, or by a number no month has.
  static func day(_ text: String, _ order: ImportDateOrder? = nil) -> Day? {
    guard let numbers = numbers(Array(text.utf8.prefix(64))) else { return EnglishDay.day(text) }
    let (first, second, third) = (numbers[0], numbers[1], numbers[2])
    if first.digits == 4 { return Day(year: first.value, month: second.value, day: third.value) }
    guard third.digits == 4 else { return nil }
    let isDayFirst: Bool
    if first.value > 12 {
      isDayFirst = true
    } else if second.value > 12 {
      isDayFirst = false
    } else {
      guard let order else { return nil }
      isDayFirst = order == .dayFirst
    }
    let (day, month) = isDayFirst ? (first, second) : (second, first)
    return Day(year: third.value, month: month.value, day: day.value)
  }

  /// The three numbers of a day, and nothing but a time behind them.
  private static func numbers(_ bytes: [UInt8]) -> [(value: Int, digits: Int)]? {
    var found: [(value: Int, digits: Int)] = []
    var place = 0
    while found.count < 3 {
      var (value, digits) = (0, 0)
      while place < bytes.count, let digit = digit(bytes[place]) {
        value = value * 10 + digit
        digits += 1
        place += 1
        if digits > 4 { return nil }
      }
      if digits == 0 { return nil }
      found.append((value, digits))
      if found.count == 3 { break }
      guard place < bytes.count,
        [UInt8(ascii: "/"), ASCII.hyphen, ASCII.dot].contains(bytes[place])
      else { return nil }
      place += 1
      if place < bytes.count, bytes[place] == ASCII.blank { place += 1 }
    }
    if place < bytes.count, bytes[place] == ASCII.dot { place += 1 }
    guard place < bytes.count else { return found }
    guard bytes[place] == UInt8(ascii: "T") || bytes[place] == ASCII.blank, place + 1 < bytes.count,
      digit(bytes[place + 1]) != nil
    else { return nil }
    return found
  }

  private static func digit(_ byte: UInt8) -> Int? {
    (48...57).contains(byte) ? Int(byte - 48) : nil
  }
}

/// Moments as lists of sentences write them.
enum WrittenInstant {
  /// Reads `2025-06-01 21:05:00` with or without an offset or a part of a second. What stands there
  /// without an offset is local, unless it is known to be said by the clock of Greenwich.
  static func moment(_ text: String, isGreenwich: Bool = false) -> IncomingMoment? {
    var bytes = Array(text.utf8.prefix(64))
    if let dot = bytes.firstIndex(of: ASCII.dot), dot >= 16 {
      let end = bytes[(dot + 1)...].firstIndex { !(48...57).contains($0) } ?? bytes.count
      bytes.removeSubrange(dot..<end)
    }
    guard let moment = WrittenMoment(bytes[...]) else {
      return WrittenDay.day(text).map { .local($0, seconds: nil) }
    }
    if moment.offset == nil, !isGreenwich {
      return .local(moment.day, seconds: moment.time.seconds)
    }
    let offset = moment.offset ?? 0
    let now = Now(day: moment.day, time: moment.time, offset: offset)
    // Greenwich is what a program says that does not know where somebody was.
    return .instant(now.instant, offset: offset == 0 ? nil : offset)
  }
}

/// Numbers as lists of books write them.
enum WrittenNumber {
  /// Reads `4`, `4.25`, `4,5` and `1,204` in hundredths; nothing where it is more than a number.
  static func hundredths(_ text: String) -> Int? {
    let bytes = Array(text.utf8)
    guard bytes.count <= 12 else { return nil }
    var parts = bytes.split(omittingEmptySubsequences: false) {
      $0 == ASCII.dot || $0 == ASCII.comma
    }
    // Three digits behind a comma are thousands.
    if parts.count == 2, bytes.contains(ASCII.comma), parts[1].count == 3 {
      parts = [parts[0] + parts[1]]
    }
    guard parts.count <= 2, let whole = number(parts[0]), whole < 10_000_000 else { return nil }
    guard parts.count == 2 else { return whole * 100 }
    let places = Array((parts[1] + [48, 48]).prefix(2))
    guard number(parts[1]) != nil, let part = number(places[...]),
      parts[1].dropFirst(2).allSatisfy({ $0 == 48 })
    else { return nil }
    return whole * 100 + part
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    if digits.isEmpty { return nil }
    var value = 0
    for byte in digits {
      guard (48...57).contains(byte) else { return nil }
      value = value * 10 + Int(byte - 48)
    }
    return value
  }
}

/// Numbers of books as tables write them: `="9780441172719"`, so that no program makes a sum of
/// them, `[2070291340]`, and several of them with commas between.
enum WrittenISBN {
  /// The numbers in a field, without what is around them.
  static func all(in text: String?) -> [String] {
    guard let text else { return [] }
    return text.split(separator: ",").compactMap { part in
      let inner = part.filter { !"=\"[]".contains($0) }
      let trimmed = Text.trimmed(String(inner))
      return trimmed.isEmpty ? nil : trimmed
    }
  }
}
