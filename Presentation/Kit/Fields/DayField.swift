package import Domain
package import TextUI

/// A day that lies ahead, as a number of days that is changed by steps or typed, or in words: 다음 주
/// 금요일, `next friday`, `3/14`.
package struct DayField: Equatable, Sendable {
  /// The language words are answered in.
  let language: Language
  /// The day the numbers count from.
  package let today: Day
  /// How many days ahead can be chosen.
  let range: ClosedRange<Int>
  /// What the number counts, shown right behind it.
  let unit: String
  /// The unit of one, where it is another word.
  let unitOfOne: String
  /// The number that is shown, which may be out of bounds while digits are still being typed.
  private var shown: Int
  /// The number before anything was typed.
  private var before = 0
  /// What was typed since the keys came to it: digits, or words.
  package private(set) var text = ""
  /// Whether what was typed is read as a whole.
  private(set) var isInWords = false
  /// Whether the digit that was typed last would have led too far.
  package private(set) var wasCut = false
  /// What is shown where there is no day; nil where a day is needed.
  let none: String?
  /// Whether there is no day.
  private(set) var isEmpty: Bool

  /// Makes a day so many days ahead.
  package init(
    _ ahead: Int, in range: ClosedRange<Int>, from today: Day, unit: String, one: String,
    none: String? = nil, isEmpty: Bool = false, _ language: Language
  ) {
    self.none = none
    self.isEmpty = isEmpty
    self.range = range
    self.today = today
    self.unit = unit
    unitOfOne = one
    self.language = language
    shown = min(max(ahead, range.lowerBound), range.upperBound)
  }

  /// The most characters that are typed.
  static let mostTyped = 40
  /// The digits of a year, the longest number there is.
  private static let mostDigits = 4

  /// The day that is meant. Words may name one that nobody takes.
  package var day: Day { meant ?? today + ahead }

  /// Whether there are words in it that say no day.
  package var isUnread: Bool { isInWords && meant == nil }

  /// The number of days, always within its bounds.
  private var ahead: Int { min(max(shown, range.lowerBound), range.upperBound) }

  /// The day the words mean: of a week or a month the last one, and so long from today where only
  /// a length is said.
  private var meant: Day? {
    guard isInWords else { return nil }
    do throws(Misunderstood) {
      let read = try PhraseReader(
        today: today, looking: .ahead, order: DateOrder.monthFirst.spoken(in: language)
      ).read(text, as: .moment)
      if let days = (read.end ?? read.start).days { return days.span.upperBound }
      guard let length = read.lasting, length.seconds == 0, length.days <= 9_999 else {
        return nil
      }
      return today + length.days
    } catch { return nil }
  }

  /// Goes a day with the arrows or `+` and `-`; digits make a new number, and letters make words of
  /// what was typed.
  package mutating func update(_ key: Key) -> EditOutcome {
    wasCut = false
    switch key {
    case .character(let character) where isInWords || begins(character): return write(character)
    case .character(let digit) where digit.isASCII && digit.isWholeNumber: return type(digit)
    case .left, .character("-"): return step(-1)
    case .right, .character("+"), .character("="): return step(1)
    case .backspace: return takeBack()
    case .delete where none != nil: return empty()
    case .character, .enter, .escape, .tab, .backTab, .delete, .insert, .up, .down, .home, .end,
      .pageUp, .pageDown, .function, .control, .alt, .modified:
      return .ignored
    }
  }

  /// Whether a character makes words of what was typed. Behind a year a stroke goes on with a date.
  private func begins(_ character: Character) -> Bool {
    switch character {
    case " ", ".", "/", ",": !text.isEmpty
    case "-": text.count == Self.mostDigits
    default: character.isLetter
    }
  }

  /// Takes the day away.
  private mutating func empty() -> EditOutcome {
    if isEmpty { return .moved }
    (text, isInWords, isEmpty) = ("", false, true)
    return .changed
  }

  /// Ends typing: what was understood becomes a number of days again.
  package mutating func settle() {
    wasCut = false
    if isInWords {
      guard let day = meant, range.contains(day - today) else { return }
      shown = day - today
    }
    shown = ahead
    text = ""
    isInWords = false
  }

  /// Types what the clipboard held.
  mutating func paste(_ pasted: String) -> EditOutcome {
    let line = pasted.prefix(Self.mostTyped).filter { !$0.isNewline }
    guard !line.isEmpty else { return .ignored }
    wasCut = false
    isInWords = !line.allSatisfy { $0.isASCII && $0.isWholeNumber }
    text = ""
    for character in line { _ = isInWords ? write(character) : type(character) }
    return .changed
  }

  private mutating func write(_ character: Character) -> EditOutcome {
    guard text.count < Self.mostTyped else { return .cut }
    if text.isEmpty { before = shown }
    (isInWords, isEmpty) = (true, false)
    text.append(character)
    return .changed
  }

  private mutating func type(_ digit: Character) -> EditOutcome {
    if text.isEmpty { before = shown }
    guard text.count < Self.mostDigits else {
      wasCut = true
      return .cut
    }
    text.append(digit)
    guard let number = Int(text), number <= range.upperBound else {
      wasCut = true
      return .cut
    }
    (shown, isEmpty) = (number, false)
    return .changed
  }

  private mutating func takeBack() -> EditOutcome {
    if isEmpty { return .moved }
    if text.isEmpty { text = String(shown) }
    let emptied = isInWords ? before : 0
    text.removeLast()
    if text.isEmpty, none != nil, !isInWords { return empty() }
    isInWords = isInWords && !text.isEmpty && Int(text) == nil
    if !isInWords { shown = min(Int(text) ?? emptied, range.upperBound) }
    return .changed
  }

  private mutating func step(_ count: Int) -> EditOutcome {
    if isEmpty {
      isEmpty = false
      return .changed
    }
    let before = day
    if isUnread { return .moved }
    settle()
    if isInWords { return .moved }
    shown = min(max(ahead + count, range.lowerBound), range.upperBound)
    return before == day ? .moved : .changed
  }
}

extension DayField {
  /// The number with its unit, or the words with what they mean.
  func pieces(isFocused: Bool, _ glyphs: Glyphs) -> [StyledText] {
    if isEmpty, let none {
      return isFocused ? glyphs.around(StyledText(none, .bold)) : [StyledText(none)]
    }
    if isInWords {
      let words = StyledText(text + (isFocused ? "_" : ""), isFocused ? .reverse : .bold)
      guard let meant else { return [words] }
      let day = CalendarWords.fullDayWithWeekday(meant, in: language)
      return [words, StyledText("  " + day, .dim)]
    }
    let number = "\(isFocused ? shown : ahead)" + (ahead == 1 ? unitOfOne : unit)
    return isFocused ? glyphs.around(StyledText(number, .bold)) : [StyledText(number)]
  }
}

extension Form {
  /// The day in a field; nil where it is empty.
  package func day(_ name: Name) -> Day? {
    if case .day(let field) = self[name], !field.isEmpty { field.day } else { nil }
  }
}
