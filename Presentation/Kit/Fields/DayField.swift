package import Domain
package import TextUI

/// A field for a day in the future. It is given as a number of days ahead or as words such as `next friday`, `3/14` or
/// 다음 주 금요일.
package struct DayField: Equatable, Sendable {
  /// The language in which the parsed day is shown.
  let language: Language
  /// The day from which the numbers are counted.
  package let today: Day
  /// The range of days ahead that can be chosen.
  let range: ClosedRange<Int>
  /// The unit of the number, shown right after it.
  let unit: String
  /// The singular form of `unit`.
  let unitOfOne: String
  /// The displayed number, which may be out of range while digits are being typed.
  private var shown: Int
  /// The number before typing began.
  private var before = 0
  /// The digits or words typed since the field got the focus.
  package private(set) var text = ""
  /// Whether the typed text is parsed as words instead of digits.
  private(set) var isInWords = false
  /// Whether the last digit was rejected because the number would be too long or too large.
  package private(set) var wasCut = false
  /// The text shown while the field is empty; nil if a day is required.
  let none: String?
  /// Whether the field has no day.
  private(set) var isEmpty: Bool

  /// Creates a field that shows a day `ahead` days after today.
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

  static let mostTyped = 40
  /// The number of digits of a year, the longest number that can be typed.
  private static let mostDigits = 4

  /// The day of the field. A day given in words may be out of range.
  package var day: Day { meant ?? today + ahead }

  /// Whether the typed words do not yield a day.
  package var isUnread: Bool { isInWords && meant == nil }

  /// The number of days ahead, limited to the range.
  private var ahead: Int { min(max(shown, range.lowerBound), range.upperBound) }

  /// The day that the typed words yield; nil if they yield none. A week or month yields its last day, and a duration
  /// counts from today.
  private var meant: Day? {
    guard isInWords else { return nil }
    do throws(PhraseParseError) {
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

  /// Handles a key: left, right, `+` and `-` change the day by one, digits enter a new number, and letters switch to
  /// words.
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

  /// Returns whether a character switches from digits to words. A hyphen after four digits continues a date.
  private func begins(_ character: Character) -> Bool {
    switch character {
    case " ", ".", "/", ",": !text.isEmpty
    case "-": text.count == Self.mostDigits
    default: character.isLetter
    }
  }

  private mutating func empty() -> EditOutcome {
    if isEmpty { return .moved }
    (text, isInWords, isEmpty) = ("", false, true)
    return .changed
  }

  /// Ends typing and turns parsed words into a number of days. Words that yield no day in the range stay in the field.
  package mutating func commit() {
    wasCut = false
    if isInWords {
      guard let day = meant, range.contains(day - today) else { return }
      shown = day - today
    }
    shown = ahead
    text = ""
    isInWords = false
  }

  /// Handles pasted text as if it were typed.
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
    commit()
    if isInWords { return .moved }
    shown = min(max(ahead + count, range.lowerBound), range.upperBound)
    return before == day ? .moved : .changed
  }
}

extension DayField {
  /// Returns the number with its unit, or the words with the day they yield.
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
  /// Returns the day in a field; nil if the field is empty or has another type.
  package func day(_ name: Name) -> Day? {
    if case .day(let field) = self[name], !field.isEmpty { field.day } else { nil }
  }
}
