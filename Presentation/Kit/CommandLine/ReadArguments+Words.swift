package import Domain

/// Parses arguments that are numbers with words around them.
extension ReadArguments {
  /// Parses an interval in days: `7`, `weekly`, `2w`, 매주, 한 달. The words `none` and 없음 mean no interval. Returns nil if
  /// the option was not given.
  package func cycle(_ name: String) throws(ArgumentParseError) -> CycleChoice? {
    guard let text = value(name) else { return nil }
    if ["none", "없음"].contains(Text.trimmed(text).lowercased()) { return .never }
    // An interval does not depend on today, so any day will do.
    if let days = PhraseReader(today: Day(ordinal: 0)).cycle(text) { return .days(days) }
    do throws(ArgumentParseError) { return try number(name).map(CycleChoice.days) } catch {
      throw .notARhythm(option: name, value: text)
    }
  }

  /// Parses an hour: `21`, `9pm`, 오후 9시, `21:00`. A bare number is read on the 24-hour clock. Returns nil if the option
  /// was not given.
  package func hour(_ name: String) throws(ArgumentParseError) -> Int? {
    guard let text = value(name) else { return nil }
    if text.utf8.allSatisfy({ (48...57).contains($0) || $0 == 45 }) { return try number(name) }
    guard let hour = Self.hour(text) else { throw .notAnHour(option: name, value: text) }
    return hour
  }

  package static func hour(_ text: String) -> Int? {
    do throws(PhraseParseError) {
      let read = try PhraseReader(today: Day(ordinal: 0)).read(text, as: .moment)
      guard read.end == nil, read.lasting == nil, read.start.days == nil,
        let seconds = read.start.seconds, seconds % 3600 == 0
      else { return nil }
      return seconds / 3600 % 24
    } catch { return nil }
  }

  /// Parses a reading position as a page or a percentage: `120`, `p.120`, 120쪽, `35%`.
  package func position(_ name: String) throws(ArgumentParseError) -> ReadingPosition {
    let text = word(name)
    let folded = text.lowercased().filter { !$0.isWhitespace }
    for sign in ["%", "퍼센트", "percent"] where folded.hasSuffix(sign) {
      guard let percent = Int(folded.dropLast(sign.count)) else {
        throw .notANumber(option: name, value: text)
      }
      return .percent(percent)
    }
    var digits = folded[...]
    for sign in ["page", "p.", "p"] where digits.hasPrefix(sign) {
      digits = digits.dropFirst(sign.count)
      break
    }
    for sign in ["쪽", "페이지", "pages", "page", "p"] where digits.hasSuffix(sign) {
      digits = digits.dropLast(sign.count)
      break
    }
    let isNumber = !digits.isEmpty && digits.utf8.allSatisfy { (48...57).contains($0) }
    if isNumber { return .page(Int(digits) ?? .max) }
    return .page(try number(argument: name))
  }
}
