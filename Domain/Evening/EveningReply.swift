/// A line that the user types to a question, before it is read as a record.
public enum EveningReply: Equatable, Sendable {
  case skip
  case explain
  /// The evening ends, and the answers so far stay.
  case end
  case words(String)

  public init(_ line: String) {
    let text = Text.trimmed(line)
    switch text.lowercased() {
    case "": self = .skip
    case "?", "？": self = .explain
    // The same key on a Korean keyboard.
    case "q", "ㅂ", "quit", "끝": self = .end
    case _: self = .words(text)
    }
  }
}

/// A yes or a no, with the words after it.
public enum YesOrNo: Equatable, Sendable {
  case yes(String)
  case no(String)

  private static let signs: Set<Character> = [",", ".", "!", "~", ";", "，", "。"]
  private static let yes: Set<String> = [
    "y", "yes", "yep", "yeah", "sure", "we did", "i did", "네", "넵", "예", "응", "어", "그래", "그럼", "맞아",
    "맞아요", "만났어", "만났어요", "했어", "했어요", "ㅇ", "ㅇㅇ",
  ]
  private static let no: Set<String> = [
    "n", "no", "nope", "not today", "we didn't", "i didn't", "아니", "아니오", "아니요", "아뇨", "안 만났어",
    "안 만났어요", "못 만났어", "못 만났어요", "없어", "없어요", "ㄴ", "ㄴㄴ",
  ]
  /// The words that may be followed by more words without a sign between them.
  private static let leads: Set<String> = ["yes", "yep", "yeah", "네", "넵", "응", "만났어", "만났어요"]

  /// Parses an answer; nil if it is neither a yes nor a no.
  public init?(_ text: String) {
    let text = String(Text.trimmed(text).map { $0 == "’" ? "'" : $0 })
    let whole = Self.withoutSigns(at: text).lowercased()
    let end = text.firstIndex { $0.isWhitespace || Self.signs.contains($0) } ?? text.endIndex
    let head = text[..<end].lowercased()
    let rest = Text.trimmed(
      String(text[end...].drop { $0.isWhitespace || Self.signs.contains($0) }))
    let isCut = end < text.endIndex && Self.signs.contains(text[end])
    if Self.yes.contains(whole) {
      self = .yes("")
    } else if Self.no.contains(whole) {
      self = .no("")
    } else if isCut && Self.yes.contains(head) || Self.leads.contains(head) {
      self = .yes(rest)
    } else if isCut, Self.no.contains(head) {
      self = .no(rest)
    } else {
      return nil
    }
  }

  private static func withoutSigns(at text: String) -> String {
    var rest = text[...]
    while let last = rest.last, signs.contains(last) || last.isWhitespace { rest.removeLast() }
    return String(rest)
  }
}

/// A number that answers a question of an evening.
public enum EveningNumber {
  /// Parses a position in a book: `120`, `p. 120`, `120쪽`, `45%`. A number alone is a percentage if the number of pages
  /// of the book is unknown. Returns nil for other texts.
  public static func position(_ text: String, isPercent: Bool) -> ReadingPosition? {
    var rest = Text.trimmed(text).lowercased()[...]
    let lead = ["page ", "p. ", "p.", "p "].first { rest.hasPrefix($0) }
    if let lead { rest = rest.dropFirst(lead.count) }
    guard let (number, unit) = leadingNumber(rest) else { return nil }
    switch Text.trimmed(unit) {
    case "": return lead == nil && isPercent ? .percent(number) : .page(number)
    case "쪽", "쪽까지", "쪽이요", "쪽이에요", "쪽까지요", "페이지", "p", "p.", "pages": return .page(number)
    case "%", "퍼센트", "프로", "percent": return .percent(number)
    case _: return nil
    }
  }

  /// Parses a mood: `72`, `72점`, or `72` with words after it. Returns nil for other texts.
  public static func mood(_ text: String) -> MoodDraft? {
    let text = Text.trimmed(text)
    guard let (level, behind) = leadingNumber(text[...]) else { return nil }
    var rest = behind[...]
    for unit in ["점이에요", "점이요", "점", "/100"] where rest.hasPrefix(unit) {
      rest = rest.dropFirst(unit.count)
      break
    }
    if let next = rest.first, !next.isWhitespace, !separators.contains(next) { return nil }
    let words = Text.trimmed(
      String(rest.drop { $0.isWhitespace || separators.contains($0) }))
    return MoodDraft(level: level, text: words.isEmpty ? nil : words)
  }

  private static let separators: Set<Character> = [",", ":", ";", "-", "–", "—", "."]

  /// Returns the number at the beginning of a text, and the rest; nil if there is none.
  private static func leadingNumber(_ text: Substring) -> (Int, String)? {
    let digits = text.prefix { ("0"..."9").contains($0) }
    guard (1...6).contains(digits.count), let number = Int(digits) else { return nil }
    return (number, String(text.dropFirst(digits.count)))
  }
}
