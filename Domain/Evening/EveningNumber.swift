/// A number that answers a question of an evening.
public enum EveningNumber {
  /// Parses a position in a book: `120`, `p. 120`, 120쪽쯤, 칠십, `about 120`, `45%`. A number alone is a percentage if the
  /// number of pages of the book is unknown. `8 more` is counted from the last position. Returns nil for other texts.
  public static func position(
    _ text: String, isPercent: Bool, after last: Int = 0
  ) -> ReadingPosition? {
    var rest = Text.trimmed(text).lowercased()[...]
    if EveningVocabulary.finished.contains(AnswerLine(text).whole) { return .percent(100) }
    let leads = dropLeads(of: &rest, EveningVocabulary.beforePages + EveningVocabulary.pageMarks)
    guard let found = SpokenNumber(rest, units: EveningVocabulary.pageUnits),
      let tail = PageTail(found.rest)
    else { return nil }
    let isPage = leads.contains { EveningVocabulary.pageMarks.contains($0) }
    let isMore =
      tail.isMore || tail.isAmount && tail.unit != .percent && found.value <= last
      || leads.contains { EveningVocabulary.moreLeads.contains($0) }
    let ofPages = isPage || tail.unit == .page
    if ofPages, tail.unit == .percent { return nil }
    guard isMore else {
      let isShare = tail.unit == .percent || !ofPages && isPercent
      return isShare ? .percent(found.value) : .page(found.value)
    }
    // Only pages can be added to a page, and only percent to a percentage.
    if ofPages ? isPercent : tail.unit == .percent && !isPercent { return nil }
    return isPercent ? .percent(last + found.value) : .page(last + found.value)
  }

  /// Splits a position from the words after a sign: `52, just on the bus`. Returns nil if there is no such sign.
  public static func positionAndWords(_ text: String) -> (position: String, words: String)? {
    let text = Text.trimmed(text)
    guard
      let sign = text.firstIndex(where: { ",;.–—".contains($0) }),
      text[..<sign].contains(where: { ("0"..."9").contains($0) })
    else { return nil }
    let behind = text[text.index(after: sign)...]
    // `p. 52` and `4.5` have no words behind the sign.
    guard behind.first?.isWhitespace == true, behind.contains(where: \.isLetter) else { return nil }
    return (String(text[..<sign]), Text.trimmed(String(behind)))
  }

  /// Parses a mood: `72`, 72점쯤, 육십, `about 72`, `6 out of 10`, or one of them with words after it. Returns nil for other
  /// texts, and for two numbers such as `60-70`.
  public static func mood(_ text: String) -> MoodDraft? {
    let text = Text.trimmed(text)
    var rest = text[...]
    _ = dropLeads(of: &rest, EveningVocabulary.beforeMoods)
    let level: Int
    if let score = SpokenScore(rest) {
      (level, rest) = (score.level, score.rest)
    } else {
      guard let found = SpokenNumber(rest, units: ["점", "/"]) else { return nil }
      (level, rest) = (found.value, found.rest)
      // The decimals of 72.5 are cut; 7.5 is a score without its scale.
      if rest.first == ".", rest.dropFirst().first?.isNumber == true {
        let decimals = rest.dropFirst().prefix(while: \.isNumber)
        // 12.30 is a time.
        if level <= 10 || level < 24 && decimals.count == 2 { return nil }
        rest = rest.dropFirst(1 + decimals.count)
      }
    }
    drop(oneOf: ["점이에요", "점이요", "점", "%"], from: &rest)
    let spaced = rest.drop { $0 == " " }
    var about = spaced
    if drop(oneOf: EveningVocabulary.behindMoods, from: &about), isEnd(about) { rest = about }
    drop(oneOf: ["이에요", "이요", "예요", "요"], from: &rest)
    // `11 out of 10` and 8점 만점에 5 are no scores.
    let behind = rest.drop(while: \.isWhitespace).lowercased()
    guard isEnd(rest), !isRange(rest), !behind.hasPrefix("out of"), !behind.hasPrefix("만점")
    else { return nil }
    let words = Text.trimmed(String(rest.drop { $0.isWhitespace || separators.contains($0) }))
    // `20 minutes of running` is no mood.
    if let first = AnswerLine(words).words.first, EveningVocabulary.measures.contains(first.text) {
      return nil
    }
    return MoodDraft(level: level, text: words.isEmpty ? nil : words)
  }

  /// Returns whether a second number follows: `-70`, ` to 70`, ` or 70`, ` 70`.
  private static func isRange(_ rest: Substring) -> Bool {
    var text = rest.drop(while: \.isWhitespace)
    drop(oneOf: ["-", "–", "—", "~", "to ", "or "], from: &text)
    return text.first { !$0.isWhitespace }?.isNumber == true
  }

  private static let separators: Set<Character> = [
    ",", ":", ";", "-", "–", "—", ".", "?", "!", "~", "…",
  ]

  private static func isEnd(_ rest: Substring) -> Bool {
    guard let next = rest.first else { return true }
    return next.isWhitespace || separators.contains(next)
  }

  @discardableResult
  private static func drop(oneOf texts: [String], from rest: inout Substring) -> Bool {
    let whole = rest.lowercased()
    guard let text = texts.first(where: whole.hasPrefix) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  /// Returns whether `lead` begins the text, and is a whole word there. `whole` is the text in lower case.
  private static func isLead(_ lead: String, of text: Substring, _ whole: String) -> Bool {
    guard whole.hasPrefix(lead) else { return false }
    guard let next = text.dropFirst(lead.count).first, let last = lead.last, last.isLetter else {
      return true
    }
    return next.isWhitespace || next == "," || next == "." || ("0"..."9").contains(next)
  }

  /// Removes the words before a number, and returns them. A word of letters must be followed by a space or a digit.
  private static func dropLeads(of rest: inout Substring, _ leads: [String]) -> [String] {
    var dropped: [String] = []
    while true {
      let (text, whole) = (rest, rest.lowercased())
      guard let found = leads.first(where: { isLead($0, of: text, whole) }) else { return dropped }
      dropped.append(found)
      rest = rest.dropFirst(found.count).drop { $0.isWhitespace || $0 == "," || $0 == "." }
    }
  }
}

/// The words after a page number: its unit, and whether the number counts from the last page.
private struct PageTail {
  enum Unit: Equatable { case page, percent }

  private(set) var unit: Unit?
  private(set) var isMore = false
  /// Whether the words may mean an amount as well as a position, as in 8쪽 읽음.
  private(set) var isAmount = false

  /// Parses the words after a number; nil if one of them is about something else.
  init?(_ text: Substring) {
    var rest = text
    // The number of pages of the book: `140/352`.
    if rest.first == "/" {
      let digits = rest.dropFirst().prefix { ("0"..."9").contains($0) }
      rest = rest.dropFirst(digits.isEmpty ? 0 : digits.count + 1)
    }
    while true {
      rest = rest.drop { $0.isWhitespace || ",.?!~…ㅋㅎㅠㅜ".contains($0) }
      if rest.isEmpty { return }
      if unit == nil, let page = Self.first(of: EveningVocabulary.pageUnits, in: rest) {
        unit = .page
        rest = rest.dropFirst(page.count)
      } else if unit == nil, let percent = Self.first(of: EveningVocabulary.percentUnits, in: rest)
      {
        unit = .percent
        rest = rest.dropFirst(percent.count)
      } else if let more = Self.first(of: EveningVocabulary.more, in: rest) {
        isMore = true
        rest = rest.dropFirst(more.count)
      } else if let word = Self.first(of: EveningVocabulary.behindPages, in: rest) {
        isAmount = isAmount || word.hasPrefix("읽")
        rest = rest.dropFirst(word.count)
      } else {
        return nil
      }
    }
  }

  /// Returns the first of some words with which a text begins. After a word of Latin letters the word must end.
  private static func first(of words: [String], in text: Substring) -> String? {
    words.first { word in
      guard text.hasPrefix(word) else { return false }
      guard let last = word.last, last.isASCII, last.isLetter else { return true }
      return text.dropFirst(word.count).first.map { !$0.isASCII || !$0.isLetter } ?? true
    }
  }
}
