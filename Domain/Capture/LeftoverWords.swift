/// Finds words about time, repetition or amount that are left in a title. In a line with a parsed day or time, the user
/// has to confirm them.
struct LeftoverWords {
  let line: CapturedLine

  init(_ line: CapturedLine) { self.line = line }

  /// Returns the first word about time, repetition or amount outside `ranges`. Also returns a word that shows that the
  /// line is incomplete, such as `on,` or a last word `the`. Returns nil if there is none.
  func doubt(besides ranges: [Range<Int>], hasRhythm: Bool, hasDay: Bool, hasHour: Bool = true)
    -> String?
  {
    // In `on, wed`, the word before the comma is missing.
    if let word = line.words.first(where: { ["on,", "at,"].contains($0.text.lowercased()) }) {
      return word.text
    }
    // `the heating just` is incomplete.
    if let last = line.words.last,
      ["just", "the", "a", "an", "and", "but", "or", "with"].contains(
        last.text.lowercased())
    {
      return last.text
    }
    let words = line.words.enumerated().filter { _, word in
      !ranges.contains { $0.contains(word.range.lowerBound) } && !isName(word)
        && !Self.isSum(word.text)
    }
    for (number, word) in words {
      let text = Self.bare(word.text)
      let next =
        line.words.indices.contains(number + 1) ? Self.bare(line.words[number + 1].text) : ""
      let before = number > 0 ? Self.bare(line.words[number - 1].text) : ""
      // An exception to the repetition: `thursdays, no class april 2`.
      if hasRhythm, text == "no" || text == "not" { return word.text }
      // Hours that were not parsed: `course mondays 6-7 for 6 weeks`.
      if hasRhythm, !hasHour, Self.isHourSpan(text) { return word.text }
      // A month whose day was not parsed: `the 14h of may at 8:30pm`.
      if before == "of", PhraseVocabulary.months[text] != nil { return word.text }
      let isAmount = Int(text) != nil && ["was", "a", "is"].contains(before) && next.isEmpty
      let isClock =
        Self.ordinal(next) == nil
        && (!Self.isLabel(before) || !hasHour && CaptureVocabulary.transports.contains(before))
        && Self.isClock(text) && (follows(number, ranges) || leads(number, ranges))
      let isLast = next.isEmpty && (1...24).contains(Int(text) ?? 0) && follows(number, ranges)
      let isListed =
        Int(text) != nil && word.text.hasSuffix(",") && !CaptureVocabulary.labels.contains(before)
      if isAmount || isLast || isClock || isListed && leads(number, ranges) { return word.text }
      let counters: Set<String> = ["for", "in", "between", "tonight"]
      // The number of people: `for 8 people`, `table for 4`.
      let counts =
        before == "for"
        && (!next.isEmpty && next.allSatisfy(\.isLetter) && !Self.units.contains(next)
          && !leads(number, ranges)
          || number > 1
            && ["table", "dinner", "lunch", "booking", "seats"].contains(
              Self.bare(line.words[number - 2].text)))
      let isCounted =
        Int(text) != nil && (hasRhythm && !counts || counters.contains(before) && !counts)
      let isEdge =
        follows(number, ranges) || leads(number, ranges) || Int(before) != nil || Int(next) != nil
      if text == "weekend", hasDay, ["long", "holiday"].contains(before) { continue }
      // In `20 week scan`, the duration is part of a name.
      if Int(text) != nil, text != "1", Self.singulars.contains(next), hasDay,
        !leads(number + 1, ranges), line.words.indices.contains(number + 2)
      {
        continue
      }
      // In `rent an 14th`, `an` may be a misspelt month.
      if text == "an", Int(next) != nil || leads(number, ranges) { return word.text }
      if number == 0, text == "week" || text == "weeks", !["off", "away"].contains(next) {
        return word.text
      }
      if before == "every" || text == "at" && leads(number, ranges) { return word.text }
      // A preposition without an object, as in `11am at`.
      let isLoose = next.isEmpty && ["at", "on", "from", "to", "until", "till"].contains(text)
      if isEdge || ["on", "of"].contains(before), isLoose || isShort(text, number, ranges, hasDay) {
        return word.text
      }
      // In a Korean line 12V is no mistyped hour.
      let isFragment =
        !line.hasHangul
        && text.split(separator: "-").contains(where: { Self.isFragment(String($0)) })
      if isCounted || isFragment,
        !Self.isLabel(before)
      {
        return word.text
      }
      if hasRhythm, ["working", "business", "last", "first"].contains(text) { return word.text }
      if isEnglish(text, before, next)
        || KoreanLeftover(text, before: before, next: next).saysWhen(hasRhythm: hasRhythm)
        || Misspelling.isNearDay(text) || leadsRead(text, number, ranges)
        || hasRhythm && Self.isCount(text, next)
      {
        return word.text
      }
    }
    return nil
  }

  /// Returns whether a word is a preposition before a parsed day: `move dentist to friday`.
  private func leadsRead(_ text: String, _ number: Int, _ ranges: [Range<Int>]) -> Bool {
    guard
      ["to", "until", "till", "before", "after", "from", "since", "between", "on"].contains(text)
    else { return false }
    return leads(number, ranges)
  }

  /// Returns whether a word may be a misspelt short word beside a day or time: `teh`, `rfi`, `st`. In a line with a
  /// parsed day, correct words such as `my` and `st` count only next to a weekday or a date. `no` counts only before a
  /// parsed phrase, or at the end of the line.
  private func isShort(_ text: String, _ number: Int, _ ranges: [Range<Int>], _ hasDay: Bool)
    -> Bool
  {
    guard Misspelling.isShortNearDay(text) else { return false }
    if text == "no" { return leads(number, ranges) || number == line.words.count - 1 }
    guard hasDay, ["st", "mr", "my", "amy", "fir"].contains(text) else { return true }
    return [number - 1, number + 1].contains { side in
      guard line.words.indices.contains(side) else { return false }
      let beside = Self.bare(line.words[side].text)
      // A misspelt month: `the 20th of my`.
      let isDate = beside == "of" || beside.first?.isNumber == true
      return Self.isWeekday(beside) || isDate && ["my", "mr"].contains(text)
    }
  }

  /// Returns whether a word is a sum or reference number: `£30`, `#2041`.
  private static func isSum(_ word: String) -> Bool {
    guard let first = word.first else { return false }
    return "£$€#".contains(first)
  }

  private static let singulars: Set<String> = ["week", "day", "minute", "hour", "month", "year"]

  /// Returns whether a text is the rest of a mistyped hour or word: `4mp`, `n`.
  private static func isFragment(_ text: String) -> Bool {
    guard let last = text.utf8.last, (97...122).contains(last) else { return false }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let rest = text.dropFirst(digits.count)
    if digits.isEmpty {
      return text.count == 1 && text != "e" && !["a", "i", "x", "w"].contains(text)
    }
    let labels: Set<Substring> = [
      "k", "x", "kg", "km", "g", "l", "ml", "p", "m", "gb", "d", "a", "b", "c",
    ]
    // Numbers with a valid suffix: `80s party`, `4th floor`.
    if rest == "s" && digits.hasSuffix("0") || ["st", "nd", "rd", "th"].contains(rest) {
      return false
    }
    return digits.count <= 2 && rest.count <= 5 && rest.allSatisfy(\.isLetter)
      && !labels.contains(rest)
  }

  /// Returns whether a word makes the following number a label: `bus 42`, `room 12`.
  static func isLabel(_ before: String) -> Bool {
    CaptureVocabulary.labels.contains(before) || before == "no"
  }

  /// Returns whether a text is a time in three or four digits: `1030`.
  private static func isClock(_ text: String) -> Bool {
    guard text.count == 3 || text.count == 4, let value = Int(text) else { return false }
    return value / 100 < 24 && value % 100 < 60
  }

  /// Returns whether a text is a span between two hours: `6-7`.
  private static func isHourSpan(_ text: String) -> Bool {
    let sides = text.split { "-–".contains($0) }.map { Int($0) ?? 0 }
    return sides.count == 2 && sides.allSatisfy { (1...24).contains($0) }
  }

  /// Returns whether the previous word was parsed.
  private func follows(_ number: Int, _ ranges: [Range<Int>]) -> Bool {
    number > 0 && ranges.contains { $0.overlaps(line.words[number - 1].range) }
  }

  /// Returns whether the next word was parsed.
  func leads(_ number: Int, _ ranges: [Range<Int>]) -> Bool {
    guard line.words.indices.contains(number + 1) else { return false }
    let next = line.words[number + 1]
    return ranges.contains { $0.overlaps(next.range) }
  }

  /// Returns whether a word is part of a name, because it or the next word ends with 의: 토요일 밤의 열기.
  private func isName(_ word: CapturedLine.Word) -> Bool {
    let text = Self.bare(word.text)
    if text.hasSuffix("의"), text.count > 1 { return true }
    return line.words.contains { other in
      other.range.lowerBound > word.range.lowerBound
        && other.range.lowerBound <= word.range.upperBound + 1
        && Self.bare(other.text).hasSuffix("의") && Self.bare(other.text).count > 1
    }
  }

  static func bare(_ word: String) -> String {
    var text = word.lowercased()[...]
    while let first = text.first, !first.isLetter, !first.isNumber { text.removeFirst() }
    while let last = text.last, !last.isLetter, !last.isNumber, last != "%" { text.removeLast() }
    return String(text)
  }

  /// Returns whether a text is a count: 10번, `8 times`.
  static func isCount(_ text: String, _ next: String) -> Bool {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty else { return false }
    let unit = digits.count == text.count ? next : String(text.dropFirst(digits.count))
    return ["번", "회", "차례", "times"].contains(unit)
  }
}
