/// The recurrence that a phrase describes: a rule, or a date of the lunar calendar.
public enum RepeatOptions: Hashable, Sendable {
  case rule(RepeatRule)
  /// Repeats yearly on a date of the lunar calendar. Nil means the lunar date of the start.
  case lunar(LunarDate?)
}

/// Parses a recurrence in natural Korean or English, or in RFC 5545 syntax.
public struct RepeatPhrase: Sendable {
  private let start: Day
  private let order: DateOrder

  /// The maximum number of tokens of an end clause.
  private static let longestEnd = 12

  /// The maximum number of characters of a phrase.
  private static let longest = 200

  /// Creates a parser that interprets phrases relative to the start day.
  public init(start: Day, order: DateOrder = .monthFirst) {
    self.start = start
    self.order = order
  }

  /// Parses a whole phrase or an RFC 5545 rule. Throws `notUnderstood` if any word of a phrase is left over.
  public func parse(_ text: String) throws(RepeatRefusal) -> RepeatOptions {
    guard text.utf8.count <= Self.longest * 12 else { throw .tooLong }
    if let date = Self.lunar(text) { return .lunar(date) }
    // Every RFC 5545 rule contains an equals sign, and no phrase does.
    if text.utf8.contains(UInt8(ascii: "=")) { return .rule(try RepeatRule(text)) }
    guard text.count <= Self.longest else { throw .tooLong }
    let tokens = PhraseLexer.tokens(of: text)
    if let recurrence = rhythm(tokens) ?? ended(tokens) { return recurrence }
    throw .notUnderstood
  }

  /// Parses a lunar date after a word for "every year", in the form that Haru writes: 매년 음력 윤6월 8일. Returns nil for
  /// other texts.
  private static func lunar(_ text: String) -> LunarDate? {
    let words = ["매년", "every year on", "yearly on"]
    let start = text.drop(while: \.isWhitespace)
    guard let word = words.first(where: { start.prefix($0.count).lowercased() == $0 }) else {
      return nil
    }
    do throws(LunarBirthday.ParseError) {
      let read = try LunarBirthday(reading: String(start.dropFirst(word.count)))
      return read.year == nil ? read.date : nil
    } catch { return nil }
  }

  private func rhythm(_ tokens: [PhraseToken]) -> RepeatOptions? {
    RepeatPhraseParser.recurrence(of: tokens, order)
  }

  // MARK: An end

  /// Parses a recurrence with an end clause before, inside or after it. The tokens without the clause must be a valid
  /// recurrence. Returns nil if that fails.
  private func ended(_ tokens: [PhraseToken]) -> RepeatOptions? {
    for index in tokens.indices {
      guard case .word(let word) = tokens[index] else { continue }
      let found: RepeatOptions? =
        if RepeatVocabulary.times.contains(word) {
          counted(tokens, index)
        } else if RepeatVocabulary.untilBefore.contains(word) {
          endingBehind(tokens, index)
        } else if word == "까지" {
          ending(tokens, before: index)
        } else if word == "for" {
          lastingBehind(tokens, index)
        } else if PhraseVocabulary.lasting.contains(word) {
          lasting(tokens, before: index)
        } else {
          nil
        }
      if let found { return found }
    }
    return nil
  }

  /// Parses the tokens outside `span` as a recurrence. The closure `end` adds the end to its rule. Returns nil if the
  /// tokens are not a rule, or if the closure returns nil.
  private func rest(
    _ tokens: [PhraseToken], without span: Range<Int>, _ end: (RepeatRule) -> RepeatRule?
  ) -> RepeatOptions? {
    let left = Array(tokens[..<span.lowerBound] + tokens[span.upperBound...])
    guard case .rule(let rule)? = rhythm(left) else { return nil }
    return end(rule).map { .rule($0) }
  }

  /// Parses a recurrence with a number of occurrences, as in 10번, `10 times`, `for ten times` or 총 10회. Returns nil if
  /// that fails.
  private func counted(_ tokens: [PhraseToken], _ index: Int) -> RepeatOptions? {
    let after = index + 1
    let isOnly = after < tokens.endIndex && tokens[after] == .word("만")
    for start in stride(from: index - 1, through: max(index - 3, 0), by: -1) {
      guard let value = RepeatVocabulary.number(tokens[start..<index]),
        !isPerTime(tokens, start, value)
      else { continue }
      var first = start
      if first > 0, tokens[first - 1] == .word("for") || tokens[first - 1] == .word("총") {
        first -= 1
      }
      let recurrence = rest(tokens, without: first..<(isOnly ? after + 1 : after)) { rule in
        do throws(RepeatRefusal) { return try rule.ending(after: value) } catch { return nil }
      }
      if let recurrence { return recurrence }
    }
    return nil
  }

  /// Returns whether a number of occurrences is per period: 매주 세 번 means three times a week, which no rule can express.
  /// A large number, as in 매주 20번, is a total.
  private func isPerTime(_ tokens: [PhraseToken], _ index: Int, _ value: Int) -> Bool {
    guard index > 0, case .word(let before) = tokens[index - 1],
      RepeatVocabulary.rhythms[before] != nil, before.utf8.first.map({ $0 >= 0x80 }) == true
    else { return false }
    if case .word = tokens[index] { return true }
    return value < 10
  }

  /// Parses a recurrence with an end date after a keyword, such as `until 31 December`. Prefers the longest date that
  /// leaves a valid recurrence. Returns nil if that fails.
  private func endingBehind(_ tokens: [PhraseToken], _ index: Int) -> RepeatOptions? {
    for end in ends(tokens, after: index) {
      guard let day = day(tokens[(index + 1)..<end]) else { continue }
      let recurrence = rest(tokens, without: index..<end) { $0.ending(.day(day)) }
      if let recurrence { return recurrence }
    }
    return nil
  }

  /// Parses a recurrence with an end date before a keyword, such as 12월 31일까지. Prefers the shortest date that leaves a
  /// valid recurrence. Returns nil if that fails.
  private func ending(_ tokens: [PhraseToken], before index: Int) -> RepeatOptions? {
    for start in starts(tokens, before: index) {
      guard let day = day(tokens[start..<index]) else { continue }
      let recurrence = rest(tokens, without: start..<(index + 1)) { $0.ending(.day(day)) }
      if let recurrence { return recurrence }
    }
    return nil
  }

  /// Returns the token indices at which a clause after a keyword may end, farthest first.
  private func ends(_ tokens: [PhraseToken], after index: Int) -> StrideTo<Int> {
    stride(from: min(tokens.endIndex, index + 1 + Self.longestEnd), to: index + 1, by: -1)
  }

  /// Returns the token indices at which a clause before a keyword may start, nearest first. A number is not separated
  /// from the word to which it belongs.
  private func starts(_ tokens: [PhraseToken], before index: Int) -> [Int] {
    stride(from: index - 1, through: max(index - Self.longestEnd, 0), by: -1).filter { start in
      guard start > 0, case .number = tokens[start - 1], case .word = tokens[start] else {
        return true
      }
      return false
    }
  }

  /// Parses a recurrence with a duration after a keyword, as in `for 3 months`. Returns nil if that fails.
  private func lastingBehind(_ tokens: [PhraseToken], _ index: Int) -> RepeatOptions? {
    for end in ends(tokens, after: index) {
      guard let day = lastDay(tokens[(index + 1)..<end]) else { continue }
      let recurrence = rest(tokens, without: index..<end) { $0.ending(.day(day)) }
      if let recurrence { return recurrence }
    }
    return nil
  }

  /// Parses a recurrence with a duration before a keyword, as in 3개월 동안. Returns nil if that fails.
  private func lasting(_ tokens: [PhraseToken], before index: Int) -> RepeatOptions? {
    for start in starts(tokens, before: index) {
      guard let day = lastDay(tokens[start..<index]) else { continue }
      let recurrence = rest(tokens, without: start..<(index + 1)) { $0.ending(.day(day)) }
      if let recurrence { return recurrence }
    }
    return nil
  }

  /// Returns the last day of a date phrase, searching ahead from the start. Returns nil if the tokens are not a date.
  private func day(_ tokens: ArraySlice<PhraseToken>) -> Day? {
    guard tokens.first != .word("부터"), let slots = PhraseParser.slots(of: tokens, .month, order),
      !slots.hasTime, slots.seconds == nil, slots.lasting == nil, !slots.isDeadline
    else { return nil }
    do throws(PhraseParseError) {
      let days = try PhraseDays(today: start, looking: .ahead).days(of: slots)
      return days?.span.upperBound
    } catch {
      return nil
    }
  }

  /// Returns the last day of a duration that begins at the start. Returns nil if the tokens are not a duration of whole
  /// days.
  private func lastDay(_ tokens: ArraySlice<PhraseToken>) -> Day? {
    guard let length = PhraseParser.length(of: tokens), length.seconds == 0, !length.isZero else {
      return nil
    }
    do throws(PhraseParseError) {
      return try PhraseDays.later(start, by: length) - 1
    } catch {
      return nil
    }
  }
}
