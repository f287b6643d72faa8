/// Reads the pieces of a phrase in whatever order they stand: each says one thing about a day or a
/// time, and nothing is said twice.
struct PhraseParser {
  let tokens: ArraySlice<PhraseToken>
  let wants: PhraseWanted
  let order: DateOrder
  var place: Int
  var slots = PhraseSlots()

  private init(_ tokens: ArraySlice<PhraseToken>, _ wants: PhraseWanted, _ order: DateOrder) {
    self.tokens = tokens
    self.wants = wants
    self.order = order
    place = tokens.startIndex
  }

  /// What all the pieces say together; nothing where one of them says nothing.
  static func slots(
    of tokens: ArraySlice<PhraseToken>, _ wants: PhraseWanted, _ order: DateOrder
  ) -> PhraseSlots? {
    var parser = PhraseParser(tokens, wants, order)
    while parser.place < tokens.endIndex {
      let before = parser.place
      guard parser.readOne(), parser.place > before else { return nil }
    }
    return parser.slots.isEmpty ? nil : parser.slots
  }

  /// The length that all the pieces say together.
  static func length(of tokens: ArraySlice<PhraseToken>) -> PhraseLength? {
    let parser = PhraseParser(tokens, .moment, .monthFirst)
    guard let (length, count) = parser.length(0) else { return nil }
    let rest = tokens.dropFirst(count)
    let isWhole = rest.isEmpty || rest.count == 1 && parser.isWord(count, PhraseVocabulary.lasting)
    return isWhole ? length : nil
  }

  private mutating func readOne() -> Bool {
    if let (offset, count) = neighbour() { return keep(\.offset, offset, taking: count) }
    if readRelative() { return true }
    if readClock() || readWrittenDate() || readKoreanDate() || readNth() || readTurned()
      || readWord() || readEnglishDate()
    {
      return true
    }
    if let word = word(0), PhraseVocabulary.fillers.contains(word) {
      place += 1
      return true
    }
    return readBareNumber()
  }

  // MARK: Looking ahead

  func token(_ ahead: Int) -> PhraseToken? {
    tokens.indices.contains(place + ahead) ? tokens[place + ahead] : nil
  }

  func word(_ ahead: Int) -> String? {
    if case .word(let word)? = token(ahead) { word } else { nil }
  }

  func number(_ ahead: Int) -> PhraseNumber? {
    if case .number(let number)? = token(ahead) { number } else { nil }
  }

  func isWord(_ ahead: Int, _ words: Set<String>) -> Bool {
    word(ahead).map(words.contains) ?? false
  }

  /// Keeps what a number of pieces said.
  mutating func keep<Value>(
    _ path: WritableKeyPath<PhraseSlots, Value?>, _ value: Value, taking count: Int
  ) -> Bool {
    place += count
    return slots.keep(path, value)
  }

  // MARK: Single words

  /// A word that says something by itself.
  private mutating func readWord() -> Bool {
    guard let word = word(0) else { return false }
    if let (named, count) = namedDay() { return keep(\.named, named, taking: count) }
    if word == "연휴", slots.named != nil, !slots.isRest {
      slots.isRest = true
      place += 1
      return true
    }
    if word == "음력", !slots.isLunar {
      slots.isLunar = true
      place += 1
      return true
    }
    if word == "윤", slots.isLunar, !slots.isLeapMonth {
      slots.isLeapMonth = true
      place += 1
      return true
    }
    // 내일 모레 is 모레.
    if word == "내일" || word == "낼", self.word(1) == "모레" {
      return keep(\.distance, 2, taking: 2)
    }
    if let distance = PhraseVocabulary.distances[word] {
      return keep(\.distance, distance, taking: 1)
    }
    if let part = PhraseVocabulary.parts[word] { return keepPart(part, taking: 1) }
    if let night = PhraseVocabulary.nights[word] {
      return keep(\.distance, night, taking: 1) && keepPart(.night, taking: 0)
    }
    if PhraseVocabulary.now.contains(word) { return keep(\.seconds, 0, taking: 1) }
    if PhraseVocabulary.until.contains(word) {
      slots.isDeadline = true
      place += 1
      return true
    }
    if let weekday = PhraseVocabulary.weekdays[word] {
      // `friday week` is a week after friday.
      if self.word(1) == "week", slots.offset == nil { slots.offset = 7 }
      return keep(\.weekday, weekday, taking: slots.offset == 7 && self.word(1) == "week" ? 2 : 1)
    }
    return readEnd(word) || readSmallWord(word)
  }

  /// A part of the day; `pm` beside the evening or the night, and `am` beside the morning, say the same
  /// once more.
  private mutating func keepPart(_ part: PartOfDay, taking count: Int) -> Bool {
    place += count
    guard let known = slots.part else { return slots.keep(\.part, part) }
    let halves: [Set<PartOfDay>] = [
      [.smallHours, .morning, .forenoon], [.lunch, .afternoon, .evening, .night],
    ]
    guard known != part, halves.contains(where: { $0.isSuperset(of: [known, part]) }),
      known == .forenoon || known == .afternoon || part == .forenoon || part == .afternoon
    else { return false }
    if known == .forenoon || known == .afternoon { slots.part = part }
    return true
  }

  /// Whether a day is named from a piece on.
  private func beginsDay(_ ahead: Int) -> Bool {
    if isWord(ahead, ["the"]) { return number(ahead + 1) != nil }
    guard let word = word(ahead) else { return number(ahead) != nil }
    return PhraseVocabulary.weekdays[word] != nil || PhraseVocabulary.months[word] != nil
      || NamedDay.names[word] != nil || NamedDay.phrases.contains { $0.words.first == word }
  }

  /// `in the morning`, `the day after tomorrow`, `3 o'clock`, and 마지막 날.
  private mutating func readSmallWord(_ word: String) -> Bool {
    if word == "in" || word == "during" {
      place += 1
      return true
    }
    if word == "day", isWord(1, ["after", "before"]), let other = self.word(2),
      let distance = PhraseVocabulary.distances[other], distance != 0,
      (self.word(1) == "after") == (distance > 0)
    {
      return keep(\.distance, 2 * distance, taking: 3)
    }
    // `the day after easter monday`
    if word == "day", isWord(1, ["after", "before"]), slots.offset == nil, beginsDay(2) {
      return keep(\.offset, self.word(1) == "after" ? 1 : -1, taking: 2)
    }
    let isLast = word == "마지막" && self.word(1) == "날" || word == "last" && self.word(1) == "day"
    if isLast, !slots.isEnd {
      slots.isEnd = true
      place += 2
      return true
    }
    return false
  }
}

/// What a phrase is read for, where that decides what a bare number is.
public enum PhraseWanted: Sendable {
  /// A day, or days.
  case day
  /// A day with a time, or one of them.
  case moment
  /// A month, or a day of it.
  case month
  /// A day of birth.
  case birthday
}

/// How somebody writes days in numbers.
public struct DateOrder: Hashable, Sendable {
  /// Whether 3/8 is in August.
  public let isDayFirst: Bool
  /// Whether 26/3/8 begins with its year.
  public let isYearFirst: Bool

  public static let monthFirst = DateOrder(isDayFirst: false, isYearFirst: false)
  public static let dayFirst = DateOrder(isDayFirst: true, isYearFirst: false)

  /// The same one for somebody who begins with a year of two digits.
  public var withYearFirst: DateOrder { DateOrder(isDayFirst: isDayFirst, isYearFirst: true) }
}
